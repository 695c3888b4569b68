import { collectCash } from '#core/cash/collect-cash.ts';
import { correctCollection } from '#core/cash/correct-collection.ts';
import { handOverCash } from '#core/cash/hand-over-cash.ts';
import { writeOffCash } from '#core/cash/write-off-cash.ts';
import { cancelOrder } from '#core/checkout/cancel-order.ts';
import { payCashInstead } from '#core/checkout/pay-cash-instead.ts';
import { tryAgain } from '#core/checkout/try-again.ts';
import { endDispute } from '#core/disputes/end-dispute.ts';
import { settleAmount } from '#core/issues/settle-amount.ts';
import { workOnce } from '#core/jobs/work-off.ts';
import { findWhatCame } from '#core/ledger/what-came.ts';
import { dispatchOrders } from '#core/order-desk/dispatch-orders.ts';
import { moveOrders } from '#core/order-desk/move-orders.ts';
import { keepAtDoor } from '#core/order-lines/keep-at-door.ts';
import { swap } from '#core/order-lines/swap.ts';
import { takeOut } from '#core/order-lines/take-out.ts';
import { leftToGiveBack } from '#core/refunds/owe-refund.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { settleRefund } from '#core/refunds/settle-refund.ts';
import { startRefund } from '#core/refunds/start-refund.ts';
import { paymentQuestions } from '#core/settlement/payment-questions.ts';
import type { Store } from '#core/store.ts';
import { correctionActs } from './correction-acts.ts';
import { deskActs } from './desk-acts.ts';
import { doorActs } from './door-acts.ts';
import { dueOf, linesOf, priceOf } from './order-facts.ts';
import { ownerActs } from './owner-acts.ts';
import { parcelActs } from './parcel-acts.ts';
import { shopperActs } from './shopper-acts.ts';
import { tellAgain, tellEvents } from './tell-events.ts';
import { tillActs, wasCounted } from './till-acts.ts';
import { uploadBooks } from './upload-books.ts';
import { type Act, payerPhones, providersOf, type World } from './world.ts';

const note = 'Seen to';
/** The note of decisions about money of another amount; no other write-off has it. */
export const acceptedNote = 'Called her';
export const endedNote = 'In its pages';

