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
  const rows = products.sequence.length;
  if (known?.refusals.length === rows && known.cardAt.length >= products.cardCount) return known;
  const room = makeRoom(rows, Math.max(rows, 2 * products.cardCount));
  rooms.set(products, room);
  return room;
}

/** What a list could show, each product once: where it is, and how well it matches; the higher the score, the better. */
export type Found = { length: number; rows: Int32Array; scores: Float64Array };

export function roomForFound(rows: number): Found {
  return { length: 0, rows: new Int32Array(rows), scores: new Float64Array(rows) };
}

function makeRoom(rows: number, cards: number) {
  return {
    found: roomForFound(rows),
    /** Which parts of the choice refuse what was found. */
    refusals: new Int32Array(rows),
    /** By the number of a card: one more than its index among the cards of the list, and than the brand counted first. */
    cardAt: new Int32Array(cards),
    brandOfCard: new Int32Array(cards),
    /** What the cards of the list are sorted by, and the shade that each shows. */
    cards: {
      shown: new Int32Array(rows),
      scoreOfShown: new Float64Array(rows),
      score: new Float64Array(rows),
      newest: new Float64Array(rows),
      soldOfAll: new Int32Array(rows),
      isInStock: new Uint8Array(rows),
      price: new Int32Array(rows),
      leastOfAll: new Int32Array(rows),
      offShown: new Uint8Array(rows),
    },
  };
}
