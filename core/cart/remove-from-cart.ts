import type { Store } from '#core/store.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';

export async function removeFromCart(
  store: Pick<Store, 'db'>,
  user: Pick<CurrentUser, 'id'>,
  id: string,
): Promise<Outcome<undefined, 'CART_ITEM_NOT_FOUND'>> {
  const removed = await store.db
    .deleteFrom('cartItems')
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .returning('id')
    .executeTakeFirst();
  return removed ? succeed() : refuse('CART_ITEM_NOT_FOUND');
}
