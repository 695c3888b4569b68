import { expect } from 'vitest';
import { getCashDay } from '#core/cash/cash-day.ts';
import { getOrderMoney } from '#core/ledger/order-money.ts';
import { findWhatCame } from '#core/ledger/what-came.ts';
import { getOrder } from '#core/orders/order-queries.ts';
import { type Overview, readOverview } from '#core/overview/overview-queries.ts';
import { findUndecided } from '#core/receipts/find-undecided.ts';
import { receiptOf } from '#core/receipts/receipt.ts';
import type { Store } from '#core/store.ts';
import { receiptMessages } from '#shared/messages/receipt-messages.ts';
import { formatFrancs, francs } from '#shared/money.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { endOfShopDay, shopDayOf, startOfShopDay } from '#shared/shop-day.ts';
import { expectExports, takeExports } from './expect-exports.ts';

type Reading = Pick<Store, 'db' | 'clock' | 'settings' | 'tableFiles'>;

/** Sums of the facts themselves, without the ledger. Simulated money and its refunds are listed apart: no sum may include them. */
async function addUpFacts({ db }: Reading, since: Date) {
  const allAttempts = await db
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('receivedAt', '>=', since)
    .execute();
  const collections = await db
    .selectFrom('cashCollections')
    .selectAll()
    .where('createdAt', '>=', since)
    .execute();
  const handovers = await db
    .selectFrom('cashHandovers')
    .selectAll()
    .where('createdAt', '>=', since)
    .execute();
  const allRefunds = await db.selectFrom('refunds').selectAll().where('createdAt', '>=', since).execute();
  const orders = await db.selectFrom('orders').selectAll().where('createdAt', '>=', since).execute();
  // A statement has times in whole seconds.
  const second = new Date(Math.floor(since.getTime() / 1000) * 1000);
  const lines = await db.selectFrom('statementLines').selectAll().where('at', '>=', second).execute();
  const disputes = await db.selectFrom('disputes').selectAll().where('openedAt', '>=', since).execute();
  const entries = await db.selectFrom('tillEntries').selectAll().where('createdAt', '>=', since).execute();
  const tills = await db.selectFrom('tills').selectAll().where('openedAt', '>=', since).execute();
  const simulatedIds = new Set(allAttempts.flatMap(({ id, isSimulated }) => (isSimulated ? [id] : [])));
  const isOfTest = ({ attemptId }: { attemptId: string | null }) => simulatedIds.has(attemptId ?? '');
  return {
    ...{ collections, handovers, orders, disputes, lines, entries, tills },
    attempts: allAttempts.filter(({ isSimulated }) => !isSimulated),
    refunds: allRefunds.filter((refund) => !isOfTest(refund)),
    simulated: {
      attempts: allAttempts.filter(({ isSimulated }) => isSimulated),
      refunds: allRefunds.filter(isOfTest),
    },
  };
}

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((all, one) => all + (one ?? 0), 0);

/**
 * Expects all readers of the ledger to agree with the facts: each order's money and receipt, the overview of the last 90 days, the cash of
 * each day, and the accountant's tables that `staff` downloads. Everything before `since` is older than the 90 days.
 */
export async function expectLedger(store: Reading, staff: { id: string }, since: Date): Promise<void> {
  const facts = await addUpFacts(store, since);
  for (const order of facts.orders) await expectOrderMoney(store, facts, order);
  const done = facts.refunds.filter(({ state }) => state === 'done');
  const overview = await readOverview(store, { days: 90 });
  const came =
    sum(facts.attempts.map((one) => one.receivedAmount)) + sum(facts.collections.map((one) => one.amount));
  const lost = facts.disputes.filter(({ lostAt }) => lostAt !== null);
  const takenBack = sum(lost.map(({ amount }) => amount));
  const givenBack = sum(done.map(({ amount }) => amount)) + takenBack;
  expect(overview.money).toEqual({
    ...{ came, givenBack, takenBack, kept: came - givenBack },
    fees: sum(facts.lines.map(({ fee }) => fee)),
    paidOut: sum(facts.entries.map(({ kind, amount }) => (kind === 'paid_out' ? amount : 0))),
    difference: sum(facts.tills.map(differenceOf)) + sum(facts.handovers.map(({ surplus }) => surplus)),
    waived: sum(facts.orders.map(({ cashWaived }) => cashWaived)),
    owedBack: sum(facts.refunds.map(({ amount, state }) => (state === 'done' ? 0 : amount))),
  });
  await expectSales(store, staff, since, facts, overview);
  await expectCashDays(store, since, facts);
}

