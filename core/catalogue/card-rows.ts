import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import { type Francs, francs } from '#shared/money.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import type { ListedProducts } from './listed-products.ts';
import type { Product } from './product.ts';
import { inOrder, productColumnRows, toAdminProduct } from './product-rows.ts';
import { readListedProducts } from './read-listed-products.ts';

/** A product as the card of its family: shades are reviewed and shown together. */
export type CardProduct = Product & { card: FamilyOfCard | undefined; rating: CardRating | undefined };

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

export type CardRating = { average: number; count: number };

/**
 * The listed products among the ids, in the order of the ids, with all that their cards show: one statement. Where they are filed says `listed`, or
 * a look beside that statement.
 */
export async function listCardsByIds(
  db: Database,
  ids: readonly string[],
  listed?: ListedProducts,
): Promise<CardProduct[]> {
  if (ids.length === 0) return [];
  const [rows, products] = await Promise.all([
    productColumnRows(db)
      .select([familyOfRow.as('cardFamily'), ratingOfRow.as('cardRating')])
      .modifyFront(prepared)
      .where('id', '=', sql<string>`any(${ids}::text[])`)
      .where('isListed', '=', true)
      .execute(),
    listed ?? readListedProducts(db),
  ]);
  const filed = rows.flatMap((row) => {
    const shelves = products.shelvesOf(row.sequence);
    return shelves ? { ...row, ...shelves } : [];
  });
  return inOrder(ids, filed, ({ cardFamily, cardRating, ...row }) => ({
    ...toAdminProduct(row),
    shadeCount: cardFamily?.shades.length ?? 1,
    card: cardFamily ? familyOf(cardFamily) : undefined,
    rating: cardRating ?? undefined,
  }));
}

type ShadeOfRow = [
  price: number,
  discount: number,
  stock: number,
  hex: string | null,
  shadeOrder: number | null,
  sequence: number,
];
type FamilyOfRow = { name: string; nameFr: string | null; shades: ShadeOfRow[] };

const familyOfRow = sql<FamilyOfRow | null>`(
  select json_build_object('name', named.name, 'nameFr', named.name_fr, 'shades', (
    -- Sorted by the process: here it is a sixth of the statement.
    select json_agg(json_build_array(
      shade.price, shade.discount, shade.stock, shade.shade_hex, shade.shade_order, shade.sequence
    ))
    from products as shade where shade.family = products.family and shade.is_listed
  ))
  from families as named where named.id = products.family
)`;

const ratingOfRow = sql<CardRating | null>`(
  select json_build_object('average', round(avg(stars), 1), 'count', count(*))
  from reviews
  where reviews.state = 'shown' and reviews.product_id = any (
    case when products.family is null then array[products.id] else array(
      select shade.id from products as shade where shade.family = products.family and shade.is_listed
    ) end
  )
  having count(*) > 0
)`;

function familyOf({ name, nameFr, shades }: FamilyOfRow): FamilyOfCard {
  const buyable = shades.filter(([, , stock]) => stock > 0);
  const prices = (buyable.length > 0 ? buyable : shades).map(([price, discount]) =>
    priceAfterDiscount(francs(price), discount),
  );
  return {
    ...{ name, nameFr },
    priceFrom: francs(Math.min(...prices)),
    hasOnePrice: new Set(prices).size === 1,
    isInStock: buyable.length > 0,
    colours: shades.toSorted(inShadeOrder).flatMap(([, , , hex]) => hex ?? []),
  };
}

/** Shades without a place of their own come last, the oldest first. */
function inShadeOrder(
  [, , , , order, sequence]: ShadeOfRow,
  [, , , , other, otherSequence]: ShadeOfRow,
): number {
  return (order ?? Number.MAX_VALUE) - (other ?? Number.MAX_VALUE) || sequence - otherSequence;
}
