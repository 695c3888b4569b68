import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { workOff, workOnce } from '#core/jobs/work-off.ts';
import { addPieces } from '#core/order-lines/add-pieces.ts';
import { takeOut } from '#core/order-lines/take-out.ts';
import { getOrder } from '#core/orders/order-queries.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { settleRefund } from '#core/refunds/settle-refund.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { endpoints } from '#shared/endpoints.ts';
import { leftToPay } from '#shared/left-to-pay.ts';
import { testShop } from '#tests/support/app.ts';
import { expectLedger } from '#tests/support/expect-ledger.ts';
import { expectPaymentStatus } from '#tests/support/expect-payment-status.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { lastCharge } from '#tests/support/online-shopper.ts';

const card = createFakeProvider('card');
const momo = createFakeProvider('mtn_momo', { canRefund: false });
const shop = await testShop({ overrides: { payments: [card, momo] }, database: { poolSize: 12 } });
const { call, store, clock } = shop;
const staff = await makeAdmin(store);
const since = clock.now();

/** A paid order of three creams at 2 000 F, of which two were taken out: 4 000 F are due back. */
async function owingOrder(fake: typeof card) {
  const product = await makeProduct(store, { price: 2_000, discount: 0, stock: 10 });
  const { order, token } = await makeBuyer(shop, [{ product, quantity: 3 }]);
  const input = { ...order, provider: fake.method, payer_phone: '677001122' };
  const { body } = await call(endpoints.order.checkout, input, { token });
  const { orderId } = body.data;
  const charge = lastCharge(fake);
  await settlePayment(store, charge.attemptId, paid(charge));
  const pieces = [{ productId: product.id, of: 3, quantity: 2, damaged: 0 }];
  const taken = await takeOut(store, staff, { orderId, shown: 'Placed', pieces, note: '' });
  expect(taken).toMatchObject({ ok: true, value: { owedBack: 4_000 } });
  const addOne = () =>
    addPieces(store, staff, {
      ...{ orderId, shown: 'Placed', productId: product.id, quantity: 1, seenTotal: 4_000, note: '' },
    });
  return { orderId, charge, addOne };
}

async function refundsOf(orderId: string) {
  return store.db.selectFrom('refunds').selectAll().where('orderId', '=', orderId).execute();
}

/** Expects the money that stays with the shop and the money that is left to pay to be the order's price. */
async function expectEven(orderId: string, givenBack: number): Promise<void> {
  const order = await getOrder(store.db, orderId);
  expect(order.total).toBe(4_000);
  expect(6_000 - givenBack + leftToPay(order)).toBe(4_000);
}

test('a refund that is sent while pieces are added goes back either whole or lowered, and the order knows which', async () => {
  const orders: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const { orderId, charge, addOne } = await owingOrder(card);
    const [added] = await Promise.all([
      delay(round % 4).then(addOne),
      delay(Math.floor(round / 4)).then(() => workOnce(store, refundRequests)),
    ]);
    expect(added.ok).toBe(true);
    await workOff(store, refundRequests);
    const sent = card.refunds.filter(({ attemptId }) => attemptId === charge.attemptId);
    expect([[4_000], [2_000]]).toContainEqual(sent.map(({ amount }) => amount));
    expect(await refundsOf(orderId)).toMatchObject([{ amount: sent[0]?.amount, state: 'done' }]);
    await expectEven(orderId, sent[0]?.amount ?? 0);
    orders.push(orderId);
  }
  await expectPaymentStatus(store, orders);
  await expectLedger(store, staff, since);
});

test('a refund that a person settles while pieces are added is settled whole, or the amount shown is refused', async () => {
  const orders: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const { orderId, addOne } = await owingOrder(momo);
    await workOff(store, refundRequests);
    const [refund] = await refundsOf(orderId);
    const settling = {
      ...{ refundId: refund?.id ?? '', amount: 4_000, reference: 'MP1', seenAtProvider: false },
    };
    const [added, settled] = await Promise.all([
      delay(round % 4).then(addOne),
      delay(Math.floor(round / 4)).then(() => settleRefund(store, staff, settling)),
    ]);
    expect(added.ok).toBe(true);
    const left = settled.ok ? { amount: 4_000, state: 'done' } : { amount: 2_000, state: 'due' };
    if (!settled.ok) expect(settled.refusal.code).toBe('REFUND_CHANGED');
    expect(await refundsOf(orderId)).toMatchObject([left]);
    await expectEven(orderId, left.amount);
    orders.push(orderId);
  }
  await expectPaymentStatus(store, orders);
  await expectLedger(store, staff, since);
});

test('a refund whose row another transaction holds is not lowered, and nothing waits for it', async () => {
  const { orderId, addOne } = await owingOrder(card);
  const sending = await store.db.startTransaction().execute();
  await sending.updateTable('refunds').set({ state: 'pending' }).where('orderId', '=', orderId).execute();
  expect((await addOne()).ok).toBe(true);
  await sending.commit().execute();
  expect(await refundsOf(orderId)).toMatchObject([{ amount: 4_000, state: 'pending' }]);
  await workOff(store, refundRequests);
  await expectEven(orderId, 4_000);
  await expectLedger(store, staff, since);
});
