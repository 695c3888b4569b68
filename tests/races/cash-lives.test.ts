import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { getCashDay } from '#core/cash/cash-day.ts';
import { collectCash } from '#core/cash/collect-cash.ts';
import { correctCollection } from '#core/cash/correct-collection.ts';
import { correctHandover } from '#core/cash/correct-handover.ts';
import { handOverCash } from '#core/cash/hand-over-cash.ts';
import { type CashState, cashColumns } from '#core/cash/order-cash.ts';
import { listRiders } from '#core/cash/rider-queries.ts';
import { saveRider } from '#core/cash/save-rider.ts';
import { writeOffCash } from '#core/cash/write-off-cash.ts';
import { changeRider } from '#core/order-desk/change-rider.ts';
import { dispatchOrders } from '#core/order-desk/dispatch-orders.ts';
import { moveOrders } from '#core/order-desk/move-orders.ts';
import { endOfShopDay, shopDayOf, startOfShopDay } from '#shared/shop-day.ts';
import { testDatabase } from '#tests/support/database.ts';
import { expectPaymentStatus } from '#tests/support/expect-payment-status.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { createTestClock } from '#tests/support/test-clock.ts';

// Many lives, each with several statements running at once.
vi.setConfig({ testTimeout: 120_000 });

const { db } = await testDatabase({ poolSize: 6 });
const clock = createTestClock();
const store = { db, clock };
const solange = await makeAdmin(store);
const product = await makeProduct(store, { price: 1_000, stock: 1_000 });

const anyOf = (count: number) => fc.nat({ max: count - 1 });
// The last index has no rider: the shop itself.
const anyCarrier = anyOf(3);
const anyStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('send' as const), order: anyOf(4), to: anyCarrier }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('collect' as const), order: anyOf(4), short: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('write off' as const), order: anyOf(4) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('change' as const), order: anyOf(4), to: anyCarrier }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('hand over' as const),
      rider: anyOf(2),
      part: fc.constantFrom('half' as const, 'all' as const, 'more' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('correct' as const),
      what: fc.constantFrom('collection' as const, 'handover' as const),
      entry: anyOf(6),
      amount: fc.constantFrom(0, 500, 1_000, 2_000),
      to: anyCarrier,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('end' as const),
      order: anyOf(4),
      as: fc.constantFrom('Refused' as const, 'Returned' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('sleep' as const) }) },
);
type Step = typeof anyStep extends fc.Arbitrary<infer Found> ? Found : never;

/** A life with every kind of entry; random lives may have only parcels that were never delivered. */
const plainStory: Step[][] = [
  [{ does: 'send', order: 0, to: 0 }],
  [{ does: 'collect', order: 0, short: false }],
  [{ does: 'correct', what: 'collection', entry: 0, amount: 500, to: 1 }],
];

test('whatever happens to parcels and their cash, in whatever order and at once, hands and days are the sums of their entries', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyStep, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 14 }),
      live,
    ),
    { numRuns: 15, examples: [[plainStory]] },
  );
  // Without a single correction the property would prove nothing.
  const corrected = await db.selectFrom('cashCollections').select('id').where('amount', '<', 0).execute();
  expect(corrected).not.toHaveLength(0);
});

type Scene = { orders: string[]; riders: string[]; begin: { collections: number; handovers: number } };

/** The steps of a turn run at the same time. */
async function live(turns: Step[][]): Promise<void> {
  clock.advance({ days: 1 });
  const firstDay = shopDayOf(clock.now());
  const orders: string[] = [];
  for (const quantity of [1, 2, 2, 3]) {
    orders.push((await makeOrder(store, [{ product, quantity }], { status: 'Packed' })).id);
  }
  const scene = { orders, riders: [await newRider(), await newRider()], begin: await lastEntries() };
  for (const steps of turns) await Promise.all(steps.map((step) => take(step, scene)));
  await expectTrueBooks(firstDay);
}

let phones = 0;
async function newRider(): Promise<string> {
  phones += 1;
  const phone = `+23769900${String(phones).padStart(4, '0')}`;
  const saved = await saveRider(store, solange, { name: `Rider ${phones}`, phone });
  if (!saved.ok) throw new Error(saved.refusal.code);
  return saved.value.id;
}

async function lastEntries(): Promise<Scene['begin']> {
  const last = async (table: 'cashCollections' | 'cashHandovers') => {
    const found = await db
      .selectFrom(table)
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst();
    return found?.id ?? 0;
  };
  return { collections: await last('cashCollections'), handovers: await last('cashHandovers') };
}

async function take(step: Step, { orders, riders, begin }: Scene): Promise<unknown> {
  if (step.does === 'sleep') return clock.advance({ seconds: 9 * 60 * 60 });
  if (step.does === 'hand over') return handOver(riders[step.rider] ?? '', step.part);
  if (step.does === 'correct') return correct(step, riders, begin);
  const orderId = orders[step.order] ?? '';
  switch (step.does) {
    case 'send': {
      const id = riders[step.to];
      return dispatchOrders(store, solange, {
        orderIds: [orderId],
        carrier: id === undefined ? undefined : { id },
      });
    }
    case 'collect': {
      const due = dueOf(await orderOf(orderId));
      return collectCash(store, solange, {
        orderId,
        due,
        amount: step.short ? due / 2 : due,
        note: 'No coins',
      });
    }
    case 'write off':
      return writeOffCash(store, solange, { orderId, due: dueOf(await orderOf(orderId)), note: 'Gone' });
    case 'change': {
      const id = riders[step.to];
      const { riderId: shown } = await orderOf(orderId);
      const carrier = id === undefined ? undefined : { id };
      return changeRider(store, solange, { orderId, shown, carrier, note: 'Fell ill' });
    }
    case 'end':
      return moveOrders(store, solange, { orderIds: [orderId], to: step.as, note: undefined });
  }
}