/** The opening float of the very first till: each later till begins with what the one before left. */
function firstFloatOf({ tills }: Facts): number {
  return sum(tills.map(({ carried, openingFloat }) => (carried === null ? openingFloat : 0)));
}

/** The difference that the counts of a till found: at its opening, if there was a till before it, and at its closing. */
function differenceOf({ carried, openingFloat, expected, counted }: Facts['tills'][number]): number {
  return openingFloat - (carried ?? openingFloat) + (counted ?? 0) - (expected ?? 0);
}

type Facts = Awaited<ReturnType<typeof addUpFacts>>;
type OrderRow = Facts['orders'][number];

/** The money of one order from the facts alone; for a test order, the simulated money. */
function moneyOf(facts: Facts, { id, cashCollected, cashWaived, isPaymentSimulated }: OrderRow) {
  const disputes = isPaymentSimulated ? [] : facts.disputes;
  const { attempts, refunds } = isPaymentSimulated ? facts.simulated : facts;
  const [cash, waived] = isPaymentSimulated ? [0, 0] : [cashCollected, cashWaived];
  const ofOrder = <Fact extends { orderId: string }>(all: readonly Fact[]) =>
    all.filter(({ orderId }) => orderId === id);
  return {
    came: cash + sum(ofOrder(attempts).map(({ receivedAmount }) => receivedAmount)),
    givenBack:
      sum(ofOrder(refunds).map(({ amount, state }) => (state === 'done' ? amount : 0))) +
      sum(ofOrder(disputes).map(({ amount, lostAt }) => (lostAt === null ? 0 : amount))),
    waived,
  };
}

/** What is left of the order's total. A refund beyond what was due only returns an overpayment. */
function saleLeft(facts: Facts, order: OrderRow): number {
  const { came, givenBack, waived } = moneyOf(facts, order);
  const price = order.total - waived;
  return price - Math.max(0, givenBack - Math.max(0, came - price));
}

/** The cash still to be collected, including what older orders left. */
async function addUpDue({ db }: Reading, since: Date, facts: Facts): Promise<Overview['cashToCollect']> {
  const older = await db
    .selectFrom('orders')
    .select('cashDue')
    .where('createdAt', '<', since)
    .where('cashDue', '>', francs(0))
    .execute();
  const due = [
    ...older.map(({ cashDue }) => cashDue),
    ...facts.orders.map((order) => dueOf(facts, order)),
  ].filter((amount) => amount > 0);
  return { orders: due.length, total: sum(due) };
}

/** The cash due for a parcel that is on its way or was handed over. */
function dueOf(facts: Facts, order: OrderRow): number {
  return order.status === 'Out for delivery' || order.status === 'Delivered' ? unpaidOf(facts, order) : 0;
}

/** What of the order's total is still unpaid. An overpayment that goes back pays nothing. */
function unpaidOf(facts: Facts, order: OrderRow): number {
  // Simulated money pays an order just as real money does, so that staff can try it.
  const attempts = [...facts.attempts, ...facts.simulated.attempts];
  const counted = attempts.filter(({ orderId, isCounted }) => orderId === order.id && isCounted);
  const ofOrder = new Set(counted.map(({ id }) => id));
  const tooMuch = [...facts.refunds, ...facts.simulated.refunds].filter(
    ({ orderId, cause, attemptId }) =>
      orderId === order.id &&
      (cause === 'paid_twice' || cause === 'lines_changed') &&
      (attemptId === null || ofOrder.has(attemptId)),
  );
  const came = order.cashCollected + sum(counted.map(({ receivedAmount }) => receivedAmount));
  const paid = came - sum(tooMuch.map(({ amount }) => amount));
  return Math.max(0, order.total - order.cashWaived - paid);
}

