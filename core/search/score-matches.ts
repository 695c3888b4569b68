import type { ListSource } from '#core/catalogue/card-lists.ts';
import type { Found } from '#core/catalogue/list-room.ts';
import type { ListedProducts } from '#core/catalogue/listed-products.ts';
import { type Bits, bytesOf, countBits, either, inAll, setBits } from './bits.ts';
import type { MatchBlock } from './match-blocks.ts';
import type { NamedShelf } from './named-shelves.ts';

/** What a list ranks its matches by, apart from where the words are. */
export type Ranking = {
  named: readonly NamedShelf[];
  facets: readonly string[];
  /** The matches of each thing that was described; only names and labels count. */
  described: readonly (readonly MatchBlock[])[];
};

/** How much more a product counts if it is what was described. */
const WEIGHT_OF_DESCRIBED = 2.5;
/** Added if the name has all words, those that describe as well. */
const WEIGHT_OF_WHOLE_NAME = 0.5;
/** A product for all skins is merely not wrong for one of them, so it counts little. */
const WEIGHT_FOR_ALL_SKINS = 0.5;
/** A product that is for other needs as well, such as a sun fluid that also prevents dark spots, counts a little less for one of them. */
const LESS_FOR_OTHER_NEEDS = 0.25;
/** A product with at least this many kinds of skin is for all skins. */
const ALL_SKINS = 5;

/** A product on no shelf (feeds may leave it out) whose name is that of a named shelf may belong there: it gets this share. */
const SHARE_OF_UNFILED = 0.5;

/** The products that have every word somewhere; `base` is added to the score of each. */
export function sourceOfMatches(blocks: readonly MatchBlock[], ranking: Ranking, base = 0): ListSource {
  return (products, found) => {
    const weightOfShelf = weighShelves(products, ranking.named);
    const unfiled = SHARE_OF_UNFILED * Math.max(0, ...ranking.named.map(({ weight }) => weight));
    const weights: Weights = {
      base,
      weightOfShelf,
      weightIfNamed: weightOfShelf.map((weight, shelf) =>
        products.shelves.values[shelf]?.subCategories.length === 0 ? Math.max(weight, unfiled) : weight,
      ),
      weightOfFacets: Float64Array.from(
        products.facetSets.values,
        (has) => weightOfChoice(has, ranking.facets) ?? 0,
      ),
    };
    const described = Map.groupBy(ranking.described.flat(), ({ block }) => block);
    for (const match of blocks) {
      const said = described.get(match.block) ?? [];
      const saidAnywhere = said.map(({ labelled }) => labelled).reduce(either, undefined);
      const saidInNames = inAll(said.map(({ named }) => named));
      scoreBlock(products, { match, said: saidAnywhere, saidInNames }, weights, found);
    }
  };
}

/** Weights by the index of a shelf, for products without and with the searched words in their names; and by the index of a set of facets. */
type Weights = {
  base: number;
  weightOfShelf: Float64Array;
  weightIfNamed: Float64Array;
  weightOfFacets: Float64Array;
};

/** Adds the matches of a block. A separate function, called for each block, so that it is compiled as a whole. */
function scoreBlock(
  products: ListedProducts,
  { match, said, saidInNames }: { match: MatchBlock; said: Bits | undefined; saidInNames: Bits | undefined },
  { base, weightOfShelf, weightIfNamed, weightOfFacets }: Weights,
  found: Found,
): void {
  const rowsOfBits = products.rowsOfBlock(match.block);
  if (!rowsOfBits) return;
  const { shelf, facetSet } = products;
  const { rows, scores } = found;
  const anywhere = bytesOf(match.anywhere);
  const exact = match.exact && bytesOf(match.exact);
  const named = match.named && bytesOf(match.named);
  const labelled = match.labelled && bytesOf(match.labelled);
  const inSaid = said && bytesOf(said);
  const inNames = saidInNames && bytesOf(saidInNames);
  let { length } = found;
  for (let byte = 0; byte < anywhere.length; byte += 1) {
    const ofAny = anywhere[byte] ?? 0;
    if (ofAny === 0) continue;
    const ofExact = exact?.[byte] ?? 0;
    const ofNamed = named?.[byte] ?? 0;
    const ofLabelled = labelled?.[byte] ?? 0;
    const ofSaid = inSaid?.[byte] ?? 0;
    const ofNames = inNames?.[byte] ?? 0;
    for (let rest = ofAny; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      const row = rowsOfBits[byte * 8 + 7 - bit] ?? -1;
      if (row === -1) continue;
      const isNamed = (ofNamed >> bit) & 1;
      const isLabelled = (ofLabelled >> bit) & 1;
      const weight = isNamed === 1 ? weightIfNamed : weightOfShelf;
      const onShelf = weight[shelf[row] ?? 0] ?? 0;
      rows[length] = row;
      scores[length] =
        base +
        ((ofExact >> bit) & 1) +
        isNamed +
        isLabelled +
        // A shelf that has only part of the words says little if the rest is found only in a description.
        (isLabelled === 1 ? onShelf : onShelf / 2) +
        Math.max(weightOfFacets[facetSet[row] ?? 0] ?? 0, WEIGHT_OF_DESCRIBED * ((ofSaid >> bit) & 1)) +
        WEIGHT_OF_WHOLE_NAME * ((ofNames >> bit) & isNamed);
      length += 1;
    }
  }
  found.length = length;
}

/** How much a product with these facets counts if some were asked for; undefined if it has none of them. */
export function weightOfChoice(has: readonly string[], asked: readonly string[]): number | undefined {
  const found = asked.filter((facet) => has.includes(facet));
  if (found.length === 0) return undefined;
  const isForAll = has.filter((facet) => facet.startsWith('skin:')).length >= ALL_SKINS;
  if (isForAll && found.every((facet) => facet.startsWith('skin:'))) return WEIGHT_FOR_ALL_SKINS;
  const isForMore = found.some(isNeed) && has.some((facet) => isNeed(facet) && !asked.includes(facet));
  return isForMore ? WEIGHT_OF_DESCRIBED - LESS_FOR_OTHER_NEEDS : WEIGHT_OF_DESCRIBED;
}

function isNeed(facet: string): boolean {
  return facet.startsWith('concern:');
}

export function weighShelves(products: ListedProducts, named: readonly NamedShelf[]): Float64Array {
  const weights = new Map(named.map(({ id, weight }) => [id, weight]));
  return Float64Array.from(products.shelves.values, ({ categories, subCategories }) =>
    Math.max(0, ...[...categories, ...subCategories].map((id) => weights.get(id) ?? 0)),
  );
}

/** The products that match, if they are on fewer than `enough` cards: shades of one family share a card. */
export function onFewCards(
  products: ListedProducts,
  blocks: readonly MatchBlock[],
  enough: number,
): string[] | undefined {
  const cards = new Set<number>();
  const ids: string[] = [];
  for (const { block, anywhere } of blocks) {
    const rows = products.rowsOfBlock(block);
    for (const bit of setBits(anywhere)) {
      const row = rows?.[bit] ?? -1;
      if (row === -1) continue;
      if (cards.add(products.card[row] ?? 0).size >= enough) return undefined;
      ids.push(products.ids[row] ?? '');
    }
  }
  return ids;
}

/** This many products fill more than a few cards, whatever their families. */
const MANY = 500;

/** True if there are many matches, without reading the cards. */
export function areMany(blocks: readonly MatchBlock[]): boolean {
  let count = 0;
  for (const { anywhere } of blocks) {
    count += countBits(anywhere);
    if (count >= MANY) return true;
  }
  return false;
}
