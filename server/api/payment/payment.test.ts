import { describe, expect, test } from 'vitest';
import { expireReservations } from '#core/checkout/expire-reservations.ts';
import { workOff, workOnce } from '#core/jobs/work-off.ts';
import type { PaymentReport } from '#core/payments/payment-provider.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { paymentQuestions } from '#core/settlement/payment-questions.ts';
import { endpoints } from '#shared/endpoints.ts';
import { francs } from '#shared/money.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin, makeCartItem, makeUser } from '#tests/support/make.ts';
import {
  lastCharge,
  makeOnlineShopper,
  type OnlineShopper,
  readOrder,
  stockAndLedger,
} from '#tests/support/online-shopper.ts';

const card = createFakeProvider('card');
const momo = createFakeProvider('mtn_momo', { canRefund: false, canClose: false });
const shop = await testShop({ overrides: { payments: [card, momo] } });
const { call, store, clock } = shop;

const { checkout } = endpoints.order;
const { methods, getState, tryAgain, payCash, refundsDue, settleRefund } = endpoints.payment;

type Payment = { provider?: 'card' | 'mtn_momo' | 'orange_money'; payer_phone?: string };

/** Presses 'Online Payment'. */
function press({ order, token }: OnlineShopper, payment: Payment = {}, idempotencyKey?: string) {
  return call(
    checkout,
    { ...order, phone: order.phone || '677001122', ...payment },
    { token, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) },
  );
}

/** A shopper with an order that waits for a card payment. */
async function waitingOrder(given: Parameters<typeof makeOnlineShopper>[1] = {}) {
  const amina = await makeOnlineShopper(shop, given);
  const { body } = await press(amina);
  const charge = lastCharge(card);
  return { ...amina, orderId: body.data.orderId, charge };
}

/** The subjects of the mails about an order. */
async function subjectsAbout(orderId: string): Promise<string[]> {
  const { orderNumber } = await store.db
    .selectFrom('orders')
    .select('orderNumber')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const mails = await shop.sentMails();
  return mails.map(({ subject }) => subject).filter((subject) => subject.includes(orderNumber));
}

function stateOf({ orderId, token }: { orderId: string; token: string }) {
  return call(getState, { orderId }, { token });
}

