import type { Database } from '#db/client.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { newCatalogueId } from '../ids.ts';
import { areKnownPictures } from '../media/known-pictures.ts';
import type { CategoryForm } from './add-category.ts';
import type { SubCategory } from './category.ts';
import { getSubCategory } from './category-queries.ts';
import { holdCategories } from './hold-references.ts';

export type SubCategoryForm = CategoryForm & { categoryIds: readonly string[] };

export function addSubCategory(
  { db }: { db: Database },
  form: SubCategoryForm,
): Promise<Outcome<SubCategory, 'NAME_TAKEN' | 'INVALID_FIELDS'>> {
  return transaction(db, async (open) => {
    const wrong = await wrongSubCategoryFields(open, form);
    if (wrong) return refuse('INVALID_FIELDS', { fields: wrong });
    const added = await open
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
    if (!added) return refuse('NAME_TAKEN', { name: form.name });
    await fileSubCategory(open, added.id, form.categoryIds);
    return succeed(await getSubCategory(open, added.id));
  });
}

/** Field -> what is wrong with it; the categories it names cannot go away before the transaction ends. */
export async function wrongSubCategoryFields(
  open: Transaction,
  { image, categoryIds }: Pick<SubCategoryForm, 'image' | 'categoryIds'>,
): Promise<Record<string, string> | undefined> {
  if (!(await areKnownPictures(open, [image]))) return { image: 'unknownReference' };
  if (!(await holdCategories(open, categoryIds))) return { category: 'unknownReference' };
  return undefined;
}

export async function fileSubCategory(
  open: Transaction,
  id: string,
  categoryIds: readonly string[],
): Promise<void> {
  if (categoryIds.length === 0) return;
  await open
    .insertInto('subCategoryCategories')
    .values(categoryIds.map((categoryId) => ({ subCategoryId: id, categoryId })))
    .execute();
}