/** What may happen to an order and its money. `detail` is 0 to 3. */
export const acts = {
  approve: async (world, { id }, detail) => pay(world, id, detail),
  approveOther: async (world, { id }, detail) => pay(world, id, detail, 700 * (detail + 1)),
  decline: async (world, { id }, detail) => {
    const attempt = attemptsOf(world, id)[detail];
    attempt?.provider.decline(attempt.id);
  },
  fallSilent: async (world, { id }) => {
    for (const attempt of attemptsOf(world, id)) attempt.provider.fallSilent(attempt.id);
  },
  speakAgain: async (world) => {
    for (const provider of providersOf(world)) provider.recover();
  },
  loseNext: async ({ card, momo }, _order, detail) => {
    const provider = detail < 2 ? card : momo;
    provider.loseNext(detail % 2 === 0 ? 'answer' : 'request');
  },
  tellOne: async (world, _order, detail, store) => tellEvents(world, store, detail),
  tellAll: async (world, _order, _detail, store) => tellEvents(world, store, 10_000),
  tellAgain: async (world, _order, detail, store) => tellAgain(world, store, detail),
  ask: async (_world, _order, _detail, store) => workOnce(store, paymentQuestions),
  settleAmount: async ({ staff }, { id }, detail, store) => {
    const decision = detail % 2 === 0 ? 'accept' : 'give_back';
    const attempts = await store.db
      .selectFrom('paymentAttempts')
      .select('id')
      .where('orderId', '=', id)
      .execute();
    for (const { id: attemptId } of attempts)
      await settleAmount(store, staff, { attemptId, decision, note: acceptedNote });
  },
  dispute: async (world, { id }, detail) => {
    const attempt = attemptsOf(world, id).find(({ provider }) => provider === world.card);
    const state = (['needs_answer', 'under_review', 'won', 'lost'] as const)[detail];
    if (attempt && state) attempt.provider.dispute(attempt.id, state);
  },
  /** Usually the bank decides against the shop: a delivered order then gets a credit note. */
  disputeAtLast: async (world, { id }, detail) => {
    const attempt = attemptsOf(world, id).find(({ provider }) => provider === world.card);
    if (attempt) attempt.provider.dispute(attempt.id, detail === 0 ? 'won' : 'lost');
  },
  /** Disputes half of what the payment took; the bank decides about that half. */
  disputePart: async (world, { id }, detail) => {
    const attempt = attemptsOf(world, id).find(({ provider }) => provider === world.card);
    const state = (['needs_answer', 'lost', 'lost', 'won'] as const)[detail];
    if (attempt && state) attempt.provider.dispute(attempt.id, state, 2);
  },
  /** The provider is no longer in the settings: a member of staff enters what its pages show. */
  endDispute: async (world, { id }, _detail, store) => {
    const { card, staff } = world;
    const without = { ...store, payments: store.payments.filter((one) => one !== card) };
    for (const attempt of attemptsOf(world, id).filter(({ provider }) => provider === card)) {
      const end = card.decisionOf(attempt.id);
      const disputeId = `dp_${attempt.id}`;
      if (end) await endDispute(without, staff, { disputeId, end, note: endedNote });
    }
  },
  refundInPages: async (world, { id }, detail) => {
    const attempt = attemptsOf(world, id).find(({ provider }) => provider === world.card);
    attempt?.provider.refundInPages(attempt.id, 300 * (detail + 1));
  },
  sentBack: async (world, { id }) => {
    for (const attempt of attemptsOf(world, id)) attempt.provider.sendBack(attempt.id);
  },
  tryAgain: async (_world, { id: orderId, userId }, detail, store) => {
    const method = (['card', 'mtn_momo', 'card', 'orange_money'] as const)[detail] ?? 'card';
    await tryAgain(store, { id: userId }, { orderId, method, payerPhone: payerPhones[method] });
  },
  payCash: async (_world, { id, userId }, _detail, store) => payCashInstead(store, { id: userId }, id),
  cancel: async (_world, { id, userId }, _detail, store) => cancelOrder(store, { id: userId }, id),
  deliver: async ({ staff, riders }, { id }, detail, store) => {
    // Packs simulated orders too, with the extra confirmation, except in one case of four.
    const step = { orderIds: [id], note: undefined, acceptsSimulated: detail < 3 };
    for (const to of ['Confirmed', 'Packed'] as const) await moveOrders(store, staff, { ...step, to });
    const rider = riders[detail];
    const carrier = rider === undefined ? undefined : { id: rider };
    await dispatchOrders(store, staff, { orderIds: [id], carrier });
  },
  comeBack: async ({ staff }, { id }, detail, store) => {
    const to = detail % 2 === 0 ? 'Returned' : 'Refused';
    await moveOrders(store, staff, { orderIds: [id], to, note: undefined });
  },
  collect: async ({ staff, cashCame }, { id }, detail, store) => {
    const due = await dueOf(store, id);
    if (due === 0) return;
    const amount = detail % 2 === 0 ? due : Math.ceil(due / 3);
    const outcome = await collectCash(store, staff, { orderId: id, due, amount, note });
    if (outcome.ok) cashCame.set(id, (cashCame.get(id) ?? 0) + amount);
  },
  writeOff: async ({ staff }, { id }, _detail, store) =>
    writeOffCash(store, staff, { orderId: id, due: await dueOf(store, id), note }),
  correct: async (world, { id }, detail, store) => {
    const { staff, cashCame, riders } = world;
    const entry = await store.db
      .selectFrom('cashCollections')
      .select(['id', 'amount'])
      .where('orderId', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!entry) return;
    const right = { amount: 500 * detail, riderId: riders[detail] ?? null, note };
    const outcome = await correctCollection(store, staff, { entryId: entry.id, ...right });
    if (!outcome.ok) return;
    cashCame.set(id, (cashCame.get(id) ?? 0) + right.amount - entry.amount);
    if (await wasCounted(world.shop.store, entry.id))
      world.drawer += entry.amount - (right.riderId === null ? right.amount : 0);
  },
  handOver: async (world, _order, detail, store) => {
    const { staff, riders, brought } = world;
    const rider = riders[detail % riders.length];
    if (rider === undefined) return;
    const { cashInHand: inHand } = await store.db
      .selectFrom('riders')
      .select('cashInHand')
      .where('id', '=', rider)
      .executeTakeFirstOrThrow();
    if (inHand === 0) return;
    // Sometimes more than the books say: a tip among the notes.
    const surplus = detail === 3 ? 50 : 0;
    const amount = detail === 2 ? Math.ceil(inHand / 2) : inHand + surplus;
    const outcome = await handOverCash(store, staff, {
      ...{ riderId: rider, inHand, amount, note, isConfirmedHere: detail === 1 },
    });
    if (!outcome.ok) return;
    brought.set(rider, (brought.get(rider) ?? 0) + amount);
    world.drawer += surplus;
  },
  refund: async ({ staff }, { id }, _detail, store) =>
    startRefund(store, staff, { orderId: id, reason: 'Broken' }),
  refundPart: async ({ staff }, { id }, detail, store) => {
    const left = await leftToGiveBack(store.db, await findWhatCame(store.db, id), id);
    const part = { amount: Math.min(left, 400 * (detail + 1)), left };
    if (left > 0) await startRefund(store, staff, { orderId: id, reason: 'Late', part });
  },
  takeOut: async ({ staff }, { id }, detail, store) => {
    const { status: shown, lines } = await linesOf(store, id);
    const [line] = lines;
    if (!line) return;
    const quantity = Math.min(line.quantity, 1 + (detail % 2));
    const pieces = [{ productId: line.productId, of: line.quantity, quantity, damaged: detail % 2 }];
    await takeOut(store, staff, { orderId: id, shown, pieces, note });
  },
  keepAtDoor: async ({ staff, cashCame }, { id }, detail, store) => {
    const [line] = (await linesOf(store, id)).lines;
    if (!line) return;
    const { productId, quantity: of, discountedUnitPrice } = line;
    const due = Math.max(0, (await dueOf(store, id)) - discountedUnitPrice);
    const pieces = [{ productId, of, quantity: 1, damaged: detail % 2 }];
    const isPaid = detail < 2;
    const kept = await keepAtDoor(store, staff, {
      orderId: id,
      pieces,
      due,
      payment: isPaid ? 'cash' : 'later',
      note,
    });
    if (kept.ok && isPaid) cashCame.set(id, (cashCame.get(id) ?? 0) + due);
  },
  swap: async ({ staff, others }, { id }, detail, store) => {
    const { status: shown, lines, total } = await linesOf(store, id);
    const line = lines[detail % Math.max(1, lines.length)];
    const other = others[detail % Math.max(1, others.length)];
    if (!line || !other) return;
    const { productId, quantity: of, discountedUnitPrice } = line;
    const known = lines.find((one) => one.productId === other.id);
    const price = known?.discountedUnitPrice ?? (await priceOf(store, other.id));
    const seenTotal = total - discountedUnitPrice + price;
    const piece = { productId, of, quantity: 1, damaged: detail % 2 };
    await swap(store, staff, { orderId: id, shown, piece, into: other.id, seenTotal, note });
  },
  payRefunds: async (_world, _order, _detail, store) => workOnce(store, refundRequests),
  /** Runs the jobs while a provider is missing from the settings: its refunds and its questions wait. */
  loseProvider: async ({ card, momo }, _order, detail, store) => {
    const without = detail % 2 === 0 ? card : momo;
    const process = { ...store, payments: store.payments.filter((one) => one !== without) };
    await workOnce(process, refundRequests);
    await workOnce(process, paymentQuestions);
  },
  settleRefund: async (world, { id }, detail, store) => settleOne(world, id, detail, store),
  /** Sometimes uploads a statement with what the provider has in its books by now. */
  state: async (world, _order, detail, store) => {
    if (detail === 0) await uploadBooks(world, world.momo, store);
    if (detail === 1) await uploadBooks(world, world.card, store);
  },
  ...doorActs,
  ...tillActs,
  ...correctionActs,
  ...deskActs,
  ...parcelActs,
  ...shopperActs,
  ...ownerActs,
} satisfies Record<string, Act>;

