import {
  type FacetKind,
  facetKinds,
  type ListChoice,
  type ListFlag,
  type ListSort,
  listFlags,
} from '#shared/list-choice.ts';
import { firstOf } from './first-of.ts';
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

/** How many cards there would be with this value as well; the prices are those of what is left without a price. */
export type FacetCounts = {
  values: { kind: FacetKind; value: string; cards: number }[];
  flags: Record<ListFlag, number>;
  prices: { least: number; most: number } | undefined;
};

/** The ids of a page of the list, one per card, and how many cards there are. */
export function listCards(
  products: ListedProducts,
  list: CardList,
  { page, limit }: PageOf,
): { ids: string[]; totalCount: number } {
  const cards = fillCards(products, list);
  const order = orders[list.choice.sort ?? list.sort](cards);
  const first = (page - 1) * limit;
  const shown = firstOf(cards.count, first + limit, order).slice(first);
  return {
    ids: shown.map((card) => products.ids[cards.shown[card] ?? 0] ?? ''),
    totalCount: cards.count,
  };
}

/** What the cards of a list are sorted by, column by column. */
type Cards = {
  count: number;
  /** The shade that is shown: what is in stock, fits best, is bought most, is oldest. */
  shown: Int32Array;
  score: Float64Array;
  newest: Float64Array;
  sold: Int32Array;
  isInStock: Uint8Array;
  least: Int32Array;
  most: Int32Array;
  discount: Uint8Array;
};

function fillCards(products: ListedProducts, list: CardList): Cards {
  const { places, scores, length } = membersOf(products, list);
  const cards: Cards = {
    count: 0,
    shown: new Int32Array(length),
    score: new Float64Array(length),
    newest: new Float64Array(length),
    sold: new Int32Array(length),
    isInStock: new Uint8Array(length),
    least: new Int32Array(length),
    most: new Int32Array(length),
    discount: new Uint8Array(length),
  };
  const scoreOfShown = new Float64Array(length);
  // One more than the place of each card, 0 for none yet.
  const known = new Int32Array(list.families ? products.cardCount : 0);
  const refusals = refusalsOf(products, list);
  for (let member = 0; member < length; member += 1) {
    const place = places[member] ?? 0;
    if (refusals(place) !== 0) continue;
    const score = scores[member] ?? 0;
    const pricePaid = products.pricePaid[place] ?? 0;
    const number = products.card[place] ?? 0;
    let card = list.families ? (known[number] ?? 0) - 1 : -1;
    if (card === -1) {
      card = cards.count;
      cards.count += 1;
      if (list.families) known[number] = card + 1;
      cards.shown[card] = place;
      scoreOfShown[card] = score;
      cards.score[card] = score;
      cards.least[card] = pricePaid;
      cards.most[card] = pricePaid;
    } else if (isShownBefore(products, place, score, cards.shown[card] ?? 0, scoreOfShown[card] ?? 0)) {
      cards.shown[card] = place;
      scoreOfShown[card] = score;
    }
    raise(cards.score, card, score);
    raise(cards.newest, card, products.sequence[place] ?? 0);
    raise(cards.most, card, pricePaid);
    raise(cards.discount, card, products.discount[place] ?? 0);
    raise(cards.isInStock, card, Number((products.stock[place] ?? 0) > 0));
    cards.least[card] = Math.min(cards.least[card] ?? 0, pricePaid);
    cards.sold[card] = (cards.sold[card] ?? 0) + (products.sold[place] ?? 0);
  }
  return cards;
}

function raise(column: Float64Array | Int32Array | Uint8Array, card: number, value: number): void {
  if (value > (column[card] ?? 0)) column[card] = value;
}

function isShownBefore(
  { stock, sold, sequence }: ListedProducts,
  place: number,
  score: number,
  other: number,
  otherScore: number,
): boolean {
  return (
    (Number((stock[place] ?? 0) > 0) - Number((stock[other] ?? 0) > 0) ||
      score - otherScore ||
      (sold[place] ?? 0) - (sold[other] ?? 0) ||
      (sequence[other] ?? 0) - (sequence[place] ?? 0)) > 0
  );
}

type Order = (card: number, other: number) => number;

function byMost(column: Float64Array | Int32Array | Uint8Array): Order {
  return (card, other) => (column[other] ?? 0) - (column[card] ?? 0);
}

function byLeast(column: Int32Array): Order {
  return (card, other) => (column[card] ?? 0) - (column[other] ?? 0);
}

