import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import { type Francs, francs } from '#shared/money.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import type { Product } from './product.ts';
import { listAnyProductsByIds } from './product-rows.ts';

/** What a card shows of a family: its own name, and of its listed shades what tells them apart. */
export type FamilyOfCard = {
  name: string;
  nameFr: string | null;
  /** Of the cheapest shade that can be bought; of the cheapest one where all are sold out. */
  priceFrom: Francs;
  hasOnePrice: boolean;
  isInStock: boolean;
  colours: string[];
};

export async function listFamiliesOfCards(
  db: Database,
  families: readonly string[],
): Promise<Map<string, FamilyOfCard>> {
  if (families.length === 0) return new Map();
  const rows = await db
    .selectFrom('families')
    .innerJoin('products', 'products.family', 'families.id')
    .select(['families.id', 'families.name', 'families.nameFr', 'price', 'discount', 'stock', 'shadeHex'])
    .modifyFront(prepared)
    .where('families.id', '=', sql<string>`any(${[...new Set(families)]}::text[])`)
    .where('isListed', '=', true)
    .orderBy('products.shadeOrder', (order) => order.asc().nullsLast())
    .orderBy('products.sequence')
    .execute();
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, shades]) => [id, familyOf(shades)]));
}

type Row = {
  name: string;
  nameFr: string | null;
  price: number;
  discount: number;
  stock: number;
  shadeHex: string | null;
};

function familyOf(shades: Row[]): FamilyOfCard {
  const buyable = shades.filter(({ stock }) => stock > 0);
  const prices = (buyable.length > 0 ? buyable : shades).map(({ price, discount }) =>
    priceAfterDiscount(francs(price), discount),
  );
  return {
    name: shades[0]?.name ?? '',
    nameFr: shades[0]?.nameFr ?? null,
    priceFrom: francs(Math.min(...prices)),
    hasOnePrice: new Set(prices).size === 1,
    isInStock: buyable.length > 0,
    colours: shades.flatMap(({ shadeHex }) => shadeHex ?? []),
  };
}

/** A family as its owner edits it: drafts too, deleted shades not. */
export type Family = {
  id: string;
  name: string;
  nameFr: string | null;
  /** One more with each saved form of the family. */
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
