import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockProductsOfBrand, writeBrand } from '../catalogue/write-brand.ts';
import { renameBrandInPromotions } from '../promotions/rename-brand.ts';
import type { Store } from '../store.ts';
import { type Brand, listBrands } from './brand-queries.ts';

/**
 * Renames a brand in every product that names it, drafts and deleted ones too, and in the promotions that are for it. If a brand has the
 * new name already, the two become one: it keeps its own picture and story, and takes those it lacks from the renamed one.
 */
export async function renameBrand(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { name, to }: { name: string; to: string },
): Promise<Outcome<{ brand: Brand; products: number }, 'BRAND_NOT_FOUND' | 'INVALID_FIELDS'>> {
  if (name === to) return refuse('INVALID_FIELDS', { fields: { to: 'sameName' } });
  const products = await transaction(db, async (tx): Promise<Outcome<number, 'BRAND_NOT_FOUND'>> => {
    const at = clock.now();
    const ids = await lockProductsOfBrand(tx, name);
    const isDescribed = await moveDescription(tx, { name, to, at });
    if (ids.length === 0 && !isDescribed) return refuse('BRAND_NOT_FOUND');
    await writeBrand(tx, ids, { brand: to, at });
    await renameBrandInPromotions(tx, { name, to });
    await leadOldAddresses(tx, { name, to, at });
    await recordChange(tx, {
      ...({ actorId: staff.id, kind: 'brand', action: 'moved', at } as const),
      ...{ subjectId: name, subjectName: name, after: { movedTo: to, movedProducts: ids.length } },
    });
    return succeed(ids.length);
  });
  if (!products.ok) return products;
  const brand = (await listBrands(db)).find((known) => known.name === to);
  return succeed({ brand: brand ?? { ...unnamed, name: to }, products: products.value });
}

/** The result for a brand that only drafts name: no list shows it. */
const unnamed = { logo: null, story: '', storyFr: '', version: 0, cards: 0, formerNames: [] };

/** Moves picture and story to the new name; false if there were none. */
async function moveDescription(
  tx: Transaction,
  { name, to, at }: { name: string; to: string; at: Date },
): Promise<boolean> {
  const old = await tx.deleteFrom('brands').where('name', '=', name).returningAll().executeTakeFirst();
  if (!old) return false;
  const { logo, story, storyFr, version } = old;
  await tx
    .insertInto('brands')
    .values({ name: to, logo, story, storyFr, version: version + 1, updatedAt: at })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        logo: sql`coalesce(brands.logo, excluded.logo)`,
        story: sql`coalesce(nullif(brands.story, ''), excluded.story)`,
        storyFr: sql`coalesce(nullif(brands.story_fr, ''), excluded.story_fr)`,
        version: sql`brands.version + 1`,
        updatedAt: at,
      }),
    )
    .execute();
  return true;
}

/**
 * Redirects the address of the old name, and all addresses that led to it, to the new one in one step. The new name is no longer a former
 * name.
 */
async function leadOldAddresses(
  tx: Transaction,
  { name, to, at }: { name: string; to: string; at: Date },
): Promise<void> {
  await tx.deleteFrom('brandFormerNames').where('former', '=', to).execute();
  await tx.updateTable('brandFormerNames').set({ name: to }).where('name', '=', name).execute();
  await tx
    .insertInto('brandFormerNames')
    .values({ former: name, name: to, renamedAt: at })
    .onConflict((conflict) => conflict.column('former').doUpdateSet({ name: to, renamedAt: at }))
    .execute();
}
