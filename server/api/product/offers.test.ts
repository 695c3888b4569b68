import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listClearance, listOffers } from '#core/catalogue/offer-queries.ts';
import { transaction } from '#db/transaction.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeProduct } from '#tests/support/make.ts';
import { explain, recordStatements } from '#tests/support/record-statements.ts';

const { call, store } = await testShop();

beforeAll(async () => {
  for (const [name, discount, stock] of [
    ['Full price', 0, 10],
    ['Small discount', 5, 10],
    ['Just below clearance', 39, 10],
    ['Older at 40 %', 40, 10],
    ['Newer at 40 %', 40, 10],
    ['Sold out at 50 %', 50, 0],
    ['Sold out at full price', 0, 0],
    ['Last one', 0, 1],
    ['Last three', 10, 3],
    ['Four left', 0, 4],
  ] as const) {
    await makeProduct(store, { name, discount, stock });
  }
  await makeProduct(store, { name: 'No longer sold', discount: 90, stock: 1, isListed: false });
});

describe('POST /api/product/get-offers', () => {
  test('lists the products with a discount, the highest first, newer before older', async () => {
    const { status, body } = await call(endpoints.product.getOffers, {});
    expect(status).toBe(200);
    expect(body.data.map(({ name }) => name)).toEqual([
      'Sold out at 50 %',
      'Newer at 40 %',
      'Older at 40 %',
      'Just below clearance',
      'Last three',
      'Small discount',
    ]);
    expect(body).toMatchObject({ page: 1, totalPage: 1, totalCount: 6 });
  });

  test('answers page by page', async () => {
    const { body } = await call(endpoints.product.getOffers, { page: 2, limit: 4 });
    expect(body.data.map(({ name }) => name)).toEqual(['Last three', 'Small discount']);
    expect(body).toMatchObject({ page: 2, totalPage: 2, totalCount: 6 });
  });

  test('refuses a page that is no page', async () => {
    const { status, body } = await call(endpoints.product.getOffers, { page: 0 });
    expect(status).toBe(422);
    expect(body.fields).toHaveProperty('page');
  });
});

describe('POST /api/product/get-clearance', () => {
  test('lists what is 40 % off or more, and last pieces', async () => {
    const { status, body } = await call(endpoints.product.getClearance, {});
    expect(status).toBe(200);
    expect(body.data.map(({ name }) => name)).toEqual([
      'Sold out at 50 %',
      'Newer at 40 %',
      'Older at 40 %',
      'Last three',
      'Last one',
    ]);
    expect(body).toMatchObject({ page: 1, totalPage: 1, totalCount: 5 });
  });

  test('refuses a page that is no page', async () => {
    expect((await call(endpoints.product.getClearance, { limit: 101 })).status).toBe(422);
  });
});

describe.each([
  ['products_offers', listOffers],
  ['products_clearance', listClearance],
] as const)('the list that %s was made for', (index, list) => {
  // Enough products at full price for the planner to choose the index.
  beforeAll(async () => {
    await transaction(store.db, async (tx) => {
      await sql`select set_config('shop.search', 'later', true)`.execute(tx);
      await sql`
        insert into products (id, name, description, unit, stock, price)
        select left(md5(${index} || n), 12), 'Lipstick', '', '', 10, 2500 from generate_series(1, 4000) as n
      `.execute(tx);
    });
    await sql`vacuum analyze products`.execute(store.db);
  });

  test('is read from it, in the same four statements whatever the page', async () => {
    const first = await recordStatements(() => list(store.db, { page: 1, limit: 3 }));
    const second = await recordStatements(() => list(store.db, { page: 2, limit: 3 }));
    expect(second).toHaveLength(first.length);
    const plans: string[] = [];
    for (const statement of first) plans.push(await explain(store.db, statement));
    expect(plans.filter((plan) => plan.includes(index))).toHaveLength(2);
  });
});
