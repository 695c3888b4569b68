import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Latencies, latencies } from './latencies.ts';

export type PlainLoad = {
  connectionString: string;
  lanes: number;
  count: number;
  /** How many rows a transaction changes and adds, as many as an order does. */
  rows: { changed: number; added: number };
  /** Whether all transactions change one row in common. */
  isCrowded: boolean;
};

/** As many as the shop has; more would only wait for each other at the disk. */
const connections = 10;
export const rowsToChange = 1_000;

/**
 * Runs transactions with as many row writes as an order, one statement per row, without rules, reads, or indexes other than primary keys.
 * Rows are changed in the order of their ids, so nothing deadlocks.
 */
export async function measurePlain(load: PlainLoad): Promise<Latencies> {
  await preparePlainTables(load.connectionString);
  const times: number[] = [];
  let turn = 0;
  const pool = new pg.Pool({ connectionString: load.connectionString, max: connections });
  const lane = async (): Promise<void> => {
    while (turn < load.count) {
      turn += 1;
      const start = performance.now();
      const client = await pool.connect();
      await writeRows(client, load, turn);
      client.release();
      times.push(performance.now() - start);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: load.lanes }, lane));
  const elapsed = performance.now() - started;
  await pool.end();
  return latencies(times, elapsed);
}

async function writeRows(client: pg.PoolClient, { rows, isCrowded }: PlainLoad, turn: number): Promise<void> {
  const first = 1 + ((turn * 7) % (rowsToChange - rows.changed));
  await client.query('begin');
  for (let index = 0; index < rows.changed; index += 1) {
    await client.query({
      name: 'change',
      text: 'update plain_stock set stock = stock - 1 where id = $1',
      values: [isCrowded && index === 0 ? 0 : first + index],
    });
  }
  for (let index = 0; index < rows.added; index += 1) {
    await client.query({
      name: 'add',
      text: 'insert into plain_rows (id, text) values ($1, $2)',
      values: [
        randomBytes(12).toString('hex'),
        'a hundred letters, as a line of an order has them, and its price',
      ],
    });
  }
  await client.query('commit');
}

export async function preparePlainTables(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`create table if not exists plain_rows (id text primary key, text text not null)`);
  await client.query(
    `create table if not exists plain_stock (id integer primary key, stock integer not null)`,
  );
  await client.query(
    `insert into plain_stock select number, 1000000 from generate_series(0, ${rowsToChange}) as number on conflict do nothing`,
  );
  await client.end();
}
