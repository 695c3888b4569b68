import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { newCatalogueId } from '../ids.ts';
import { areKnownPictures } from '../media/known-pictures.ts';
import type { Store } from '../store.ts';
import type { CategoryForm } from './add-category.ts';
import { subCategoryFacts } from './catalogue-facts.ts';
import type { SubCategory } from './category.ts';
import { getSubCategory } from './category-queries.ts';
import { lockCategories } from './lock-references.ts';

export type SubCategoryForm = CategoryForm & { categoryIds: readonly string[] };

export function addSubCategory(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  form: SubCategoryForm,
): Promise<Outcome<SubCategory, 'NAME_TAKEN' | 'INVALID_FIELDS'>> {
  return transaction(db, async (tx) => {
    const wrong = await wrongSubCategoryFields(tx, form);
    if (wrong) return refuse('INVALID_FIELDS', { fields: wrong });
    const subCategory = await insertSubCategory(tx, admin, form, clock.now());
    return subCategory ? succeed(subCategory) : refuse('NAME_TAKEN', { name: form.name });
  });
}

/** Adds a sub-category; undefined if the name is taken. */
export async function insertSubCategory(
  tx: Transaction,
  admin: CurrentUser,
  form: SubCategoryForm,
  at: Date,
): Promise<SubCategory | undefined> {
  const added = await tx
    .insertInto('subCategories')
    .values({
      id: newCatalogueId(),
      name: form.name,
      image: form.image,
      nameFr: form.nameFr || null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return undefined;
  await categoriseSubCategory(tx, added.id, form.categoryIds);
  const subCategory = await getSubCategory(tx, added.id);
  await recordChange(tx, {
    actorId: admin.id,
    kind: 'sub_category',
    action: 'added',
    subjectId: subCategory.id,
    subjectName: subCategory.name,
    after: subCategoryFacts(subCategory),
    at,
  });
  return subCategory;
}

/**
 * The problems of a form by field. A sub-category without a category cannot be reached in the shop (decision 43 of the specification). Locks the
 * named categories, so that they cannot be deleted before the transaction ends.
 */
export async function wrongSubCategoryFields(
  tx: Transaction,
  { image, categoryIds }: Pick<SubCategoryForm, 'image' | 'categoryIds'>,
): Promise<Record<string, string> | undefined> {
  if (categoryIds.length === 0) return { category: 'required' };
  if (!(await areKnownPictures(tx, [image]))) return { image: 'unknownReference' };
  if (!(await lockCategories(tx, categoryIds))) return { category: 'unknownReference' };
  return undefined;
}

export async function categoriseSubCategory(
  tx: Transaction,
  id: string,
  categoryIds: readonly string[],
): Promise<void> {
  if (categoryIds.length === 0) return;
  await tx
    .insertInto('subCategoryCategories')
    .values(categoryIds.map((categoryId) => ({ subCategoryId: id, categoryId })))
    .execute();
}
