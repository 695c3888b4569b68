import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { expireReservations } from '#core/checkout/expire-reservations.ts';
import { startPayment } from '#core/checkout/start-payment.ts';
import { workOff, workOnce } from '#core/jobs/work-off.ts';
import type { Charge, PaymentProvider, PaymentReport } from '#core/payments/payment-provider.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { paymentQuestions } from '#core/settlement/payment-questions.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { expectPaymentStatus } from '#tests/support/expect-payment-status.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { readOrder } from '#tests/support/online-shopper.ts';
import { runs } from '#tests/support/runs.ts';
import { ledgerSum, stockOf } from './stock-of.ts';

// Many short stories, each with several statements running at once.
vi.setConfig({ testTimeout: 400_000 });

const card = createFakeProvider('card');
const momo = createFakeProvider('mtn_momo', { canRefund: false, canClose: false });
const shop = await testShop({ overrides: { payments: [card, momo] }, database: { poolSize: 12 } });
const { call, store, clock } = shop;

type Story = Awaited<ReturnType<typeof beginStory>>;

/** Two shoppers want the same three pieces. */
async function beginStory() {
  const product = await makeProduct(store, { stock: 3, price: 2000 });
  const buyers = [
    await makeBuyer(shop, [{ product, quantity: 2 }]),
    await makeBuyer(shop, [{ product, quantity: 2 }]),
  ];
  return {
    product,
    buyers,
    orders: new Map<string, number>(),
    /** Attempts that a provider has reported as paid at any time. */
    saidPaid: new Set<string>(),
    /** Those of them that a signed webhook confirmed: they must never be lost. */
    confirmed: new Set<string>(),
  };
}

const steps = {
  press: async (story: Story, who: number, which: number) => {
    const buyer = story.buyers[who % 2];
    if (!buyer) return;
    const provider = which % 2 === 0 ? 'card' : 'mtn_momo';
    const input = { ...buyer.order, provider, payer_phone: '677001122' };
    const { body } = await call(endpoints.order.checkout, input, { token: await shop.logInAs(buyer.user) });
    if (body.success) story.orders.set(body.data.orderId, who % 2);
  },
  tryAgain: (story: Story, who: number, which: number) =>
    ofOrder(story, which, (orderId, token) =>
      call(
        endpoints.payment.tryAgain,
        { orderId, provider: who % 2 === 0 ? 'card' : 'mtn_momo', payer_phone: '677001122' },
        { token },
      ),
    ),
  payCash: (story: Story, _who: number, which: number) =>
    ofOrder(story, which, (orderId, token) => call(endpoints.payment.payCash, { orderId }, { token })),
  cancel: (story: Story, _who: number, which: number) =>
    ofOrder(story, which, (orderId, token) => call(endpoints.order.cancelOrder, { _id: orderId }, { token })),
  confirm: (story: Story, who: number, which: number) =>
    ofCharge(story, which, async (charge) => {
      story.saidPaid.add(charge.attemptId);
      const { statusCode } = await webhook(charge, paid(charge), who);
      if (statusCode === 200) story.confirmed.add(charge.attemptId);
    }),
  decline: (story: Story, who: number, which: number) =>
    ofCharge(story, which, (charge) =>
      webhook(charge, { state: 'failed', reason: 'declined', raw: null }, who),
    ),
  ask: (story: Story, who: number, which: number) =>
    ofCharge(story, which, async (charge) => {
      const provider = charge.payerPhone === undefined ? card : momo;
      if (who % 2 === 0) {
        story.saidPaid.add(charge.attemptId);
        provider.says(charge.attemptId, paid(charge));
      } else if (!story.saidPaid.has(charge.attemptId)) {
        provider.says(charge.attemptId, { state: 'expired', raw: null });
      }
      clock.advance({ seconds: 61 });
      await workOnce(store, paymentQuestions);
    }),
  expire: async () => {
    clock.advance({ minutes: 36 });
    await expireReservations(store);
  },
  refund: async () => {
    await workOnce(store, refundRequests);
  },
  // A process killed between two phases has committed everything before: the provider has acted or not, and its answer is lost. Kills
  // within a transaction are in tests/launch/payment-recovery.test.ts.
  killedStarting: async (story: Story, who: number, which: number) => {
    const buyer = story.buyers[who % 2];
    if (!buyer) return;
    const provider = which % 2 === 0 ? card : momo;
    const { list_items: lines, addressId, totalAmt: total } = buyer.order;
    await killed((never) => {
      const start = async (charge: Charge) => {
        story.orders.set(charge.orderId, who % 2);
        if (which < 3) await provider.start(charge);
        else provider.says(charge.attemptId, { state: 'not_found', raw: null });
        return never();
      };
      return startPayment({ ...store, payments: [{ ...provider, start }] }, buyer.user, {
        ...{ lines, addressId, total, language: 'en' },
        ...{ method: provider.method, payerPhone: '677001122' },
      });
    });
  },
  killedAsking: async () => {
    clock.advance({ seconds: 61 });
    await killed((never) =>
      workOnce(
        shopWith(() => ({ askStatus: never })),
        paymentQuestions,
      ),
    );
  },
  killedRefunding: async () => {
    await killed((never) =>
      workOnce(
        shopWith(({ refund }) =>
          refund === undefined
            ? {}
            : {
                refund: async (...asked) => {
                  await refund(...asked);
                  return never();
                },
              },
        ),
        refundRequests,
      ),
    );
  },
};

