import { sql } from 'kysely';
import { confirmHandover } from '#core/cash/confirm-handover.ts';
import { correctHandover } from '#core/cash/correct-handover.ts';
import { takeBack } from '#core/order-desk/take-back.ts';
import { askRefund } from '#core/refunds/ask-refund.ts';
import { answerReturnRequest } from '#core/returns/answer-return-request.ts';
import { requestReturn } from '#core/returns/request-return.ts';
import { bookLine } from '#core/statements/book-line.ts';
import type { Store } from '#core/store.ts';
import { takeBackTillEntry } from '#core/till/note-entry.ts';
import { linesOf } from './order-facts.ts';
import type { Act, World } from './world.ts';

const note = 'Counted again';

type Handover = { id: number; riderId: string; amount: number; surplus: number };

/** Later corrections of entries, and confirmations of entries that others have made. */
export const correctionActs = {
  /** The rider on a phone, or the office in the rider's presence, confirms a hand-over, sometimes of another sum. Moves no cash. */
  confirmHandOver: async (world, _order, detail, store) => {
    const entry = await newestHandover(world, store);
    if (!entry) return;
    const rider = world.riderUsers.get(entry.riderId);
    const amount = detail === 2 ? entry.amount + 100 : entry.amount;
    const by =
      detail === 3 || !rider ? { actorId: world.staff.id } : { actorId: rider.id, riderId: entry.riderId };
    await confirmHandover(store, { entryId: entry.id, amount, note, ...by });
  },
  correctHandOver: async (world, _order, detail, store) => {
    const entry = await newestHandover(world, store);
    if (!entry) return;
    const other = world.riders.find((rider) => rider !== entry.riderId) ?? entry.riderId;
    const right = [
      { amount: 0, riderId: entry.riderId },
      { amount: Math.ceil(entry.amount / 2), riderId: entry.riderId },
      { amount: entry.amount, riderId: other },
      { amount: entry.amount + 50, riderId: entry.riderId },
    ][detail];
    if (!right) return;
    const outcome = await correctHandover(store, world.staff, { entryId: entry.id, ...right, note });
    if (outcome.ok) await noteCorrection(world, entry, right);
  },
  takeBackEntry: async (world, _order, _detail, store) => {
    const entry = await store.db
      .selectFrom('tillEntries')
      .select(['id', 'kind', 'amount'])
      .where('takesBack', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!entry) return;
    const outcome = await takeBackTillEntry(store, world.staff, { entryId: entry.id, note });
    if (!outcome.ok || (await wasEntryCounted(world, entry.id))) return;
    world.drawer += entry.kind === 'paid_in' ? -entry.amount : entry.amount;
  },
  askRefund: async ({ staff }, { id }, _detail, store) => {
    const refunds = await store.db
      .selectFrom('refunds')
      .select('id')
      .where('orderId', '=', id)
      .where('state', '<>', 'done')
      .execute();
    for (const refund of refunds) await askRefund(store, staff, refund.id);
  },
  /** A member of staff books a payment of the order from the statement before the provider has reported whose it is. */
  bookLine: async ({ card, momo, staff }, { id }, detail, store) => {
    const provider = detail % 2 === 0 ? card : momo;
    const references = provider.attemptsOf(id).map((attempt) => `tx_${attempt}`);
    const { orderNumber } = await store.db
      .selectFrom('orders')
      .select('orderNumber')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const lines = await store.db
      .selectFrom('statementLines')
      .select('id')
      .where('kind', '=', 'payment')
      .where('reference', 'in', [...references, ''])
      .where('lookedAt', 'is', null)
      .execute();
    for (const line of lines) await bookLine(store, staff, { lineId: Number(line.id), orderNumber, note });
  },
  /** A return of the whole order, or of one piece. */
  askReturn: async (_world, { id, userId }, detail, store) => {
    const [line] = (await linesOf(store, id)).lines;
    if (!line) return;
    const items = detail % 2 === 0 ? undefined : [{ productId: line.productId, quantity: 1 }];
    await requestReturn(
      store,
      { id: userId },
      { orderId: id, reason: 'damaged', details: '', items, photos: [] },
    );
  },
  answerReturn: async ({ staff }, { id }, detail, store) => {
    const state = detail === 3 ? 'refused' : 'accepted';
    await answerReturnRequest(store, staff, { orderId: id, state, answer: 'Bring it to the shop.' });
  },
  /** Sometimes one of its pieces cannot be sold any more. */
  takeParcelBack: async ({ staff }, { id }, detail, store) => {
    const [line] = (await linesOf(store, id)).lines;
    const unsaleable = detail === 1 && line ? [{ productId: line.productId, quantity: 1 }] : [];
    await takeBack(store, staff, { orderId: id, unsaleable, note });
  },
} satisfies Record<string, Act>;

/** The newest hand-over of this world's riders without a correction. */
function newestHandover({ riders }: World, { db }: Store): Promise<Handover | undefined> {
  return db
    .selectFrom('cashHandovers as entry')
    .leftJoin('cashHandovers as later', 'later.takesBack', 'entry.id')
    .select(['entry.id', 'entry.riderId', 'entry.amount', 'entry.surplus'])
    .where('entry.riderId', 'in', riders)
    .where('entry.takesBack', 'is', null)
    .where('later.id', 'is', null)
    .orderBy('entry.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function noteCorrection(
  world: World,
  entry: Handover,
  right: { amount: number; riderId: string },
): Promise<void> {
  const { db } = world.shop.store;
  const { brought } = world;
  brought.set(entry.riderId, (brought.get(entry.riderId) ?? 0) - entry.amount);
  brought.set(right.riderId, (brought.get(right.riderId) ?? 0) + right.amount);
  const surplus = await surplusAfter(world, entry.id);
  const inHands = entry.amount - entry.surplus - (right.amount - surplus);
  const wasCounted = await wasHandoverCounted({ db }, entry.id);
  // If the cash was already counted, that closing has found the wrong sum as a difference, and today's drawer does not change.
  world.drawer += wasCounted ? inHands : surplus - entry.surplus;
}

/** The surplus over the books in the corrected entry; 0 where nothing came. One transaction has written both entries. */
async function surplusAfter({ shop }: World, entryId: number): Promise<number> {
  const { rows } = await sql<{ surplus: number }>`
    select entry.surplus from cash_handovers as taken
    join cash_handovers as entry on entry.xmin = taken.xmin and entry.takes_back is null
    where taken.takes_back = ${entryId}
  `.execute(shop.store.db);
  return rows[0]?.surplus ?? 0;
}

/** Like `wasCounted`, but for what a rider handed over. */
async function wasHandoverCounted({ db }: Pick<Store, 'db'>, entryId: number): Promise<boolean> {
  const { rows } = await sql`
    select from cash_handovers as entry
    join cash_handovers as later on later.takes_back = entry.id
    join tills on (tills.id = entry.till_id and tills.closed_at < later.created_at)
      or (entry.till_id is null and tills.opened_at < later.created_at and tills.id > coalesce(entry.after_till_id, 0))
    where entry.id = ${entryId}
    limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Whether its till had been closed when it was taken back. */
async function wasEntryCounted({ shop }: World, entryId: number): Promise<boolean> {
  const { rows } = await sql`
    select from till_entries as later join tills on tills.id = later.till_id
    where later.takes_back = ${entryId} and tills.closed_at < later.created_at
  `.execute(shop.store.db);
  return rows.length > 0;
}
