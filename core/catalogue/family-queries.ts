import type { Database } from '#db/client.ts';
import type { Product } from './product.ts';
import { listAnyProductsByIds } from './product-rows.ts';

/** A family as its owner edits it: with drafts, without deleted shades. */
export type Family = {
  id: string;
  name: string;
  nameFr: string | null;
  /** Increases by one with each saved form of the family. */
  version: number;
  shades: Product[];
};

export async function findFamily(db: Database, id: string): Promise<Family | undefined> {
  const family = await db
    .selectFrom('families')
    .select(['id', 'name', 'nameFr', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!family) return undefined;
  const shades = await db
    .selectFrom('products')
    .select('id')
    .where('family', '=', id)
    .where('deletedAt', 'is', null)
    .orderBy('shadeOrder', (order) => order.asc().nullsLast())
    .orderBy('sequence')
    .execute();
  return {
    ...family,
    shades: await listAnyProductsByIds(
      db,
      shades.map((shade) => shade.id),
    ),
  };
}
