import { describe, expect, test } from 'vitest';
import { expireReservations } from '#core/checkout/expire-reservations.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { getOrderMoney } from '#core/ledger/order-money.ts';
import { orderNews } from '#core/orders/mail-order-news.ts';
import { getOrder } from '#core/orders/order-queries.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { endpoints } from '#shared/endpoints.ts';
import { orderMailMessages } from '#shared/messages/order-mail-messages.ts';
import { receiptMessages } from '#shared/messages/receipt-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin } from '#tests/support/make.ts';
import { lastCharge, makeOnlineShopper, readOrder } from '#tests/support/online-shopper.ts';
import { textOfPdf } from '#tests/support/read-pdf.ts';

const momo = createFakeProvider('mtn_momo', { canRefund: false, canClose: false });
const shop = await testShop({ overrides: { payments: [momo] } });
const { call, store, clock } = shop;
const solange = await makeAdmin(store);
const asStaff = async () => ({ token: await shop.logInAs(solange) });

/** An order of 6 000 F for which the provider reports another amount. */
async function paidOtherwise(amount: number) {
  const started = await startPayment();
  await settlePayment(store, started.charge.attemptId, { ...paid(started.charge), amount });
  return started;
}

async function startPayment() {
  const amina = await makeOnlineShopper(shop);
  const input = { ...amina.order, provider: 'mtn_momo' as const, payer_phone: '677001122' };
  const { body } = await call(endpoints.order.checkout, input, { token: amina.token });
  return { ...amina, orderId: body.data.orderId, charge: lastCharge(momo) };
}

async function issueOf(orderId: string) {
  const { body } = await call(endpoints.attention.list, {}, await asStaff());
  const found = body.data.find(({ order }) => order._id === orderId);
  if (!found) throw new Error('There is no issue.');
  return found;
}

async function settle(orderId: string, decision: 'accept' | 'give_back') {
  const { id } = await issueOf(orderId);
  return call(endpoints.attention.settleAmount, { id, decision, note: 'Called her' }, await asStaff());
}

async function mailOfCancelling(orderId: string) {
  await workOff(store, orderNews);
  const { orderNumber } = await getOrder(store.db, orderId);
  const { textBody } = await store.db
    .selectFrom('mailOutbox')
    .select('textBody')
    .where('kind', '=', 'order cancelled')
    .where('subject', 'like', `%${orderNumber}%`)
    .executeTakeFirstOrThrow();
  return textBody.split('\n');
}

async function print(_id: string, language: 'en' | 'fr'): Promise<string> {
  const { body } = await call(endpoints.orderDesk.getReceipt, { _id, language }, await asStaff());
  return textOfPdf(Buffer.from(body.data.pdf, 'base64')).join('\n');
}

