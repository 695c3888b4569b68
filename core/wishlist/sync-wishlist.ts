import { sql } from 'kysely';
import { transaction } from '#db/transaction.ts';
import { limits } from '#shared/limits.ts';
import { type Outcome, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import type { Store } from '../store.ts';

type Changes = { added: readonly string[]; removed: readonly string[] };

/**
 * Takes the changes made in a browser since its last call, and returns the whole list, the newest first. The same changes sent
 * twice change nothing more, so that a browser may send them until it gets an answer. Beyond the limit, the oldest are removed.
 */
export function syncWishlist(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  user: Pick<CurrentUser, 'id'>,
  { added, removed }: Changes,
): Promise<Outcome<{ ids: string[] }, never>> {
  return transaction(db, async (tx) => {
    if (removed.length > 0) {
      await tx
        .deleteFrom('wishlistItems')
        .where('userId', '=', user.id)
        .where('productId', 'in', removed)
        .execute();
    }
    if (added.length > 0) {
      // The first one is the newest. Products that are no longer listed are left out.
      await sql`
        insert into wishlist_items (user_id, product_id, added_at)
        select ${user.id}, products.id, ${clock.now()}::timestamptz - wanted.position * interval '1 millisecond'
        from unnest(${[...new Set(added)]}::text[]) with ordinality as wanted (id, position)
        join products on products.id = wanted.id
        where products.is_listed
        order by products.id
        on conflict do nothing
      `.execute(tx);
    }
    const rows = await tx
      .selectFrom('wishlistItems')
      .innerJoin('products', 'products.id', 'productId')
      .select('productId')
      .where('userId', '=', user.id)
      .where('products.isListed', '=', true)
      .orderBy('addedAt', 'desc')
      .orderBy('productId')
      .execute();
    const tooMany = rows.slice(limits.wishlist).map(({ productId }) => productId);
    if (tooMany.length > 0) {
      await tx
        .deleteFrom('wishlistItems')
        .where('userId', '=', user.id)
        .where('productId', 'in', tooMany)
        .execute();
    }
    return succeed({ ids: rows.slice(0, limits.wishlist).map(({ productId }) => productId) });
  });
}
