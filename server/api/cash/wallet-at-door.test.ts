import { describe, expect, test } from 'vitest';
import { listIssuesOf } from '#core/issues/issue-queries.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { getOrderMoney } from '#core/ledger/order-money.ts';
import { orderNews } from '#core/orders/mail-order-news.ts';
import { getOrder } from '#core/orders/order-queries.ts';
import { receiptOf } from '#core/receipts/receipt.ts';
import { paymentQuestions } from '#core/settlement/payment-questions.ts';
import { receiveReport } from '#core/settlement/provider-reports.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { endpoints } from '#shared/endpoints.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { lastCharge, readOrder } from '#tests/support/online-shopper.ts';

const card = createFakeProvider('card');
const momo = createFakeProvider('mtn_momo', { canRefund: false, canClose: false });
const orange = Object.assign(createFakeProvider('orange_money'), { isSimulated: true });
const shop = await testShop({ overrides: { payments: [card, momo, orange] }, keepsLimits: true });
const { call, store, clock, logInAs, sentMails } = shop;
const { askWallet, collect } = endpoints.cash;
const solange = await makeAdmin(store);
const asStaff = async () => ({ token: await logInAs(solange) });

let phones = 677_001_000;
/** A phone without an earlier request to pay. */
function newPhone(): string {
  phones += 1;
  return String(phones);
}

async function atDoor(status: OrderStatus = 'Out for delivery') {
  const product = await makeProduct(store, { stock: 5, price: 5_000, discount: 0 });
  return (await makeOrder(store, [{ product, quantity: 2 }], { status })).id;
}

type Given = { due?: number; amount?: number; provider?: OnlineMethod; payer_phone?: string };

async function ask(_id: string, given: Given = {}) {
  const whole = given.due ?? 10_000;
  const input = { _id, due: whole, amount: whole, provider: 'mtn_momo', payer_phone: newPhone(), ...given };
  return call(askWallet, input, await asStaff());
}

async function pass(time: Parameters<typeof clock.advance>[0]): Promise<void> {
  clock.advance(time);
  await workOff(store, paymentQuestions);
}

async function reasonsOf(orderId: string): Promise<string[]> {
  return (await listIssuesOf(store, orderId)).map(({ reason }) => reason);
}

async function dueOf(_id: string): Promise<number> {
  return (await call(endpoints.orderDesk.getOrder, { _id }, await asStaff())).body.data.cash.due;
}

test('POST /api/cash/ask-wallet is for those who see to orders, before a word about the fields', async () => {
  expect((await call(askWallet, {})).status).toBe(401);
  expect((await call(askWallet, {}, { token: await logInAs(await makeUser(store)) })).status).toBe(403);
  const wrong = await call(askWallet, { _id: 'a', due: 0, amount: 1 }, await asStaff());
  expect(Object.keys(wrong.body.fields ?? {}).toSorted()).toEqual(['due', 'payer_phone', 'provider']);
  expect((await ask('nothing')).body.code).toBe('ORDER_NOT_FOUND');
});