function sendWebhook(
  reading: unknown,
  headers: Record<string, string> = { signature: 'signed' },
  provider = 'stripe',
) {
  return shop.app.inject({
    method: 'POST',
    url: `/api/payment/webhook/${provider}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(reading),
  });
}

function signed(charge: { attemptId: string }, report: PaymentReport, eventId = `evt_${charge.attemptId}`) {
  return { kind: 'signed', eventId, attemptId: charge.attemptId, report };
}

/** Runs all questions that are due: other stories of this file have left theirs. */
async function askAll(): Promise<void> {
  await workOff(store, paymentQuestions);
}

async function cartOf({ token }: { token: string }) {
  return (await call(endpoints.cart.get, undefined, { token })).body.data;
}

describe('POST /api/order/checkout', () => {
  test('holds the pieces for an order that waits for its money, and leads to the provider’s page', async () => {
    const amina = await makeOnlineShopper(shop);
    const { status, body } = await press(amina);
    const charge = lastCharge(card);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      id: `ref_${charge.attemptId}`,
      url: `https://checkout.stripe.com/c/pay/${charge.attemptId}`,
    });
    expect(charge).toMatchObject({
      orderId: body.data.orderId,
      amount: 6000,
      language: 'en',
      lines: [{ name: amina.product.name, unitPrice: 3000, quantity: 2 }],
      returnUrl: `http://localhost:3000/success?order=${body.data.orderId}`,
      cancelUrl: `http://localhost:3000/cancel?order=${body.data.orderId}`,
    });
    expect(await readOrder(store, body.data.orderId)).toMatchObject({
      status: 'Awaiting payment',
      paymentStatus: 'Processing',
      paymentMethod: 'card',
      attempts: [{ state: 'pending' }],
    });
    expect(await stockAndLedger(store, amina.product)).toEqual({ stock: 3, ledger: 3 });
    expect(await cartOf(amina)).toHaveLength(1);
  });

  test('asks the phone that is named, or the order’s own, and leads to the page that waits for it', async () => {
    const amina = await makeOnlineShopper(shop);
    const { body } = await press(amina, { provider: 'mtn_momo', payer_phone: '6 77 00 11 22' });
    expect(body.url).toBe(`/payment/${body.data.orderId}`);
    expect(lastCharge(momo)).toMatchObject({ payerPhone: '+237677001122' });
    const binta = await makeOnlineShopper(shop);
    await press({ ...binta, order: { ...binta.order, phone: '+237699000001' } }, { provider: 'mtn_momo' });
    expect(lastCharge(momo)).toMatchObject({ payerPhone: '+237699000001' });
  });

  test('asks the phone of the address where no other is named, at the first try and at the next', async () => {
    const amina = await makeOnlineShopper(shop);
    const payment = { ...amina.order, provider: 'mtn_momo' };
    const { status, body } = await call(checkout, payment, { token: amina.token });
    expect(status).toBe(201);
    expect(lastCharge(momo)).toMatchObject({ payerPhone: '+237677123456' });
    const { orderId } = body.data;
    momo.says(lastCharge(momo).attemptId, { state: 'failed', reason: 'rejected_by_payer', raw: null });
    clock.advance({ seconds: 5 });
    await askAll();
    const again = await call(tryAgain, { orderId, provider: 'mtn_momo' }, { token: amina.token });
    expect(again.status).toBe(200);
    expect(again.body.data.attempt?.payerPhone).toBe('•••• 34 56');
    expect(lastCharge(momo)).toMatchObject({ orderId, payerPhone: '+237677123456' });
  });

  test('an unknown address is refused as such for every way to pay', async () => {
    const amina = await makeOnlineShopper(shop);
    for (const provider of ['card', 'mtn_momo']) {
      const order = { ...amina.order, addressId: 'aaaaaaaaaaaaaaaaaaaaaaaa', provider };
      const { status, body } = await call(checkout, order, { token: amina.token });
      expect([status, body.code]).toEqual([404, 'ADDRESS_NOT_FOUND']);
    }
  });

  test.each(['12', '+33612345678', '222 33 44 55'])(
    'refuses %s as the phone of a wallet',
    async (payer_phone) => {
      const amina = await makeOnlineShopper(shop);
      const { status, body } = await press(amina, { provider: 'mtn_momo', payer_phone });
      expect(status).toBe(422);
      expect(Object.keys(body.fields ?? {})).toEqual(['payer_phone']);
      expect(await stockAndLedger(store, amina.product)).toEqual({ stock: 5, ledger: 5 });
    },
  );

  test('a method that the shop does not take is a clear 503, and nothing is placed', async () => {
    const amina = await makeOnlineShopper(shop);
    const { status, headers, body } = await press(amina, { provider: 'orange_money' });
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.code).toBe('PAYMENTS_UNAVAILABLE');
    expect(await stockAndLedger(store, amina.product)).toEqual({ stock: 5, ledger: 5 });
  });

  test('a total that has changed is a conflict with the right figures', async () => {
    const amina = await makeOnlineShopper(shop);
    const { status, body } = await press({ ...amina, order: { ...amina.order, totalAmt: francs(1) } });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'TOTAL_CHANGED', data: { totalAmt: 6000 } });
  });

  test('pressed twice with one key it is one order and one charge', async () => {
    const amina = await makeOnlineShopper(shop);
    const before = card.charges.length;
    const answers = await Promise.all([1, 2, 3].map(() => press(amina, {}, 'double click')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.orderId)).size).toBe(1);
    expect(card.charges.length - before).toBe(1);
    expect((await stockAndLedger(store, amina.product)).stock).toBe(3);
    const later = await press(amina, {}, 'double click');
    expect(later.body.url).toBe(answers.map(({ body }) => body.url).find((url) => url.startsWith('https:')));
  });

  test('a provider that is down is a clear 503; the order is kept, and the same press begins the payment', async () => {
    const amina = await makeOnlineShopper(shop);
    card.startsWith({ state: 'failed', reason: 'provider_unavailable', raw: null });
    const { status, headers, body } = await press(amina, {}, 'outage');
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatchObject({ code: 'PAYMENT_NOT_STARTED', data: { orderId: expect.any(String) } });
    const again = await press(amina, {}, 'outage');
    expect(again.status).toBe(201);
    expect(again.body.url).toMatch(/^https:/);
    expect((await readOrder(store, again.body.data.orderId)).attempts).toMatchObject([
      { state: 'failed' },
      { state: 'pending' },
    ]);
  });

  test('a phone that may be ringing after an answer that never came is waited for, not rung again', async () => {
    const amina = await makeOnlineShopper(shop);
    momo.startsWith(new Error('timeout'));
    const { status, body } = await press(amina, { provider: 'mtn_momo' }, 'timeout');
    expect(status).toBe(201);
    expect(body.url).toBe(`/payment/${body.data.orderId}`);
    const before = momo.charges.length;
    await press(amina, { provider: 'mtn_momo' }, 'timeout');
    const again = await call(
      tryAgain,
      { orderId: body.data.orderId, provider: 'mtn_momo', payer_phone: '677001122' },
      { token: amina.token },
    );
    expect(again.body.code).toBe('PAYMENT_UNCLEAR');
    expect(momo.charges.length).toBe(before);
  });

  test('the shopper’s next order gives back what she has not paid for', async () => {
    const amina = await waitingOrder({ stock: 2 });
    const { status, body } = await call(endpoints.order.cashOnDelivery, amina.order, { token: amina.token });
    expect(status).toBe(201);
    expect(body.data.order_status).toBe('Placed');
    expect(await readOrder(store, amina.orderId)).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'Cancelled',
    });
    expect(await stockAndLedger(store, amina.product)).toEqual({ stock: 0, ledger: 0 });
    clock.advance({ minutes: 1 });
    await askAll();
    expect(card.closed).toContain(amina.charge.attemptId);
  });

  test('what it holds is still the shopper’s own to order: her cart does not look sold out', async () => {
    const amina = await waitingOrder({ stock: 2 });
    expect(await stockAndLedger(store, amina.product)).toEqual({ stock: 0, ledger: 0 });
    const [line] = await cartOf(amina);
    expect(line).toMatchObject({ quantity: 2, productId: { stock: 2 } });
    const change = (qty: number) =>
      call(endpoints.cart.updateQty, { _id: line?._id ?? '', qty }, { token: amina.token });
    expect((await change(1)).status).toBe(200);
    expect((await change(2)).status).toBe(200);
    expect((await change(3)).body).toMatchObject({ code: 'STOCK_SHORT', data: { available: 2 } });
    const binta = await shop.logInAs(await makeUser(store));
    const add = await call(endpoints.cart.create, { productId: amina.product.id }, { token: binta });
    expect(add.body.code).toBe('SOLD_OUT');
    expect((await press(amina, {}, 'another press')).status).toBe(201);
    expect(await stockAndLedger(store, amina.product)).toEqual({ stock: 0, ledger: 0 });
  });

  test('is for logged-in users', async () => {
    expect((await call(checkout, {})).status).toBe(401);
  });
});

