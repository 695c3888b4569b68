import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export type Migration = { file: string; sql: string; checksum: string };

export const shopMigrations = fileURLToPath(new URL('./migrations/', import.meta.url));

const fileName = /^\d{4}_[a-z0-9_]+\.sql$/;

/** The migrations of a folder in their order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const misnamed = files.find((file) => !fileName.test(file));
  if (misnamed) throw new Error(`The migration ${misnamed} is not named like 0001_what_it_does.sql.`);
  const numbers = files.map((file) => file.slice(0, 4));
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice) throw new Error(`Two migrations have the number ${twice}.`);
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(`${folder}/${file}`, 'utf8');
      // A checkout on Windows may change line ends; the schema is the same.
      const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
      return { file, sql, checksum };
    }),
  );
}
