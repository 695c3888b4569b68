import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { countExpected } from './till-queries.ts';

/** Where cash lies, and when: the moment is read once no till can be opened or closed before the cash is written down. */
export type InTill = TillPlace & { at: Date };

/** In a till, or beside it after the closing of the one before; null both where it is in a rider's hand, or came before the first closing. */
export type TillPlace = { tillId: number | null; afterTillId: number | null };

/** Cash that is not in the drawer. */
export const besideDrawer: TillPlace = { tillId: null, afterTillId: null };

/**
 * Cash comes into the till that is open, or beside it where none is. Always the last lock of a transaction. Also where no row is
 * found, this holds off an opening, which locks the table.
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

/** Clocks of several machines differ: what came after a closing is known by the closing, not by the time. */
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

/** A correction belongs to the till of what it corrects: after its closing it is in the books, and changes nothing of the next count. */
export async function stayInTill(
  tx: Transaction,
  { clock }: Pick<Store, 'clock'>,
  { tillId, afterTillId }: TillPlace,
): Promise<InTill> {
  if (tillId !== null) {
    await tx.selectFrom('tills').select('id').where('id', '=', tillId).forShare().executeTakeFirst();
  } else {
    // Holds off an opening, which counts what is beside the drawer.
    await sql`lock table tills in row share mode`.execute(tx);
  }
  return { tillId, afterTillId, at: clock.now() };
}

/** Cash leaves the till that is open, never more than it holds; where none is open, it was never in one. */
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

/** No cash comes or goes through it until the transaction ends. */
export async function lockOpenTill(tx: Transaction): Promise<number | undefined> {
  const till = await tx
    .selectFrom('tills')
    .select('id')
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return till?.id;
}
