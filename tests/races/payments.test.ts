import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { askPayments } from '#core/payments/ask-payments.ts';
import { expireHolds } from '#core/payments/expire-holds.ts';
import { payRefunds } from '#core/payments/pay-refunds.ts';
import type { Charge, PaymentReport } from '#core/payments/payment-provider.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { readOrder } from '#tests/support/online-shopper.ts';
import { ledgerSum, stockOf } from './stock-of.ts';

// Many small stories, each with several statements under way at once.
vi.setConfig({ testTimeout: 60_000 });

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
  return { product, buyers, orders: new Map<string, number>() };
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
    ofCharge(story, which, (charge) => webhook(charge, paid(charge), who)),
  decline: (story: Story, who: number, which: number) =>
    ofCharge(story, which, (charge) =>
      webhook(charge, { state: 'failed', reason: 'declined', raw: null }, who),
    ),
  ask: (story: Story, who: number, which: number) =>
    ofCharge(story, which, async (charge) => {
      const provider = charge.payerPhone === undefined ? card : momo;
      provider.says(charge.attemptId, who % 2 === 0 ? paid(charge) : { state: 'expired', raw: null });
      clock.advance({ seconds: 61 });
      await askPayments(store);
    }),
  expire: async () => {
    clock.advance({ minutes: 36 });
    await expireHolds(store);
  },
  refund: async () => {
    await payRefunds(store);
  },
};

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

async function expectTruth({ product, orders }: Story): Promise<void> {
  const stock = await stockOf(store, product);
  expect(stock).toBe(await ledgerSum(store, product));
  let held = 0;
  for (const orderId of orders.keys()) {
    const order = await readOrder(store, orderId);
    if (order.status !== 'Cancelled') held += 2;
    const counted = order.attempts.filter(({ isCounted }) => isCounted);
    const succeeded = order.attempts.filter(({ state }) => state === 'succeeded');
    // Paid means money, and money of one attempt only.
    expect(counted.length).toBe(['Paid', 'Refunded'].includes(order.paymentStatus) ? 1 : 0);
    if (counted.length === 1) expect(paidStatuses).toContain(order.status);
    // All other money, and the money of an order that ended, goes back.
    const owed = succeeded.filter(({ isCounted }) => !isCounted || order.status === 'Cancelled');
    expect(order.refunds.map(({ attemptId }) => attemptId).toSorted()).toEqual(
      owed.map(({ id }) => id).toSorted(),
    );
    // Only an order that waits is held for a time.
    expect(order.holdExpiresAt !== null).toBe(order.status === 'Awaiting payment');
  }
  expect(stock + held).toBe(3);
}

const step = fc.record({
  name: fc.constantFrom('press', ...Object.keys(steps)),
  who: fc.nat(3),
  which: fc.nat(5),
});

test('whatever order payments, callbacks, questions, expiry, cancelling and refunds come in, money and stock stay true', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 10 }),
      async (rounds) => {
        const story = await beginStory();
        await steps.press(story, 0, 0);
        // The steps of a round happen at once.
        for (const round of rounds) {
          await Promise.all(round.map(({ name, who, which }) => stepNamed(name)(story, who, which)));
        }
        await expectTruth(story);
      },
    ),
    { numRuns: 25 },
  );
});

function stepNamed(name: string): (story: Story, who: number, which: number) => Promise<void> {
  const found = Object.entries(steps).find(([known]) => known === name);
  if (!found) throw new Error(`There is no step ${name}.`);
  return found[1];
}
