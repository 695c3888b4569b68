import { expect, test } from 'vitest';
import { adjustStock } from '#core/stock/adjust-stock.ts';
import { returnStock } from '#core/stock/return-stock.ts';
import { setStocks } from '#core/stock/set-stocks.ts';
import { takeStock } from '#core/stock/take-stock.ts';
import { transaction } from '#db/transaction.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';

const { store } = await testShop();
const { db } = store;

/** Numbers that look random and are the same in every run (mulberry32). */
function seededNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

test.each([1, 2, 3])(
  'after any mixture of orders, cancellations, adjustments and imports, four at a time, the ledger of each product sums up to its stock (seed %i)',
  async (seed) => {
    const random = seededNumbers(seed);
    const owner = await makeAdmin(store);
    const admin = { ...owner, sessionId: 'none', role: 'ADMIN', language: 'en' } as const;
    const products: string[] = [];
    for (const stock of [0, 1, 6, 20]) products.push((await makeProduct(store, { stock })).id);
    const taken: { productId: string; quantity: number }[][] = [];
    const happened = new Map<string, number>();

    const count = (what: string) => happened.set(what, (happened.get(what) ?? 0) + 1);
    const pickProduct = () => products[random(products.length)] ?? '';

    const steps: (() => () => Promise<void>)[] = [
      () => {
        const lines = products
          .filter(() => random(2) === 0)
          .map((productId) => ({ productId, quantity: 1 + random(4) }));
        return async () => {
          if (lines.length === 0) return;
          const order = { orderId: `order${random(1_000_000)}`, actorId: null };
          const outcome = await transaction(db, (open) => takeStock(open, lines, order));
          count(outcome.ok ? 'ordered' : 'order refused');
          if (outcome.ok) taken.push(lines);
        };
      },
      () => {
        const lines = taken.shift();
        return async () => {
          if (lines === undefined) return;
          const cancelled = { orderId: 'cancelled', reason: 'order_cancelled', actorId: null } as const;
          await transaction(db, (open) => returnStock(open, lines, cancelled));
          count('cancelled');
        };
      },
      () => {
        const change = random(13) - 6;
        const adjustment = { productId: pickProduct(), change, cause: 'counted', note: '' } as const;
        const key = random(3) === 0 ? `key ${seed}` : undefined;
        return async () => {
          if (change === 0) return;
          const outcome = await adjustStock(store, admin, { ...adjustment, key });
          count(outcome.ok ? 'adjusted' : 'adjustment refused');
        };
      },
      () => {
        const lines = products
          .filter(() => random(2) === 0)
          .map((productId) => ({ productId, stock: random(15) }));
        return async () => {
          if (lines.length === 0) return;
          await transaction(db, (open) => setStocks(open, lines, { reason: 'import', actorId: admin.id }));
          count('imported');
        };
      },
    ];

    for (let round = 0; round < 30; round += 1) {
      const four = Array.from({ length: 4 }, () => steps[random(steps.length)]?.());
      await Promise.all(four.map((step) => step?.()));
    }

    const sums = await db
      .selectFrom('products')
      .leftJoin('stockMovements', 'stockMovements.productId', 'products.id')
      .select(['products.id', 'stock', (fields) => fields.fn.sum<number>('change').as('sum')])
      .where('products.id', 'in', products)
      .groupBy('products.id')
      .execute();
    expect(sums.map(({ sum }) => Number(sum ?? 0))).toEqual(sums.map(({ stock }) => stock));
    expect([...happened.keys()].toSorted()).toEqual([
      'adjusted',
      'adjustment refused',
      'cancelled',
      'imported',
      'order refused',
      'ordered',
    ]);
  },
);
