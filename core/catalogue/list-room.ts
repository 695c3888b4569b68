import type { ListedProducts } from './listed-products.ts';

/**
 * Columns in which lists are made. A list is made at once, so the next one writes over it: columns of their own for every list would be
 * megabytes to clear and to collect.
 */
export type ListRoom = ReturnType<typeof makeRoom>;

const rooms = new WeakMap<ListedProducts, ListRoom>();

/** Room for every product of the catalogue and every number of a card. */
export function roomFor(products: ListedProducts): ListRoom {
  const known = rooms.get(products);
  const places = products.sequence.length;
  if (known?.refusals.length === places && known.cardAt.length >= products.cardCount) return known;
  const room = makeRoom(places, Math.max(places, 2 * products.cardCount));
  rooms.set(products, room);
  return room;
}

/** What a list could show, each product once: where it is, and how well it matches; the higher the score, the better. */
export type Found = { length: number; places: Int32Array; scores: Float64Array };

export function roomForFound(places: number): Found {
  return { length: 0, places: new Int32Array(places), scores: new Float64Array(places) };
}

function makeRoom(places: number, cards: number) {
  return {
    found: roomForFound(places),
    /** Which parts of the choice refuse what was found. */
    refusals: new Int32Array(places),
    /** By the number of a card: one more than its place among the cards of the list, and than the brand counted first. */
    cardAt: new Int32Array(cards),
    brandOfCard: new Int32Array(cards),
    /** What the cards of the list are sorted by, and the shade that each shows. */
    cards: {
      shown: new Int32Array(places),
      scoreOfShown: new Float64Array(places),
      score: new Float64Array(places),
      newest: new Float64Array(places),
      soldOfAll: new Int32Array(places),
      isInStock: new Uint8Array(places),
      price: new Int32Array(places),
      leastOfAll: new Int32Array(places),
      offShown: new Uint8Array(places),
    },
  };
}
