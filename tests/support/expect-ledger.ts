import { expect } from 'vitest';
import { getCashDay } from '#core/cash/cash-day.ts';
import { getOrderMoney } from '#core/ledger/order-money.ts';
import { findWhatCame } from '#core/ledger/what-came.ts';
import { getOrder } from '#core/orders/order-queries.ts';
import { readOverview } from '#core/overview/overview-queries.ts';
import { receiptOf } from '#core/receipts/receipt.ts';
import type { Store } from '#core/store.ts';
import { formatFrancs } from '#shared/money.ts';
import { endOfShopDay, shopDayOf, startOfShopDay } from '#shared/shop-day.ts';

type Reading = Pick<Store, 'db' | 'clock' | 'settings'>;

/** Sums of the facts themselves, without the ledger. */
async function addUpFacts({ db }: Reading, since: Date) {
  const attempts = await db
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
  const refunds = await db.selectFrom('refunds').selectAll().where('createdAt', '>=', since).execute();
  const orders = await db.selectFrom('orders').selectAll().where('createdAt', '>=', since).execute();
  // A statement says whole seconds.
  const second = new Date(Math.floor(since.getTime() / 1000) * 1000);
  const lines = await db.selectFrom('statementLines').selectAll().where('at', '>=', second).execute();
  const disputes = await db.selectFrom('disputes').selectAll().where('openedAt', '>=', since).execute();
  const entries = await db.selectFrom('tillEntries').selectAll().where('createdAt', '>=', since).execute();
  const tills = await db.selectFrom('tills').selectAll().where('openedAt', '>=', since).execute();
  return { attempts, collections, handovers, refunds, orders, disputes, lines, entries, tills };
}

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((all, one) => all + (one ?? 0), 0);

/**
 * All readers of the ledger say what the facts say: each order's money and receipt, the overview of the last 90 days, the cash of each day.
 * Everything before `since` is older than that.
 */
export async function expectLedger(store: Reading, since: Date): Promise<void> {
  const facts = await addUpFacts(store, since);
  for (const order of facts.orders) await expectOrderMoney(store, facts, order);
  const done = facts.refunds.filter(({ state }) => state === 'done');
  const overview = await readOverview(store, { days: 90 });
  const came =
    sum(facts.attempts.map((one) => one.receivedAmount)) + sum(facts.collections.map((one) => one.amount));
  const lost = facts.disputes.filter(({ lostAt }) => lostAt !== null);
  const givenBack = sum(done.map(({ amount }) => amount)) + sum(lost.map(({ amount }) => amount));
  expect(overview.money).toEqual({
    ...{ came, givenBack, kept: came - givenBack },
    fees: sum(facts.lines.map(({ fee }) => fee)),
    paidOut: sum(facts.entries.map(({ kind, amount }) => (kind === 'paid_out' ? amount : 0))),
    difference: sum(facts.tills.map(differenceOf)) + sum(facts.handovers.map(({ surplus }) => surplus)),
    waived: sum(facts.orders.map(({ cashWaived }) => cashWaived)),
    owedBack: sum(facts.refunds.map(({ amount, state }) => (state === 'done' ? 0 : amount))),
  });
  await expectCashDays(store, since, facts);
}

/** What the counts of a till found: at its opening, where another was before it, and at its closing. */
function differenceOf({ carried, openingFloat, expected, counted }: Facts['tills'][number]): number {
  return openingFloat - (carried ?? openingFloat) + (counted ?? 0) - (expected ?? 0);
}

type Facts = Awaited<ReturnType<typeof addUpFacts>>;

async function expectOrderMoney(
  { db, settings }: Reading,
  { attempts, refunds, disputes }: Facts,
  { id, cashCollected, cashWaived }: Facts['orders'][number],
): Promise<void> {
  const money = await getOrderMoney(db, id);
  const ofOrder = <Fact extends { orderId: string }>(all: readonly Fact[]) =>
    all.filter(({ orderId }) => orderId === id);
  const came = cashCollected + sum(ofOrder(attempts).map(({ receivedAmount }) => receivedAmount));
  const givenBack =
    sum(ofOrder(refunds).map(({ amount, state }) => (state === 'done' ? amount : 0))) +
    sum(ofOrder(disputes).map(({ amount, lostAt }) => (lostAt === null ? 0 : amount)));
  expect(money).toMatchObject({ came, givenBack, waived: cashWaived });
  // What came for the order itself: a second payment is none of its money.
  const ofItself = ofOrder(attempts).filter(({ isCounted }) => isCounted);
  const whatCame = await findWhatCame(db, id);
  expect(whatCame).toMatchObject({
    cash: cashCollected,
    total: cashCollected + sum(ofItself.map(({ receivedAmount }) => receivedAmount)),
  });
  const order = await getOrder(db, id);
  const { settlement } = receiptOf(settings, order, money, 'en');
  const printed = settlement.filter(({ label }) => label !== 'Still to pay').map(({ amount }) => amount);
  expect(printed).toEqual(
    money.movements.map(({ kind, amount }) => formatFrancs(kind === 'out' ? -amount : amount)),
  );
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
  const cashBack = facts.refunds.filter(
    ({ attemptId, state, isPaidElsewhere, isPaidInCash }) =>
      state === 'done' && (isPaidInCash || (attemptId === null && !isPaidElsewhere)),
  );
  const collected = sum(facts.collections.map(({ amount }) => amount));
  const handedOver = sum(facts.handovers.map(({ amount }) => amount));
  const givenBack = sum(cashBack.map(({ amount }) => amount));
  const acrossCounter = sum(facts.collections.map(({ riderId, amount }) => (riderId === null ? amount : 0)));
  const otherwise = sum(facts.entries.map(({ kind, amount }) => (kind === 'paid_in' ? amount : -amount)));
  const firstFloat = sum(
    facts.tills.map(({ carried, openingFloat }) => (carried === null ? openingFloat : 0)),
  );
  expect(all).toEqual({
    collected,
    handedOver,
    givenBack,
    inTill:
      acrossCounter + handedOver - givenBack + otherwise + firstFloat + sum(facts.tills.map(differenceOf)),
    entries: collected,
  });
}
