import { describe, expect, test } from 'vitest';
import { endDispute } from '#core/disputes/end-dispute.ts';
import { listIssuesOf } from '#core/issues/issue-queries.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { getOrderMoney } from '#core/ledger/order-money.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { receiveReport } from '#core/settlement/provider-reports.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import type { DisputeState } from '#shared/disputes.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin } from '#tests/support/make.ts';
import { lastCharge, makeOnlineShopper, readOrder } from '#tests/support/online-shopper.ts';

const card = createFakeProvider('card');
const shop = await testShop({ overrides: { payments: [card] } });
const { call, store, clock } = shop;
const solange = await makeAdmin(store);
const options = { token: await shop.logInAs(solange) };

/** The shop without the provider's keys in its settings. */
const without = { ...store, payments: [] };

/** An order for which 6 000 F came by card; all of it is due back, and the bank disputes it. */
async function disputedOrder() {
  const amina = await makeOnlineShopper(shop);
  const checkout = { ...amina.order, provider: 'card' };
  const { body } = await call(endpoints.order.checkout, checkout, { token: amina.token });
  const { orderId }: { orderId: string } = body.data;
  const charge = lastCharge(card);
  await settlePayment(store, charge.attemptId, paid(charge));
  const cancelled = { orders: [orderId], to: 'Cancelled' } as const;
  await call(endpoints.orderDesk.move, cancelled, options);
  const disputeId = `dp_${charge.attemptId.replaceAll('-', '')}`;
  const hear = (state: DisputeState) =>
    receiveReport(store, {
      ...{ kind: 'dispute', transactionId: `tx_${charge.attemptId}` },
      dispute: {
        ...{ id: disputeId, provider: 'stripe', reason: 'fraudulent', state },
        ...{ amount: 6_000, dueBy: null, saidAt: clock.now() },
      },
    });
  await hear('needs_answer');
  return { orderId, disputeId, hear };
}

async function seen(orderId: string) {
  const { body } = await call(endpoints.orderDesk.getOrder, { _id: orderId }, options);
  const [dispute] = body.data.money.disputes;
  return { state: dispute?.state, endsByHand: dispute?.endsByHand, events: body.data.events };
}

async function refundsOf(orderId: string) {
  return (await readOrder(store, orderId)).refunds.map(({ amount, state }) => [amount, state]);
}

const reasonsOf = async (orderId: string) =>
  (await listIssuesOf(without, orderId)).map(({ reason }) => reason);

test('as long as its provider is set up here, only the provider says how a dispute ends', async () => {
  const { orderId, disputeId } = await disputedOrder();
  const ended = { id: disputeId, end: 'lost', note: 'As Stripe’s pages say' } as const;
  expect(await call(endpoints.attention.endDispute, ended, options)).toMatchObject({
    status: 409,
    body: { message: 'The provider says itself how the dispute ends: it is set up here.' },
  });
  expect(await seen(orderId)).toMatchObject({ state: 'needs_answer', endsByHand: false });
});

describe('a dispute that was open when its provider was taken out of the settings', () => {
  test('is noted as lost by a person, once: the money is gone, and nothing of it is given back', async () => {
    const { orderId, disputeId } = await disputedOrder();
    const lost = { disputeId, end: 'lost', note: 'As Stripe’s pages say' } as const;
    const answers = await Promise.all([
      endDispute(without, solange, lost),
      endDispute(without, solange, { ...lost, end: 'won' }),
    ]);
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    if (!answers[0].ok) return;
    await workOff(without, refundRequests);
    expect(await refundsOf(orderId)).toEqual([]);
    expect(await reasonsOf(orderId)).toEqual(['dispute_lost']);
    const { movements } = await getOrderMoney(store.db, orderId);
    expect(movements.map(({ source, amount }) => [source, amount])).toEqual([
      ['attempt', 6_000],
      ['dispute', 6_000],
    ]);
    const { state, events } = await seen(orderId);
    expect(state).toBe('lost');
    expect(events.at(-1)).toMatchObject({
      ...{ actor: 'staff', actorName: solange.name },
      ...{ remark: 'dispute_lost', note: 'As Stripe’s pages say' },
    });
  });

  test('is noted as won, and what was due goes back by hand', async () => {
    const { orderId, disputeId } = await disputedOrder();
    await workOff(without, refundRequests);
    expect(
      await endDispute(without, solange, { disputeId, end: 'won', note: 'Stripe’s mail' }),
    ).toMatchObject({ ok: true });
    expect((await seen(orderId)).state).toBe('won');
    await workOff(without, refundRequests);
    expect(await refundsOf(orderId)).toEqual([[6_000, 'due']]);
    expect((await listIssuesOf(without, orderId)).map(({ refund }) => refund?.progress)).toEqual(['due']);
  });

  test('has what its provider says, once it is set up again', async () => {
    const { orderId, disputeId, hear } = await disputedOrder();
    await endDispute(without, solange, { disputeId, end: 'lost', note: 'Misread' });
    clock.advance({ minutes: 1 });
    await hear('won');
    expect((await seen(orderId)).state).toBe('won');
    const { movements } = await getOrderMoney(store.db, orderId);
    expect(movements.map(({ source }) => source)).toEqual(['attempt']);
  });
});
