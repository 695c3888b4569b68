import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { buildApp } from '#server/app.ts';
import { buildStore } from '#server/build-store.ts';
import { readEnv } from '#server/env.ts';
import { provideFirstAdmin } from '#server/first-admin.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { liveAWhile } from '#tests/kept/live-a-while.ts';
import { packDatabase } from '#tests/kept/packed-dump.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';

// npm run keep-database -- v0.2.0: keeps the database of a shop run by this very version, for the test that opens it with every later one.
/** Each job looks for work at least every two seconds, and continues while it finds some. */
const roundsOfJobsMilliseconds = 5_000;

const [name = ''] = process.argv.slice(2);
if (!/^[\w.-]+$/.test(name)) throw new Error('Name the release: npm run keep-database -- v0.2.0');

const folder = await mkdtemp(join(tmpdir(), 'shop-kept-'));
const server = await startThrowAwayPostgres();
try {
  const connectionString = await server.connectTo('shop');
  await live(connectionString);
  const file = fileURLToPath(new URL(`../tests/kept/${name}.json.gz`, import.meta.url));
  const { tables } = await packDatabase(connectionString, file);
  for (const { name: table, rows } of tables) console.log(`${String(rows).padStart(6)}  ${table}`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function live(connectionString: string): Promise<void> {
  const owner = { email: 'solange@example.com', password: 'une-boutique-a-douala' };
  const env = readEnv({
    DATABASE_URL: connectionString,
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    RATE_LIMIT_FACTOR: '1000',
    AUTH_SECRET: 'of a shop that is kept for tests, and nowhere else',
    LOG_LEVEL: 'warn',
  });
  await migrate(connectionString);
  const db = createDatabase(connectionString);
  const store = await buildStore(env, db);
  await provideFirstAdmin(store, env);
  const app = await buildApp(store, env);
  try {
    const url = await app.listen({ host: env.host, port: env.port });
    await liveAWhile({
      url,
      owner,
      doJobs: async () => {
        const jobs = startJobs(store, env, connectionString);
        await delay(roundsOfJobsMilliseconds);
        await jobs.stop();
      },
    });
  } finally {
    await app.close();
    await db.destroy();
  }
}
