import type { ShelfName } from '#core/catalogue/listed-products.ts';
import type { TextQuery } from './build-text-query.ts';

type Part = TextQuery['parts'][number];

/** A category or sub-category that was named, and how much more its products count. */
export type NamedShelf = { id: string; weight: number };

/** How much more a product counts if its sub-category is all that was named. */
const WEIGHT_OF_SUB_CATEGORY = 4;
/** Less for a category: it is wide, so its name says less. */
const WEIGHT_OF_CATEGORY = 2;

/**
 * The shelves whose name has some of the typed parts; their weight is in proportion to the share of the parts it has.
 */
export function namedShelves(
  shelves: readonly ShelfName[],
  { parts }: Pick<TextQuery, 'parts'>,
): NamedShelf[] {
  return shelves.flatMap(({ id, searchWords, isSubCategory }) => {
    const weight = isSubCategory ? WEIGHT_OF_SUB_CATEGORY : WEIGHT_OF_CATEGORY;
    const named = parts.filter((part) => isNamedBy(searchWords, part));
    if (named.length === 0 || isOther(searchWords, named, against)) return [];
    const share = isOther(searchWords, named, around) ? SHARE_OF_AROUND : 1;
    return [{ id, weight: (share * weight * named.length) / parts.length }];
  });
}

/** True if a sub-category is called what this part says, so that its other products are near to what was looked for. */
export function namesSubCategory(shelves: readonly ShelfName[], part: Part): boolean {
  if (part.every((terms) => terms.every((ranges) => ranges.every(({ first }) => isForWhom(first)))))
    return false;
  return shelves.some(({ searchWords, isSubCategory }) => isSubCategory && isNamedBy(searchWords, part));
}

function isNamedBy(shelf: readonly string[], part: Part): boolean {
  return part.some((terms) => terms.every((ranges) => hasAny(shelf, ranges)));
}

/** Words for whom a thing is: 'déodorant homme' is a deodorant, and other things for men are not near to it. */
const forWhom = new Set('homme man men masculin him femme woman women feminin her dame lady'.split(' '));

function isForWhom(word: string): boolean {
  return forWhom.has(word) || forWhom.has(word.replace(/s$/, ''));
}

/** Words for a thing that removes another: a search for 'nail polish' does not mean the shelf 'nail polish remover'. */
const against = ['remover', 'cleaner', 'dissolvant', 'demaquillant'];
/** Words for a thing that serves another and is near to it, but is something else: wig accessories are no wigs. */
const around = ['tool', 'accessor', 'accessoire', 'outil', 'entretien'];
const SHARE_OF_AROUND = 0.5;

/** True if the shelf's name has one of these words, and they were not typed. */
function isOther(shelf: readonly string[], named: readonly Part[], beginnings: readonly string[]): boolean {
  const other = shelf.filter((word) => beginnings.some((one) => word.startsWith(one)));
  const isMeant = named.some((part) => part.some((terms) => terms.some((ranges) => hasAny(other, ranges))));
  return other.length > 0 && !isMeant;
}

function hasAny(words: readonly string[], ranges: readonly { first: string; last: string }[]): boolean {
  return ranges.some(({ first, last }) => words.some((word) => word >= first && word <= last));
}
