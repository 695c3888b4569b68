import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { unreadNames } from './load-env-file.ts';

const example = await readFile(new URL('../.env.example', import.meta.url), 'utf8');

test('a misspelt name in .env is found', () => {
  const file = 'PORT=3001\nDATABSE_URL=postgres://shop@127.0.0.1/shop\nPublic_Url=https://shop.example.com\n';
  expect(unreadNames(file, example)).toEqual(['DATABSE_URL', 'Public_Url']);
});

test('a copy of the example, and names that Node and PostgreSQL’s client read, are no misspelling', () => {
  expect(unreadNames(`${example}\nNODE_OPTIONS=--trace-warnings\nPGSSLMODE=require\n`, example)).toEqual([]);
});
