import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { type MadeProduct, makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { ledgerSum, stockOf } from './stock-of.ts';

const shop = await testShop({ database: { poolSize: 12 } });
const { call, store } = shop;

const rounds = 15;
const buyersPerRound = 8;

test('carts with the same products in opposite order are all ordered, round after round, without a deadlock', async () => {
  const products: MadeProduct[] = [];
  for (let index = 0; index < 6; index += 1) products.push(await makeProduct(store, { stock: 1_000 }));
  const deadlocksBefore = await countDeadlocks();

  for (let round = 0; round < rounds; round += 1) {
    const buyers = await Promise.all(
      Array.from({ length: buyersPerRound }, (_, index) => {
        const lines = products.map((product) => ({ product, quantity: 1 }));
        return makeBuyer(shop, index % 2 === 0 ? lines : lines.toReversed());
      }),
    );
    const answers = await Promise.all(
      buyers.map(({ order, token }) => call(endpoints.order.cashOnDelivery, order, { token })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  }

  const left = 1_000 - rounds * buyersPerRound;
  for (const product of products) {
    expect(await stockOf(store, product)).toBe(left);
    expect(await ledgerSum(store, product)).toBe(left);
  }
  expect(await countDeadlocks()).toBe(deadlocksBefore);
});

/** PostgreSQL's count of deadlocks, which includes those that a retried transaction hides from its caller. */
async function countDeadlocks(): Promise<number> {
  const { deadlocks } = await store.db
    .withTables<{ pgStatDatabase: { datname: string; deadlocks: number } }>()
    .selectFrom('pgStatDatabase')
    .select('deadlocks')
    .where((statistics) => statistics('datname', '=', statistics.fn<string>('current_database', [])))
    .executeTakeFirstOrThrow();
  return deadlocks;
}
