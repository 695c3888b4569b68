import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { collectCash } from '#core/cash/collect-cash.ts';
import { correctCollection } from '#core/cash/correct-collection.ts';
import { writeOffCash } from '#core/cash/write-off-cash.ts';
import { askAtDoor } from '#core/checkout/ask-at-door.ts';
import { expireReservations } from '#core/checkout/expire-reservations.ts';
import { noteDispute } from '#core/disputes/note-dispute.ts';
import { settleAmount } from '#core/issues/settle-amount.ts';
import { workOff, workOnce } from '#core/jobs/work-off.ts';
import { dispatchOrders } from '#core/order-desk/dispatch-orders.ts';
import { moveOrders } from '#core/order-desk/move-orders.ts';
import { keepAtDoor } from '#core/order-lines/keep-at-door.ts';
import { swap } from '#core/order-lines/swap.ts';
import { takeOut } from '#core/order-lines/take-out.ts';
import { listCurrentLines } from '#core/orders/change-lines.ts';
import { noteProviderRefunds } from '#core/refunds/note-provider-refunds.ts';
import { leftToGiveBack } from '#core/refunds/owe-refund.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { settleRefund } from '#core/refunds/settle-refund.ts';
import { startRefund } from '#core/refunds/start-refund.ts';
import { takeRefundBack } from '#core/refunds/take-refund-back.ts';
import { findWhatCame } from '#core/refunds/what-came.ts';
import { paymentQuestions } from '#core/settlement/payment-questions.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { uploadStatement } from '#core/statements/upload-statement.ts';
import { closeTill } from '#core/till/close-till.ts';
import { noteTillEntry } from '#core/till/note-entry.ts';
import { openTill } from '#core/till/open-till.ts';
import { countExpected, findOpenTillId } from '#core/till/till-queries.ts';
import { endpoints } from '#shared/endpoints.ts';
import { tillEntryKinds } from '#shared/till.ts';
import { testShop } from '#tests/support/app.ts';
import { expectLedger } from '#tests/support/expect-ledger.ts';
import { expectPaymentStatus } from '#tests/support/expect-payment-status.ts';
import { expectTrueLines } from '#tests/support/expect-true-lines.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { runs } from '#tests/support/runs.ts';

vi.setConfig({ testTimeout: 400_000 });

const card = createFakeProvider('card');
const momo = createFakeProvider('mtn_momo', { canRefund: false, canClose: false });
const shop = await testShop({ overrides: { payments: [card, momo] }, database: { poolSize: 12 } });
const { call, store, clock } = shop;
const solange = await makeAdmin(store);
const staff = { id: solange.id };

type Story = { orders: { id: string; token: string }[] };

/** What pieces are exchanged for: dearer ones and cheaper ones. */
const otherProducts = [
  await makeProduct(store, { stock: 9_000, price: 1_800, discount: 0 }),
  await makeProduct(store, { stock: 9_000, price: 450, discount: 0 }),
];

async function beginStory(): Promise<Story> {
  const product = await makeProduct(store, { stock: 30, price: 1000 });
  const orders = [];
  for (const [provider, quantity] of [
    ['card', 2],
    ['mtn_momo', 3],
    ['mtn_momo', 5],
  ] as const) {
    const buyer = await makeBuyer(shop, [{ product, quantity }]);
    const token = await shop.logInAs(buyer.user);
    const { body } = await call(
      endpoints.order.checkout,
      { ...buyer.order, provider, payer_phone: '677001122' },
      { token },
    );
    orders.push({ id: body.data.orderId, token });
  }
  return { orders };
}

type Act = (order: { id: string; token: string }, detail: number) => Promise<unknown>;

