import { expect, test } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeProduct } from '#tests/support/make.ts';
import { returnStock } from './return-stock.ts';
import { setStock } from './set-stock.ts';
import { takeStock } from './take-stock.ts';

const { db } = await testDatabase();
const order = { orderId: 'order1', actorId: 'amina' };

async function ledgerOf(productId: string) {
  const { stock } = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const movements = await db
    .selectFrom('stockMovements')
    .select(['change', 'reason'])
    .where('productId', '=', productId)
    .orderBy('id')
    .execute();
  const sum = movements.reduce((total, { change }) => total + change, 0);
  return { stock, sum, reasons: movements.map(({ reason }) => reason) };
}

test('taking, returning and counting stock leaves a ledger whose sum is the stock', async () => {
  const { id } = await makeProduct({ db }, { stock: 10 });
  const lines = [{ productId: id, quantity: 4 }];
  await transaction(db, (tx) => takeStock(tx, lines, order));
  await transaction(db, (tx) => returnStock(tx, lines, { ...order, reason: 'order_cancelled' }));
  await transaction(db, (tx) =>
    setStock(tx, { productId: id, stock: 3, reason: 'adjustment', actorId: 'solange' }),
  );
  expect(await ledgerOf(id)).toEqual({
    stock: 3,
    sum: 3,
    reasons: ['opening', 'order', 'order_cancelled', 'adjustment'],
  });
});

test('the stock of a deleted product comes back too', async () => {
  const { id } = await makeProduct({ db }, { stock: 2 });
  const lines = [{ productId: id, quantity: 2 }];
  await transaction(db, (tx) => takeStock(tx, lines, order));
  await db
    .updateTable('products')
    .set({ isListed: false, deletedAt: new Date() })
    .where('id', '=', id)
    .execute();
  await transaction(db, (tx) =>
    returnStock(tx, lines, { orderId: 'order1', actorId: null, reason: 'order_returned' }),
  );
  expect(await ledgerOf(id)).toMatchObject({ stock: 2, sum: 2 });
});

test('an order that is short of one product takes none', async () => {
  const [enough, short] = [await makeProduct({ db }, { stock: 5 }), await makeProduct({ db }, { stock: 1 })];
  const lines = [
    { productId: enough.id, quantity: 1 },
    { productId: short.id, quantity: 2 },
  ];
  expect(await transaction(db, (tx) => takeStock(tx, lines, order))).toEqual({
    ok: false,
    refusal: { code: 'STOCK_SHORT', facts: { productId: short.id, name: short.name, available: 1 } },
  });
  expect(await ledgerOf(enough.id)).toMatchObject({ stock: 5, sum: 5 });
});

test('setting the stock that is there already notes nothing', async () => {
  const { id } = await makeProduct({ db }, { stock: 7 });
  await transaction(db, (tx) =>
    setStock(tx, { productId: id, stock: 7, reason: 'edit', actorId: 'solange' }),
  );
  expect((await ledgerOf(id)).reasons).toEqual(['opening']);
});
