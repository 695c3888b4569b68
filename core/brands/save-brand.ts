import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { areKnownPictures } from '../media/known-pictures.ts';
import type { Store } from '../store.ts';
import { type Brand, listBrands, type unwritten } from './brand-queries.ts';

export type BrandForm = Pick<Brand, 'name' | 'logo' | 'story' | 'storyFr'> & {
  /** The version the form was filled from; without it the current version is overwritten. */
  version?: number | undefined;
};

/** Saves picture and story of a brand that products name. */
export async function saveBrand(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { name, logo, story, storyFr, version }: BrandForm,
): Promise<Outcome<Brand, 'BRAND_NOT_FOUND' | 'BRAND_CHANGED' | 'INVALID_FIELDS'>> {
  const brand = (await listBrands(db)).find((known) => known.name === name);
  if (!brand) return refuse('BRAND_NOT_FOUND');
  return transaction(db, async (tx) => {
    if (logo !== null && !(await areKnownPictures(tx, [logo]))) {
      return refuse('INVALID_FIELDS', { fields: { logo: 'unknownReference' } });
    }
    const at = clock.now();
    await tx
      .insertInto('brands')
      .values({ name, version: 0, updatedAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const before = await tx
      .selectFrom('brands')
      .select(['logo', 'story', 'storyFr', 'version'])
      .where('name', '=', name)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (version !== undefined && version !== before.version) return refuse('BRAND_CHANGED', { name });
    const after = { logo, story, storyFr, version: before.version + 1 };
    await tx
      .updateTable('brands')
      .set({ ...after, updatedAt: at })
      .where('name', '=', name)
      .execute();
    await recordChange(tx, {
      ...({ actorId: staff.id, kind: 'brand', action: 'changed', at } as const),
      ...{ subjectId: name, subjectName: name, before: factsOf(before), after: factsOf(after) },
    });
    return succeed({ ...brand, ...after });
  });
}

function factsOf({ logo, story, storyFr }: Omit<typeof unwritten, 'logo'> & { logo: string | null }) {
  return { image: logo, description: story, descriptionFr: storyFr };
}
