import type { Database } from '#db/client.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { newCatalogueId } from '../ids.ts';
import { areKnownPictures } from '../media/known-pictures.ts';
import type { VersionedCategory } from './category.ts';

export type CategoryForm = { name: string; image: string; nameFr?: string | null | undefined };

export async function addCategory(
  { db }: { db: Database },
  { name, image, nameFr }: CategoryForm,
): Promise<Outcome<VersionedCategory, 'NAME_TAKEN' | 'INVALID_FIELDS'>> {
  if (!(await areKnownPictures(db, [image]))) {
    return refuse('INVALID_FIELDS', { fields: { image: 'unknownReference' } });
  }
  const category = await db
    .insertInto('categories')
    .values({ id: newCatalogueId(), name, image, nameFr: nameFr || null })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name', 'nameFr', 'image', 'version'])
    .executeTakeFirst();
  return category ? succeed(category) : refuse('NAME_TAKEN', { name });
}
