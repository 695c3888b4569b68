import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enterMigrations, findLandingProblem } from './landed-migrations.ts';

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
