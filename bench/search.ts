import { createDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';
import { judgeDemo } from './search/judge-demo.ts';

// How well the demo shop answers the judged queries: `npm run bench:search`. NDCG@10 is 1 where every first page is as good as it could be.

const server = await startThrowAwayPostgres();
try {
  const connectionString = await server.connectTo('bench');
  await migrate(connectionString);
  const db = createDatabase(connectionString, { applicationName: 'shop bench' });
  const { queries, ndcg, nothingFound, worst } = await judgeDemo(db);
  const zeroRate = (100 * nothingFound.length) / queries;
  console.log(`${queries} queries, NDCG@10 ${ndcg.toFixed(3)}, nothing found ${zeroRate.toFixed(1)} %`);
  console.log(`Nothing found: ${nothingFound.join(', ') || 'none'}`);
  for (const { query, ndcg: found } of worst) console.log(`${found.toFixed(2)}  ${query}`);
  await db.destroy();
} finally {
  await server.stop();
}
