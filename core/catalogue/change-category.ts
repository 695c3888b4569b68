import { isUniqueViolation } from '#db/unique-violation.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { areKnownPictures } from '../media/known-pictures.ts';
import type { Store } from '../store.ts';
import type { CategoryForm } from './add-category.ts';
import type { Category } from './category.ts';

/** A French name that is not sent stays as it is. */
export async function changeCategory(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  { id, name, image, nameFr }: CategoryForm & { id: string },
): Promise<Outcome<Category, 'CATEGORY_NOT_FOUND' | 'NAME_TAKEN' | 'INVALID_FIELDS'>> {
  if (!(await areKnownPictures(db, [image]))) {
    return refuse('INVALID_FIELDS', { fields: { image: 'unknownReference' } });
  }
  try {
    const category = await db
      .updateTable('categories')
      .set({
        name,
        image,
        updatedAt: clock.now(),
        ...(nameFr === undefined ? {} : { nameFr: nameFr || null }),
      })
      .where('id', '=', id)
      .returning(['id', 'name', 'nameFr', 'image'])
      .executeTakeFirst();
    return category ? succeed(category) : refuse('CATEGORY_NOT_FOUND');
  } catch (error) {
    if (isUniqueViolation(error, 'categories_name_key')) return refuse('NAME_TAKEN', { name });
    throw error;
  }
}
