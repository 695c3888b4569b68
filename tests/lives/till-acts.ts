import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import { closeTill } from '#core/till/close-till.ts';
import { noteTillEntry } from '#core/till/note-entry.ts';
import { openTill } from '#core/till/open-till.ts';
import { countCarried, countExpected, findOpenTillId } from '#core/till/till-queries.ts';
import { tillEntryKinds } from '#shared/till.ts';
import type { Act, World } from './world.ts';

/** Opens the till with what should be in the drawer and the amount put in. */
export async function openDrawer(
  world: World,
  putIn = 1_000,
  store: Store = world.shop.store,
): Promise<void> {
  const float = Math.max(0, await countDrawer(store)) + putIn;
  const note = crypto.randomUUID();
  const opened = await openTill(store, world.staff, { float, note });
  if (!opened.ok) return;
  // Cash that came between the count and the opening is in the books, but not in this float.
  const till = await world.shop.store.db
    .selectFrom('tills')
    .select(['carried', 'openingFloat'])
    .where('openingNote', '=', note)
    .executeTakeFirstOrThrow();
  world.drawer += till.openingFloat - (till.carried ?? 0);
}

/**
 * Closes the till with the sum that the books say, or `lost` less; retries if cash came meanwhile. A new note distinguishes it from the
 * same press elsewhere.
 */
export async function closeDrawer(world: World, lost = 0, store: Store = world.shop.store): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    const open = await findOpenTillId(store.db);
    if (!open) return;
    const expected = await countExpected(store.db, open.id);
    const counted = Math.max(0, expected - lost);
    const note = crypto.randomUUID();
    const closing = { tillId: open.id, expected, counted, counts: undefined, note };
    const closed = await closeTill(store, world.staff, closing);
    if (closed.ok) world.drawer += counted - expected;
    if (closed.ok || closed.refusal.code !== 'TILL_CHANGED') return;
  }
}

/** The shop's drawer, which all orders share. */
export const tillActs = {
  openTill: async (world, _order, detail, store) => openDrawer(world, detail === 3 ? 1_000 : 0, store),
  noteEntry: async (world, _order, detail, store) => {
    const kind = tillEntryKinds[detail % tillEntryKinds.length] ?? 'paid_in';
    const open = await findOpenTillId(store.db);
    if (!open) return;
    const amount = 100 * (detail + 1);
    const shown = await countExpected(store.db, open.id);
    const noted = await noteTillEntry(store, world.staff, { kind, amount, note: 'Taxi', shown });
    if (noted.ok) world.drawer += kind === 'paid_in' ? amount : -amount;
  },
  countTill: async (world, _order, detail, store) => closeDrawer(world, detail < 2 ? 25 : 0, store),
} satisfies Record<string, Act>;

/** The cash in the drawer according to the books. */
export async function countDrawer({ db }: Pick<Store, 'db'>): Promise<number> {
  const open = await findOpenTillId(db);
  if (open) return countExpected(db, open.id);
  const carried = await countCarried(db);
  return carried ? carried.counted + carried.since : 0;
}

/**
 * Whether cash across the counter had already been counted when its entry was corrected, by the closing of its till or by the next opening:
 * that count found the wrong sum as a difference.
 */
export async function wasCounted({ db }: Pick<Store, 'db'>, entryId: number): Promise<boolean> {
  const found = await db
    .selectFrom('cashCollections as entry')
    .innerJoin('cashCollections as later', 'later.takesBack', 'entry.id')
    .innerJoin('tills', (join) =>
      join.on(({ and, or, eb, ref }) =>
        or([
          and([eb('tills.id', '=', ref('entry.tillId')), eb('tills.closedAt', '<', ref('later.createdAt'))]),
          and([
            eb('entry.tillId', 'is', null),
            eb('tills.openedAt', '<', ref('later.createdAt')),
            eb('tills.id', '>', sql<number>`coalesce(entry.after_till_id, 0)`),
          ]),
        ]),
      ),
    )
    .select('entry.id')
    .where('entry.id', '=', entryId)
    .where('entry.riderId', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