async function handOver(riderId: string, part: 'half' | 'all' | 'more'): Promise<void> {
  const { cashInHand: inHand } = await db
    .selectFrom('riders')
    .select('cashInHand')
    .where('id', '=', riderId)
    .executeTakeFirstOrThrow();
  const amount = { half: Math.ceil(inHand / 2), all: inHand, more: inHand + 100 }[part];
  if (inHand > 0)
    await handOverCash(store, solange, {
      ...{ riderId, inHand, amount, note: part, isConfirmedHere: part === 'half' },
    });
}

/** Corrects one of the entries of this story. */
async function correct(
  { what, entry, amount, to }: Step & { does: 'correct' },
  riders: string[],
  begin: Scene['begin'],
): Promise<void> {
  const wrong = { entryId: 0, amount, note: 'Counted again' };
  if (what === 'collection') {
    const entryId = begin.collections + 1 + entry;
    await correctCollection(store, solange, { ...wrong, entryId, riderId: riders[to] ?? null });
  } else {
    const entryId = begin.handovers + 1 + entry;
    await correctHandover(store, solange, { ...wrong, entryId, riderId: riders[to] ?? riders[0] ?? '' });
  }
}

function orderOf(id: string) {
  return selectOrders().where('id', '=', id).executeTakeFirstOrThrow();
}

function selectOrders() {
  return db.selectFrom('orders').select([...cashColumns, 'id', 'riderId']);
}

/** Compares sums computed from the entries alone with the shop's own figures. */
async function expectTrueBooks(firstDay: string): Promise<void> {
  const collections = await db.selectFrom('cashCollections').selectAll().execute();
  const handovers = await db.selectFrom('cashHandovers').selectAll().execute();
  // By the books, a surplus was never in a rider's hands.
  const known = handovers.map((entry) => ({ ...entry, amount: entry.amount - entry.surplus }));
  const orders = await selectOrders().execute();
  const riders = await listRiders(db);

  for (const { id, cashInHand } of riders) {
    expect(cashInHand).toBe(sum(ofRider(collections, id)) - sum(ofRider(known, id)));
  }
  await expectPaymentStatus(
    store,
    orders.map(({ id }) => id),
  );
  for (const order of orders) {
    expect(order.cashCollected).toBe(sum(collections.filter(({ orderId }) => orderId === order.id)));
    const isWhole = order.cashCollected + order.cashWaived === order.total;
    if (order.status === 'Delivered') expect(order.paymentStatus).toBe(isWhole ? 'Paid' : 'Processing');
  }
  for (let day = firstDay; startOfShopDay(day) <= clock.now(); day = shopDayOf(endOfShopDay(day))) {
    const [begin, end] = [startOfShopDay(day), endOfShopDay(day)];
    const { rows, totals, entries } = await getCashDay(db, day);
    for (const id of [...riders.map((rider) => rider.id), null]) {
      const row = rows.find(({ rider }) => (rider?.id ?? null) === id);
      const [came, went] = [ofRider(collections, id), ofRider(handovers, id)];
      const until = (all: typeof came | typeof went) => sum(all.filter(({ createdAt }) => createdAt < end));
      const that = (all: typeof came | typeof went) =>
        sum(all.filter(({ createdAt }) => createdAt >= begin && createdAt < end));
      expect([row?.collected ?? 0, row?.handedOver ?? 0]).toEqual([that(came), that(went)]);
      expect(row?.outstanding ?? 0).toBe(id === null ? 0 : until(came) - until(ofRider(known, id)));
      const due = orders.filter(({ riderId }) => riderId === id).map(dueOf);
      expect(row?.toCollect ?? 0).toBe(due.reduce((total, amount) => total + amount, 0));
    }
    const shown = (kind: (typeof entries)[number]['kind']) =>
      sum(entries.filter((entry) => entry.kind === kind));
    expect([shown('collected'), shown('handed_over')]).toEqual([totals.collected, totals.handedOver]);
  }
}

function dueOf({ status, paymentStatus, total, cashCollected, cashWaived }: CashState): number {
  const isAtDoor = status === 'Out for delivery' || status === 'Delivered';
  return isAtDoor && paymentStatus === 'Processing' ? total - cashCollected - cashWaived : 0;
}

function ofRider<Entry extends { riderId: string | null }>(
  entries: readonly Entry[],
  id: string | null,
): Entry[] {
  return entries.filter(({ riderId }) => riderId === id);
}

function sum(entries: readonly { amount: number }[]): number {
  return entries.reduce((total, { amount }) => total + amount, 0);
}