/** Resolves when the work is over, or has reached the point where its process is killed. */
async function killed(work: (never: () => Promise<never>) => Promise<unknown>): Promise<void> {
  const death = Promise.withResolvers<void>();
  const never = () => {
    death.resolve();
    return new Promise<never>(() => undefined);
  };
  await Promise.race([work(never), death.promise]);
}

function shopWith(change: (provider: PaymentProvider) => Partial<PaymentProvider>) {
  return { ...store, payments: [card, momo].map((provider) => ({ ...provider, ...change(provider) })) };
}

async function ofOrder(
  { orders, buyers }: Story,
  which: number,
  act: (orderId: string, token: string) => Promise<unknown>,
): Promise<void> {
  const [orderId, who] = [...orders][which % Math.max(1, orders.size)] ?? [];
  const buyer = buyers[who ?? 0];
  if (orderId !== undefined && buyer) await act(orderId, await shop.logInAs(buyer.user));
}

async function ofCharge(
  story: Story,
  which: number,
  act: (charge: Charge) => Promise<unknown>,
): Promise<void> {
  const charges = [...card.charges, ...momo.charges].filter(({ orderId }) => story.orders.has(orderId));
  const charge = charges[which % Math.max(1, charges.length)];
  if (charge) await act(charge);
}

function webhook(charge: Charge, report: PaymentReport, event: number) {
  return shop.app.inject({
    method: 'POST',
    url: `/api/payment/webhook/${charge.payerPhone === undefined ? 'stripe' : 'mtn_momo'}`,
    headers: { 'content-type': 'application/json', signature: 'signed' },
    payload: JSON.stringify({
      kind: 'signed',
      eventId: `${charge.attemptId} ${report.state} ${event % 2}`,
      attemptId: charge.attemptId,
      report,
    }),
  });
}

const paidStatuses = new Set(['Placed', 'Cancelled']);

