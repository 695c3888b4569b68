import { sql } from 'kysely';
import { transaction } from '#db/transaction.ts';
import { earlier } from '#shared/moments.ts';
import { type Outcome, succeed } from '#shared/outcome.ts';
import { mostViewed } from '#shared/viewed.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import type { Store } from '../store.ts';

const keptDays = 180;

type Changes = { viewed: readonly string[]; removed: readonly string[]; isCleared: boolean };

/**
 * Takes the products viewed in a browser since its last call, the last one first, and returns those viewed on all devices: twelve, and of a family
 * only the shade viewed last. Sent twice, only the time of viewing changes.
 */
export function syncViewed(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  user: Pick<CurrentUser, 'id'>,
  { viewed, removed, isCleared }: Changes,
): Promise<Outcome<{ ids: string[] }, never>> {
  return transaction(db, async (tx) => {
    const forget = async (ids: readonly string[]) => {
      if (ids.length === 0) return;
      await tx
        .deleteFrom('viewedProducts')
        .where('userId', '=', user.id)
        .where('productId', 'in', ids)
        .execute();
    };
    if (isCleared) await tx.deleteFrom('viewedProducts').where('userId', '=', user.id).execute();
    await forget(removed);
    if (viewed.length > 0) {
      await sql`
        insert into viewed_products (user_id, product_id, viewed_at)
        select ${user.id}, products.id, ${clock.now()}::timestamptz - wanted.position * interval '1 millisecond'
        from unnest(${[...new Set(viewed)]}::text[]) with ordinality as wanted (id, position)
        join products on products.id = wanted.id
        where products.is_listed
        order by products.id
        on conflict (user_id, product_id) do update set viewed_at = excluded.viewed_at
      `.execute(tx);
    }
    const rows = await tx
      .selectFrom('viewedProducts')
      .innerJoin('products', 'products.id', 'productId')
      .select(['productId', 'family', 'isListed'])
      .where('userId', '=', user.id)
      .orderBy('viewedAt', 'desc')
      .orderBy('productId')
      .execute();
    const families = rows.map(({ productId, family }) => family ?? productId);
    const isFirst = (_row: unknown, index: number) => families.indexOf(families[index] ?? '') === index;
    const kept = rows.filter(isFirst).slice(0, mostViewed);
    await forget(rows.filter((row) => !kept.includes(row)).map(({ productId }) => productId));
    return succeed({ ids: kept.filter(({ isListed }) => isListed).map(({ productId }) => productId) });
  });
}

/** Deletes views older than half a year, which say nothing about what is wanted today. */
export async function deleteOldViews({ db, clock }: Pick<Store, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('viewedProducts')
    .where('viewedAt', '<', earlier(clock.now(), { days: keptDays }))
    .execute();
}
