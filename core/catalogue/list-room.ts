import type { ListedProducts } from './listed-products.ts';

/**
 * Columns in which lists are built. A list is built without a pause, so the next one may overwrite it: separate columns for every list
 * would be megabytes to clear and to collect.
 */
export type ListRoom = ReturnType<typeof makeRoom>;

const rooms = new WeakMap<ListedProducts, ListRoom>();

/** Columns with room for every product of the catalogue and every card number. */
export function roomFor(products: ListedProducts): ListRoom {
  const known = rooms.get(products);
  const rows = products.sequence.length;
  if (known?.refusals.length === rows && known.cardAt.length >= products.cardCount) return known;
  const room = makeRoom(rows, Math.max(rows, 2 * products.cardCount));
  rooms.set(products, room);
  return room;
}

/** The products that a list could show, each once: its row, and a score for how well it matches; higher is better. */
export type Found = { length: number; rows: Int32Array; scores: Float64Array };

export function roomForFound(rows: number): Found {
  return { length: 0, rows: new Int32Array(rows), scores: new Float64Array(rows) };
}

function makeRoom(rows: number, cards: number) {
  return {
    found: roomForFound(rows),
    /** The parts of the choice that refuse each product found. */
    refusals: new Int32Array(rows),
    /**
     * Both by card number, 0 where there is nothing yet: the card's index in the list plus one; the number of the brand counted first
     * for it plus one.
     */
    cardAt: new Int32Array(cards),
    brandOfCard: new Int32Array(cards),
    /** What the cards of the list are sorted by, and the shade that each card shows. */
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
