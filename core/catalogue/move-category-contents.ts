import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import { countCategoryUses } from './delete-category.ts';
import { lockMove } from './lock-move.ts';
import { lockProductsUnder, outdateForms } from './moved-products.ts';

export type MovedContents = { products: number; subCategories: number };

/**
 * Files everything of one category under another instead. The sub-categories go along with the products: a listing page
 * shows the products that are in both.
 */
export function moveCategoryContents(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  { from, to }: { from: string; to: string },
): Promise<Outcome<MovedContents, 'CATEGORY_NOT_FOUND' | 'INVALID_FIELDS'>> {
  return transaction(db, async (tx) => {
    const locked = await lockMove(tx, 'categories', { from, to });
    if (!locked.ok) return locked;
    const { source, target } = locked.value;
    const moved = await countCategoryUses(tx, from);
    await recategoriseProducts(tx, await lockProductsUnder(tx, { categoryId: from }), from, to);
    await refileSubCategories(tx, from, to);
    await recordChange(tx, {
      actorId: admin.id,
      kind: 'category',
      action: 'moved',
      subjectId: from,
      subjectName: source.name,
      after: { movedTo: target.name, movedProducts: moved.products, movedSubCategories: moved.subCategories },
      at: clock.now(),
    });
    return succeed(moved);
  });
}

/** Deleted products move too, so that a restored one has a category. */
async function recategoriseProducts(
  tx: Transaction,
  productIds: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  await sql`
    insert into product_categories (product_id, category_id, sequence, is_listed)
    select product_id, ${to}, sequence, is_listed
    from product_categories where category_id = ${from} and product_id = any (${productIds}::text[])
    on conflict do nothing
  `.execute(tx);
  await sql`
    delete from product_categories where category_id = ${from} and product_id = any (${productIds}::text[])
  `.execute(tx);
  await outdateForms(tx, productIds);
}

async function refileSubCategories(tx: Transaction, from: string, to: string): Promise<void> {
  await sql`
    insert into sub_category_categories (sub_category_id, category_id)
    select sub_category_id, ${to} from sub_category_categories where category_id = ${from}
    on conflict do nothing
  `.execute(tx);
  await tx.deleteFrom('subCategoryCategories').where('categoryId', '=', from).execute();
}
