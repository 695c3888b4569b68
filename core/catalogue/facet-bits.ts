import { type FacetKind, facetKinds, listFlags } from '#shared/list-choice.ts';
import { bitOfFlag, bitOfKind } from './list-members.ts';
import type { ListedProducts } from './listed-products.ts';

export const BITS_OF_WORD = 32;

type Facet = { kind: FacetKind; value: string; counter: number };

/**
 * The flags and facets of products as bits, so that those of a card are joined a word at a time. Brands are chosen by the owner and may be many,
 * so they get no bits: each set of facets has at most one brand, stored by its number.
 */
export type FacetBits = {
  sets: number;
  /** In the order in which products name them; `counter` is the bit, or for a brand its number. */
  facets: Facet[];
  words: number;
  /** `words` words for each set of facets; the first bits, those of the flags, are not set. */
  bitsOfSet: Int32Array;
  /** The number of the brand plus one; 0 for none. */
  brandOfSet: Int32Array;
  brands: number;
  /** For a product that one part of the choice refuses: the bits that still count, which are the values of that part. */
  bitsOfPart: Map<number, Int32Array>;
};

const known = new WeakMap<ListedProducts, FacetBits>();

export function facetBitsOf(products: ListedProducts): FacetBits {
  const kept = known.get(products);
  if (kept?.sets === products.facetSets.values.length) return kept;
  const made = makeBits(products.facetSets.values);
  known.set(products, made);
  return made;
}

function makeBits(sets: readonly (readonly string[])[]): FacetBits {
  let bits: number = listFlags.length;
  let brands = 0;
  const numbers = new Map<string, Facet>();
  for (const name of sets.flat()) {
    const mark = name.indexOf(':');
    const kind = facetKinds.find((one) => one === name.slice(0, mark));
    if (kind === undefined || numbers.has(name)) continue;
    numbers.set(name, {
      ...{ kind, value: name.slice(mark + 1) },
      counter: kind === 'brand' ? brands++ : bits++,
    });
  }
  const facets = [...numbers.values()];
  const words = Math.ceil(bits / BITS_OF_WORD);
  const bitsOfSet = new Int32Array(sets.length * words);
  const brandOfSet = new Int32Array(sets.length);
  for (const [set, names] of sets.entries()) {
    for (const { kind, counter } of names.flatMap((name) => numbers.get(name) ?? [])) {
      if (kind === 'brand') brandOfSet[set] = counter + 1;
      else setBit(bitsOfSet, set * words, counter);
    }
  }
  const bitsOfPart = new Map<number, Int32Array>();
  for (const kind of facetKinds) {
    const part = new Int32Array(words);
    for (const facet of facets) {
      if (facet.kind === kind && kind !== 'brand') setBit(part, 0, facet.counter);
    }
    bitsOfPart.set(bitOfKind.get(kind) ?? 0, part);
  }
  for (const [bit, flag] of listFlags.entries()) {
    const part = new Int32Array(words);
    setBit(part, 0, bit);
    bitsOfPart.set(bitOfFlag.get(flag) ?? 0, part);
  }
  return { sets: sets.length, facets, words, bitsOfSet, brandOfSet, brands, bitsOfPart };
}

function setBit(words: Int32Array, first: number, bit: number): void {
  const word = first + Math.floor(bit / BITS_OF_WORD);
  words[word] = (words[word] ?? 0) | (1 << (bit % BITS_OF_WORD));
}