async function expectTruth({ product, orders, saidPaid, confirmed }: Story): Promise<void> {
  const stock = await stockOf(store, product);
  expect(stock).toBe(await ledgerSum(store, product));
  let reserved = 0;
  for (const orderId of orders.keys()) {
    const order = await readOrder(store, orderId);
    if (order.status !== 'Cancelled') reserved += 2;
    const counted = order.attempts.filter(({ isCounted }) => isCounted);
    const succeeded = order.attempts.filter(({ state }) => state === 'succeeded');
    for (const { id } of succeeded) expect(saidPaid).toContain(id);
    for (const { id, state } of order.attempts) if (confirmed.has(id)) expect(state).toBe('succeeded');
    // 'Paid' means that there is money, and of one attempt only.
    expect(counted.length).toBe(['Paid', 'Refunded'].includes(order.paymentStatus) ? 1 : 0);
    if (counted.length === 1) expect(paidStatuses).toContain(order.status);
    // All other money goes back, and so does the money of an order that ended.
    const owed = succeeded.filter(({ isCounted }) => !isCounted || order.status === 'Cancelled');
    expect(order.refunds.map(({ attemptId }) => attemptId).toSorted()).toEqual(
      owed.map(({ id }) => id).toSorted(),
    );
    // Only an order that waits for money has a reservation that expires.
    expect(order.reservationExpiresAt !== null).toBe(order.status === 'Awaiting payment');
  }
  expect(stock + reserved).toBe(3);
  await expectPaymentStatus(store, orders.keys());
}

/** Lets days pass in which the shop is not killed any more, until it has asked every question. */
async function letDaysPass({ saidPaid }: Story): Promise<void> {
  for (const [provider, charge] of [card, momo].flatMap((one) =>
    one.charges.map((each) => [one, each] as const),
  )) {
    if (!saidPaid.has(charge.attemptId)) provider.says(charge.attemptId, { state: 'expired', raw: null });
  }
  for (const pause of [{ minutes: 2 }, { minutes: 40 }, { hours: 2 }, { hours: 25 }, { hours: 2 }]) {
    clock.advance(pause);
    await workOff(store, paymentQuestions);
    while (await expireReservations(store));
    await workOff(store, refundRequests);
  }
}

async function expectTheEnd({ orders }: Story): Promise<void> {
  for (const orderId of orders.keys()) {
    const { status, attempts, refunds } = await readOrder(store, orderId);
    expect(paidStatuses).toContain(status);
    expect(attempts.filter(({ dueAt }) => dueAt !== null)).toEqual([]);
    expect(attempts.filter(({ state }) => ['created', 'pending', 'unknown'].includes(state))).toEqual([]);
    for (const { id, attemptId, state } of refunds) {
      const isCard = card.charges.some((charge) => charge.attemptId === attemptId);
      expect(state).toBe(isCard ? 'done' : 'due');
      // However often the request was sent, it was one refund.
      const sent = card.refunds.filter((refund) => refund.attemptId === attemptId);
      expect(new Set(sent.map(({ requestId }) => requestId))).toEqual(new Set(isCard ? [id] : []));
    }
    await expectLegalMoves(orderId);
  }
}

/** Expects that only a verified late payment revives an order that has ended. */
async function expectLegalMoves(orderId: string): Promise<void> {
  const moves = await store.db
    .selectFrom('orderEvents')
    .select(['fromStatus', 'toStatus', 'actor'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
  for (const [index, { fromStatus, toStatus, actor }] of moves.entries()) {
    expect(fromStatus).toBe(moves[index - 1]?.toStatus ?? null);
    if (fromStatus === 'Cancelled' && toStatus !== 'Cancelled') {
      expect([toStatus, actor]).toEqual(['Placed', 'provider']);
    }
  }
}

const step = fc.record({
  name: fc.constantFrom('press', ...Object.keys(steps)),
  who: fc.nat(3),
  which: fc.nat(5),
});

test('whatever order payments, callbacks, questions, expiry, cancelling, refunds and kills come in, money and stock stay true', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 10 }),
      async (rounds) => {
        const story = await beginStory();
        await steps.press(story, 0, 0);
        // The steps of a round run at the same time.
        for (const round of rounds) {
          await Promise.all(round.map(({ name, who, which }) => stepNamed(name)(story, who, which)));
        }
        await expectTruth(story);
        await letDaysPass(story);
        await expectTruth(story);
        await expectTheEnd(story);
      },
    ),
    { numRuns: runs(40, 150) },
  );
});

function stepNamed(name: string): (story: Story, who: number, which: number) => Promise<void> {
  const found = Object.entries(steps).find(([known]) => known === name);
  if (!found) throw new Error(`There is no step ${name}.`);
  return found[1];
}
