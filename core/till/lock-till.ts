import type { Store } from '#core/store.ts';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { countExpected } from './till-queries.ts';

/** Where cash lies, and when: the moment is read once no till can be opened or closed before the cash is written down. */
export type InTill = { tillId: number | null; at: Date };

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
  return { tillId: till?.id ?? null, at: clock.now() };
}

/** A correction belongs to the till of what it corrects: after its closing it is in the books, and changes nothing of the next count. */
export async function stayInTill(
  tx: Transaction,
  { clock }: Pick<Store, 'clock'>,
  tillId: number | null,
): Promise<InTill> {
  if (tillId !== null) {
    await tx.selectFrom('tills').select('id').where('id', '=', tillId).forShare().executeTakeFirst();
  }
  return { tillId, at: clock.now() };
}

/** Cash leaves the till that is open, never more than it holds; where none is open, it was never in one. */
export async function takeFromTill(
  tx: Transaction,
  { clock }: Pick<Store, 'clock'>,
  amount: number,
): Promise<Outcome<InTill, 'TILL_SHORT'>> {
  const tillId = await lockOpenTill(tx);
  if (tillId === undefined) return succeed({ tillId: null, at: clock.now() });
  const expected = await countExpected(tx, tillId);
  return amount > expected ? refuse('TILL_SHORT', { expected }) : succeed({ tillId, at: clock.now() });
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
