import type { ListChoice, ListSort } from '#shared/list-choice.ts';
import { countMembers, type FacetCounts } from './count-facets.ts';
import { firstOf } from './first-of.ts';
import { type Members, membersOf } from './list-members.ts';
import type { Found, ListRoom } from './list-room.ts';
import type { ListedProducts } from './listed-products.ts';
import type { PageOf } from './product.ts';

/** Adds the products that a list could show to `found`, each once. */
export type ListSource = (products: ListedProducts, found: Found) => void;

export type CardList = {
  source: ListSource;
  choice: ListChoice;
  /** The order if the reader has chosen none; `fitting` is by score, then the newest first. */
  sort: ListSort | 'fitting';
  /** One card for all shades of a family. */
  families: boolean;
  /** Products added since this time are new. */
  newSince: Date;
};

/** The ids of one page of the list, one per card, and the number of all cards; with the counts of the filters if asked for. */
export function listCards(
  products: ListedProducts,
  list: CardList,
  { page, limit, facets = false }: PageOf & { facets?: boolean },
): { ids: string[]; totalCount: number; facets: FacetCounts | undefined } {
  const members = membersOf(products, list);
  const { cards } = members.room;
  const sort = list.choice.sort ?? list.sort;
  const totalCount = fillCards(products, members, sort);
  if (byPrice.has(sort)) fillPrices(products, members, totalCount);
  const order = orders[sort](cards);
  const first = (page - 1) * limit;
  const shown = firstOf(totalCount, first + limit, order).slice(first);
  return {
    ids: shown.map((card) => products.ids[cards.shown[card] ?? 0] ?? ''),
    totalCount,
    facets: facets ? countMembers(products, list, members) : undefined,
  };
}

/** The counts of each filter by which the list could be narrowed further. */
export function countFacets(products: ListedProducts, list: CardList): FacetCounts {
  return countMembers(products, list, membersOf(products, list));
}

/**
 * Puts the products that the choice lets in on cards, and returns the number of cards. Sorted by discount, a card shows the shade that earned it its
 * place: otherwise 50 % off would hide behind a picture that says 15 %.
 */
function fillCards(products: ListedProducts, members: Members, sort: CardList['sort']): number {
  const { card, stock, sold, sequence } = products;
  const off = sort === 'discount' ? products.discount : undefined;
  const { refusals, cardAt, cards } = members.room;
  const { length, rows, scores } = members.found;
  const { shown, scoreOfShown, score, newest, soldOfAll, isInStock } = cards;
  if (members.card) cardAt.fill(0, 0, members.cardCount);
  let count = 0;
  for (let member = 0; member < length; member += 1) {
    if (refusals[member] !== 0) continue;
    const row = rows[member] ?? 0;
    const fits = scores[member] ?? 0;
    const has = (stock[row] ?? 0) > 0 ? 1 : 0;
    const number = members.card === undefined ? row : (card[row] ?? 0);
    const at = members.card === undefined ? -1 : (cardAt[number] ?? 0) - 1;
    if (at === -1) {
      cardAt[number] = count + 1;
      shown[count] = row;
      scoreOfShown[count] = fits;
      score[count] = fits;
      newest[count] = sequence[row] ?? 0;
      soldOfAll[count] = sold[row] ?? 0;
      isInStock[count] = has;
      count += 1;
      continue;
    }
    const other = shown[at] ?? 0;
    const isShownBefore =
      has - ((stock[other] ?? 0) > 0 ? 1 : 0) ||
      (off === undefined ? 0 : (off[row] ?? 0) - (off[other] ?? 0)) ||
      fits - (scoreOfShown[at] ?? 0) ||
      (sold[row] ?? 0) - (sold[other] ?? 0) ||
      (sequence[other] ?? 0) - (sequence[row] ?? 0);
    if (isShownBefore > 0) {
      shown[at] = row;
      scoreOfShown[at] = fits;
    }
    if (fits > (score[at] ?? 0)) score[at] = fits;
    if ((sequence[row] ?? 0) > (newest[at] ?? 0)) newest[at] = sequence[row] ?? 0;
    if (has === 1) isInStock[at] = 1;
    soldOfAll[at] = (soldOfAll[at] ?? 0) + (sold[row] ?? 0);
  }
  return count;
}

