import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { judgeForeign } from '../../bench/search/foreign/judge-foreign.ts';
import { judgeDemo } from '../../bench/search/judge-demo.ts';

test('the demo shop answers the judged searches as well as before, and every one of them', async () => {
  const { db } = await testDatabase();
  const { queries, ndcg, nothingFound } = await judgeDemo(db);
  expect(queries).toBeGreaterThanOrEqual(300);
  expect(nothingFound).toEqual([]);
  // It was 0.914 on 2026-11-28; `npm run bench:search` names the worst searches.
  expect(ndcg).toBeGreaterThan(0.89);
}, 120_000);

test('a shop with English names and hardly a detail answers French searches as well as before', async () => {
  const { db } = await testDatabase();
  const { tried, aside, fresh } = await judgeForeign(db);
  expect(tried.queries + aside.queries + fresh.queries).toBeGreaterThanOrEqual(600);
  expect([...tried.nothingFound, ...aside.nothingFound]).toEqual([]);
  // They were 0.894, 0.897 and 0.757 on 2026-11-28 (decision 673).
  expect(tried.ndcg).toBeGreaterThan(0.87);
  expect(aside.ndcg).toBeGreaterThan(0.88);
  expect(fresh.ndcg).toBeGreaterThan(0.73);
}, 120_000);
