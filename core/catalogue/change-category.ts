import { transaction } from '#db/transaction.ts';
import { isUniqueViolation } from '#db/unique-violation.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { areKnownPictures } from '../media/known-pictures.ts';
import type { Store } from '../store.ts';
import type { CategoryForm } from './add-category.ts';
import { categoryFacts } from './catalogue-facts.ts';
import type { VersionedCategory } from './category.ts';

export type ChangeCategory = CategoryForm & {
  id: string;
  /** The version the form was filled from; without it the current version is overwritten. */
  version?: number | undefined;
};

/** Changes a category. An absent French name stays as it is. */
export async function changeCategory(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  { id, name, image, nameFr, version }: ChangeCategory,
): Promise<
  Outcome<VersionedCategory, 'CATEGORY_NOT_FOUND' | 'CATEGORY_CHANGED' | 'NAME_TAKEN' | 'INVALID_FIELDS'>
> {
  try {
    return await transaction(db, async (tx) => {
      if (!(await areKnownPictures(tx, [image]))) {
        return refuse('INVALID_FIELDS', { fields: { image: 'unknownReference' } });
      }
      const current = await tx
        .selectFrom('categories')
        .select(['name', 'nameFr', 'image', 'version'])
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!current) return refuse('CATEGORY_NOT_FOUND');
      if (version !== undefined && version !== current.version) return refuse('CATEGORY_CHANGED', current);
      const at = clock.now();
      const category = await tx
        .updateTable('categories')
        .set({
          name,
          image,
          version: current.version + 1,
          updatedAt: at,
          ...(nameFr === undefined ? {} : { nameFr: nameFr || null }),
        })
        .where('id', '=', id)
        .returning(['id', 'name', 'nameFr', 'image', 'version'])
        .executeTakeFirstOrThrow();
      await recordChange(tx, {
        actorId: admin.id,
        kind: 'category',
        action: 'changed',
        subjectId: id,
        subjectName: name,
        before: categoryFacts(current),
        after: categoryFacts(category),
        at,
      });
      return succeed(category);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'categories_name_key')) return refuse('NAME_TAKEN', { name });
    throw error;
  }
}
