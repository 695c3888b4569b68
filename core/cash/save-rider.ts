import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { parsePhone } from '../addresses/phone.ts';
import { recordChange } from '../audit/record-change.ts';
import { newId } from '../ids.ts';
import { findRider, type Rider, selectRiders } from './rider-queries.ts';

export type TypedRider = { name: string; phone: string };
export type SaveRider = TypedRider & { id?: string | undefined };
export type SaveRiderRefusal = 'INVALID_FIELDS' | 'RIDER_NOT_FOUND' | 'RIDER_KNOWN';

/**
 * Adds a rider, or changes a rider's name or number. A number belongs to one rider: entered again, it finds the existing rider, even an
 * inactive one, so that a rider's cash is never split between two entries.
 */
export function saveRider(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { id, name, phone: typedPhone }: SaveRider,
): Promise<Outcome<Rider, SaveRiderRefusal>> {
  return transaction(db, async (tx) => {
    const phone = parsePhone(typedPhone);
    if (phone === undefined) return refuse('INVALID_FIELDS', { fields: { phone: 'phone' } });
    // Locks the whole list, which is short and seldom written to: two simultaneous entries of one number wait for each other.
    await lockRiders(tx);
    const known = await selectRiders(tx).where('phone', '=', phone).executeTakeFirst();
    if (id !== undefined && known && known.id !== id) return refuse('RIDER_KNOWN', { name: known.name });
    const before = id === undefined ? known : await findRider(tx, id);
    if (id !== undefined && !before) return refuse('RIDER_NOT_FOUND');

    // A rider found by the number alone keeps the name in the list.
    const saved = { name: id === undefined && before ? before.name : name, phone, isActive: true };
    const riderId = before?.id ?? newId();
    const at = clock.now();
    if (before) await tx.updateTable('riders').set(saved).where('id', '=', riderId).execute();
    else
      await tx
        .insertInto('riders')
        .values({ id: riderId, ...saved, createdAt: at })
        .execute();
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'rider', action: before ? 'changed' : 'added', at },
      ...{ subjectId: riderId, subjectName: saved.name, after: saved },
      ...(before ? { before: { name: before.name, phone: before.phone, isActive: before.isActive } } : {}),
    });
    const rider = await findRider(tx, riderId);
    if (!rider) throw new Error(`The rider ${riderId} was not saved.`);
    return succeed(rider);
  });
}

export function lockRiders(tx: Transaction) {
  return sql`lock table riders in share row exclusive mode`.execute(tx);
}