/** Expects all readers of orders, their tables and their cash to agree with the facts. */
async function expectSales(
  store: Reading,
  staff: { id: string },
  since: Date,
  facts: Facts,
  overview: Overview,
): Promise<void> {
  const ordered = facts.orders.filter(({ status }) => isOrdered.has(status));
  const salesOf = (orders: readonly OrderRow[]) => {
    const left = orders.map((order) => saleLeft(facts, order)).filter((amount) => amount > 0);
    return { orders: left.length, total: sum(left) };
  };
  const isTest = ({ isPaymentSimulated }: OrderRow) => isPaymentSimulated;
  expect(overview.sales).toEqual(salesOf(ordered.filter((order) => !isTest(order))));
  expect(overview.simulated).toEqual(salesOf(ordered.filter(isTest)));
  expect(overview.cashToCollect).toEqual(await addUpDue(store, since, facts));

  const period = { from: shopDayOf(since), to: shopDayOf(store.clock.now()) };
  const real = facts.orders.filter((order) => !isTest(order));
  const ofOrders = facts.orders.map((order) => {
    const { came, givenBack, waived } = moneyOf(facts, { ...order, isPaymentSimulated: false });
    return [order.orderNumber, { came, givenBack, waived, total: order.total }] as const;
  });
  const entriesOf = (asked: string) =>
    sum(facts.entries.map(({ kind, amount }) => (kind === asked ? amount : 0)));
  await expectExports(store, period, await takeExports(store, staff, period), {
    ...overview.money,
    owed: overview.money.owedBack,
    sale: sum(real.map((order) => (moneyOf(facts, order).came > 0 ? saleLeft(facts, order) : 0))),
    cash: {
      came: sum(facts.collections.map(({ amount }) => amount)),
      givenBack: sum(refundsInCash(facts).map(({ amount }) => amount)),
      moved: sum(facts.handovers.map(({ amount }) => amount)),
      ...{
        paidIn: entriesOf('paid_in') + firstFloatOf(facts),
        paidOut: entriesOf('paid_out'),
        banked: entriesOf('banked'),
      },
      difference: overview.money.difference,
    },
    ofOrders: new Map(ofOrders),
  });
}

const isOrdered = new Set<OrderStatus>(['Placed', 'Confirmed', 'Packed', 'Out for delivery', 'Delivered']);

function refundsInCash({ refunds }: Facts) {
  return refunds.filter(
    ({ attemptId, state, isPaidElsewhere, isPaidInCash }) =>
      state === 'done' && (isPaidInCash || (attemptId === null && !isPaidElsewhere)),
  );
}

async function expectOrderMoney({ db, settings }: Reading, facts: Facts, row: OrderRow): Promise<void> {
  const { id, cashCollected } = row;
  const { came, givenBack, waived } = moneyOf(facts, row);
  const money = await getOrderMoney(db, id);
  expect(money).toMatchObject({ came, givenBack, waived });
  // What came for the order itself; a second payment does not count towards it.
  const attempts = [...facts.attempts, ...facts.simulated.attempts];
  const counted = attempts.filter(({ orderId, isCounted }) => orderId === id && isCounted);
  const total = cashCollected + sum(counted.map(({ receivedAmount }) => receivedAmount));
  expect(await findWhatCame(db, id)).toMatchObject({ cash: cashCollected, total });
  const order = await getOrder(db, id);
  const undecided = await findUndecided(db, order);
  const { settlement } = receiptOf(settings, order, money, 'en', { undecided });
  const isOfEnd = ({ label }: { label: string }) => label === said.stillToPay || label === said.undecided;
  const known = () => JSON.stringify({ row, money, ...tellOf(facts, id) });
  expect(settlement.filter(isOfEnd), known()).toEqual(endOfPaper(facts, row));
  const printed = settlement.filter((line) => !isOfEnd(line)).map(({ amount }) => amount);
  // Simulated money does not count for an order paid with real money.
  const ofOrder = money.movements.filter(({ isSimulated }) => !isSimulated || row.isPaymentSimulated);
  expect(printed).toEqual(ofOrder.map(({ kind, amount }) => formatFrancs(kind === 'out' ? -amount : amount)));
}