describe('a payment that is confirmed', () => {
  test('places the order, takes the paid lines out of the cart and shows the payment’s number', async () => {
    const amina = await waitingOrder();
    const { statusCode } = await sendWebhook(signed(amina.charge, paid(amina.charge)));
    expect(statusCode).toBe(200);
    expect(await readOrder(store, amina.orderId)).toMatchObject({
      status: 'Placed',
      paymentStatus: 'Paid',
      paymentId: `tx_${amina.charge.attemptId}`,
      reservationExpiresAt: null,
      attempts: [{ state: 'succeeded', isCounted: true, dueAt: null }],
      refunds: [],
    });
    expect(await cartOf(amina)).toEqual([]);
    expect(await subjectsAbout(amina.orderId)).toEqual([expect.stringMatching(/^Your order NB-.* is paid$/)]);
    expect(await stockAndLedger(store, amina.product)).toEqual({ stock: 3, ledger: 3 });
  });

  test('reported twice, also at once and by webhook and question together, is one payment', async () => {
    const amina = await waitingOrder();
    card.says(amina.charge.attemptId, paid(amina.charge));
    clock.advance({ minutes: 1 });
    await Promise.all([
      sendWebhook(signed(amina.charge, paid(amina.charge))),
      sendWebhook(signed(amina.charge, paid(amina.charge))),
      sendWebhook(signed(amina.charge, paid(amina.charge), 'another event')),
      askAll(),
    ]);
    const order = await readOrder(store, amina.orderId);
    expect(order).toMatchObject({ status: 'Placed', paymentStatus: 'Paid', refunds: [] });
    const moves = await store.db
      .selectFrom('orderEvents')
      .select('toStatus')
      .where('orderId', '=', amina.orderId)
      .execute();
    expect(moves.map(({ toStatus }) => toStatus)).toEqual(['Awaiting payment', 'Placed']);
  });

  test('leaves what was added to the cart meanwhile', async () => {
    const amina = await waitingOrder();
    await store.db
      .updateTable('cartItems')
      .set({ quantity: 3 })
      .where('userId', '=', amina.user.id)
      .execute();
    await sendWebhook(signed(amina.charge, paid(amina.charge)));
    expect(await cartOf(amina)).toMatchObject([{ quantity: 1 }]);
  });

  test.each([
    ['another currency', { currency: 'EUR' }],
    ['another reference', { providerReference: 'ref_of_somebody_else' }],
  ])('with %s is not believed, and becomes an issue', async (_what, wrong) => {
    const amina = await waitingOrder();
    await sendWebhook(signed(amina.charge, { ...paid(amina.charge), ...wrong }));
    expect(await readOrder(store, amina.orderId)).toMatchObject({
      status: 'Awaiting payment',
      paymentStatus: 'Processing',
      needsAttention: true,
      attempts: [{ state: 'pending', reason: 'mismatch' }],
    });
  });
});

