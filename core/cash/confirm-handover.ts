import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { recordChange } from '../audit/record-change.ts';
import { selectRiders } from './rider-queries.ts';

export type ConfirmHandover = {
  entryId: number;
  /** The user who confirms. */
  actorId: string;
  /** What the rider says was handed over. */
  amount: number;
  /** Why it differs from what was counted; required in that case. */
  note: string;
  /** The rider who confirms on their own phone; undefined if the office confirms in the rider's presence. */
  riderId?: string;
};

export type ConfirmHandoverRefusal =
  | 'CASH_ENTRY_NOT_FOUND'
  | 'CASH_ENTRY_CORRECTED'
  | 'HANDOVER_CONFIRMED'
  | 'INVALID_FIELDS';

/** The rider's side of a hand-over: given once and never changed. To settle a difference, the office corrects the entry. */
export function confirmHandover(
  store: Pick<Store, 'db' | 'clock'>,
  { entryId, riderId, amount, note, actorId }: ConfirmHandover,
): Promise<Outcome<undefined, ConfirmHandoverRefusal>> {
  return transaction(store.db, async (tx) => {
    const entry = await lockHandover(tx, entryId);
    if (!entry || (riderId !== undefined && entry.riderId !== riderId)) return refuse('CASH_ENTRY_NOT_FOUND');
    const known = await tx
      .selectFrom('handoverConfirmations')
      .select(['amount', 'actorId'])
      .where('handoverId', '=', entryId)
      .executeTakeFirst();
    // The same request again, after a lost answer.
    if (known?.amount === amount && known.actorId === actorId) return succeed();
    if (known) return refuse('HANDOVER_CONFIRMED');
    if (entry.isTakenBack) return refuse('CASH_ENTRY_CORRECTED');
    if (amount !== entry.amount && note === '') {
      return refuse('INVALID_FIELDS', { fields: { note: 'required' } });
    }
    const by = { actorId, at: store.clock.now() };
    await writeConfirmation(tx, { ...by, entryId, amount, note, riderName: entry.riderName, riderId });
    await recordChange(tx, {
      ...{ ...by, kind: 'rider', action: 'noted', after: { amount, note } },
      ...{ subjectId: entry.riderId, subjectName: entry.riderName },
    });
    return succeed();
  });
}

type Confirmation = Required<Pick<ConfirmHandover, 'entryId' | 'amount' | 'note' | 'actorId'>> & {
  riderId?: string | undefined;
  riderName: string;
  at: Date;
};

export async function writeConfirmation(
  tx: Transaction,
  { entryId, riderId, riderName, amount, note, actorId, at }: Confirmation,
): Promise<void> {
  await tx
    .insertInto('handoverConfirmations')
    .values({
      ...{ handoverId: entryId, riderName, amount, note, actorId },
      ...{ isInPresence: riderId === undefined, confirmedAt: at },
    })
    .execute();
}

/** An entry that asks for a confirmation. Locks its rider, as corrections do. */
async function lockHandover(tx: Transaction, entryId: number) {
  const found = await tx
    .selectFrom('cashHandovers')
    .select('riderId')
    .where('id', '=', entryId)
    .where('takesBack', 'is', null)
    .where('inHand', 'is not', null)
    .executeTakeFirst();
  if (!found) return undefined;
  await selectRiders(tx).where('id', '=', found.riderId).forNoKeyUpdate().executeTakeFirst();
  return tx
    .selectFrom('cashHandovers')
    .innerJoin('riders', 'riders.id', 'riderId')
    .select(['riderId', 'riders.name as riderName', 'amount'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('cashHandovers as later').select('id').where('later.takesBack', '=', entryId)).as(
        'isTakenBack',
      ),
    )
    .where('cashHandovers.id', '=', entryId)
    .executeTakeFirstOrThrow();
}
