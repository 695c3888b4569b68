import { transaction } from '#db/transaction.ts';
import { isUniqueViolation } from '#db/unique-violation.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import { fileSubCategory, type SubCategoryForm, wrongSubCategoryFields } from './add-sub-category.ts';
import { subCategoryFacts } from './catalogue-facts.ts';
import type { SubCategory } from './category.ts';
import { getSubCategory } from './category-queries.ts';
import type { ChangeCategory } from './change-category.ts';

/** A French name that is not sent stays as it is; the categories become exactly those sent. */
export async function changeSubCategory(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  { id, version, ...form }: SubCategoryForm & ChangeCategory,
): Promise<
  Outcome<SubCategory, 'SUB_CATEGORY_NOT_FOUND' | 'SUB_CATEGORY_CHANGED' | 'NAME_TAKEN' | 'INVALID_FIELDS'>
> {
  try {
    return await transaction(db, async (open) => {
      const wrong = await wrongSubCategoryFields(open, form);
      if (wrong) return refuse('INVALID_FIELDS', { fields: wrong });
      const standing = await open
        .selectFrom('subCategories')
        .select(['name', 'nameFr', 'image', 'version'])
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!standing) return refuse('SUB_CATEGORY_NOT_FOUND');
      const before = await getSubCategory(open, id);
      if (version !== undefined && version !== standing.version) {
        const categories = before.categories.map(({ name, nameFr }) => ({ name, nameFr }));
        return refuse('SUB_CATEGORY_CHANGED', { ...standing, categories });
      }
      const at = clock.now();
      await open
        .updateTable('subCategories')
        .set({
          name: form.name,
          image: form.image,
          version: standing.version + 1,
          updatedAt: at,
          ...(form.nameFr === undefined ? {} : { nameFr: form.nameFr || null }),
        })
        .where('id', '=', id)
        .execute();
      await open.deleteFrom('subCategoryCategories').where('subCategoryId', '=', id).execute();
      await fileSubCategory(open, id, form.categoryIds);
      const subCategory = await getSubCategory(open, id);
      await recordChange(open, {
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
