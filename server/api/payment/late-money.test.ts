import { describe, expect, test } from 'vitest';
import { expireReservations } from '#core/checkout/expire-reservations.ts';
import { listIssuesOf } from '#core/issues/issue-queries.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { paymentQuestions } from '#core/settlement/payment-questions.ts';
import { endpoints } from '#shared/endpoints.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin } from '#tests/support/make.ts';
import { lastCharge, makeOnlineShopper, readOrder } from '#tests/support/online-shopper.ts';

const momo = createFakeProvider('mtn_momo', { canRefund: false, canClose: false });
const shop = await testShop({ overrides: { payments: [momo] } });
const { call, store, clock } = shop;
const solange = await makeAdmin(store);
const asStaff = async () => ({ token: await shop.logInAs(solange) });

/** An order of 6 000 F whose prompt waits for confirmation. */
async function promptedOrder() {
  const amina = await makeOnlineShopper(shop);
  const input = { ...amina.order, provider: 'mtn_momo' as const, payer_phone: '677001122' };
  const { body } = await call(endpoints.order.checkout, input, { token: amina.token });
  return { ...amina, orderId: body.data.orderId, charge: lastCharge(momo) };
}

async function pass(time: Parameters<typeof clock.advance>[0]): Promise<void> {
  clock.advance(time);
  while (await expireReservations(store));
  await workOff(store, paymentQuestions);
}

async function reasonsOf(orderId: string): Promise<string[]> {
  return (await listIssuesOf(store, orderId)).map(({ reason }) => reason);
}

describe('a provider that does not answer for longer than a day', () => {
  test('is asked on, and money that was approved meanwhile is not lost', async () => {
    const { orderId, charge } = await promptedOrder();
    momo.says(charge.attemptId, new Error('no route to host'));
    for (let hours = 0; hours < 30; hours += 1) await pass({ hours: 1 });
    expect(await readOrder(store, orderId)).toMatchObject({
      status: 'Cancelled',
      attempts: [{ state: 'pending', dueAt: expect.any(Date) }],
    });
    momo.says(charge.attemptId, paid(charge));
    await pass({ hours: 1 });
    expect(await readOrder(store, orderId)).toMatchObject({ status: 'Placed', paymentStatus: 'Paid' });
  });

  test('because the shop was off is asked again after the first question fails', async () => {
    const { orderId, charge } = await promptedOrder();
    momo.says(charge.attemptId, new Error('the network is not up yet'));
    await pass({ days: 9 });
    momo.says(charge.attemptId, paid(charge));
    await pass({ hours: 1 });
    expect(await readOrder(store, orderId)).toMatchObject({ status: 'Placed', paymentStatus: 'Paid' });
  });

  test('for a week leaves the question to a person of the shop', async () => {
    const { orderId, charge } = await promptedOrder();
    momo.says(charge.attemptId, new Error('no route to host'));
    for (let hours = 0; hours < 7 * 24 - 1; hours += 1) await pass({ hours: 1 });
    expect(await reasonsOf(orderId)).toEqual([]);
    await pass({ hours: 2 });
    expect(await reasonsOf(orderId)).toEqual(['untraceable']);
    expect((await readOrder(store, orderId)).attempts).toMatchObject([{ state: 'expired', dueAt: null }]);
  });

  test('ends its attempt with the first answer that says no', async () => {
    const { orderId, charge } = await promptedOrder();
    momo.says(charge.attemptId, new Error('no route to host'));
    await pass({ hours: 30 });
    momo.says(charge.attemptId, { state: 'pending', raw: null });
    await pass({ hours: 1 });
    expect((await readOrder(store, orderId)).attempts).toMatchObject([{ state: 'expired', dueAt: null }]);
    expect(await reasonsOf(orderId)).toEqual([]);
  });
});

