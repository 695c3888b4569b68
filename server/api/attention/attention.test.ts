import { describe, expect, test } from 'vitest';
import { workOnce } from '#core/jobs/work-off.ts';
import type { PaymentProvider } from '#core/payments/payment-provider.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { takeRefundBack } from '#core/refunds/take-refund-back.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { endpoints } from '#shared/endpoints.ts';
import { stockOf } from '#tests/races/stock-of.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOwedRefund, makeShortCash } from '#tests/support/make-issue.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { lastCharge, makeOnlineShopper, readOrder } from '#tests/support/online-shopper.ts';

const card = createFakeProvider('card');
const momo = createFakeProvider('mtn_momo', { canRefund: false, canClose: false });
const shop = await testShop({ overrides: { payments: [card, momo] } });
const { call, store, clock, logInAs } = shop;

const { list, lookAt } = endpoints.attention;
const { settleRefund, startRefund, askRefund } = endpoints.payment;
const { getOrder, move } = endpoints.orderDesk;

const solange = await makeAdmin(store, { name: 'Solange' });
const token = () => logInAs(solange);
const asStaff = async () => ({ token: await token() });

/** An order that waits for its money, and its charge, which the shopper can confirm. */
async function waitingOrder(provider: 'card' | 'mtn_momo' = 'card') {
  const amina = await makeOnlineShopper(shop);
  const { body } = await call(
    endpoints.order.checkout,
    { ...amina.order, phone: '677001122', provider },
    { token: amina.token },
  );
  return { ...amina, orderId: body.data.orderId, charge: lastCharge(provider === 'card' ? card : momo) };
}

async function paidOrder(provider?: 'card' | 'mtn_momo') {
  const order = await waitingOrder(provider);
  await settlePayment(store, order.charge.attemptId, paid(order.charge));
  return order;
}

async function deliveredOrder(paymentStatus: 'Paid' | 'Processing' = 'Paid') {
  const product = await makeProduct(store, { stock: 5 });
  const order = await makeOrder(store, [{ product, quantity: 2 }], { status: 'Delivered', paymentStatus });
  return { ...order, product };
}

async function issuesOf(orderId: string) {
  const { status, body } = await call(list, { limit: 100 }, await asStaff());
  expect(status).toBe(200);
  return body.data.filter(({ order }) => order._id === orderId);
}

/** The ids of the requests by which the card's provider was asked for the refund of a charge. */
function requestsOf({ attemptId }: { attemptId: string }) {
  return card.refunds.filter((refund) => refund.attemptId === attemptId).map(({ requestId }) => requestId);
}

async function notesOf(orderId: string) {
  const { body } = await call(getOrder, { _id: orderId }, await asStaff());
  return body.data.events.filter(({ from, to }) => from === to);
}

describe.each([
  ['PUT /api/attention/look-at', lookAt, { orderId: 'a', note: ' ' }, 'note'],
  ['POST /api/payment/start-refund', startRefund, { orderId: 'a', reason: '' }, 'reason'],
  ['PUT /api/payment/ask-refund', askRefund, { id: 'a' }, 'id'],
] as const)('%s', (_, endpoint, input, field) => {
  test('says which field is wrong', async () => {
    const { status, body } = await call(endpoint, input, await asStaff());
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });
});

test('GET /api/attention/list gives a page of orders and counts all that wait, also of a search', async () => {
  const product = await makeProduct(store, { stock: 5 });
  const orders: string[] = [];
  for (const _ of [1, 2, 3]) {
    const order = await makeOrder(store, [{ product, quantity: 1 }], { status: 'Delivered' });
    await store.db
      .updateTable('orders')
      .set({ deliveryName: 'Ngo Bassa Pélagie' })
      .where('id', '=', order.id)
      .execute();
    await makeOwedRefund(store, order.id);
    orders.push(order.id);
  }
  const page = async (wanted: object) =>
    (await call(list, { search: 'pelagie bassa', limit: 2, ...wanted }, await asStaff())).body;
  const [first, second] = [await page({ page: 1 }), await page({ page: 2 })];
  expect([first.totalCount, second.totalCount]).toEqual([3, 3]);
  expect([first, second].map(({ data }) => data.length)).toEqual([2, 1]);
  expect([...first.data, ...second.data].map(({ order }) => order._id)).toEqual(orders);
  const [found] = second.data;
  expect((await page({ search: found?.order.orderId })).data).toEqual([found]);

  const wrong = await call(list, { page: 0, limit: 1000 }, await asStaff());
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.fields ?? {}).toSorted()).toEqual(['limit', 'page']);
});

