import { expect, test } from 'vitest';
import { registeredCalls } from '#server/api/registered-calls.ts';
import { asksForSession } from '#shared/access.ts';
import { methodAndPath } from '#shared/contract/call.ts';
import { endpoints } from '#shared/endpoints.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { recordStatements } from '#tests/support/record-statements.ts';

const { store, call, logInAs } = await testShop();

/** Logging out needs a token that no page of another site has. The specification makes it a GET. */
const changesByGet = [endpoints.user.logout];
const writes = /\b(insert\s+into|delete\s+from|update\s+"?[a-z_]+"?\s+(as\s+"?\w+"?\s+)?set)\b/i;

test('a GET changes nothing but logging out', async () => {
  const owner = await makeAdmin(store);
  const rider = await makeUser(store, { role: 'RIDER' });
  const product = await makeProduct(store, { stock: 5 });
  const order = await makeOrder(store, [{ product, quantity: 1 }], { userId: owner.id, status: 'Delivered' });
  const { trackingToken } = await store.db
    .selectFrom('orders')
    .select('trackingToken')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  // Each call takes from these the fields it knows.
  const input = {
    ...{ _id: order.id, id: order.id, orderId: order.id, productId: product.id, userId: owner.id },
    ...{ token: trackingToken, day: shopDayOf(store.clock.now()), format: 'csv' },
  };
  const changing: string[] = [];
  const answered: string[] = [];
  for (const { call: described } of registeredCalls) {
    const { endpoint, access } = described;
    if (methodAndPath(endpoint).method !== 'GET') continue;
    const person = access === 'rider' ? rider : owner;
    const token = asksForSession(access) ? await logInAs(person) : undefined;
    const statements = await recordStatements(async () => {
      const { status } = await call(endpoint, input, { token });
      if (status === 200) answered.push(endpoint);
    });
    if (statements.some(({ text }) => writes.test(text))) changing.push(endpoint);
  }
  expect(changing).toEqual(changesByGet);
  expect(answered.length).toBeGreaterThan(45);
});