describe('a wallet that is asked at the door', () => {
  test('pays the whole order, and no courier is warned: he is there', async () => {
    const id = await atDoor();
    expect((await ask(id)).status).toBe(200);
    expect(await readOrder(store, id)).toMatchObject({
      ...{ paymentMethod: 'cash_on_delivery', paymentStatus: 'Processing' },
      attempts: [{ state: 'pending' }],
    });
    expect(await dueOf(id)).toBe(10_000);
    momo.says(lastCharge(momo).attemptId, paid(lastCharge(momo)));
    await pass({ seconds: 5 });
    expect(await readOrder(store, id)).toMatchObject({
      ...{ status: 'Out for delivery', paymentMethod: 'mtn_momo', paymentStatus: 'Paid', refunds: [] },
      needsAttention: false,
    });
    expect(await dueOf(id)).toBe(0);
  });

  test('pays a part, and the rest is cash; only then the shopper reads that it is paid', async () => {
    const id = await atDoor();
    await ask(id, { amount: 6_000 });
    expect(lastCharge(momo).amount).toBe(6_000);
    momo.says(lastCharge(momo).attemptId, paid(lastCharge(momo)));
    await pass({ seconds: 5 });
    expect(await dueOf(id)).toBe(4_000);
    expect(await readOrder(store, id)).toMatchObject({ paymentStatus: 'Processing' });
    await workOff(store, orderNews);
    expect((await sentMails()).filter(({ subject }) => subject.includes('is paid'))).toHaveLength(1);
    await call(collect, { _id: id, due: 4_000, amount: 4_000 }, await asStaff());
    expect(await readOrder(store, id)).toMatchObject({
      ...{ status: 'Delivered', paymentStatus: 'Paid', paymentMethod: 'cash_on_delivery', refunds: [] },
      needsAttention: false,
    });
  });

  test('of a test marks the order as one, and what really came beside it is on the receipt', async () => {
    const id = await atDoor();
    await ask(id, { provider: 'orange_money', amount: 6_000 });
    orange.says(lastCharge(orange).attemptId, paid(lastCharge(orange)));
    await pass({ seconds: 5 });
    await ask(id, { due: 4_000, amount: 3_000 });
    momo.says(lastCharge(momo).attemptId, paid(lastCharge(momo)));
    await pass({ seconds: 5 });
    await call(collect, { _id: id, due: 1_000, amount: 1_000 }, await asStaff());

    const { body } = await call(endpoints.orderDesk.getOrder, { _id: id }, await asStaff());
    expect(body.data).toMatchObject({ payment_status: 'Paid', payment_simulated: true });
    const order = await getOrder(store.db, id);
    const receipt = receiptOf(store.settings, order, await getOrderMoney(store.db, id), 'en');
    expect(receipt.warning).toContain('Test');
    expect(receipt.settlement.map(({ label }) => label)).toEqual([
      'Received by Orange Money (test)',
      'Received by MTN MoMo',
      'Received in cash',
    ]);
  });

  test('whose money comes although cash was taken meanwhile gets it back', async () => {
    const id = await atDoor();
    await ask(id);
    await call(collect, { _id: id, due: 10_000, amount: 10_000 }, await asStaff());
    momo.says(lastCharge(momo).attemptId, paid(lastCharge(momo)));
    await pass({ minutes: 3 });
    expect(await readOrder(store, id)).toMatchObject({
      paymentStatus: 'Paid',
      refunds: [{ attemptId: lastCharge(momo).attemptId, amount: 10_000, cause: 'paid_twice', state: 'due' }],
    });
  });

  test('whose money comes late, after a part in cash, takes the rest and the surplus goes back in cash', async () => {
    const id = await atDoor();
    await ask(id);
    await call(collect, { _id: id, due: 10_000, amount: 3_000, note: 'He waits' }, await asStaff());
    momo.says(lastCharge(momo).attemptId, paid(lastCharge(momo)));
    await pass({ hours: 1 });
    expect(await readOrder(store, id)).toMatchObject({
      ...{ status: 'Delivered', paymentStatus: 'Paid' },
      refunds: [{ attemptId: null, amount: 3_000, cause: 'paid_twice' }],
    });
    expect(await dueOf(id)).toBe(0);
  });

  test('whose money comes late, after a part of a test, keeps all of it: the test goes back', async () => {
    const id = await atDoor();
    await ask(id);
    const real = lastCharge(momo);
    await pass({ minutes: 11 });
    await ask(id, { provider: 'orange_money', amount: 6_000 });
    const tried = lastCharge(orange);
    orange.says(tried.attemptId, paid(tried));
    await pass({ seconds: 5 });
    await settlePayment(store, real.attemptId, paid(real));
    expect(await readOrder(store, id)).toMatchObject({
      paymentStatus: 'Paid',
      refunds: [{ attemptId: tried.attemptId, amount: 6_000, cause: 'paid_twice' }],
    });
    expect(await dueOf(id)).toBe(0);
  });

  test('of a test gives no cash back that really came: the test goes back', async () => {
    const id = await atDoor();
    await ask(id, { provider: 'orange_money' });
    const tried = lastCharge(orange);
    await call(collect, { _id: id, due: 10_000, amount: 3_000, note: 'He waits' }, await asStaff());
    orange.says(tried.attemptId, paid(tried));
    await pass({ hours: 1 });
    expect(await readOrder(store, id)).toMatchObject({
      paymentStatus: 'Paid',
      refunds: [{ attemptId: tried.attemptId, amount: 3_000, cause: 'paid_twice' }],
    });
  });

  test('and declines leaves the cash due, and can be asked again', async () => {
    const id = await atDoor();
    await ask(id);
    const refused = { state: 'failed', reason: 'declined', raw: null } as const;
    momo.says(lastCharge(momo).attemptId, refused);
    await pass({ seconds: 5 });
    expect(await dueOf(id)).toBe(10_000);
    expect((await ask(id)).status).toBe(200);
  });

  test('is asked once at a time, however often it is pressed', async () => {
    const id = await atDoor();
    const before = momo.charges.length;
    await Promise.all([ask(id), ask(id)]);
    expect(momo.charges.length - before).toBe(1);
    expect((await ask(id)).body.code).toBe('PROMPT_OPEN');
  });

  test('is not asked again while no one knows whether its phone rang', async () => {
    const id = await atDoor();
    momo.startsWith(new Error('no answer'));
    await ask(id);
    expect((await ask(id)).body.code).toBe('PAYMENT_UNCLEAR');
    expect(await dueOf(id)).toBe(10_000);
  });

  test('rings one phone so many times an hour, no matter who asks', async () => {
    const phone = newPhone();
    const codes = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const answer = await ask(await atDoor(), { payer_phone: phone });
      codes.push(answer.body.code);
    }
    expect(codes.at(-1)).toBe('PROMPT_LIMIT');
  });

  test('needs a parcel on its way, a sum that is due, and a wallet that takes requests', async () => {
    expect((await ask(await atDoor('Packed'))).body.code).toBe('CASH_NOT_DUE');
    const id = await atDoor();
    expect((await ask(id, { due: 9_000 })).body.code).toBe('CASH_CHANGED');
    expect((await ask(id, { amount: 10_001 })).status).toBe(422);
    expect((await ask(id, { provider: 'card' })).body.code).toBe('PAYMENTS_UNAVAILABLE');
    expect((await ask(id, { payer_phone: '222001122' })).status).toBe(422);
    expect(await reasonsOf(id)).toEqual([]);
  });
});

