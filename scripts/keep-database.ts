import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '#db/migrate.ts';
import { findUnexpectedlyEmpty } from '#tests/kept/empty-tables.ts';
import { liveAWhile } from '#tests/kept/live-a-while.ts';
import { openLivingShop } from '#tests/kept/living-shop.ts';
import { packDatabase } from '#tests/kept/packed-dump.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';

// npm run keep-database -- v0.2.0: saves the database of a shop run by this exact version, for the test that opens it with every later one.
const [name = ''] = process.argv.slice(2);
if (!/^[\w.-]+$/.test(name)) throw new Error('Name the release: npm run keep-database -- v0.2.0');

const folder = await mkdtemp(join(tmpdir(), 'shop-kept-'));
const server = await startThrowAwayPostgres();
try {
  const connectionString = await server.connectTo('shop');
  await migrate(connectionString);
  const shop = await openLivingShop(connectionString, folder);
  try {
    await liveAWhile(shop);
  } finally {
    await shop.close();
  }
  const file = fileURLToPath(new URL(`../tests/kept/${name}.json.gz`, import.meta.url));
  const dump = await packDatabase(connectionString, file);
  for (const { name: table, rows } of dump.tables) console.log(`${String(rows).padStart(6)}  ${table}`);
  const problems = findUnexpectedlyEmpty(dump);
  if (problems.length > 0) {
    await rm(file);
    throw new Error(problems.join('\n'));
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
