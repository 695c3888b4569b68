import type { Store } from '#core/store.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { findRider } from './rider-queries.ts';
import { type SaveRiderRefusal, saveRider, type TypedRider } from './save-rider.ts';

/** A rider of the list, or a new one to add to it. Undefined: the shop delivers the parcel itself. */
export type Carrier = { id: string } | TypedRider | undefined;

export async function findCarrier(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  given: Carrier,
): Promise<Outcome<string | null, SaveRiderRefusal>> {
  if (given === undefined) return succeed(null);
  if ('id' in given) {
    const rider = await findRider(store.db, given.id);
    return rider?.isActive ? succeed(rider.id) : refuse('RIDER_NOT_FOUND');
  }
  const saved = await saveRider(store, staff, given);
  if (saved.ok) return succeed(saved.value.id);
  const isPhone = saved.refusal.code === 'INVALID_FIELDS';
  return isPhone ? refuse('INVALID_FIELDS', { fields: { riderPhone: 'phone' } }) : saved;
}
