import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { type Rider, selectRiders } from './rider-queries.ts';

/** An inactive rider is offered no more parcels; the figures and the cash still in hand stay. */
export function setRiderActive(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { riderId, isActive }: { riderId: string; isActive: boolean },
): Promise<Outcome<Rider, 'RIDER_NOT_FOUND'>> {
  return transaction(db, async (tx) => {
    const rider = await selectRiders(tx).where('id', '=', riderId).forNoKeyUpdate().executeTakeFirst();
    if (!rider) return refuse('RIDER_NOT_FOUND');
    await tx.updateTable('riders').set({ isActive }).where('id', '=', riderId).execute();
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'rider', action: 'changed', at: clock.now() },
      ...{ subjectId: riderId, subjectName: rider.name },
      ...{ before: { isActive: rider.isActive }, after: { isActive } },
    });
    return succeed({ ...rider, isActive });
  });
}
