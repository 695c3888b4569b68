import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { type CardProduct, listCardsByIds } from './card-rows.ts';
import type { ListedProducts, Shelf } from './listed-products.ts';
import { readListedProducts } from './read-listed-products.ts';

type InCart = { sequence: number; card: string } & Shelf;

/**
 * Products that go with those of a cart: first those that others bought with them, the most often bought first; then the most bought
 * one of each other shelf of the same categories before a second one of any. One product a family; none that is in the cart or sold
 * out.
 */
export async function listGoesWith(
  db: Database,
  { ids, limit }: { ids: readonly string[]; limit: number },
): Promise<CardProduct[]> {
  const cart = await readCart(db, ids);
  if (cart.length === 0) return [];
  const bought = await readBought(db, cart);
  const products = await readListedProducts(db);
  const cards = new Set(cart.map(({ sequence }) => products.cardOf(sequence)));
  const isIn = (row: number | undefined) => row !== undefined && (products.stock[row] ?? 0) > 0;
  const rows = [...bought.map((sequence) => products.rowOf(sequence)).filter(isIn)];
  rows.push(...besideOf(products, cart, limit));
  const found: string[] = [];
  for (const row of rows) {
    if (row === undefined || found.length === limit || cards.has(products.card[row])) continue;
    cards.add(products.card[row]);
    found.push(products.ids[row] ?? '');
  }
  return listCardsByIds(db, found, products);
}

async function readCart(db: Database, ids: readonly string[]): Promise<InCart[]> {
  const { rows } = await sql<InCart>`
    select sequence, card,
      array(select category_id from product_categories where product_id = id) as categories,
      array(select sub_category_id from product_sub_categories where product_id = id) as sub_categories
    from products where id = any (${sql.val([...ids])}::text[])
  `.execute(db);
  return rows;
}

/**
 * Sequences of the products bought with those of the cart, the most often bought first; of a family, its most bought shade comes
 * first.
 */
async function readBought(db: Database, cart: readonly InCart[]): Promise<number[]> {
  const cards = sql.val([...new Set(cart.map(({ card }) => card))]);
  const { rows } = await sql<{ sequence: number }>`
    with others as (
      select other_card, sum(orders) as orders
      from bought_together where card = any (${cards}::text[]) group by other_card
    )
    select sequence from (
      select sequence, sold, orders from others join products on products.id = other_card where is_listed
      union all
      select sequence, sold, orders from others join products on products.family = other_card where is_listed
    ) as bought
    order by orders desc, sold desc, sequence
  `.execute(db);
  return rows.map(({ sequence }) => sequence);
}

/** Rows of products on other shelves of the same categories: the first of each shelf, then the second of each. */
function besideOf(products: ListedProducts, cart: readonly InCart[], most: number): number[] {
  const categories = new Set(cart.flatMap((line) => line.categories));
  const subCategories = new Set(cart.flatMap((line) => line.subCategories));
  const shelves = products.shelves.values.map((shelf): number[] | undefined => {
    const isBeside =
      shelf.categories.some((id) => categories.has(id)) &&
      !shelf.subCategories.some((id) => subCategories.has(id));
    return isBeside ? [] : undefined;
  });
  const { card, stock, sold, sequence } = products;
  const byMostBought = (one: number, other: number) =>
    (sold[other] ?? 0) - (sold[one] ?? 0) || (sequence[other] ?? 0) - (sequence[one] ?? 0);
  for (let row = 0; row < products.length; row += 1) {
    const first = shelves[products.shelf[row] ?? 0];
    if (first === undefined || stock[row] === 0) continue;
    const last = first[most - 1];
    if (last !== undefined && byMostBought(row, last) > 0) continue;
    const shade = first.findIndex((known) => card[known] === card[row]);
    if (shade === -1) first.push(row);
    else if (byMostBought(row, first[shade] ?? 0) < 0) first[shade] = row;
    first.sort(byMostBought).splice(most);
  }
  const rounds = Array.from({ length: most }, (_, turn) =>
    shelves.flatMap((first) => first?.[turn] ?? []).sort(byMostBought),
  );
  return rounds.flat();
}
