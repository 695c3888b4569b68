import { facetKinds, type ListFlag, listFlags } from '#shared/list-choice.ts';
import type { CardList } from './card-lists.ts';
import { type Found, type ListRoom, roomFor } from './list-room.ts';
import type { ListedProducts } from './listed-products.ts';

/**
 * The products that a list could show, in the list's room: each with its card and with the parts of the choice that refuse it.
 */
export type Members = {
  found: Found;
  room: ListRoom;
  /** The card number of each product; undefined where each product has its own card. */
  card: Int32Array | undefined;
  /** The number of cards; without families, the number of products. */
  cardCount: number;
};

export function membersOf(products: ListedProducts, list: CardList): Members {
  const room = roomFor(products);
  const { found } = room;
  found.length = 0;
  list.source(products, found);
  noteRefusals(products, list, room);
  return {
    found,
    room,
    card: list.families ? products.card : undefined,
    cardCount: list.families ? products.cardCount : products.length,
  };
}

// Each part of the choice that can refuse a product has a bit: the kinds of facets, then the price, then the flags.
export const bitOfKind = new Map<string, number>(facetKinds.map((kind, number) => [kind, 1 << number]));
export const bitOfPrice = 1 << facetKinds.length;
export const bitOfFlag = new Map<string, number>(
  listFlags.map((flag, number) => [flag, 1 << (facetKinds.length + 1 + number)]),
);

function noteRefusals(products: ListedProducts, list: CardList, { found, refusals }: ListRoom): void {
  const { choice } = list;
  const { length, rows } = found;
  refusals.fill(0, 0, length);
  const kinds = facetKinds.filter((kind) => choice.facets[kind] !== undefined);
  if (kinds.length > 0) {
    const { facetSet } = products;
    const bySet = Int32Array.from(products.facetSets.values, (facets) =>
      kinds.reduce((bits, kind) => {
        const isIn = choice.facets[kind]?.some((value) => facets.includes(`${kind}:${value}`));
        return isIn ? bits : bits | (bitOfKind.get(kind) ?? 0);
      }, 0),
    );
    for (let member = 0; member < length; member += 1) {
      refusals[member] = bySet[facetSet[rows[member] ?? 0] ?? 0] ?? 0;
    }
  }
  const { min = 0, max = Number.POSITIVE_INFINITY } = choice;
  if (choice.min !== undefined || choice.max !== undefined) {
    const { pricePaid } = products;
    for (let member = 0; member < length; member += 1) {
      const price = pricePaid[rows[member] ?? 0] ?? 0;
      if (price < min || price > max) refusals[member] = (refusals[member] ?? 0) | bitOfPrice;
    }
  }
  for (const flag of choice.flags) {
    const has = hasFlag(products, list, flag);
    const bit = bitOfFlag.get(flag) ?? 0;
    for (let member = 0; member < length; member += 1) {
      if (!has(rows[member] ?? 0)) refusals[member] = (refusals[member] ?? 0) | bit;
    }
  }
}

function hasFlag(
  { stock, discount, createdAt }: ListedProducts,
  { newSince }: CardList,
  flag: ListFlag,
): (row: number) => boolean {
  if (flag === 'stock') return (row) => (stock[row] ?? 0) > 0;
  if (flag === 'offer') return (row) => (discount[row] ?? 0) > 0;
  const since = newSince.getTime();
  return (row) => (createdAt[row] ?? 0) >= since;
}
