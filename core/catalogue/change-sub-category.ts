import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import { isUniqueViolation } from '#db/unique-violation.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import { categoriseSubCategory, type SubCategoryForm, wrongSubCategoryFields } from './add-sub-category.ts';
import { subCategoryFacts } from './catalogue-facts.ts';
import type { SubCategory } from './category.ts';
import { getSubCategory } from './category-queries.ts';
import type { ChangeCategory } from './change-category.ts';
import { fileUnderItsCategories } from './move-sub-category-products.ts';
import { lockProductsUnder, outdateForms } from './moved-products.ts';

type ChangeSubCategory = SubCategoryForm &
  ChangeCategory & {
    /** Whether its products that would be in none of its categories are filed there too. */
    fileProducts: boolean;
  };

/** Changes a sub-category. An absent French name stays as it is; the categories become exactly those sent. */
export async function changeSubCategory(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  { id, version, fileProducts, ...form }: ChangeSubCategory,
): Promise<
  Outcome<
    SubCategory,
    | 'SUB_CATEGORY_NOT_FOUND'
    | 'SUB_CATEGORY_CHANGED'
    | 'SUB_CATEGORY_MISFITS'
    | 'NAME_TAKEN'
    | 'INVALID_FIELDS'
  >
> {
  try {
    return await transaction(db, async (tx) => {
      const wrong = await wrongSubCategoryFields(tx, form);
      if (wrong) return refuse('INVALID_FIELDS', { fields: wrong });
      await lockProductsUnder(tx, { subCategoryId: id });
      // Locked for update, so that no product is filed under it until its categories are those sent.
      const current = await tx
        .selectFrom('subCategories')
        .select(['name', 'nameFr', 'image', 'version'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!current) return refuse('SUB_CATEGORY_NOT_FOUND');
      const before = await getSubCategory(tx, id);
      if (version !== undefined && version !== current.version) {
        const categories = before.categories.map(({ name, nameFr }) => ({ name, nameFr }));
        return refuse('SUB_CATEGORY_CHANGED', { ...current, categories });
      }
      const at = clock.now();
      await tx
        .updateTable('subCategories')
        .set({
          name: form.name,
          image: form.image,
          version: current.version + 1,
          updatedAt: at,
          ...(form.nameFr === undefined ? {} : { nameFr: form.nameFr || null }),
        })
        .where('id', '=', id)
        .execute();
      const misfits = await listMisfits(tx, id, form.categoryIds);
      const live = misfits.filter((product) => !product.isDeleted).length;
      if (live > 0 && !fileProducts) return refuse('SUB_CATEGORY_MISFITS', { products: live });
      await tx.deleteFrom('subCategoryCategories').where('subCategoryId', '=', id).execute();
      await categoriseSubCategory(tx, id, form.categoryIds);
      await fileMisfits(tx, misfits, id);
      const subCategory = await getSubCategory(tx, id);
      await recordChange(tx, {
        actorId: admin.id,
        kind: 'sub_category',
        action: 'changed',
        subjectId: id,
        subjectName: subCategory.name,
        before: subCategoryFacts(before),
        after: subCategoryFacts(subCategory),
        at,
      });
      return succeed(subCategory);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'sub_categories_name_key')) return refuse('NAME_TAKEN', { name: form.name });
    throw error;
  }
}

type Act = { actorId: string; at: Date };
type Link = { subCategoryId: string; categoryId: string };

/**
 * Adds a category to a sub-category; false if it is in that category already. No product is moved: its products stay in the categories
 * they have.
 */
export async function linkSubCategory(
  tx: Transaction,
  { subCategoryId: id, categoryId }: Link,
  act: Act,
): Promise<boolean> {
  await tx
    .selectFrom('subCategories')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = await getSubCategory(tx, id);
  if (before.categories.some((category) => category.id === categoryId)) return false;
  await categoriseSubCategory(tx, id, [categoryId]);
  await noteLinks(tx, before, act);
  return true;
}

/**
 * Removes a category from a sub-category again; false if it is the only one, if a product is in both, or if someone is saving the
 * sub-category.
 */
export async function unlinkSubCategory(
  tx: Transaction,
  { subCategoryId: id, categoryId }: Link,
  act: Act,
): Promise<boolean> {
  const { rows } = await sql`
    select from sub_categories
    where id = ${id}
      and exists (select from sub_category_categories where sub_category_id = ${id} and category_id <> ${categoryId})
      and not exists (
        select from product_sub_categories as filed
        join product_categories as known on known.product_id = filed.product_id and known.category_id = ${categoryId}
        join products on products.id = filed.product_id
        where filed.sub_category_id = ${id} and products.deleted_at is null
      )
    for update skip locked
  `.execute(tx);
  if (rows.length === 0) return false;
  const before = await getSubCategory(tx, id);
  const unlinked = await tx
    .deleteFrom('subCategoryCategories')
    .where('subCategoryId', '=', id)
    .where('categoryId', '=', categoryId)
    .returning('categoryId')
    .executeTakeFirst();
  if (unlinked) await noteLinks(tx, before, act);
  return unlinked !== undefined;
}

async function noteLinks(tx: Transaction, before: SubCategory, act: Act): Promise<void> {
  const { id, name } = before;
  await tx
    .updateTable('subCategories')
    .set(({ eb }) => ({ version: eb('version', '+', 1), updatedAt: act.at }))
    .where('id', '=', id)
    .execute();
  const after = await getSubCategory(tx, id);
  await recordChange(tx, {
    ...{ ...act, kind: 'sub_category', action: 'changed', subjectId: id, subjectName: name },
    before: subCategoryFacts(before),
    after: subCategoryFacts(after),
  });
}

type Misfit = { id: string; isDeleted: boolean };

/**
 * Products that are in one of the sub-category's categories now and would be in none of the new ones: no page of the sub-category would
 * show them.
 */
async function listMisfits(tx: Transaction, id: string, categoryIds: readonly string[]): Promise<Misfit[]> {
  const { rows } = await sql<Misfit>`
    select products.id, products.deleted_at is not null as is_deleted
    from product_sub_categories as link join products on products.id = link.product_id
    where link.sub_category_id = ${id}
      and exists (
        select from product_categories as known
        join sub_category_categories as parent on parent.category_id = known.category_id
        where known.product_id = products.id and parent.sub_category_id = ${id}
      )
      and not exists (
        select from product_categories as known
        where known.product_id = products.id and known.category_id = any (${categoryIds}::text[])
      )
  `.execute(tx);
  return rows;
}

/**
 * Files the products, deleted ones too, under the sub-category's categories, so that a restored one is seen there. They stay in their
 * own categories as well.
 */
async function fileMisfits(
  tx: Transaction,
  misfits: readonly Misfit[],
  subCategoryId: string,
): Promise<void> {
  if (misfits.length === 0) return;
  const productIds = misfits.map(({ id }) => id);
  await fileUnderItsCategories(tx, productIds, { from: subCategoryId, to: subCategoryId });
  await outdateForms(tx, productIds);
}
