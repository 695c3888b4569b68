import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { newCatalogueId } from '../ids.ts';
import { areKnownPictures } from '../media/known-pictures.ts';
import type { Store } from '../store.ts';
import { categoryFacts } from './catalogue-facts.ts';
import type { VersionedCategory } from './category.ts';

export type CategoryForm = { name: string; image: string; nameFr?: string | null | undefined };

export function addCategory(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  { name, image, nameFr }: CategoryForm,
): Promise<Outcome<VersionedCategory, 'NAME_TAKEN' | 'INVALID_FIELDS'>> {
  return transaction(db, async (tx) => {
    if (!(await areKnownPictures(tx, [image]))) {
      return refuse('INVALID_FIELDS', { fields: { image: 'unknownReference' } });
    }
    const category = await insertCategory(tx, admin, { name, image, nameFr }, clock.now());
    return category ? succeed(category) : refuse('NAME_TAKEN', { name });
  });
}

/** Adds a category; undefined if the name is taken. */
export async function insertCategory(
  tx: Transaction,
  admin: CurrentUser,
  { name, image, nameFr }: CategoryForm,
  at: Date,
): Promise<VersionedCategory | undefined> {
  const category = await tx
    .insertInto('categories')
    .values({ id: newCatalogueId(), name, image, nameFr: nameFr || null })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name', 'nameFr', 'image', 'version'])
    .executeTakeFirst();
  if (!category) return undefined;
  await recordChange(tx, {
    actorId: admin.id,
    kind: 'category',
    action: 'added',
    subjectId: category.id,
    subjectName: name,
    after: categoryFacts(category),
    at,
  });
  return category;
}
