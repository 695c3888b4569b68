import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { countExpected } from './till-queries.ts';

/** Where cash is, and since when: the time is read after no till can be opened or closed before the cash is written. */
export type InTill = TillPlace & { at: Date };

/** In a till, or beside the drawer after a till's closing. Both are null for cash with a rider or from before the first closing. */
export type TillPlace = { tillId: number | null; afterTillId: number | null };

/** The place of cash that is not in the drawer. */
export const besideDrawer: TillPlace = { tillId: null, afterTillId: null };

/**
 * Puts cash into the open till, or beside the drawer if none is open. Always take this lock last in a transaction. It blocks an
 * opening, which locks the table, even if it finds no row.
 */
export async function putInTill(tx: Transaction, { clock }: Pick<Store, 'clock'>): Promise<InTill> {
  const till = await tx
    .selectFrom('tills')
    .select('id')
    .where('closedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return { ...(till ? inTill(till.id) : await afterLastClosing(tx)), at: clock.now() };
}

const inTill = (tillId: number): TillPlace => ({ tillId, afterTillId: null });

/** Cash after a closing refers to that closing, not to a time, because the clocks of several machines differ. */
async function afterLastClosing(tx: Transaction): Promise<TillPlace> {
  const last = await tx
    .selectFrom('tills')
    .select('id')
    .where('closedAt', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { tillId: null, afterTillId: last?.id ?? null };
}

/** Puts a correction into the till of the entry it corrects: after that till's closing, it changes the books but not the next count. */
export async function stayInTill(
  tx: Transaction,
  { clock }: Pick<Store, 'clock'>,
  { tillId, afterTillId }: TillPlace,
): Promise<InTill> {
  if (tillId !== null) {
    await tx.selectFrom('tills').select('id').where('id', '=', tillId).forShare().executeTakeFirst();
  } else {
    // Blocks an opening, which counts the cash beside the drawer.
    await sql`lock table tills in row share mode`.execute(tx);
  }
  return { tillId, afterTillId, at: clock.now() };
}

/** Takes cash from the open till, at most what it holds; if none is open, the cash was never in one. */
export async function takeFromTill(
  tx: Transaction,
  { clock }: Pick<Store, 'clock'>,
  amount: number,
): Promise<Outcome<InTill, 'TILL_SHORT'>> {
  const tillId = await lockOpenTill(tx);
  if (tillId === undefined) return succeed({ ...(await afterLastClosing(tx)), at: clock.now() });
  const expected = await countExpected(tx, tillId);
  return amount > expected
    ? refuse('TILL_SHORT', { expected })
    : succeed({ ...inTill(tillId), at: clock.now() });
}

/** Locks the open till: no cash comes into it or leaves it until the transaction ends. Undefined if none is open. */
export async function lockOpenTill(tx: Transaction): Promise<number | undefined> {
  const till = await tx
    .selectFrom('tills')
    .select('id')
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return till?.id;
}