test('no attempt can be open without a next question', async () => {
  const { charge } = await promptedOrder();
  await expect(
    store.db.updateTable('paymentAttempts').set({ dueAt: null }).where('id', '=', charge.attemptId).execute(),
  ).rejects.toThrow('payment_attempts_open_is_asked');
});

describe('wallet money for a parcel that was handed over, whose cash is still to be noted', () => {
  async function deliveredForCash() {
    const amina = await promptedOrder();
    await call(endpoints.payment.payCash, { orderId: amina.orderId }, { token: amina.token });
    const to = async (status: OrderStatus) =>
      call(endpoints.orderDesk.move, { orders: [amina.orderId], to: status }, await asStaff());
    for (const status of ['Confirmed', 'Packed', 'Out for delivery', 'Delivered'] as const) await to(status);
    return amina;
  }

  test('pays it: no cash is due any more, and an issue asks about the courier', async () => {
    const { orderId, charge } = await deliveredForCash();
    momo.says(charge.attemptId, paid(charge));
    await pass({ minutes: 1 });
    expect(await readOrder(store, orderId)).toMatchObject({ paymentStatus: 'Paid', refunds: [] });
    expect(await reasonsOf(orderId)).toEqual(['paid_on_the_way']);
    const { body } = await call(endpoints.orderDesk.getOrder, { _id: orderId }, await asStaff());
    expect(body.data).toMatchObject({ payment_status: 'Paid', cash: { due: 0 } });
  });

  test('pays it whole: the part that came in cash goes back, and the order stays paid', async () => {
    const { orderId, charge } = await deliveredForCash();
    const part = { _id: orderId, due: 6_000, amount: 2_000, note: 'No more' };
    await call(endpoints.cash.collect, part, await asStaff());
    momo.says(charge.attemptId, paid(charge));
    await pass({ minutes: 1 });
    const order = await readOrder(store, orderId);
    expect(order).toMatchObject({
      paymentStatus: 'Paid',
      refunds: [{ attemptId: null, amount: 2_000, cause: 'paid_twice', state: 'due' }],
    });
    const [owed] = (await listIssuesOf(store, orderId)).filter(({ kind }) => kind === 'refund');
    expect(owed).toMatchObject({ amount: 2_000, method: 'cash_on_delivery' });
    const given = { id: order.refunds[0]?.id ?? '', reference: 'Till, 2 000 F' };
    expect((await call(endpoints.payment.settleRefund, given, await asStaff())).status).toBe(200);
    expect(await readOrder(store, orderId)).toMatchObject({ paymentStatus: 'Paid' });
    await call(endpoints.orderDesk.move, { orders: [orderId], to: 'Returned' }, await asStaff());
    expect((await readOrder(store, orderId)).refunds).toMatchObject([
      { amount: 2_000, state: 'done' },
      { amount: 6_000, state: 'due', attemptId: charge.attemptId },
    ]);
  });
});

test('a refund that the shop starts is what came, not what was waived', async () => {
  const amina = await promptedOrder();
  const { orderId } = amina;
  await call(endpoints.payment.payCash, { orderId }, { token: amina.token });
  for (const to of ['Confirmed', 'Packed', 'Out for delivery'] as const) {
    await call(endpoints.orderDesk.move, { orders: [orderId], to }, await asStaff());
  }
  await call(
    endpoints.cash.collect,
    { _id: orderId, due: 6_000, amount: 5_000, note: 'Short' },
    await asStaff(),
  );
  await call(endpoints.cash.writeOff, { _id: orderId, due: 1_000, note: 'A regular' }, await asStaff());
  const wanted = { orderId, reason: 'The lid was cracked.' };
  expect((await call(endpoints.payment.startRefund, wanted, await asStaff())).status).toBe(200);
  expect((await call(endpoints.payment.startRefund, wanted, await asStaff())).status).toBe(200);
  expect((await readOrder(store, orderId)).refunds).toMatchObject([{ amount: 5_000, cause: 'by_shop' }]);
});
