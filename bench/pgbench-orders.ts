import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PlainLoad, preparePlainTables, rowsToChange } from './plain-orders.ts';

const run = promisify(execFile);
const seconds = 2;
/** More than the shop uses, and fewer than the database allows; beyond that, more would be slower. */
const mostConnections = 40;

/**
 * The transactions of `measurePlain` a second, run by PostgreSQL's own bench with one connection per lane. Undefined if the machine has no
 * `pgbench` (Debian: postgresql-contrib), which is not part of the PostgreSQL that comes with the shop.
 */
export async function measurePgbench({
  connectionString,
  lanes,
  rows,
  isCrowded,
}: Omit<PlainLoad, 'count'>): Promise<number | undefined> {
  await preparePlainTables(connectionString);
  const changes = Array.from({ length: rows.changed }, (_, index) =>
    isCrowded && index === 0
      ? 'update plain_stock set stock = stock - 1 where id = 0;'
      : `update plain_stock set stock = stock - 1 where id = :first + ${index};`,
  );
  const additions = Array.from(
    { length: rows.added },
    () =>
      `insert into plain_rows (id, text) values (gen_random_uuid()::text, 'a hundred letters, as a line of an order has them, and its price');`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'shop-pgbench-'));
  try {
    const script = join(folder, 'order.sql');
    const first = `\\set first random(1, ${rowsToChange - rows.changed})`;
    await writeFile(script, [first, 'begin;', ...changes, ...additions, 'commit;', ''].join('\n'));
    const clients = Math.min(lanes, mostConnections);
    const threads = Math.min(clients, availableParallelism());
    const counts = [`--client=${clients}`, `--jobs=${threads}`, `--time=${seconds}`];
    const { stdout } = await run('pgbench', [
      ...['--no-vacuum', '--protocol=prepared', ...counts, `--file=${script}`, connectionString],
    ]);
    const [, perSecond] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
    if (perSecond === undefined) throw new Error(`pgbench answered: ${stdout}`);
    return Number(perSecond);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
