import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Migration, readMigrations, shopMigrations } from './read-migrations.ts';

// Shops in use have run these files: a line of the list is never changed, and a new one comes after all others.
const listName = 'landed.txt';

type Landed = { file: string; checksum: string };

/** Adds new migrations at the end of the list and returns them. */
export async function enterMigrations(folder: string = shopMigrations): Promise<string[]> {
  const landed = await readLanded(folder);
  const problem = findProblem(landed, await readMigrations(folder));
  if (problem) throw new Error(problem);
  const added = await listUnlisted(folder, landed);
  await writeFile(join(folder, listName), [...landed, ...added].map(toLine).join(''));
  return added.map(({ file }) => file);
}

/** What is wrong with the migrations or their list, as a sentence with the remedy; undefined if they agree. */
export async function findLandingProblem(folder: string = shopMigrations): Promise<string | undefined> {
  const landed = await readLanded(folder);
  const problem = findProblem(landed, await readMigrations(folder));
  if (problem) return problem;
  const [unlisted] = await listUnlisted(folder, landed);
  return unlisted && `${unlisted.file} is not in ${listName}: npm run row-types enters it.`;
}

function findProblem(landed: Landed[], migrations: Migration[]): string | undefined {
  const known = new Map(migrations.map((migration) => [migration.file, migration.checksum]));
  const wayBack = `If it has landed, bring it back as it was and put the change into a new migration; if it has not, remove its line from db/migrations/${listName} and run npm run row-types.`;
  for (const { file, checksum } of landed) {
    if (!known.has(file)) return `${file} is in ${listName}, but there is no such file. ${wayBack}`;
    if (known.get(file) !== checksum) return `${file} is not the file that ${listName} names. ${wayBack}`;
  }
  const listed = new Set(landed.map(({ file }) => file));
  const newest = landed.at(-1)?.file ?? '';
  const late = migrations.find(({ file }) => !listed.has(file) && file < newest);
  return late && `${late.file} comes before ${newest}, which has landed: give it the next free number.`;
}

async function listUnlisted(folder: string, landed: Landed[]): Promise<Landed[]> {
  const listed = new Set(landed.map(({ file }) => file));
  return (await readMigrations(folder)).filter(({ file }) => !listed.has(file));
}

async function readLanded(folder: string): Promise<Landed[]> {
  const lines = (await readFile(join(folder, listName), 'utf8')).split(/\r?\n/).filter((line) => line !== '');
  return lines.map((line) => {
    const [checksum = '', file = ''] = line.split(/\s+/);
    return { checksum, file };
  });
}

function toLine({ checksum, file }: Landed): string {
  return `${checksum}  ${file}\n`;
}
