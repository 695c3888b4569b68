import { sql } from 'kysely';
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

/**
 * The family that a form names. People write its word with other capitals, spaces and hyphens: where one is known that differs in nothing
 * else, the product comes into that one.
 */
export async function inKnownFamily(
  db: Database,
  { family: word }: { family?: string | null | undefined },
): Promise<{ family?: string }> {
  if (!word) return {};
  const bare = word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  const found = await db
    .selectFrom('families')
    .select('id')
    .where(sql<string>`lower(regexp_replace(id, '[^[:alnum:]]+', '-', 'g'))`, '=', bare)
    .orderBy(sql`id = ${word}`, 'desc')
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  return found ? { family: found.id } : {};
}