describe('the webhook door', () => {
  test('refuses what is not signed', async () => {
    const amina = await waitingOrder();
    const { statusCode } = await sendWebhook(signed(amina.charge, paid(amina.charge)), {
      signature: 'forged',
    });
    expect(statusCode).toBe(400);
    expect(await readOrder(store, amina.orderId)).toMatchObject({ status: 'Awaiting payment' });
  });

  test('answers an unsigned hint at once, believes nothing of it and asks the provider', async () => {
    const amina = await makeOnlineShopper(shop);
    const { body } = await press(amina, { provider: 'mtn_momo' });
    const charge = lastCharge(momo);
    const hint = { kind: 'hint', attemptId: charge.attemptId };
    expect((await sendWebhook(hint, { signature: 'signed' }, 'mtn_momo')).statusCode).toBe(200);
    expect(await readOrder(store, body.data.orderId)).toMatchObject({ status: 'Awaiting payment' });
    await askAll();
    expect(await readOrder(store, body.data.orderId)).toMatchObject({ status: 'Awaiting payment' });
    momo.says(charge.attemptId, paid(charge));
    await sendWebhook(hint, { signature: 'signed' }, 'mtn_momo');
    await askAll();
    expect(await readOrder(store, body.data.orderId)).toMatchObject({
      status: 'Placed',
      paymentStatus: 'Paid',
    });
  });

  test('takes a body of any kind by PUT as well, and is a plain 404 for a provider it does not know', async () => {
    const put = await shop.app.inject({
      method: 'PUT',
      url: '/api/payment/webhook/mtn_momo',
      headers: { 'content-type': 'text/plain', signature: 'signed' },
      payload: JSON.stringify({ kind: 'ignored' }),
    });
    expect(put.statusCode).toBe(200);
    expect((await sendWebhook({}, {}, 'unknown')).statusCode).toBe(404);
  });

  test('lets a payment pass that is not of this shop', async () => {
    for (const attemptId of ['not-a-uuid', '00000000-0000-4000-8000-000000000000']) {
      const reading = {
        ...signed({ attemptId }, { state: 'failed', raw: null }),
        providerReference: 'ref_none',
      };
      expect((await sendWebhook(reading)).statusCode).toBe(200);
    }
  });
});

