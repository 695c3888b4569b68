import type pg from 'pg';
import { WritableClient } from '../writable-client.ts';

// Settings that the text form of a value depends on: the same on every server where a dump is made, loaded and
// compared.
const settings = [
  `datestyle = 'ISO, MDY'`,
  `intervalstyle = 'postgres'`,
  `timezone = 'UTC'`,
  'extra_float_digits = 1',
  `bytea_output = 'hex'`,
  `client_encoding = 'UTF8'`,
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
];

/** Opens a separate connection, because dumping takes longer than the statement timeout of a page. */
export async function openDumpSession(connectionString: string): Promise<pg.Client> {
  const client = new WritableClient({ connectionString, application_name: 'shop backup', keepAlive: true });
  // A failing query rejects by itself; an error between two queries must not end the process.
  client.on('error', () => undefined);
  await client.connect();
  for (const setting of settings) await client.query(`set ${setting}`);
  return client;
}

/** Runs `work` in a snapshot: everything it reads is from one moment, while the shop keeps running. */
export async function inSnapshot<Result>(
  connectionString: string,
  work: (snapshot: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await openDumpSession(connectionString);
  try {
    await client.query('begin isolation level repeatable read read only');
    return await work(client);
  } finally {
    await client.end();
  }
}
