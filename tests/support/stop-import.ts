import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import pg from 'pg';
import { openOwner } from './account.ts';
import { browserShop } from './browser-shop-address.ts';
import { sendFile } from './send-file.ts';
import { newWord } from './shelf.ts';

/**
 * An import stopped after five failures, because the disk of the browser tests' shop does not fill up on demand;
 * `server/api/catalogue-files/troubled-imports.test.ts` shows how it really comes to that. Returns the file's name.
 */
export async function stopImport(): Promise<string> {
  const { api } = await openOwner();
  const name = `${newWord()}.csv`;
  const rows = [
    'Reference;Name (English);Description (English);Unit;Price FCFA',
    `${name};Balm;Soft;15 ml;2500`,
  ];
  const id = await sendFile(api, new Blob([rows.join('\n')]), name);
  await expect
    .poll(async () => (await api.catalogueFiles.getImport({ id, limit: 1 })).data.state, { timeout: 30_000 })
    .toBe('checked');
  await inDatabase((database) =>
    database.query(
      "update imports set state = 'checking', tries = 5, trouble = 'diskFull', due_at = null, last_error = 'ENOSPC' where id = $1",
      [id],
    ),
  );
  return name;
}

/** Changes the browser tests' database directly, for what no page and no call can do. */
export async function inDatabase(change: (database: pg.Client) => Promise<unknown>): Promise<void> {
  const database = new pg.Client({ connectionString: await readFile(browserShop.databaseFile, 'utf8') });
  await database.connect();
  try {
    await change(database);
  } finally {
    await database.end();
  }
}
