import type { Store } from '#core/store.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import type { AddAddress } from './add-address.ts';
import { type Address, addressColumns } from './address-queries.ts';
import { parsePhone } from './phone.ts';

/** Name and e-mail stay as they are if not sent: the edit form does not have them (spec §5). */
export type ChangeAddress = { id: string } & Omit<AddAddress, 'name' | 'email'> &
  Partial<Pick<AddAddress, 'name' | 'email'>>;

/** Changes an address. Orders hold their own copy, so a change never affects a parcel on its way. */
export async function changeAddress(
  store: Pick<Store, 'db' | 'clock'>,
  user: Pick<CurrentUser, 'id'>,
  { id, ...changes }: ChangeAddress,
): Promise<Outcome<Address, 'INVALID_FIELDS' | 'ADDRESS_NOT_FOUND'>> {
  const mobile = parsePhone(changes.mobile);
  if (mobile === undefined) return refuse('INVALID_FIELDS', { fields: { mobile: 'phone' } });

  const address = await store.db
    .updateTable('addresses')
    .set({ ...changes, mobile, updatedAt: store.clock.now() })
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .where('isActive', '=', true)
    .returning(addressColumns)
    .executeTakeFirst();
  return address ? succeed(address) : refuse('ADDRESS_NOT_FOUND');
}
