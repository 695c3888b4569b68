import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeCartItem, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { stockOf } from './stock-of.ts';
import { untilWaiting } from './until-waiting.ts';

const shop = await testShop({ database: { poolSize: 12 } });
const { call, store, logInAs } = shop;

async function quantitiesIn(token: string) {
  const { body } = await call(endpoints.cart.get, undefined, { token });
  return body.data.map(({ quantity }) => quantity);
}

test('twelve clicks at once on "Add" are twelve pieces on one line', async () => {
  const token = await logInAs(await makeUser(store));
  const { id } = await makeProduct(store, { stock: 100 });
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => call(endpoints.cart.create, { productId: id }, { token })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(await quantitiesIn(token)).toEqual([12]);
});

test('clicks beyond the stock are refused one by one, none is lost', async () => {
  const token = await logInAs(await makeUser(store));
  const { id } = await makeProduct(store, { stock: 7 });
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => call(endpoints.cart.create, { productId: id }, { token })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
  expect(answers.filter(({ body }) => body.code === 'STOCK_SHORT')).toHaveLength(5);
  expect(await quantitiesIn(token)).toEqual([7]);
});

test('setting and adding at once never passes the stock', async () => {
  const user = await makeUser(store);
  const token = await logInAs(user);
  const { id } = await makeProduct(store, { stock: 5 });
  const line = await makeCartItem(store, { userId: user.id, productId: id });
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0
        ? call(endpoints.cart.create, { productId: id }, { token })
        : call(endpoints.cart.updateQty, { _id: line.id, qty: 5 }, { token }),
    ),
  );
  expect((await quantitiesIn(token)).every((quantity) => quantity <= 5)).toBe(true);
});

test('a piece added in the middle of an order waits for it, and is in the cart afterwards', async () => {
  const product = await makeProduct(store, { stock: 10 });
  const { order, token } = await makeBuyer(shop, [{ product, quantity: 2 }]);

  const { ordering, adding } = await store.db.transaction().execute(async (tx) => {
    // A lock on the product holds the order between reading the cart and emptying it.
    await tx.selectFrom('products').select('id').where('id', '=', product.id).forNoKeyUpdate().execute();
    const placed = call(endpoints.order.cashOnDelivery, order, { token });
    await untilWaiting(store, 1);
    const added = call(endpoints.cart.create, { productId: product.id }, { token });
    await Promise.race([added, untilWaiting(store, 2)]);
    return { ordering: placed, adding: added };
  });

  expect((await ordering).body.data).toMatchObject({ quantity: 2 });
  expect((await adding).status).toBe(201);
  expect(await quantitiesIn(token)).toEqual([1]);
  expect(await stockOf(store, product)).toBe(8);
});
