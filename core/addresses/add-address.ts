import type { Store } from '#core/store.ts';
import { limits } from '#shared/limits.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { newId } from '../ids.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { type Address, addressColumns, countAddresses } from './address-queries.ts';
import { parsePhone } from './phone.ts';

export type AddAddress = Omit<Address, 'id' | 'userId' | 'isActive'>;

export async function addAddress(
  store: Pick<Store, 'db' | 'clock'>,
  user: Pick<CurrentUser, 'id' | 'email'>,
  input: AddAddress,
): Promise<Outcome<Address, 'INVALID_FIELDS' | 'ADDRESS_BOOK_FULL'>> {
  if (input.email === '' && mailboxOf(user.email) !== '') {
    return refuse('INVALID_FIELDS', { fields: { customer_email: 'required' } });
  }
  const mobile = parsePhone(input.mobile);
  if (mobile === undefined) return refuse('INVALID_FIELDS', { fields: { mobile: 'phone' } });

  if ((await countAddresses(store.db, user.id)) >= limits.addresses) {
    return refuse('ADDRESS_BOOK_FULL', { most: limits.addresses });
  }
  const now = store.clock.now();
  const address = await store.db
    .insertInto('addresses')
    .values({ ...input, mobile, id: newId(), userId: user.id, createdAt: now, updatedAt: now })
    .returning(addressColumns)
    .executeTakeFirstOrThrow();
  return succeed(address);
}