/** The facts of an order, shown in the failure message where its receipt and the facts differ. */
function tellOf(facts: Facts, orderId: string) {
  const ofOrder = <Fact extends { orderId: string }>(all: readonly Fact[]) =>
    all.filter((one) => one.orderId === orderId);
  const { attempts, refunds, collections, disputes, simulated } = facts;
  return {
    attempts: ofOrder([...attempts, ...simulated.attempts]),
    refunds: ofOrder([...refunds, ...simulated.refunds]),
    collections: ofOrder(collections),
    disputes: ofOrder(disputes),
  };
}

const said = receiptMessages.en;

/** The last line of a receipt: the money that waits for a decision; without any, what is still to pay. */
function endOfPaper(facts: Facts, order: OrderRow) {
  const { attempts, refunds } = order.isPaymentSimulated ? facts.simulated : facts;
  const undecided = attempts
    .filter(({ orderId, reason, isCounted }) => orderId === order.id && reason === 'mismatch' && !isCounted)
    .map(({ id, receivedAmount }) => {
      const gone = [
        ...refunds,
        ...facts.disputes.filter(({ state }) => state !== 'won' && state !== 'closed'),
      ];
      const ofAttempt = gone.filter(({ attemptId }) => attemptId === id).map(({ amount }) => amount);
      return Math.max(0, (receivedAmount ?? 0) - sum(ofAttempt));
    });
  if (sum(undecided) > 0) return [{ label: said.undecided, amount: formatFrancs(sum(undecided)) }];
  const due = unpaidOf(facts, order);
  const isOpen = moneyOf(facts, order).came > 0 && order.paymentStatus === 'Processing' && due > 0;
  return isOpen ? [{ label: said.stillToPay, amount: formatFrancs(due) }] : [];
}

async function expectCashDays({ db, clock }: Reading, since: Date, facts: Facts): Promise<void> {
  const all = { collected: 0, handedOver: 0, givenBack: 0, entries: 0, inTill: 0 };
  for (let day = shopDayOf(since); startOfShopDay(day) <= clock.now(); day = shopDayOf(endOfShopDay(day))) {
    const { totals, till, entries } = await getCashDay(db, day);
    all.inTill += till.came - till.wentOut + till.difference;
    all.collected += totals.collected;
    all.handedOver += totals.handedOver;
    all.givenBack += totals.givenBack;
    all.entries += sum(entries.map(({ kind, amount }) => (kind === 'collected' ? amount : 0)));
  }
  const collected = sum(facts.collections.map(({ amount }) => amount));
  const handedOver = sum(facts.handovers.map(({ amount }) => amount));
  const givenBack = sum(refundsInCash(facts).map(({ amount }) => amount));
  const acrossCounter = sum(facts.collections.map(({ riderId, amount }) => (riderId === null ? amount : 0)));
  const otherwise = sum(facts.entries.map(({ kind, amount }) => (kind === 'paid_in' ? amount : -amount)));
  expect(all).toEqual({
    collected,
    handedOver,
    givenBack,
    inTill:
      acrossCounter +
      handedOver -
      givenBack +
      otherwise +
      firstFloatOf(facts) +
      sum(facts.tills.map(differenceOf)),
    entries: collected,
  });
}
