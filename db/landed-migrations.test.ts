import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPackedDump } from '#tests/kept/packed-dump.ts';
import { enterMigrations, findLandingProblem } from './landed-migrations.ts';
import { shopMigrations } from './read-migrations.ts';
import { renamedMigrations } from './renamed-migrations.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-landed-'));
  await write('landed.txt', '');
  await write('0001_shelves.sql', 'create table shelves (id integer);');
  await write('0003_labels.sql', 'create table labels (id integer);');
  await enterMigrations(folder);
});
afterEach(() => rm(folder, { recursive: true }));

function write(file: string, text: string): Promise<void> {
  return writeFile(join(folder, file), text);
}

test('landed migrations are never changed, removed or inserted (npm run row-types enters a new one)', async () => {
  expect(await findLandingProblem()).toBeUndefined();
});

test('a new migration is entered at the end, and the lines before it stay', async () => {
  const before = await readFile(join(folder, 'landed.txt'), 'utf8');
  await write('0004_prices.sql', 'create table prices (id integer);');
  expect(await findLandingProblem(folder)).toContain('npm run row-types enters it');
  expect(await enterMigrations(folder)).toEqual(['0004_prices.sql']);
  expect(await findLandingProblem(folder)).toBeUndefined();
  const after = await readFile(join(folder, 'landed.txt'), 'utf8');
  expect(after.startsWith(before)).toBe(true);
});

test('a landed migration that was changed is named, and not entered again', async () => {
  await write('0001_shelves.sql', 'create table shelves (id bigint);');
  expect(await findLandingProblem(folder)).toContain('put the change into a new migration');
  await expect(enterMigrations(folder)).rejects.toThrow('0001_shelves.sql is not the file');
});

test('a landed migration that is gone is named', async () => {
  await rm(join(folder, '0003_labels.sql'));
  expect(await findLandingProblem(folder)).toContain('there is no such file');
});

test('a migration numbered before the newest landed one is refused', async () => {
  await write('0002_prices.sql', 'create table prices (id integer);');
  expect(await findLandingProblem(folder)).toContain('give it the next free number');
  await expect(enterMigrations(folder)).rejects.toThrow('give it the next free number');
});

test('the list begins with the migrations of each kept database', async () => {
  const kept = fileURLToPath(new URL('../tests/kept/', import.meta.url));
  const listed = await listedToday();
  for (const file of (await readdir(kept)).filter((name) => name.endsWith('.json.gz'))) {
    const { migrations } = (await readPackedDump(join(kept, file))).dump;
    const lines = migrations.map((migration) => `${migration.checksum}  ${migration.file}`);
    expect(listed.slice(0, lines.length), file).toEqual(lines);
  }
});

test('no line that was ever in the list is gone or changed; of one whose file got another number the content stays', async () => {
  const listed = await listedToday();
  const today = (line: string) => {
    const [checksum = '', file = ''] = line.split(/\s+/);
    return `${checksum}  ${renamedMigrations[file] ?? file}`;
  };
  expect((await linesOfHistory()).map(today).filter((line) => !listed.includes(line))).toEqual([]);
});

async function listedToday(): Promise<string[]> {
  return (await readFile(join(shopMigrations, 'landed.txt'), 'utf8'))
    .split(/\r?\n/)
    .filter((line) => line !== '');
}

/** The history of landed.txt as Git has it; empty in a copy of the shop that came without its history. */
async function linesOfHistory(): Promise<string[]> {
  const args = ['log', '--patch', '--unified=0', '--format=', '--', 'landed.txt'];
  const history = await promisify(execFile)('git', args, { cwd: shopMigrations }).catch(() => ({
    stdout: '',
  }));
  return [...history.stdout.matchAll(/^\+([0-9a-f]{64} .+)$/gm)].map(([, line = '']) => line);
}
