import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import { countSubCategoryProducts } from './delete-sub-category.ts';
import { lockMove } from './lock-move.ts';
import { lockProductsUnder, outdateForms } from './moved-products.ts';

/** Moves all products of one sub-category to another. */
export function moveSubCategoryProducts(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  { from, to }: { from: string; to: string },
): Promise<Outcome<{ products: number }, 'SUB_CATEGORY_NOT_FOUND' | 'INVALID_FIELDS'>> {
  return transaction(db, async (tx) => {
    const locked = await lockMove(tx, 'subCategories', { from, to });
    if (!locked.ok) return locked;
    const { source, target } = locked.value;
    const products = await countSubCategoryProducts(tx, from);
    const productIds = await lockProductsUnder(tx, { subCategoryId: from });
    await fileUnderItsCategories(tx, productIds, { from, to });
    await refile(tx, productIds, from, to);
    await recordChange(tx, {
      actorId: admin.id,
      kind: 'sub_category',
      action: 'moved',
      subjectId: from,
      subjectName: source.name,
      after: { movedTo: target.name, movedProducts: products },
      at: clock.now(),
    });
    return succeed({ products });
  });
}

/**
 * Files the products moved to a sub-category under its categories as well. A listing page shows the products that are in
 * both a category and one of its sub-categories: without this a product might be on no page.
 */
export async function fileUnderItsCategories(
  tx: Transaction,
  productIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    insert into product_categories (product_id, category_id, sequence, is_listed)
    select product.product_id, parent.category_id, product.sequence, product.is_listed
    from product_sub_categories as product
    join sub_category_categories as parent on parent.sub_category_id = ${to}
    where product.sub_category_id = ${from} and product.product_id = any (${productIds}::text[])
      and not exists (
        select from product_categories as known
        join sub_category_categories as shared on shared.category_id = known.category_id
        where known.product_id = product.product_id and shared.sub_category_id = ${to}
      )
    on conflict do nothing
  `.execute(tx);
}

/** Deleted products move too, so that a restored one has a category. */
async function refile(
  tx: Transaction,
  productIds: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  await sql`
    insert into product_sub_categories (product_id, sub_category_id, sequence, is_listed)
    select product_id, ${to}, sequence, is_listed
    from product_sub_categories where sub_category_id = ${from} and product_id = any (${productIds}::text[])
    on conflict do nothing
  `.execute(tx);
  await sql`
    delete from product_sub_categories
    where sub_category_id = ${from} and product_id = any (${productIds}::text[])
  `.execute(tx);
  await outdateForms(tx, productIds);
}
