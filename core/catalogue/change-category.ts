import { isUniqueViolation } from '#db/unique-violation.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { areKnownPictures } from '../media/known-pictures.ts';
import type { Store } from '../store.ts';
import type { CategoryForm } from './add-category.ts';
import type { VersionedCategory } from './category.ts';
import { findStanding } from './category-queries.ts';

export type ChangeCategory = CategoryForm & {
  id: string;
  /** The version the form was filled from; without it whatever stands is written over. */
  version?: number | undefined;
};

/** A French name that is not sent stays as it is. */
export async function changeCategory(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  { id, name, image, nameFr, version }: ChangeCategory,
): Promise<
  Outcome<VersionedCategory, 'CATEGORY_NOT_FOUND' | 'CATEGORY_CHANGED' | 'NAME_TAKEN' | 'INVALID_FIELDS'>
> {
  if (!(await areKnownPictures(db, [image]))) {
    return refuse('INVALID_FIELDS', { fields: { image: 'unknownReference' } });
  }
  try {
    const category = await db
      .updateTable('categories')
      .set(({ eb }) => ({
        name,
        image,
        version: eb('version', '+', 1),
        updatedAt: clock.now(),
        ...(nameFr === undefined ? {} : { nameFr: nameFr || null }),
      }))
      .where('id', '=', id)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .returning(['id', 'name', 'nameFr', 'image', 'version'])
      .executeTakeFirst();
    if (category) return succeed(category);
    const standing = await findStanding(db, 'categories', id);
    return standing ? refuse('CATEGORY_CHANGED', standing) : refuse('CATEGORY_NOT_FOUND');
  } catch (error) {
    if (isUniqueViolation(error, 'categories_name_key')) return refuse('NAME_TAKEN', { name });
    throw error;
  }
}