describe('a payment that does not come', () => {
  test('declined leaves the order held and payable: the next try pays it', async () => {
    const amina = await waitingOrder();
    await sendWebhook(signed(amina.charge, { state: 'failed', reason: 'declined', raw: null }));
    expect((await stateOf(amina)).body.data).toMatchObject({
      status: 'Awaiting payment',
      paymentStatus: 'Failed',
      attempt: { state: 'failed', reason: 'declined', url: null },
    });
    const { status, body } = await call(
      tryAgain,
      { orderId: amina.orderId, provider: 'mtn_momo', payer_phone: '677001122' },
      { token: amina.token },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      url: `/payment/${amina.orderId}`,
      data: { paymentStatus: 'Processing', attempt: { state: 'pending', payerPhone: '•••• 11 22' } },
    });
    momo.says(lastCharge(momo).attemptId, paid(lastCharge(momo)));
    clock.advance({ seconds: 5 });
    await askAll();
    expect(await readOrder(store, amina.orderId)).toMatchObject({
      status: 'Placed',
      paymentStatus: 'Paid',
      paymentMethod: 'mtn_momo',
    });
  });

  test('in 35 minutes ends the order, and its pieces are for sale again', async () => {
    const amina = await waitingOrder();
    clock.advance({ minutes: 34 });
    await expireReservations(store);
    expect(await readOrder(store, amina.orderId)).toMatchObject({ status: 'Awaiting payment' });
    clock.advance({ minutes: 2 });
    await expireReservations(store);
    expect(await readOrder(store, amina.orderId)).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'Cancelled',
    });
    expect(await stockAndLedger(store, amina.product)).toEqual({ stock: 5, ledger: 5 });
    // By now the access token has expired.
    const token = await shop.logInAs(amina.user);
    expect(await cartOf({ token })).toHaveLength(1);
    await askAll();
    expect(card.closed).toContain(amina.charge.attemptId);
    const { body } = await call(tryAgain, { orderId: amina.orderId, provider: 'card' }, { token });
    expect(body.code).toBe('PAYMENT_NOT_OPEN');
  });

  test('after the end but in time for the stock brings the order back', async () => {
    const amina = await waitingOrder();
    clock.advance({ minutes: 36 });
    await expireReservations(store);
    await sendWebhook(signed(amina.charge, paid(amina.charge)));
    expect(await readOrder(store, amina.orderId)).toMatchObject({
      status: 'Placed',
      paymentStatus: 'Paid',
      refunds: [],
    });
    expect(await stockAndLedger(store, amina.product)).toEqual({ stock: 3, ledger: 3 });
  });

  test('after the pieces were sold to another shopper is refunded, with a mail', async () => {
    const amina = await waitingOrder({ stock: 2 });
    clock.advance({ minutes: 36 });
    await expireReservations(store);
    const binta = await makeUser(store);
    await makeCartItem(store, { userId: binta.id, productId: amina.product.id, quantity: 1 });
    await store.db.updateTable('products').set({ stock: 1 }).where('id', '=', amina.product.id).execute();
    await sendWebhook(signed(amina.charge, paid(amina.charge)));
    expect(await readOrder(store, amina.orderId)).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'Cancelled',
      needsAttention: true,
      attempts: [{ state: 'succeeded', isCounted: false }],
      refunds: [{ amount: 6000, cause: 'paid_too_late', state: 'due' }],
    });
    expect(await subjectsAbout(amina.orderId)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Your order NB-.* is cancelled$/),
        expect.stringMatching(/^Your money for order NB-.* is coming back$/),
      ]),
    );
    expect(await shop.sentMails()).toContainEqual(
      expect.objectContaining({
        subject: expect.stringMatching(/is coming back$/),
        text: expect.stringMatching(/^Hello,[\s\S]* 6\u202f000\u00a0FCFA[\s\S]*\/track\/\w{32}\n/),
      }),
    );
    await workOnce(store, refundRequests);
    expect(await subjectsAbout(amina.orderId)).toContainEqual(
      expect.stringMatching(/^The money for order NB-.* was sent back$/),
    );
    expect(card.refunds.at(-1)).toMatchObject({ attemptId: amina.charge.attemptId, amount: 6000 });
    expect(await readOrder(store, amina.orderId)).toMatchObject({
      needsAttention: false,
      refunds: [{ state: 'done' }],
    });
  });

  test('a second payment of the same order is given back, and the order stays paid', async () => {
    const amina = await waitingOrder();
    await call(tryAgain, { orderId: amina.orderId, provider: 'card' }, { token: amina.token });
    const second = lastCharge(card);
    await sendWebhook(signed(second, paid(second)));
    await sendWebhook(signed(amina.charge, paid(amina.charge)));
    await workOnce(store, refundRequests);
    expect(await readOrder(store, amina.orderId)).toMatchObject({
      status: 'Placed',
      paymentStatus: 'Paid',
      attempts: [
        { state: 'succeeded', isCounted: false },
        { state: 'succeeded', isCounted: true },
      ],
      refunds: [{ attemptId: amina.charge.attemptId, cause: 'paid_twice', state: 'done' }],
    });
  });
});

