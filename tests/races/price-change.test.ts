import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { untilWaiting } from './until-waiting.ts';

const shop = await testShop({ database: { poolSize: 12 } });
const { call, store } = shop;

test('an order while the price changes is paid as shown, or refused with the new total', async () => {
  const seen = 5_000;
  const raised = 5_500;
  const product = await makeProduct(store, { stock: 100, price: seen });
  const buyers = await Promise.all(
    Array.from({ length: 20 }, () => makeBuyer(shop, [{ product, quantity: 1 }])),
  );

  const orders = buyers.map(({ order, token }) => call(endpoints.order.cashOnDelivery, order, { token }));
  await Promise.race(orders);
  await store.db.updateTable('products').set({ price: raised }).where('id', '=', product.id).execute();
  const answers = await Promise.all(orders);

  expect(answers.some(({ status }) => status === 201)).toBe(true);
  for (const { status, body } of answers) {
    if (status === 201) expect(body.data).toMatchObject({ totalAmt: seen, items: [{ price: seen }] });
    else expect(body).toMatchObject({ code: 'TOTAL_CHANGED', data: { totalAmt: raised } });
  }
  const stored = await store.db.selectFrom('orders').select('total').distinct().execute();
  expect(stored.every(({ total }) => total === seen)).toBe(true);

  const [refused] = buyers.filter((_, index) => answers[index]?.status !== 201);
  if (refused) {
    const again = await call(
      endpoints.order.cashOnDelivery,
      { ...refused.order, totalAmt: raised },
      { token: refused.token },
    );
    expect(again.body.data).toMatchObject({ totalAmt: raised });
  }
});

test('an order waits for a price that is being changed, and is refused with the new total', async () => {
  const product = await makeProduct(store, { price: 5_000 });
  const { order, token } = await makeBuyer(shop, [{ product, quantity: 2 }]);

  const answer = await store.db.transaction().execute(async (tx) => {
    await tx.updateTable('products').set({ price: 6_000 }).where('id', '=', product.id).execute();
    const ordering = call(endpoints.order.cashOnDelivery, order, { token });
    await untilWaiting(store, 1);
    return { ordering };
  });

  expect((await answer.ordering).body).toMatchObject({
    code: 'TOTAL_CHANGED',
    data: { totalAmt: 12_000 },
  });
});
