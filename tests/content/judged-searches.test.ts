import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { judgeDemo } from '../../bench/search/judge-demo.ts';

test('the demo shop answers the judged searches as well as before, and every one of them', async () => {
  const { db } = await testDatabase();
  const { queries, ndcg, nothingFound } = await judgeDemo(db);
  expect(queries).toBeGreaterThanOrEqual(300);
  expect(nothingFound).toEqual([]);
  // 0.855 when this was written; `npm run bench:search` names the worst.
  expect(ndcg).toBeGreaterThan(0.845);
}, 120_000);