describe('the reconciler', () => {
  test('a request that died before the provider heard of it is found out after a minute; nothing is charged', async () => {
    const amina = await makeOnlineShopper(shop);
    momo.startsWith(new Error('the process died'));
    const { body } = await press(amina, { provider: 'mtn_momo' });
    const charge = lastCharge(momo);
    momo.says(charge.attemptId, { state: 'not_found', raw: null });
    clock.advance({ seconds: 10 });
    await askAll();
    expect((await readOrder(store, body.data.orderId)).attempts).toMatchObject([{ state: 'unknown' }]);
    const before = momo.charges.length;
    clock.advance({ seconds: 70 });
    await askAll();
    expect((await readOrder(store, body.data.orderId)).attempts).toMatchObject([
      { state: 'failed', reason: 'provider_unavailable' },
    ]);
    expect(momo.charges.length).toBe(before);
  });

  test('a provider that does not answer is asked again later, and the payment is found', async () => {
    const amina = await waitingOrder();
    card.says(amina.charge.attemptId, new Error('502'));
    clock.advance({ seconds: 5 });
    await askAll();
    card.says(amina.charge.attemptId, paid(amina.charge));
    clock.advance({ seconds: 10 });
    await askAll();
    expect(await readOrder(store, amina.orderId)).toMatchObject({ status: 'Placed' });
  });

  test('a prompt that can no longer be asked about ends after its time, and becomes an issue', async () => {
    const amina = await makeOnlineShopper(shop);
    momo.startsWith(new Error('the process died'));
    const { body } = await press(amina, { provider: 'mtn_momo' });
    momo.says(lastCharge(momo).attemptId, { state: 'untraceable', raw: null });
    clock.advance({ minutes: 15 });
    await askAll();
    const { orderId } = body.data;
    expect(await readOrder(store, orderId)).toMatchObject({
      needsAttention: false,
      attempts: [{ state: 'unknown' }],
    });
    clock.advance({ minutes: 6 });
    await askAll();
    expect(await readOrder(store, orderId)).toMatchObject({
      status: 'Awaiting payment',
      paymentStatus: 'Failed',
      needsAttention: true,
      attempts: [{ state: 'expired', reason: 'untraceable', dueAt: null }],
    });
    const retry = { orderId, provider: 'mtn_momo', payer_phone: '677001122' };
    const token = await shop.logInAs(amina.user);
    expect((await call(tryAgain, retry, { token })).status).toBe(200);
  });
});

describe('cash instead', () => {
  test('places the held order on delivery, and money that comes all the same is counted', async () => {
    const amina = await waitingOrder();
    const { status, body } = await call(payCash, { orderId: amina.orderId }, { token: amina.token });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'Placed', paymentMethod: 'cash_on_delivery' });
    expect(await cartOf(amina)).toEqual([]);
    await sendWebhook(signed(amina.charge, paid(amina.charge)));
    expect(await readOrder(store, amina.orderId)).toMatchObject({
      status: 'Placed',
      paymentStatus: 'Paid',
      paymentMethod: 'card',
      refunds: [],
    });
    const again = await call(payCash, { orderId: amina.orderId }, { token: amina.token });
    expect(again.body.code).toBe('PAYMENT_NOT_OPEN');
  });
});