const acts: Record<string, Act> = {
  confirm: async ({ id }, detail) => {
    const charges = [...card.charges, ...momo.charges].filter(({ orderId }) => orderId === id);
    const charge = charges[detail % Math.max(1, charges.length)];
    if (charge) await settlePayment(store, charge.attemptId, paid(charge));
  },
  confirmOther: async ({ id }, detail) => {
    const charges = [...card.charges, ...momo.charges].filter(({ orderId }) => orderId === id);
    const charge = charges[detail % Math.max(1, charges.length)];
    if (charge) await settlePayment(store, charge.attemptId, { ...paid(charge), amount: 700 * (detail + 1) });
  },
  settleAmount: async ({ id }, detail) => {
    const attempts = await store.db
      .selectFrom('paymentAttempts')
      .select('id')
      .where('orderId', '=', id)
      .execute();
    for (const { id: attemptId } of attempts) {
      const decision = detail % 2 === 0 ? 'accept' : 'give_back';
      await settleAmount(store, staff, { attemptId, decision, note: 'Called' });
    }
  },
  state: async ({ id }, detail) => {
    const attempt = await store.db
      .selectFrom('paymentAttempts')
      .select(['id', 'transactionId'])
      .where('orderId', '=', id)
      .executeTakeFirst();
    const day = clock.now().toISOString();
    const rows = ['Date,Id,Amount,Fee', `${day},${attempt?.transactionId ?? 'unknown'},2000,${30 + detail}`];
    const columns = { date: 'Date', reference: 'Id', amount: 'Amount', fee: 'Fee' };
    const content = Readable.from([Buffer.from(rows.join('\n'))]);
    await uploadStatement(store, staff, { provider: 'mtn_momo', fileName: 'momo.csv', content, columns });
  },
  dispute: async ({ id }, detail) => {
    const attempt = await store.db
      .selectFrom('paymentAttempts')
      .select(['id', 'provider', 'transactionId', 'receivedAmount'])
      .where('orderId', '=', id)
      .where('receivedAmount', 'is not', null)
      .executeTakeFirst();
    if (!attempt?.transactionId) return;
    const state = (['needs_answer', 'under_review', 'won', 'lost'] as const)[detail] ?? 'lost';
    await noteDispute(store, {
      transactionId: attempt.transactionId,
      dispute: {
        ...{ id: `dp_${attempt.id}`, provider: attempt.provider, reason: 'fraudulent', state },
        ...{ amount: attempt.receivedAmount ?? 1, dueBy: null, saidAt: clock.now() },
      },
    });
  },
  refundThere: async ({ id }, detail) => {
    const attempt = await store.db
      .selectFrom('paymentAttempts')
      .select(['provider', 'transactionId'])
      .where('orderId', '=', id)
      .where('receivedAmount', 'is not', null)
      .executeTakeFirst();
    if (!attempt?.transactionId) return;
    const refund = {
      refundReference: `re_${id}_${detail}`,
      amount: 300,
      state: 'refunded',
      raw: null,
    } as const;
    await noteProviderRefunds(store, {
      provider: attempt.provider,
      transactionId: attempt.transactionId,
      refunds: [refund],
    });
  },
  tryAgain: ({ id, token }, detail) =>
    call(
      endpoints.payment.tryAgain,
      { orderId: id, provider: detail % 2 === 0 ? 'card' : 'mtn_momo', payer_phone: '677001122' },
      { token },
    ),
  payCash: ({ id, token }) => call(endpoints.payment.payCash, { orderId: id }, { token }),
  cancel: ({ id, token }) => call(endpoints.order.cancelOrder, { _id: id }, { token }),
  expire: async () => {
    clock.advance({ minutes: 20 });
    await expireReservations(store);
  },
  deliver: async ({ id }) => {
    for (const to of ['Confirmed', 'Packed'] as const) {
      await moveOrders(store, staff, { orderIds: [id], to, note: undefined });
    }
    await dispatchOrders(store, staff, { orderIds: [id], carrier: undefined });
  },
  comeBack: ({ id }, detail) =>
    moveOrders(store, staff, {
      orderIds: [id],
      to: detail % 2 === 0 ? 'Returned' : 'Refused',
      note: undefined,
    }),
  collect: async ({ id }, detail) => {
    const due = await dueOf(id);
    if (due > 0) {
      const amount = detail % 2 === 0 ? due : Math.ceil(due / 3);
      await collectCash(store, staff, { orderId: id, due, amount, note: 'No change' });
    }
  },
  askWallet: async ({ id }, detail) => {
    const due = await dueOf(id);
    if (due === 0) return;
    const amount = detail % 2 === 0 ? due : Math.ceil(due / 2);
    const asked = { orderId: id, due, amount, method: 'mtn_momo', payerPhone: '677001122' } as const;
    await askAtDoor(store, staff, asked);
  },
  writeOff: async ({ id }) => writeOffCash(store, staff, { orderId: id, due: await dueOf(id), note: 'Gone' }),
  correct: async ({ id }, detail) => {
    const entry = await store.db
      .selectFrom('cashCollections')
      .select('id')
      .where('orderId', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const right = { amount: 500 * detail, riderId: null, note: 'Counted again' };
    if (entry) await correctCollection(store, staff, { entryId: entry.id, ...right });
  },
  takeOut: async ({ id }, detail) => {
    const found = await linesOf(id);
    const [line] = found.lines;
    if (!line) return;
    const { productId, quantity: of } = line;
    const quantity = Math.min(of, 1 + (detail % 2));
    const pieces = [{ productId, of, quantity, damaged: detail % 2 }];
    await takeOut(store, staff, { orderId: id, shown: found.status, pieces, note: '' });
  },
  keepAtDoor: async ({ id }, detail) => {
    const [line] = (await linesOf(id)).lines;
    if (!line) return;
    const { productId, quantity: of, discountedUnitPrice } = line;
    const due = Math.max(0, (await dueOf(id)) - discountedUnitPrice);
    const pieces = [{ productId, of, quantity: 1, damaged: detail % 2 }];
    await keepAtDoor(store, staff, {
      orderId: id,
      pieces,
      due,
      payment: detail < 2 ? 'cash' : 'later',
      note: '',
    });
  },
  swap: async ({ id }, detail) => {
    const { status, lines, total } = await linesOf(id);
    const line = lines[detail % Math.max(1, lines.length)];
    if (!line) return;
    const other = otherProducts[detail % otherProducts.length];
    if (!other) return;
    const { productId, quantity: of, discountedUnitPrice } = line;
    const known = lines.find((one) => one.productId === other.id);
    const priceOfOther = known?.discountedUnitPrice ?? other.price;
    const seenTotal = total - discountedUnitPrice + priceOfOther;
    const piece = { productId, of, quantity: 1, damaged: detail % 2 };
    await swap(store, staff, { orderId: id, shown: status, piece, into: other.id, seenTotal, note: '' });
  },
  refundPart: async ({ id }, detail) => {
    const left = await leftToGiveBack(store.db, await findWhatCame(store.db, id), id);
    const part = { amount: Math.min(left, 400 * (detail + 1)), left };
    if (left > 0) await startRefund(store, staff, { orderId: id, reason: 'Late', part });
  },
  refund: ({ id }) => startRefund(store, staff, { orderId: id, reason: 'Broken' }),
  work: () => workOnce(store, refundRequests),
  settle: async ({ id }, detail) => {
    const refund = await refundOf(id, detail);
    if (refund)
      await settleRefund(store, staff, {
        ...{ refundId: refund.id, reference: 'by hand', seenAtProvider: true },
        isPaidElsewhere: detail === 3,
      });
  },
  sentBack: async ({ id }, detail) => {
    const refund = await refundOf(id, detail);
    if (!refund?.attemptId || refund.reference === '') return;
    const { requestId, reference: refundReference } = refund;
    await takeRefundBack(store, { requestId, refundReference, raw: null });
  },
  till: async (_, detail) => liveATill(detail),
  sleep: async () => clock.advance({ hours: 9 }),
};

/** Opened, paid out of, or counted with a coin too few; beside whatever else moves cash. */
async function liveATill(detail: number): Promise<void> {
  const open = await findOpenTillId(store.db);
  if (!open) {
    await openTill(store, staff, { float: 10_000 + detail, note: 'Counted' });
    return;
  }
  const shown = await countExpected(store.db, open.id);
  if (detail === 3) {
    const closing = { tillId: open.id, expected: shown, counted: Math.max(0, shown - 25), counts: undefined };
    await closeTill(store, staff, { ...closing, note: 'A coin' });
    return;
  }
  const kind = tillEntryKinds[detail] ?? 'paid_in';
  await noteTillEntry(store, staff, { kind, amount: 100, note: 'Taxi', shown });
}

/** Each life begins without an open till, after the one before was counted. */
async function closeForTheNext(): Promise<void> {
  const open = await findOpenTillId(store.db);
  if (!open) return;
  const expected = await countExpected(store.db, open.id);
  const closing = { expected, counted: Math.max(0, expected), counts: undefined, note: 'Counted' };
  await closeTill(store, staff, { tillId: open.id, ...closing });
}

async function linesOf(orderId: string) {
  const order = await store.db
    .selectFrom('orders')
    .select(['status', 'total'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { ...order, lines: await listCurrentLines(store.db, orderId) };
}

async function dueOf(id: string): Promise<number> {
  const found = await store.db.selectFrom('orders').select('cashDue').where('id', '=', id).executeTakeFirst();
  return found?.cashDue ?? 0;
}

async function refundOf(orderId: string, detail: number) {
  const refunds = await store.db
    .selectFrom('refunds')
    .select(['id', 'attemptId', 'requestId', 'reference'])
    .where('orderId', '=', orderId)
    .orderBy('sequence')
    .execute();
  return refunds[detail % Math.max(1, refunds.length)];
}

const step = fc.record({
  act: fc.constantFrom(...Object.keys(acts)),
  order: fc.nat(2),
  detail: fc.nat(3),
});
type Step = typeof step extends fc.Arbitrary<infer Found> ? Found : never;

const on = (order: number, ...names: string[]): Step[][] => names.map((act) => [{ act, order, detail: 0 }]);

/** Lives that reach every kind of movement; drawn ones may end early. */
const plainStories: Step[][][] = [
  [...on(1, 'confirm', 'state', 'state')],
  [...on(0, 'confirm', 'refundThere'), [{ act: 'dispute', order: 0, detail: 3 }]],
  on(1, 'confirmOther', 'settleAmount', 'deliver', 'refund', 'settle'),
  on(0, 'confirm', 'deliver', 'refund', 'work', 'sentBack', 'settle', 'sleep'),
  on(1, 'payCash', 'deliver', 'collect', 'sleep', 'refund', 'settle'),
  [
    ...on(1, 'till', 'payCash', 'deliver', 'collect', 'till'),
    [{ act: 'till', order: 1, detail: 1 }],
    ...on(1, 'refund', 'settle'),
    [{ act: 'till', order: 1, detail: 3 }],
    ...on(1, 'till'),
  ],
  [
    ...on(1, 'payCash', 'expire', 'deliver'),
    ...on(1, 'askWallet'),
    [{ act: 'confirm', order: 1, detail: 1 }],
    ...on(1, 'collect'),
  ],
  on(0, 'confirm', 'takeOut', 'swap', 'deliver', 'collect', 'refundPart', 'work'),
  on(1, 'payCash', 'deliver', 'keepAtDoor', 'takeOut', 'settle', 'swap', 'collect'),
  [
    ...on(2, 'payCash', 'deliver'),
    [{ act: 'collect', order: 2, detail: 1 }],
    ...on(2, 'writeOff', 'sleep'),
    [{ act: 'correct', order: 2, detail: 1 }],
    ...on(2, 'confirm', 'settle'),
  ],
];

test('whatever becomes of orders and their money, overview, receipts and cash days say what the facts say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 14 }),
      live,
    ),
    { numRuns: runs(16, 40), examples: plainStories.map((story) => [story]) },
  );
  const kinds = await store.db.selectFrom('moneyMovements').select('source').distinct().execute();
  expect(kinds.map(({ source }) => source).toSorted()).toEqual([
    'attempt',
    'collection',
    'dispute',
    'refund',
    'reversal',
    'statement',
    'till_closing',
    'till_entry',
    'till_opening',
    'write_off',
  ]);
});

/** The steps of a round happen at once. */
async function live(rounds: Step[][]): Promise<void> {
  clock.advance({ days: 100 });
  await workOff(store, paymentQuestions);
  const since = clock.now();
  const story = await beginStory();
  for (const round of rounds) {
    await Promise.all(round.map(({ act, order, detail }) => run(story, act, order, detail)));
  }
  await expectLedger(store, since);
  await expectTrueLines(
    store,
    story.orders.map(({ id }) => id),
  );
  await expectPaymentStatus(
    store,
    story.orders.map(({ id }) => id),
  );
  await closeForTheNext();
  // What these lives still owe is no debt of the next ones.
  await store.db
    .updateTable('refunds')
    .set({ state: 'done', doneAt: clock.now(), dueAt: null })
    .where('state', '<>', 'done')
    .execute();
}

async function run({ orders }: Story, act: string, index: number, detail: number): Promise<void> {
  const order = orders[index];
  if (order) await acts[act]?.(order, detail);
}