test('GET /api/attention/list is for admins', async () => {
  expect((await call(list, {})).status).toBe(401);
  expect((await call(list, {}, { token: await logInAs(await makeUser(store)) })).status).toBe(403);
});

describe('money of an order that was cancelled after it was paid', () => {
  test('by mobile money is listed with amount, number and shopper, and settled once', async () => {
    const { orderId } = await paidOrder('mtn_momo');
    await call(move, { orders: [orderId], to: 'Cancelled' }, await asStaff());
    await workOnce(store, refundRequests);
    const [issue] = await issuesOf(orderId);
    expect(issue).toMatchObject({
      kind: 'refund',
      reason: 'order_ended',
      amount: 6000,
      method: 'mtn_momo',
      payerPhone: '+237677001122',
      order: { _id: orderId, order_status: 'Cancelled' },
      refund: { progress: 'due', canAskProvider: false },
    });
    const hand = { id: issue?.id, reference: 'MP260305.1530.A12345' };
    const answers = await Promise.all([
      call(settleRefund, hand, await asStaff()),
      call(settleRefund, hand, await asStaff()),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await issuesOf(orderId)).toEqual([]);
    expect(await notesOf(orderId)).toContainEqual(
      expect.objectContaining({
        remark: 'refunded',
        note: 'MP260305.1530.A12345',
        actor: 'staff',
        actorName: 'Solange',
      }),
    );
    expect(await readOrder(store, orderId)).toMatchObject({
      paymentStatus: 'Refunded',
      needsAttention: false,
    });
  });

  test('by card that the provider refused is asked for again, and the money goes once', async () => {
    const { orderId, charge } = await paidOrder();
    card.refundsWith({ state: 'failed', raw: { why: 'no balance' } });
    await call(move, { orders: [orderId], to: 'Cancelled' }, await asStaff());
    await workOnce(store, refundRequests);
    const [issue] = await issuesOf(orderId);
    expect(issue?.refund).toEqual({ progress: 'due', reference: '', timesTried: 1, canAskProvider: true });

    const answers = await Promise.all([
      call(askRefund, { id: issue?.id }, await asStaff()),
      call(askRefund, { id: issue?.id }, await asStaff()),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await issuesOf(orderId)).toEqual([]);
    expect(await readOrder(store, orderId)).toMatchObject({ paymentStatus: 'Refunded' });
    // To the same request the provider would only repeat its refusal.
    expect(requestsOf(charge)).toHaveLength(2);
    expect(new Set(requestsOf(charge)).size).toBe(2);
  });

  test('by card that the provider never answered about is asked for as the same request, also by a person', async () => {
    const { orderId, charge } = await paidOrder();
    card.refundsWith(new Error('timeout'));
    await call(move, { orders: [orderId], to: 'Cancelled' }, await asStaff());
    await workOnce(store, refundRequests);
    // The provider's keys were removed from the settings and put back: that is no answer either.
    clock.advance({ hours: 1 });
    await workOnce({ ...store, payments: [] }, refundRequests);
    const [issue] = await issuesOf(orderId);
    expect(issue?.refund?.progress).toBe('due');
    await call(askRefund, { id: issue?.id }, await asStaff());
    expect(requestsOf(charge)).toHaveLength(2);
    expect(new Set(requestsOf(charge)).size).toBe(1);
    expect(await issuesOf(orderId)).toEqual([]);
  });

  test('by card that was sent back is shown as such, and is asked for again only as another request', async () => {
    const { orderId, charge } = await paidOrder();
    card.refundsWith(
      { state: 'pending', refundReference: 're_back', raw: null },
      { state: 'failed', raw: null },
    );
    await call(move, { orders: [orderId], to: 'Cancelled' }, await asStaff());
    await workOnce(store, refundRequests);
    clock.advance({ hours: 2 });
    await workOnce(store, refundRequests);
    const [issue] = await issuesOf(orderId);
    expect(issue?.refund).toMatchObject({ progress: 'sent_back', reference: '', canAskProvider: true });
    expect(await notesOf(orderId)).toContainEqual(
      expect.objectContaining({ remark: 'refund_sent_back', note: 're_back', actor: 'provider' }),
    );
    await call(askRefund, { id: issue?.id }, await asStaff());
    expect(new Set(requestsOf(charge)).size).toBe(2);
    expect(await issuesOf(orderId)).toEqual([]);
  });

  test('by card that comes back while the answer to its request is under way stays due', async () => {
    const { orderId, charge } = await paidOrder();
    await call(move, { orders: [orderId], to: 'Cancelled' }, await asStaff());
    const askedForOnce: PaymentProvider = {
      ...card,
      refund: async (attempt, refund) => {
        const made = await card.refund?.(attempt, refund);
        await takeRefundBack(store, { requestId: refund.requestId, refundReference: 're_fast', raw: null });
        return made ?? { state: 'failed', raw: null };
      },
    };
    await workOnce({ ...store, payments: [askedForOnce] }, refundRequests);
    expect(requestsOf(charge)).toHaveLength(1);
    expect(await issuesOf(orderId)).toMatchObject([{ refund: { progress: 'sent_back' } }]);
    expect(await readOrder(store, orderId)).toMatchObject({ paymentStatus: 'Paid', needsAttention: true });
  });

  test('is not written down as paid by hand while the provider is being asked', async () => {
    const { orderId } = await paidOrder();
    card.refundsWith(new Error('timeout'));
    await call(move, { orders: [orderId], to: 'Cancelled' }, await asStaff());
    await workOnce(store, refundRequests);
    const [issue] = await issuesOf(orderId);
    expect(issue?.refund?.progress).toBe('asking');
    const { status } = await call(settleRefund, { id: issue?.id, reference: 'x' }, await asStaff());
    expect(status).toBe(404);
    clock.advance({ minutes: 5 });
    await workOnce(store, refundRequests);
    expect(await issuesOf(orderId)).toEqual([]);
  });

  test.each([
    [
      'refuses every question',
      { ...card, refund: () => Promise.reject(new Error('Stripe answered 401')) },
      '',
    ],
    ['was taken out of the settings', undefined, 're_before'],
  ] as const)(
    'whose provider %s goes to people, who confirm what they saw there',
    async (_, provider, began) => {
      const { orderId, charge } = await paidOrder();
      if (began !== '') card.refundsWith({ state: 'pending', refundReference: began, raw: null });
      await call(move, { orders: [orderId], to: 'Cancelled' }, await asStaff());
      if (began !== '') await workOnce(store, refundRequests);
      const asked = requestsOf(charge).length;
      const settle = async (more: { seenAtProvider?: boolean }) => {
        const [issue] = await issuesOf(orderId);
        const input = { id: issue?.id, reference: 're_seen', ...more };
        return (await call(settleRefund, input, await asStaff())).status;
      };
      expect(await settle({ seenAtProvider: true })).toBe(404);
      for (let round = 0; round < 4; round += 1) {
        clock.advance({ hours: 1 });
        await workOnce({ ...store, payments: provider ? [provider] : [] }, refundRequests);
      }
      expect(await issuesOf(orderId)).toMatchObject([{ refund: { progress: 'stuck', reference: began } }]);
      expect(await settle({})).toBe(404);
      expect(await settle({ seenAtProvider: true })).toBe(200);
      expect(await issuesOf(orderId)).toEqual([]);
      // The keys are back: the shop does not ask again about a settled refund.
      clock.advance({ hours: 2 });
      await workOnce(store, refundRequests);
      expect(requestsOf(charge)).toHaveLength(asked);
      expect((await readOrder(store, orderId)).refunds).toMatchObject([
        { state: 'done', reference: 're_seen' },
      ]);
    },
  );

  test('that is on its way is watched, not paid by hand, until it has arrived', async () => {
    const { orderId } = await paidOrder();
    const onItsWay = { state: 'pending', refundReference: 're_slow', raw: null } as const;
    card.refundsWith(onItsWay, onItsWay);
    await call(move, { orders: [orderId], to: 'Cancelled' }, await asStaff());
    await workOnce(store, refundRequests);
    clock.advance({ hours: 2 });
    await workOnce(store, refundRequests);
    const [issue] = await issuesOf(orderId);
    expect(issue?.refund).toMatchObject({ progress: 'on_its_way', reference: 're_slow' });
    const { status } = await call(settleRefund, { id: issue?.id, reference: 'x' }, await asStaff());
    expect(status).toBe(404);
    // The provider's keys were removed from the settings meanwhile: nothing can be asked, and still no second refund may be paid.
    clock.advance({ hours: 2 });
    await workOnce({ ...store, payments: [] }, refundRequests);
    expect((await issuesOf(orderId))[0]?.refund?.progress).toBe('on_its_way');
    clock.advance({ hours: 2 });
    await workOnce(store, refundRequests);
    expect(await issuesOf(orderId)).toEqual([]);
    expect((await readOrder(store, orderId)).refunds).toMatchObject([
      { state: 'done', reference: 're_slow' },
    ]);
  });

  test('that no provider can give back is left to a person', async () => {
    const { orderId } = await paidOrder('mtn_momo');
    await call(move, { orders: [orderId], to: 'Cancelled' }, await asStaff());
    await workOnce(store, refundRequests);
    const [issue] = await issuesOf(orderId);
    const { status, body } = await call(askRefund, { id: issue?.id }, await asStaff());
    expect(status).toBe(409);
    expect(body.code).toBe('REFUND_BY_HAND');
  });
});

describe('a refund that the owner starts', () => {
  test('owes the whole money of a delivered order once, however often it is pressed, and moves no parcel', async () => {
    const { id: orderId, product } = await deliveredOrder();
    const wanted = { orderId, reason: 'The lid was cracked.' };
    const answers = await Promise.all([
      call(startRefund, wanted, await asStaff()),
      call(startRefund, wanted, await asStaff()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await issuesOf(orderId)).toMatchObject([
      {
        reason: 'by_shop',
        amount: product.price * 2,
        method: 'cash_on_delivery',
        refund: { progress: 'due', canAskProvider: false },
      },
    ]);
    expect((await notesOf(orderId)).map(({ remark, note }) => [remark, note])).toEqual([
      ['refund_started', 'The lid was cracked.'],
    ]);
    expect(await readOrder(store, orderId)).toMatchObject({ status: 'Delivered', paymentStatus: 'Paid' });
    expect(await stockOf(store, product)).toBe(3);
  });

  test('of a card goes by the provider without anyone’s hand', async () => {
    const { orderId, charge } = await paidOrder();
    await store.db.updateTable('orders').set({ status: 'Delivered' }).where('id', '=', orderId).execute();
    await call(startRefund, { orderId, reason: 'Broken.' }, await asStaff());
    await workOnce(store, refundRequests);
    expect(card.refunds.at(-1)).toMatchObject({ attemptId: charge.attemptId, amount: 6000 });
    expect(await readOrder(store, orderId)).toMatchObject({
      status: 'Delivered',
      paymentStatus: 'Refunded',
      needsAttention: false,
      refunds: [{ cause: 'by_shop', state: 'done' }],
    });
  });

  test.each([
    ['is still in the shop', { status: 'Packed', paymentStatus: 'Paid' }],
    ['is not paid', { status: 'Delivered', paymentStatus: 'Processing' }],
    ['has its money back', { status: 'Delivered', paymentStatus: 'Refunded' }],
  ] as const)('is refused for an order that %s', async (_, state) => {
    const product = await makeProduct(store, { stock: 5 });
    const { id: orderId } = await makeOrder(store, [{ product, quantity: 1 }], state);
    const { status, body } = await call(startRefund, { orderId, reason: 'x' }, await asStaff());
    expect(status).toBe(409);
    expect(body.code).toBe('REFUND_NOT_POSSIBLE');
    expect(await issuesOf(orderId)).toEqual([]);
  });

  test('of an order that does not exist is not found', async () => {
    const { body } = await call(startRefund, { orderId: 'nothing', reason: 'x' }, await asStaff());
    expect(body.code).toBe('ORDER_NOT_FOUND');
  });
});

describe('an odd payment', () => {
  test('is looked at once with a note, and a repeated callback does not raise it again', async () => {
    const { orderId, charge } = await waitingOrder();
    const wrong = { ...paid(charge), currency: 'EUR' };
    await settlePayment(store, charge.attemptId, wrong);
    expect(await issuesOf(orderId)).toMatchObject([
      { kind: 'odd', reason: 'mismatch', amount: 6000, refund: null },
    ]);
    const looked = { orderId, note: 'Called her: it was another shop.' };
    const answers = await Promise.all([
      call(lookAt, looked, await asStaff()),
      call(lookAt, looked, await asStaff()),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await notesOf(orderId)).map(({ remark, note, actorName }) => [remark, note, actorName])).toEqual([
      ['looked_at', 'Called her: it was another shop.', 'Solange'],
    ]);
    await settlePayment(store, charge.attemptId, wrong);
    expect(await issuesOf(orderId)).toEqual([]);
    expect(await readOrder(store, orderId)).toMatchObject({ needsAttention: false });
  });

  test('that was looked at leaves the money that is due in the list', async () => {
    const { orderId, charge } = await paidOrder('mtn_momo');
    await store.db
      .updateTable('paymentAttempts')
      .set({ reason: 'paid_on_the_way' })
      .where('id', '=', charge.attemptId)
      .execute();
    await call(move, { orders: [orderId], to: 'Cancelled' }, await asStaff());
    await workOnce(store, refundRequests);
    // The money goes back, so there is nothing left to look at.
    expect((await issuesOf(orderId)).map(({ reason }) => reason)).toEqual(['order_ended']);
    const { body } = await call(lookAt, { orderId, note: 'x' }, await asStaff());
    expect(body.code).toBe('ISSUE_CLOSED');
    expect(await issuesOf(orderId)).toHaveLength(1);
  });

  test('whose cash is short can be cleared, until the next part is short again', async () => {
    const { id: orderId } = await deliveredOrder('Processing');
    await makeShortCash(store, orderId);
    const [short] = await issuesOf(orderId);
    expect(short).toMatchObject({ kind: 'odd', reason: 'cash_short', amount: 9_999 });
    await call(lookAt, { orderId, note: 'She brings it on Friday.' }, await asStaff());
    expect(await issuesOf(orderId)).toEqual([]);
    const part = { _id: orderId, due: 9_999, amount: 9_000, note: 'Most of it' };
    await call(endpoints.cash.collect, part, await asStaff());
    expect(await issuesOf(orderId)).toMatchObject([{ reason: 'cash_short', amount: 999 }]);
  });

  test('of an order that does not exist is not found', async () => {
    expect((await call(lookAt, { orderId: 'nothing', note: 'x' }, await asStaff())).status).toBe(404);
  });
});

test('an order is shown with what waits about it', async () => {
  const { orderId } = await paidOrder('mtn_momo');
  await call(move, { orders: [orderId], to: 'Cancelled' }, await asStaff());
  const { body } = await call(getOrder, { _id: orderId }, await asStaff());
  expect(body.data).toMatchObject({ needsAttention: true, issues: [{ reason: 'order_ended' }] });
});
