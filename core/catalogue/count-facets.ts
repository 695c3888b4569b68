import { type FacetKind, type ListFlag, listFlags } from '#shared/list-choice.ts';
import type { CardList } from './card-lists.ts';
import { BITS_OF_WORD, facetBitsOf } from './facet-bits.ts';
import { bitOfKind, bitOfPrice, type Members } from './list-members.ts';
import type { ListedProducts } from './listed-products.ts';

/**
 * For each value, the number of cards if it were chosen as well; the prices are the lowest and highest that remain
 * without the price filter.
 */
export type FacetCounts = {
  values: { kind: FacetKind; value: string; cards: number }[];
  flags: Record<ListFlag, number>;
  prices: { least: number; most: number } | undefined;
};

const bitOfBrand = bitOfKind.get('brand') ?? 0;
const [bitOfStock = 0, bitOfOffer = 0, bitOfNew = 0] = listFlags.map((_, bit) => 1 << bit);

/**
 * Counts what the list could be narrowed by further. A kind that something is already chosen from is counted as if
 * nothing were.
 */
export function countMembers(
  products: ListedProducts,
  { newSince }: Pick<CardList, 'newSince'>,
  { found, room, card, cardCount }: Members,
): FacetCounts {
  const { length, rows } = found;
  const { refusals, brandOfCard } = room;
  const { facetSet, pricePaid, stock, discount, createdAt } = products;
  const { facets, words, bitsOfSet, brandOfSet, brands, bitsOfPart } = facetBitsOf(products);
  const since = newSince.getTime();
  const everything = new Int32Array(words).fill(-1);
  // The bits already counted for each card, so that each value counts a card once.
  const counted = new Int32Array(cardCount * words);
  const cardsOfBits = new Int32Array(words * BITS_OF_WORD);
  brandOfCard.fill(0, 0, cardCount);
  const cardsOfBrands = new Int32Array(brands);
  const otherBrands = new Set<number>();
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (let member = 0; member < length; member += 1) {
    const refused = refusals[member] ?? 0;
    // A product that two parts of the choice refuse is counted nowhere.
    if ((refused & (refused - 1)) !== 0) continue;
    const row = rows[member] ?? 0;
    if (refused === 0 || refused === bitOfPrice) {
      const price = pricePaid[row] ?? 0;
      if (price < least) least = price;
      if (price > most) most = price;
      if (refused === bitOfPrice) continue;
    }
    const number = card === undefined ? row : (card[row] ?? 0);
    const set = facetSet[row] ?? 0;
    const counts = refused === 0 ? everything : (bitsOfPart.get(refused) ?? everything);
    let has =
      ((stock[row] ?? 0) > 0 ? bitOfStock : 0) |
      ((discount[row] ?? 0) > 0 ? bitOfOffer : 0) |
      ((createdAt[row] ?? 0) >= since ? bitOfNew : 0);
    for (let word = 0; word < words; word += 1) {
      has |= bitsOfSet[set * words + word] ?? 0;
      const before = counted[number * words + word] ?? 0;
      let fresh = has & (counts[word] ?? 0) & ~before;
      has = 0;
      if (fresh === 0) continue;
      counted[number * words + word] = before | fresh;
      for (; fresh !== 0; fresh &= fresh - 1) {
        const bit = word * BITS_OF_WORD + 31 - Math.clz32(fresh & -fresh);
        cardsOfBits[bit] = (cardsOfBits[bit] ?? 0) + 1;
      }
    }
    const brand = brandOfSet[set] ?? 0;
    if (brand === 0 || (refused !== 0 && refused !== bitOfBrand)) continue;
    const first = brandOfCard[number] ?? 0;
    if (first === brand) continue;
    if (first === 0) brandOfCard[number] = brand;
    else {
      // Only cards with shades of several brands get here, which are rare.
      const other = number * brands + brand - 1;
      if (otherBrands.has(other)) continue;
      otherBrands.add(other);
    }
    cardsOfBrands[brand - 1] = (cardsOfBrands[brand - 1] ?? 0) + 1;
  }
  const [stockCards = 0, offerCards = 0, newCards = 0] = cardsOfBits;
  return {
    values: facets.flatMap(({ kind, value, counter }) => {
      const cards = (kind === 'brand' ? cardsOfBrands : cardsOfBits)[counter] ?? 0;
      return cards > 0 ? [{ kind, value, cards }] : [];
    }),
    flags: { stock: stockCards, offer: offerCards, new: newCards },
    prices: most > 0 ? { least, most } : undefined,
  };
}
