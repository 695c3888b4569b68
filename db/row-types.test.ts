import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { generateRowTypes, rowTypesFile } from '../scripts/generate-row-types.ts';

const { connectionString } = await testDatabase();

test('the row types are those of the migrations (npm run row-types writes them)', async () => {
  expect(await readFile(rowTypesFile, 'utf8')).toBe(await generateRowTypes(connectionString));
});