describe('refunds', () => {
  test('of mobile money wait for an admin, who notes the number once', async () => {
    const amina = await makeOnlineShopper(shop);
    const { body } = await press(amina, { provider: 'mtn_momo' });
    const { orderId } = body.data;
    const charge = lastCharge(momo);
    await store.db.updateTable('orders').set({ status: 'Refused' }).where('id', '=', orderId).execute();
    momo.says(charge.attemptId, paid(charge));
    clock.advance({ seconds: 5 });
    await askAll();
    await workOnce(store, refundRequests);
    const solange = await shop.logInAs(await makeAdmin(store));
    const due = (await call(refundsDue, undefined, { token: solange })).body.data;
    const refund = due.find(({ orderNumber }) => orderNumber === charge.orderNumber);
    expect(refund).toMatchObject({ amount: 6000, method: 'mtn_momo', state: 'due' });
    const note = { id: refund?.id, reference: 'MP260305.1530.A12345' };
    expect((await call(settleRefund, note, { token: solange })).status).toBe(200);
    expect((await call(settleRefund, note, { token: solange })).status).toBe(404);
    expect((await readOrder(store, orderId)).refunds).toMatchObject([
      { state: 'done', reference: note.reference },
    ]);
  });

  test('that are done leave the order’s other issues open', async () => {
    const amina = await waitingOrder();
    const tryCard = async () => {
      await call(tryAgain, { orderId: amina.orderId, provider: 'card' }, { token: amina.token });
      return lastCharge(card);
    };
    const [second, third] = [await tryCard(), await tryCard()];
    await sendWebhook(signed(third, { ...paid(third), amount: 1 }));
    await sendWebhook(signed(amina.charge, paid(amina.charge)));
    await sendWebhook(signed(second, paid(second)));
    await workOnce(store, refundRequests);
    expect(await readOrder(store, amina.orderId)).toMatchObject({
      needsAttention: true,
      refunds: [{ state: 'done', cause: 'paid_twice' }],
    });
  });

  test('that got no clear answer are sent again under the same id', async () => {
    const amina = await waitingOrder();
    await store.db.updateTable('orders').set({ status: 'Refused' }).where('id', '=', amina.orderId).execute();
    await sendWebhook(signed(amina.charge, paid(amina.charge)));
    card.refundsWith(new Error('timeout'));
    await workOnce(store, refundRequests);
    clock.advance({ hours: 2 });
    await workOnce(store, refundRequests);
    const sent = card.refunds.filter(({ attemptId }) => attemptId === amina.charge.attemptId);
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
    expect((await readOrder(store, amina.orderId)).refunds).toMatchObject([{ state: 'done' }]);
  });

  test('are for admins, and ask which one is meant', async () => {
    const shopper = await shop.logInAs(await makeUser(store));
    const solange = await shop.logInAs(await makeAdmin(store));
    for (const endpoint of [refundsDue, settleRefund]) {
      expect((await call(endpoint, endpoint === refundsDue ? undefined : {})).status).toBe(401);
      expect(
        (await call(endpoint, endpoint === refundsDue ? undefined : {}, { token: shopper })).status,
      ).toBe(403);
    }
    const { status, body } = await call(settleRefund, { id: 'x' }, { token: solange });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(['id']);
  });
});

describe('the calls about a payment', () => {
  test('the ways to pay say which of them are simulated', async () => {
    const { body } = await call(methods);
    expect(body.data).toEqual([
      { method: 'card', kind: 'hosted', isSimulated: false },
      { method: 'mtn_momo', kind: 'phone_prompt', isSimulated: false },
    ]);
  });

  test('need a login, and an order of one’s own', async () => {
    const amina = await waitingOrder();
    const stranger = await shop.logInAs(await makeUser(store));
    for (const endpoint of [getState, tryAgain, payCash]) {
      const input = { orderId: amina.orderId, provider: 'card' };
      expect((await call(endpoint, input)).status).toBe(401);
      const { status, body } = await call(endpoint, input, { token: stranger });
      expect(status).toBe(404);
      expect(body.code).toBe('ORDER_NOT_FOUND');
      expect((await call(endpoint, {}, { token: amina.token })).status).toBe(422);
    }
  });

  test('the state counts down in seconds and shows the page to go on with', async () => {
    const amina = await waitingOrder();
    const { body } = await stateOf(amina);
    expect(body.data).toMatchObject({
      status: 'Awaiting payment',
      total: 6000,
      isPaymentSimulated: false,
      attempt: { method: 'card', state: 'pending', url: expect.stringMatching(/^https:/), payerPhone: null },
      refund: null,
      // For tabs that were opened before the fields were renamed.
      order_status: 'Awaiting payment',
    });
    expect(body.data.reservationSecondsLeft).toBeGreaterThan(34 * 60);
    expect(body.data.attempt?.secondsLeft).toBeGreaterThan(30 * 60);
  });
});
