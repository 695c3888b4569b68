import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import { categoryFacts } from './catalogue-facts.ts';

/** Deletes a category that nothing uses any more; deleted products lose the category. */
export function deleteCategory(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  id: string,
): Promise<Outcome<undefined, 'CATEGORY_NOT_FOUND' | 'CATEGORY_IN_USE'>> {
  return transaction(db, async (tx) => {
    // Locked, so that no product or sub-category can be filed under it meanwhile.
    const category = await tx
      .selectFrom('categories')
      .select(['name', 'nameFr', 'image'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!category) return refuse('CATEGORY_NOT_FOUND');
    const { products, subCategories } = await countCategoryUses(tx, id);
    if (products > 0 || subCategories > 0) return refuse('CATEGORY_IN_USE', { products, subCategories });
    await removeCategory(tx, { id, ...category }, { actorId: admin.id, at: clock.now() });
    return succeed();
  });
}

/** Removes a locked category that nothing uses any more. */
export async function removeCategory(
  tx: Transaction,
  { id, ...category }: { id: string; name: string; nameFr: string | null; image: string },
  act: { actorId: string; at: Date },
): Promise<void> {
  await tx.deleteFrom('productCategories').where('categoryId', '=', id).execute();
  await tx.deleteFrom('categories').where('id', '=', id).execute();
  await recordChange(tx, {
    ...{ ...act, kind: 'category', action: 'deleted', subjectId: id, subjectName: category.name },
    before: categoryFacts(category),
  });
}

export async function countCategoryUses(
  tx: Transaction,
  id: string,
): Promise<{ products: number; subCategories: number }> {
  const { rows } = await sql<{ products: number; subCategories: number }>`
    select
      (
        select count(*) from product_categories as link
        join products on products.id = link.product_id
        where link.category_id = ${id} and products.deleted_at is null
      ) as products,
      (select count(*) from sub_category_categories where category_id = ${id}) as sub_categories
  `.execute(tx);
  return rows[0] ?? { products: 0, subCategories: 0 };
}
