import type { ListChoice, ListSort } from '#shared/list-choice.ts';
import { countMembers, type FacetCounts } from './count-facets.ts';
import { firstOf } from './first-of.ts';
import { type Members, membersOf } from './list-members.ts';
import type { ListRoom } from './list-room.ts';
import type { ListedProducts } from './listed-products.ts';
import type { PageOf } from './product.ts';

/** Takes what a list could show, each product once; the higher the score, the better the match. */
export type ListSource = (products: ListedProducts, take: (place: number, score: number) => void) => void;

export type CardList = {
  source: ListSource;
  choice: ListChoice;
  /** The order where the reader has chosen none. */
  sort: ListSort;
  /** One card for all shades of a family. */
  families: boolean;
  /** From when on a product is new. */
  newSince: Date;
};

/** The ids of a page of the list, one per card, and how many cards there are; with the numbers of its filters where they are asked for. */
export function listCards(
  products: ListedProducts,
  list: CardList,
  { page, limit, facets = false }: PageOf & { facets?: boolean },
): { ids: string[]; totalCount: number; facets: FacetCounts | undefined } {
  const members = membersOf(products, list);
  const { cards } = members.room;
  const totalCount = fillCards(products, members);
  const order = orders[list.choice.sort ?? list.sort](cards);
  const first = (page - 1) * limit;
  const shown = firstOf(totalCount, first + limit, order).slice(first);
  return {
    ids: shown.map((card) => products.ids[cards.shown[card] ?? 0] ?? ''),
    totalCount,
    facets: facets ? countMembers(products, list, members) : undefined,
  };
}

/** What the list could be narrowed by further. */
export function countFacets(products: ListedProducts, list: CardList): FacetCounts {
  return countMembers(products, list, membersOf(products, list));
}

/** Puts what the choice lets in on cards, and says how many there are. */
function fillCards(products: ListedProducts, members: Members): number {
  const { card, pricePaid, stock, sold, sequence, discount } = products;
  const { places, scores, refusals, cardAt, cards } = members.room;
  const { shown, scoreOfShown, score, newest, soldOfAll, isInStock, least, most, mostOff } = cards;
  if (members.card) cardAt.fill(0, 0, members.cardCount);
  let count = 0;
  for (let member = 0; member < members.length; member += 1) {
    if (refusals[member] !== 0) continue;
    const place = places[member] ?? 0;
    const fits = scores[member] ?? 0;
    const price = pricePaid[place] ?? 0;
    const off = discount[place] ?? 0;
    const has = (stock[place] ?? 0) > 0 ? 1 : 0;
    const number = members.card === undefined ? place : (card[place] ?? 0);
    const at = members.card === undefined ? -1 : (cardAt[number] ?? 0) - 1;
    if (at === -1) {
      if (members.card) cardAt[number] = count + 1;
      shown[count] = place;
      scoreOfShown[count] = fits;
      score[count] = fits;
      newest[count] = sequence[place] ?? 0;
      soldOfAll[count] = sold[place] ?? 0;
      isInStock[count] = has;
      least[count] = price;
      most[count] = price;
      mostOff[count] = off;
      count += 1;
      continue;
    }
    const other = shown[at] ?? 0;
    const isShownBefore =
      has - ((stock[other] ?? 0) > 0 ? 1 : 0) ||
      fits - (scoreOfShown[at] ?? 0) ||
      (sold[place] ?? 0) - (sold[other] ?? 0) ||
      (sequence[other] ?? 0) - (sequence[place] ?? 0);
    if (isShownBefore > 0) {
      shown[at] = place;
      scoreOfShown[at] = fits;
    }
    if (fits > (score[at] ?? 0)) score[at] = fits;
    if ((sequence[place] ?? 0) > (newest[at] ?? 0)) newest[at] = sequence[place] ?? 0;
    if (has === 1) isInStock[at] = 1;
    if (price < (least[at] ?? 0)) least[at] = price;
    if (price > (most[at] ?? 0)) most[at] = price;
    if (off > (mostOff[at] ?? 0)) mostOff[at] = off;
    soldOfAll[at] = (soldOfAll[at] ?? 0) + (sold[place] ?? 0);
  }
  return count;
}

type Order = (card: number, other: number) => number;
type Column = Float64Array | Int32Array | Uint8Array;

/** By each of the columns in turn, the most first. */
function byMost(...columns: readonly Column[]): Order {
  return (card, other) => {
    for (const column of columns) {
      const difference = (column[other] ?? 0) - (column[card] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/** No two cards have the same newest product. */
const orders: Record<ListSort, (cards: ListRoom['cards']) => Order> = {
  best: ({ score, isInStock, soldOfAll, newest }) => byMost(score, isInStock, soldOfAll, newest),
  popular: ({ isInStock, soldOfAll, newest }) => byMost(isInStock, soldOfAll, newest),
  newest: ({ newest }) => byMost(newest),
  price: ({ isInStock, least, newest }) => {
    const order = byMost(isInStock);
    const byNewest = byMost(newest);
    return (card, other) =>
      order(card, other) || (least[card] ?? 0) - (least[other] ?? 0) || byNewest(card, other);
  },
  'price-down': ({ isInStock, most, newest }) => byMost(isInStock, most, newest),
  discount: ({ isInStock, mostOff, newest }) => byMost(isInStock, mostOff, newest),
};