export type ActName = keyof typeof acts;

export function isActName(name: string): name is ActName {
  return Object.hasOwn(acts, name);
}

function attemptsOf(world: World, orderId: string) {
  return providersOf(world).flatMap((provider) =>
    provider.attemptsOf(orderId).map((id) => ({ id, provider, ...provider.books(id) })),
  );
}

/** The payer approves on her phone or card; whether the shop hears of it is another matter. */
function pay(world: World, orderId: string, detail: number, amount?: number): void {
  const attempts = attemptsOf(world, orderId);
  const first = detail % Math.max(1, attempts.length);
  for (const { provider, id } of [...attempts.slice(first), ...attempts.slice(0, first)])
    if (provider.approve(id, amount)) return;
}

/** A member of staff looks in the provider's pages, pays by hand what is not there, and enters the reference. */
export async function settleOne(world: World, orderId: string, detail: number, store: Store): Promise<void> {
  const { staff, byHand } = world;
  const refunds = await store.db
    .selectFrom('refunds')
    .select(['id', 'attemptId', 'requestId', 'amount'])
    .where('orderId', '=', orderId)
    .where('state', '<>', 'done')
    .orderBy('sequence')
    .execute();
  const refund = refunds[detail % Math.max(1, refunds.length)];
  if (!refund) return;
  const provider = attemptsOf(world, orderId).find((one) => one.id === refund.attemptId)?.provider;
  const isThere = provider?.hasGivenBack(refund.requestId) ?? false;
  // MTN's pages show no refunds.
  const inPages = provider === world.momo ? undefined : provider?.books(refund.attemptId ?? '');
  const { took, gaveBack } = inPages ?? { took: 0, gaveBack: 0 };
  // The provider's pages show that part of it has already gone back, of which the shop has not heard yet, so nothing is paid.
  if (!isThere && took > 0 && took - gaveBack < refund.amount) return;
  const reference = isThere ? `re_${refund.requestId}` : `hand_${refund.id}_${store.clock.now().getTime()}`;
  const { id, attemptId, amount } = refund;
  const settle = (paidFrom: 'till' | 'elsewhere' | undefined) =>
    settleRefund(store, staff, { refundId: id, reference, seenAtProvider: true, paidFrom });
  // Sometimes a card or wallet payment is given back in cash across the counter.
  let paidFrom = isThere ? undefined : ([undefined, 'till', undefined, 'elsewhere'] as const)[detail];
  let settled = await settle(paidFrom);
  // If the till holds too little, she pays out of her own pocket.
  if (!settled.ok && settled.refusal.code === 'TILL_SHORT') {
    paidFrom = 'elsewhere';
    settled = await settle(paidFrom);
  }
  if (!settled.ok || isThere) return;
  const at = store.clock.now();
  const from = paidFrom ?? (attemptId === null ? 'till' : 'provider');
  byHand.set(`${id} ${reference}`, { orderId, attemptId, amount, reference, at, from });
}