/**
 * Fills the columns that only few lists are sorted by: the price on each card and the discount of the shade it shows. A family's price is that of its
 * cheapest shade in stock, even if the list has left that shade out: 'from 1,250' comes before 1,500.
 */
function fillPrices(products: ListedProducts, members: Members, count: number): void {
  const { card, pricePaid, discount, stock, length } = products;
  const { refusals, cardAt, cards } = members.room;
  const { length: found, rows } = members.found;
  const { shown, price, leastOfAll, offShown } = cards;
  price.fill(MOST_FRANCS, 0, count);
  leastOfAll.fill(MOST_FRANCS, 0, count);
  const note = (row: number, at: number): void => {
    const paid = pricePaid[row] ?? 0;
    if (paid < (leastOfAll[at] ?? 0)) leastOfAll[at] = paid;
    if ((stock[row] ?? 0) > 0 && paid < (price[at] ?? 0)) price[at] = paid;
  };
  if (members.card === undefined) {
    for (let member = 0; member < found; member += 1) {
      const row = rows[member] ?? 0;
      if (refusals[member] === 0) note(row, (cardAt[row] ?? 0) - 1);
    }
  } else {
    for (let row = 0; row < length; row += 1) {
      const at = (cardAt[card[row] ?? 0] ?? 0) - 1;
      if (at >= 0) note(row, at);
    }
  }
  for (let at = 0; at < count; at += 1) {
    if (price[at] === MOST_FRANCS) price[at] = leastOfAll[at] ?? 0;
    offShown[at] = discount[shown[at] ?? 0] ?? 0;
  }
}

/** The highest number of francs that the column can hold. */
const MOST_FRANCS = 2 ** 31 - 1;

type Order = (card: number, other: number) => number;
type Cards = ListRoom['cards'];

const byPrice: ReadonlySet<CardList['sort']> = new Set<ListSort>(['price', 'price-down', 'discount']);

/**
 * Every order ends with the newest product, which differs for any two cards. The comparisons are written out because they run for every card of a
 * list.
 */
const orders: Record<CardList['sort'], (cards: Cards) => Order> = {
  best: (cards) => {
    const { score, isInStock, soldOfAll, newest } = cards;
    return (card, other) =>
      (score[other] ?? 0) - (score[card] ?? 0) ||
      (isInStock[other] ?? 0) - (isInStock[card] ?? 0) ||
      (soldOfAll[other] ?? 0) - (soldOfAll[card] ?? 0) ||
      (newest[other] ?? 0) - (newest[card] ?? 0);
  },
  popular: (cards) => {
    const { isInStock, soldOfAll, newest } = cards;
    return (card, other) =>
      (isInStock[other] ?? 0) - (isInStock[card] ?? 0) ||
      (soldOfAll[other] ?? 0) - (soldOfAll[card] ?? 0) ||
      (newest[other] ?? 0) - (newest[card] ?? 0);
  },
  fitting: (cards) => {
    const { score } = cards;
    const newest = orders.newest(cards);
    return (card, other) => (score[other] ?? 0) - (score[card] ?? 0) || newest(card, other);
  },
  newest:
    ({ newest }) =>
    (card, other) =>
      (newest[other] ?? 0) - (newest[card] ?? 0),
  price: (cards) => {
    const { isInStock, price } = cards;
    const newest = orders.newest(cards);
    return (card, other) =>
      (isInStock[other] ?? 0) - (isInStock[card] ?? 0) ||
      (price[card] ?? 0) - (price[other] ?? 0) ||
      newest(card, other);
  },
  'price-down': (cards) => inStockByMost(cards, cards.price),
  discount: (cards) => inStockByMost(cards, cards.offShown),
};

function inStockByMost(cards: Cards, column: Int32Array | Uint8Array): Order {
  const { isInStock } = cards;
  const newest = orders.newest(cards);
  return (card, other) =>
    (isInStock[other] ?? 0) - (isInStock[card] ?? 0) ||
    (column[other] ?? 0) - (column[card] ?? 0) ||
    newest(card, other);
}
