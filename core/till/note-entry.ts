import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import type { TillEntryKind } from '#shared/till.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockOpenTill, stayInTill } from './lock-till.ts';
import { countExpected } from './till-queries.ts';

export type NoteTillEntry = {
  kind: TillEntryKind;
  amount: number;
  /** What the cash is for. */
  note: string;
  /** The amount in the till that the screen showed: a second press or a second phone finds another amount and is refused. */
  shown: number;
};

export type NoteTillEntryRefusal = 'TILL_NOT_OPEN' | 'TILL_CHANGED' | 'TILL_SHORT';

/** Notes cash that comes into the open till, or leaves it, for any reason other than an order. */
export function noteTillEntry(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { kind, amount, note, shown }: NoteTillEntry,
): Promise<Outcome<undefined, NoteTillEntryRefusal>> {
  return transaction(store.db, async (tx) => {
    const tillId = await lockOpenTill(tx);
    if (tillId === undefined) return refuse('TILL_NOT_OPEN');
    const expected = await countExpected(tx, tillId);
    if (expected !== shown) return refuse('TILL_CHANGED', { expected });
    if (kind !== 'paid_in' && amount > expected) return refuse('TILL_SHORT', { expected });
    const at = store.clock.now();
    await tx
      .insertInto('tillEntries')
      .values({ tillId, kind, amount, note, actorId: staff.id, createdAt: at })
      .execute();
    await recordEntry(tx, {
      tillId,
      actorId: staff.id,
      at,
      amount: kind === 'paid_in' ? amount : -amount,
      note,
    });
    return succeed();
  });
}

/** Takes back a wrong entry: it stays, and another entry takes it back and says why. */
export function takeBackTillEntry(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { entryId, note }: { entryId: number; note: string },
): Promise<Outcome<undefined, 'CASH_ENTRY_NOT_FOUND' | 'CASH_ENTRY_CORRECTED'>> {
  return transaction(store.db, async (tx) => {
    // Of two simultaneous requests, the second finds the entry taken back. The lock ends with this transaction.
    const entry = await tx
      .selectFrom('tillEntries')
      .select(['tillId', 'kind', 'amount', 'takesBack'])
      .where('id', '=', entryId)
      .forUpdate()
      .executeTakeFirst();
    if (!entry) return refuse('CASH_ENTRY_NOT_FOUND');
    const later = await tx
      .selectFrom('tillEntries')
      .select('id')
      .where('takesBack', '=', entryId)
      .executeTakeFirst();
    if (later || entry.takesBack !== null) return refuse('CASH_ENTRY_CORRECTED');
    const { tillId, kind } = entry;
    const { at } = await stayInTill(tx, store, { tillId, afterTillId: null });
    await tx
      .insertInto('tillEntries')
      .values({
        tillId,
        kind,
        amount: -entry.amount,
        note,
        takesBack: entryId,
        actorId: staff.id,
        createdAt: at,
      })
      .execute();
    const amount = kind === 'paid_in' ? -entry.amount : entry.amount;
    await recordEntry(tx, { tillId, actorId: staff.id, at, amount, note });
    return succeed();
  });
}

type Recorded = { tillId: number; actorId: string; at: Date; amount: number; note: string };

async function recordEntry(tx: Transaction, { tillId, actorId, at, amount, note }: Recorded): Promise<void> {
  const { openedAt } = await tx
    .selectFrom('tills')
    .select('openedAt')
    .where('id', '=', tillId)
    .executeTakeFirstOrThrow();
  await recordChange(tx, {
    ...{ actorId, kind: 'till', action: 'noted', at, subjectId: String(tillId) },
    ...{ subjectName: shopDayOf(openedAt), after: { amount, note } },
  });
}
