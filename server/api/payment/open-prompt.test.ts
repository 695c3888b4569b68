import { expect, test } from 'vitest';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeCartItem, makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { lastCharge, readOrder } from '#tests/support/online-shopper.ts';

const momo = createFakeProvider('mtn_momo');
const orange = createFakeProvider('orange_money', { id: 'orange_push' });
const card = createFakeProvider('card');
const shop = await testShop({ overrides: { payments: [card, momo, orange] } });
const { call, store, clock, logInAs } = shop;
const { checkout, cashOnDelivery } = endpoints.order;
const { tryAgain, payCash } = endpoints.payment;

/** An order whose request to pay waits on a phone. */
async function ringing() {
  const product = await makeProduct(store, { stock: 9 });
  const { order, user } = await makeBuyer(shop, [{ product, quantity: 1 }]);
  const token = await logInAs(user);
  const input = { ...order, provider: 'mtn_momo', payer_phone: '677001122' };
  const { status, body } = await call(checkout, input, { token });
  expect(status).toBe(201);
  const fillCart = () => makeCartItem(store, { userId: user.id, productId: product.id, quantity: 1 });
  return { order, user, token, orderId: body.data.orderId, fillCart };
}

test('while a request can still be approved the next one is refused, with the time that is left', async () => {
  const { orderId, token, user } = await ringing();
  clock.advance({ minutes: 3, seconds: 30 });
  const countAsked = () => momo.charges.length + orange.charges.length + card.charges.length;
  const asked = countAsked();
  for (const [provider, phone] of [
    ['mtn_momo', '677001122'],
    ['mtn_momo', '677001133'],
    ['orange_money', '699001122'],
    ['card', undefined],
  ]) {
    const refused = await call(tryAgain, { orderId, provider, payer_phone: phone }, { token });
    expect([refused.status, refused.body.code]).toEqual([409, 'PROMPT_OPEN']);
    expect(refused.body.message).toContain('in 7 min');
  }
  expect(countAsked()).toBe(asked);

  clock.advance({ minutes: 7 });
  const again = { orderId, provider: 'mtn_momo', payer_phone: '677001122' };
  expect((await call(tryAgain, again, { token: await logInAs(user) })).status).toBe(200);
});

test('ordering anew waits for it too, because the older order could no longer take its money', async () => {
  const { orderId, order, token, user, fillCart } = await ringing();
  await fillCart().catch(() => undefined);
  for (const endpoint of [checkout, cashOnDelivery]) {
    const refused = await call(endpoint, { ...order, provider: 'card' }, { token, language: 'fr' });
    expect([refused.status, refused.body.code]).toEqual([409, 'PROMPT_OPEN']);
    expect(refused.body.message).toContain('10 min');
  }
  const kept = await store.db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirst();
  expect(kept).toEqual({ status: 'Awaiting payment' });
  clock.advance({ minutes: 11 });
  expect((await call(cashOnDelivery, order, { token: await logInAs(user) })).status).toBe(201);
});

test('ordering anew waits as well while no one knows whether the phone rang', async () => {
  momo.startsWith(new Error('timeout'));
  const { orderId, order, token, fillCart } = await ringing();
  await fillCart().catch(() => undefined);
  for (const endpoint of [checkout, cashOnDelivery]) {
    const refused = await call(endpoint, { ...order, provider: 'card' }, { token });
    expect([refused.status, refused.body.code]).toEqual([409, 'PROMPT_OPEN']);
  }
  const charge = lastCharge(momo);
  await settlePayment(store, charge.attemptId, paid(charge));
  expect(await readOrder(store, orderId)).toMatchObject({ status: 'Placed', paymentStatus: 'Paid' });
});

test('a card is free again once the phone has said no, and cash on delivery is free all the time', async () => {
  const one = await ringing();
  expect((await call(payCash, { orderId: one.orderId }, { token: one.token })).status).toBe(200);
  const other = await ringing();
  const charge = lastCharge(momo);
  await settlePayment(store, charge.attemptId, { state: 'failed', reason: 'rejected_by_payer', raw: null });
  const byCard = { orderId: other.orderId, provider: 'card' };
  expect((await call(tryAgain, byCard, { token: other.token })).status).toBe(200);
});
