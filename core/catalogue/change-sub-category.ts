import { transaction } from '#db/transaction.ts';
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

/** An absent French name is not changed; the categories become exactly those sent. */
export async function changeSubCategory(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  { id, version, ...form }: SubCategoryForm & ChangeCategory,
): Promise<
  Outcome<SubCategory, 'SUB_CATEGORY_NOT_FOUND' | 'SUB_CATEGORY_CHANGED' | 'NAME_TAKEN' | 'INVALID_FIELDS'>
> {
  try {
    return await transaction(db, async (tx) => {
      const wrong = await wrongSubCategoryFields(tx, form);
      if (wrong) return refuse('INVALID_FIELDS', { fields: wrong });
      const current = await tx
        .selectFrom('subCategories')
        .select(['name', 'nameFr', 'image', 'version'])
        .where('id', '=', id)
        .forNoKeyUpdate()
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
      await tx.deleteFrom('subCategoryCategories').where('subCategoryId', '=', id).execute();
      await categoriseSubCategory(tx, id, form.categoryIds);
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
