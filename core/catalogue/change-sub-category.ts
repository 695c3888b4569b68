import { transaction } from '#db/transaction.ts';
import { isUniqueViolation } from '#db/unique-violation.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import { fileSubCategory, type SubCategoryForm, wrongSubCategoryFields } from './add-sub-category.ts';
import type { SubCategory } from './category.ts';
import { findStanding, getSubCategory } from './category-queries.ts';
import type { ChangeCategory } from './change-category.ts';

/** A French name that is not sent stays as it is; the categories become exactly those sent. */
export async function changeSubCategory(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  { id, version, ...form }: SubCategoryForm & ChangeCategory,
): Promise<
  Outcome<SubCategory, 'SUB_CATEGORY_NOT_FOUND' | 'SUB_CATEGORY_CHANGED' | 'NAME_TAKEN' | 'INVALID_FIELDS'>
> {
  try {
    return await transaction(db, async (open) => {
      const wrong = await wrongSubCategoryFields(open, form);
      if (wrong) return refuse('INVALID_FIELDS', { fields: wrong });
      const changed = await open
        .updateTable('subCategories')
        .set(({ eb }) => ({
          name: form.name,
          image: form.image,
          version: eb('version', '+', 1),
          updatedAt: clock.now(),
          ...(form.nameFr === undefined ? {} : { nameFr: form.nameFr || null }),
        }))
        .where('id', '=', id)
        .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
        .returning('id')
        .executeTakeFirst();
      if (!changed) {
        const standing = await findStanding(open, 'subCategories', id);
        return standing ? refuse('SUB_CATEGORY_CHANGED', standing) : refuse('SUB_CATEGORY_NOT_FOUND');
      }
      await open.deleteFrom('subCategoryCategories').where('subCategoryId', '=', id).execute();
      await fileSubCategory(open, id, form.categoryIds);
      return succeed(await getSubCategory(open, id));
    });
  } catch (error) {
    if (isUniqueViolation(error, 'sub_categories_name_key')) return refuse('NAME_TAKEN', { name: form.name });
    throw error;
  }
}
