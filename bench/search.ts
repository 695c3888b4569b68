import { createDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';
import { judgeForeign } from './search/foreign/judge-foreign.ts';
import { judgeDemo } from './search/judge-demo.ts';
import type { Verdict } from './search/judge-search.ts';

// How well the demo shop and a foreign catalogue answer the judged queries: `npm run bench:search`. NDCG@10 is 1 if every first page is as
// good as it could be.

const server = await startThrowAwayPostgres();
try {
  const demo = await openDatabase('demo');
  print('The demo shop', await judgeDemo(demo));
  await demo.destroy();
  const foreign = await openDatabase('foreign');
  const { tried, aside, fresh } = await judgeForeign(foreign);
  print('A catalogue that is not ours', tried);
  // The worst of these queries are not shown: a search tuned to them would say nothing about other catalogues.
  print('Kept aside of it', { ...aside, worst: [] });
  print('Written afterwards', { ...fresh, worst: [] });
  await foreign.destroy();
} finally {
  await server.stop();
}

async function openDatabase(name: string) {
  const connectionString = await server.connectTo(name);
  await migrate(connectionString);
  return createDatabase(connectionString, { applicationName: 'shop bench' });
}

function print(title: string, { queries, ndcg, nothingFound, worst }: Verdict): void {
  const zeroRate = ((100 * nothingFound.length) / queries).toFixed(1);
  console.log(`\n${title}: ${queries} queries, NDCG@10 ${ndcg.toFixed(3)}, nothing found ${zeroRate} %`);
  if (worst.length > 0) console.log(`Nothing found: ${nothingFound.join(', ') || 'none'}`);
  for (const { query, ndcg: found, first } of worst.slice(0, 20)) {
    console.log(`${found.toFixed(2)}  ${query}: ${first.join(' | ')}`);
  }
}
