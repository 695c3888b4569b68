import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import { type Francs, francs } from '#shared/money.ts';
import type { ListedProducts } from './listed-products.ts';
import type { Product } from './product.ts';
import { inOrder, productColumnRows, toAdminProduct } from './product-rows.ts';
import { readListedProducts } from './read-listed-products.ts';

/** A product as the card of its family: shades are reviewed and shown together. */
export type CardProduct = Product & { card: FamilyOfCard | undefined; rating: CardRating | undefined };

/** What a card shows of a family: the family's own name, and the prices, stock and colours of its listed shades. */
export type FamilyOfCard = {
  name: string;
  nameFr: string | null;
  /** The price of the cheapest shade in stock; if all are sold out, of the cheapest shade. */
  priceFrom: Francs;
  hasOnePrice: boolean;
  isInStock: boolean;
  colours: string[];
};

export type CardRating = { average: number; count: number };

/**
 * The listed products among the ids, in the order of the ids, with all that their cards show, in one statement. Their shelves and
 * shades are taken from `listed`, or read beside that statement.
 */
export async function listCardsByIds(
  db: Database,
  ids: readonly string[],
  listed?: ListedProducts,
): Promise<CardProduct[]> {
  if (ids.length === 0) return [];
  const [rows, products] = await Promise.all([
    productColumnRows(db)
      .select([namesOfFamily.as('familyNames'), ratingOfRow.as('cardRating')])
      .modifyFront(prepared)
      .where('id', '=', sql<string>`any(${ids}::text[])`)
      .where('isListed', '=', true)
      .execute(),
    listed ?? readListedProducts(db),
  ]);
  const held = rows.flatMap((row) => {
    const shelves = products.shelvesOf(row.sequence);
    return shelves ? { ...row, ...shelves, shades: products.shadesOf(row.sequence) } : [];
  });
  return inOrder(ids, held, ({ familyNames, cardRating, shades, ...row }) => ({
    ...toAdminProduct(row),
    shadeCount: familyNames ? shades.length : 1,
    card: familyNames ? { ...familyNames, ...familyOf(products, shades) } : undefined,
    rating: cardRating ?? undefined,
  }));
}

const namesOfFamily = sql<Pick<FamilyOfCard, 'name' | 'nameFr'> | null>`(
  select json_build_object('name', named.name, 'nameFr', named.name_fr)
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

/** The family's part of a card, from the rows of its shades in their order. */
function familyOf(
  { pricePaid, stock, colour, colours }: ListedProducts,
  shades: readonly number[],
): Omit<FamilyOfCard, 'name' | 'nameFr'> {
  const buyable = shades.filter((row) => (stock[row] ?? 0) > 0);
  const prices = (buyable.length > 0 ? buyable : shades).map((row) => pricePaid[row] ?? 0);
  return {
    priceFrom: francs(Math.min(...prices)),
    hasOnePrice: new Set(prices).size === 1,
    isInStock: buyable.length > 0,
    colours: shades.flatMap((row) => colours.values[colour[row] ?? -1] ?? []),
  };
}