describe('money of another amount than the order', () => {
  test('is kept in the books, shown with both amounts, and asked about no more', async () => {
    const { orderId, charge, token } = await paidOtherwise(4_000);
    expect(await issueOf(orderId)).toMatchObject({
      ...{ id: charge.attemptId, kind: 'amount', reason: 'mismatch' },
      ...{ amount: 4_000, expected: 6_000, ifAccepted: { waived: 2_000, due: 0, surplus: 0 } },
    });
    expect(await getOrderMoney(store.db, orderId)).toMatchObject({ came: 4_000, givenBack: 0 });
    expect(await readOrder(store, orderId)).toMatchObject({
      status: 'Awaiting payment',
      attempts: [{ state: 'succeeded', isCounted: false, dueAt: null }],
    });
    const { body } = await call(endpoints.payment.getState, { orderId }, { token });
    expect(body.data.attempt).toMatchObject({ reason: 'mismatch' });
  });

  test.each(['en', 'fr'] as const)(
    'is on the paper as to be decided, without a sum still to pay (%s)',
    async (language) => {
      const { orderId, token, charge } = await startPayment();
      await call(endpoints.payment.payCash, { orderId }, { token });
      await settlePayment(store, charge.attemptId, { ...paid(charge), amount: 4_000 });
      expect(await readOrder(store, orderId)).toMatchObject({
        status: 'Placed',
        paymentStatus: 'Processing',
      });
      const { undecided, stillToPay } = receiptMessages[language];
      expect(await print(orderId, language)).toContain(`${undecided}\n${formatFrancs(4_000)}`);
      expect(await print(orderId, language)).not.toContain(stillToPay);
      await settle(orderId, 'give_back');
      expect(await print(orderId, language)).not.toContain(undecided);
    },
  );

  test('keeps the shopper from paying a second time until the owner has decided', async () => {
    const { orderId, token } = await paidOtherwise(4_000);
    const again = { orderId, provider: 'mtn_momo' as const, payer_phone: '677001122' };
    for (const { status, body } of [
      await call(endpoints.payment.tryAgain, again, { token }),
      await call(endpoints.payment.payCash, { orderId }, { token }),
    ]) {
      expect([status, body.code]).toEqual([409, 'PAYMENT_UNDECIDED']);
    }
    expect((await readOrder(store, orderId)).attempts).toHaveLength(1);
    await settle(orderId, 'give_back');
    expect((await call(endpoints.payment.payCash, { orderId }, { token })).status).toBe(200);
  });

  test('is accepted by the owner: the order is paid, and what is missing is written off', async () => {
    const { orderId } = await paidOtherwise(4_000);
    const { status, body } = await settle(orderId, 'accept');
    expect(status, body.message).toBe(200);
    expect(await readOrder(store, orderId)).toMatchObject({
      ...{ status: 'Placed', paymentStatus: 'Paid', needsAttention: false },
      attempts: [{ isCounted: true }],
      refunds: [],
    });
    expect(await getOrderMoney(store.db, orderId)).toMatchObject({ came: 4_000, waived: 2_000 });
  });

  test('is accepted after the reservation has ended as long as the pieces are there', async () => {
    const { orderId } = await paidOtherwise(4_000);
    clock.advance({ minutes: 40 });
    while (await expireReservations(store));
    expect((await readOrder(store, orderId)).status).toBe('Cancelled');
    expect((await settle(orderId, 'accept')).status).toBe(200);
    expect(await readOrder(store, orderId)).toMatchObject({ status: 'Placed', paymentStatus: 'Paid' });
  });

  test('is refused where the shopper has given the order up: it can only go back', async () => {
    const { orderId, token } = await paidOtherwise(4_000);
    await call(endpoints.order.cancelOrder, { _id: orderId }, { token });
    expect(await mailOfCancelling(orderId)).toContain(orderMailMessages.en.toBeDecided(formatFrancs(4_000)));
    const { status, body } = await settle(orderId, 'accept');
    expect([status, body.code]).toEqual([409, 'AMOUNT_NOT_ACCEPTABLE']);
    expect((await settle(orderId, 'give_back')).status).toBe(200);
  });

  test('goes back as much as came, and the shopper is informed', async () => {
    const { orderId, charge } = await paidOtherwise(9_000);
    const { status } = await settle(orderId, 'give_back');
    expect(status).toBe(200);
    expect(await readOrder(store, orderId)).toMatchObject({
      refunds: [{ attemptId: charge.attemptId, amount: 9_000, cause: 'wrong_amount', state: 'due' }],
    });
    expect(await issueOf(orderId)).toMatchObject({ kind: 'refund', amount: 9_000 });
    const mails = await store.db
      .selectFrom('mailOutbox')
      .select('subject')
      .where('kind', '=', 'refund due')
      .where('textBody', 'like', '%9\u202f000%')
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('is settled once, by one of two who decide at the same time', async () => {
    const { orderId } = await paidOtherwise(4_000);
    const { id } = await issueOf(orderId);
    const decide = async (decision: 'accept' | 'give_back') =>
      call(endpoints.attention.settleAmount, { id, decision, note: 'x' }, await asStaff());
    const answers = await Promise.all([decide('accept'), decide('give_back')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is not closed by a mere look', async () => {
    const { orderId } = await paidOtherwise(4_000);
    const looked = await call(endpoints.attention.lookAt, { orderId, note: 'Seen' }, await asStaff());
    expect(looked.body.code).toBe('ISSUE_CLOSED');
    expect(await issueOf(orderId)).toMatchObject({ kind: 'amount' });
  });

  test('of a provider that corrects its word pays the order', async () => {
    const { orderId, charge } = await paidOtherwise(4_000);
    await settlePayment(store, charge.attemptId, paid(charge));
    expect(await readOrder(store, orderId)).toMatchObject({ paymentStatus: 'Paid', needsAttention: false });
    expect(await getOrderMoney(store.db, orderId)).toMatchObject({ came: 6_000 });
  });
});