function oneByOne(...parts: readonly Order[]): Order {
  return (card, other) => {
    for (const part of parts) {
      const difference = part(card, other);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/** No two cards have the same newest product. */
const orders: Record<ListSort, (cards: Cards) => Order> = {
  best: ({ score, isInStock, sold, newest }) =>
    oneByOne(byMost(score), byMost(isInStock), byMost(sold), byMost(newest)),
  popular: ({ isInStock, sold, newest }) => oneByOne(byMost(isInStock), byMost(sold), byMost(newest)),
  newest: ({ newest }) => byMost(newest),
  price: ({ isInStock, least, newest }) => oneByOne(byMost(isInStock), byLeast(least), byMost(newest)),
  'price-down': ({ isInStock, most, newest }) => oneByOne(byMost(isInStock), byMost(most), byMost(newest)),
  discount: ({ isInStock, discount, newest }) =>
    oneByOne(byMost(isInStock), byMost(discount), byMost(newest)),
};

/** What the list could show, before the choice. */
function membersOf(products: ListedProducts, { source }: CardList) {
  const members = {
    places: new Int32Array(products.length),
    scores: new Float64Array(products.length),
    length: 0,
  };
  source(products, (place, score) => {
    members.places[members.length] = place;
    members.scores[members.length] = score;
    members.length += 1;
  });
  return members;
}

// What refuses a product is a bit for each part of the choice: the kinds of facets, then the price, then the flags.
const bitOfKind = new Map<string, number>(facetKinds.map((kind, number) => [kind, 1 << number]));
const bitOfPrice = 1 << facetKinds.length;
const bitOfFlag = new Map(listFlags.map((flag, number) => [flag, 1 << (facetKinds.length + 1 + number)]));

/** Which parts of the choice do not let a product in; 0 where all do. */
function refusalsOf(products: ListedProducts, list: CardList): (place: number) => number {
  const { choice } = list;
  const bySet = Int32Array.from(products.facetSets.values, (facets) =>
    facetKinds.reduce((bits, kind) => {
      const values = choice.facets[kind];
      const isIn = !values || values.some((value) => facets.includes(`${kind}:${value}`));
      return isIn ? bits : bits | (bitOfKind.get(kind) ?? 0);
    }, 0),
  );
  const { min = 0, max = Number.POSITIVE_INFINITY } = choice;
  const flags = choice.flags.map((flag) => ({
    has: hasFlag(products, list, flag),
    bit: bitOfFlag.get(flag) ?? 0,
  }));
  return (place) => {
    let bits = bySet[products.facetSet[place] ?? 0] ?? 0;
    const pricePaid = products.pricePaid[place] ?? 0;
    if (pricePaid < min || pricePaid > max) bits |= bitOfPrice;
    for (const { has, bit } of flags) if (!has(place)) bits |= bit;
    return bits;
  };
}

function hasFlag(
  { stock, discount, createdAt }: ListedProducts,
  { newSince }: CardList,
  flag: ListFlag,
): (place: number) => boolean {
  if (flag === 'stock') return (place) => (stock[place] ?? 0) > 0;
  if (flag === 'offer') return (place) => (discount[place] ?? 0) > 0;
  const since = newSince.getTime();
  return (place) => (createdAt[place] ?? 0) >= since;
}

/** What the list could be narrowed by further. A kind that was chosen from is counted as if it had not been. */
export function countFacets(products: ListedProducts, list: CardList): FacetCounts {
  const { next, first, places } = chainCards(products, list);
  const refusals = refusalsOf(products, list);
  const counters = new Map<string, { cards: number; last: number }>();
  const counterOf = (name: string) => {
    const counter = counters.get(name) ?? { cards: 0, last: -1 };
    counters.set(name, counter);
    return counter;
  };
  // Everything that a product of a set is counted in, with the part of the choice that does not matter for it.
  const countersOfSets = products.facetSets.values.map((facets) =>
    facets.map((facet) => ({
      counter: counterOf(facet),
      bit: bitOfKind.get(facet.split(':', 1)[0] ?? '') ?? 0,
    })),
  );
  const countersOfFlags = listFlags.map((flag) => ({
    counter: counterOf(`flag:${flag}`),
    has: hasFlag(products, list, flag),
    bit: bitOfFlag.get(flag) ?? 0,
  }));
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  // Card by card, so that a value counts each card once.
  for (let card = 0; card < first.length; card += 1) {
    for (let member = (first[card] ?? 0) - 1; member >= 0; member = (next[member] ?? 0) - 1) {
      const place = places[member] ?? 0;
      const bits = refusals(place);
      for (const { counter, bit } of countersOfSets[products.facetSet[place] ?? 0] ?? []) {
        if (counter.last === card || (bits & ~bit) !== 0) continue;
        counter.last = card;
        counter.cards += 1;
      }
      for (const { counter, has, bit } of countersOfFlags) {
        if (counter.last === card || (bits & ~bit) !== 0 || !has(place)) continue;
        counter.last = card;
        counter.cards += 1;
      }
      if ((bits & ~bitOfPrice) === 0) {
        const pricePaid = products.pricePaid[place] ?? 0;
        least = Math.min(least, pricePaid);
        most = Math.max(most, pricePaid);
      }
    }
  }
  return {
    values: [...counters].flatMap(([name, { cards }]) => {
      const mark = name.indexOf(':');
      const kind = facetKinds.find((known) => known === name.slice(0, mark));
      return kind && cards > 0 ? [{ kind, value: name.slice(mark + 1), cards }] : [];
    }),
    flags: {
      stock: counterOf('flag:stock').cards,
      offer: counterOf('flag:offer').cards,
      new: counterOf('flag:new').cards,
    },
    prices: most > 0 ? { least, most } : undefined,
  };
}

/** The members of a list card by card: one more than the first of each card and than the next of each member, 0 for none. */
function chainCards(products: ListedProducts, list: CardList) {
  const { places, length } = membersOf(products, list);
  const first = new Int32Array(list.families ? products.cardCount : products.length);
  const next = new Int32Array(length);
  for (let member = 0; member < length; member += 1) {
    const place = places[member] ?? 0;
    const card = list.families ? (products.card[place] ?? 0) : place;
    next[member] = first[card] ?? 0;
    first[card] = member + 1;
  }
  return { places, first, next };
}
