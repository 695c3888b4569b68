import type { Store } from '#core/store.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';

/** Hides an address instead of deleting it. Hiding it again is fine, so that a double click shows no error. */
export async function hideAddress(
  store: Pick<Store, 'db' | 'clock'>,
  user: Pick<CurrentUser, 'id'>,
  id: string,
): Promise<Outcome<undefined, 'ADDRESS_NOT_FOUND'>> {
  const hidden = await store.db
    .updateTable('addresses')
    .set({ isActive: false, updatedAt: store.clock.now() })
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .returning('id')
    .executeTakeFirst();
  return hidden ? succeed() : refuse('ADDRESS_NOT_FOUND');
}
