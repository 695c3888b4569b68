import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import { categoryFacts } from './catalogue-facts.ts';

/** Deletes a sub-category that no product uses any more; deleted products lose it. */
export function deleteSubCategory(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  id: string,
): Promise<Outcome<undefined, 'SUB_CATEGORY_NOT_FOUND' | 'SUB_CATEGORY_IN_USE'>> {
  return transaction(db, async (tx) => {
    // Locked, so that no product can be filed under it meanwhile.
    const subCategory = await tx
      .selectFrom('subCategories')
      .select(['name', 'nameFr', 'image'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!subCategory) return refuse('SUB_CATEGORY_NOT_FOUND');
    const products = await countSubCategoryProducts(tx, id);
    if (products > 0) return refuse('SUB_CATEGORY_IN_USE', { products });
    await removeSubCategory(tx, { id, ...subCategory }, { actorId: admin.id, at: clock.now() });
    return succeed();
  });
}

/** Removes a locked sub-category that no product uses any more. */
export async function removeSubCategory(
  tx: Transaction,
  { id, ...subCategory }: { id: string; name: string; nameFr: string | null; image: string },
  act: { actorId: string; at: Date },
): Promise<void> {
  await tx.deleteFrom('productSubCategories').where('subCategoryId', '=', id).execute();
  await tx.deleteFrom('subCategories').where('id', '=', id).execute();
  await recordChange(tx, {
    ...{ ...act, kind: 'sub_category', action: 'deleted', subjectId: id, subjectName: subCategory.name },
    before: categoryFacts(subCategory),
  });
}

export async function countSubCategoryProducts(tx: Transaction, id: string): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    select count(*) as products from product_sub_categories as link
    join products on products.id = link.product_id
    where link.sub_category_id = ${id} and products.deleted_at is null
  `.execute(tx);
  return rows[0]?.products ?? 0;
}