describe('another amount than was asked for at the door', () => {
  /** Asks the wallet for a part of what is due, of which another amount comes; returns the issue about it. */
  async function cameOtherwise(
    id: string,
    { due = 10_000, asked, came }: { due?: number; asked: number; came: number },
  ) {
    await ask(id, { due, amount: asked });
    const charge = lastCharge(momo);
    momo.says(charge.attemptId, { ...paid(charge), amount: came });
    await pass({ seconds: 5 });
    return (await listIssuesOf(store, id)).find(({ id: attempt }) => attempt === charge.attemptId);
  }

  async function accept(id: string | undefined): Promise<void> {
    const input = { id, decision: 'accept', note: 'Called her' };
    const { status, body } = await call(endpoints.attention.settleAmount, input, await asStaff());
    expect(status, body.message).toBe(200);
  }

  test('of a part: only what is missing of the part is written off, and the rest stays due', async () => {
    const order = await atDoor();
    const issue = await cameOtherwise(order, { asked: 3_000, came: 2_500 });
    expect(issue?.ifAccepted).toEqual({ waived: 500, due: 7_000, surplus: 0 });
    await accept(issue?.id);
    expect(await getOrderMoney(store.db, order)).toMatchObject({ came: 2_500, waived: 500 });
    expect(await dueOf(order)).toBe(7_000);
    expect((await call(collect, { _id: order, due: 7_000, amount: 7_000 }, await asStaff())).status).toBe(
      200,
    );
    expect(await readOrder(store, order)).toMatchObject({ status: 'Delivered', paymentStatus: 'Paid' });
  });

  test('of a part: what is more than was asked for lowers the rest, and nothing is written off', async () => {
    const order = await atDoor();
    const issue = await cameOtherwise(order, { asked: 3_000, came: 3_500 });
    expect(issue?.ifAccepted).toEqual({ waived: 0, due: 6_500, surplus: 0 });
    await accept(issue?.id);
    expect(await getOrderMoney(store.db, order)).toMatchObject({ came: 3_500, waived: 0 });
    expect(await dueOf(order)).toBe(6_500);
  });

  test('of the last part: the first one counts, and the order is paid', async () => {
    const order = await atDoor();
    await ask(order, { amount: 5_000 });
    momo.says(lastCharge(momo).attemptId, paid(lastCharge(momo)));
    await pass({ seconds: 5 });
    const issue = await cameOtherwise(order, { due: 5_000, asked: 5_000, came: 4_000 });
    expect(issue?.ifAccepted).toEqual({ waived: 1_000, due: 0, surplus: 0 });
    await accept(issue?.id);
    expect(await getOrderMoney(store.db, order)).toMatchObject({ came: 9_000, waived: 1_000 });
    expect(await readOrder(store, order)).toMatchObject({ paymentStatus: 'Paid', refunds: [] });
  });

  test('of which a part went back in the provider’s pages: no more is written off than did not come', async () => {
    const order = await atDoor();
    const issue = await cameOtherwise(order, { asked: 3_000, came: 2_500 });
    const { attemptId } = lastCharge(momo);
    const transactionId = paid(lastCharge(momo)).transactionId ?? '';
    await receiveReport(store, {
      ...{ kind: 'refunds_seen', provider: momo.id, transactionId },
      refunds: [{ refundReference: `pages_${attemptId}`, amount: 1_000, state: 'refunded', raw: null }],
    });
    const [after] = await listIssuesOf(store, order);
    expect(after).toMatchObject({ amount: 2_500, ifGivenBack: 1_500 });
    await accept(issue?.id);
    expect(await getOrderMoney(store.db, order)).toMatchObject({ waived: 500 });
    expect(await dueOf(order)).toBe(7_000);
  });

  test('beside cash: the notes count, and only what is missing of the wallet’s part is written off', async () => {
    const order = await atDoor();
    const inNotes = { _id: order, due: 10_000, amount: 4_000, note: 'The rest by MoMo' };
    expect((await call(collect, inNotes, await asStaff())).status).toBe(200);
    const issue = await cameOtherwise(order, { due: 6_000, asked: 6_000, came: 5_500 });
    expect(issue?.ifAccepted).toEqual({ waived: 500, due: 0, surplus: 0 });
    await accept(issue?.id);
    expect(await getOrderMoney(store.db, order)).toMatchObject({ came: 9_500, waived: 500, givenBack: 0 });
    expect(await readOrder(store, order)).toMatchObject({ paymentStatus: 'Paid', refunds: [] });
  });
});
