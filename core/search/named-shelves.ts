import type { ShelfName } from '#core/catalogue/listed-products.ts';
import type { TextQuery } from './build-text-query.ts';

/** A category or sub-category that was named, and how much what it holds counts more. */
export type NamedShelf = { id: string; weight: number };

/** How much more a product counts whose sub-category is all that was named. */
const WEIGHT_OF_SUB_CATEGORY = 4;
/** A category is wide: its name says less. */
const WEIGHT_OF_CATEGORY = 2;

/** Shelves whose name has what was typed, by the share of it. */
export function namedShelves(
  shelves: readonly ShelfName[],
  { parts }: Pick<TextQuery, 'parts'>,
): NamedShelf[] {
  return shelves.flatMap(({ id, searchWords, isSubCategory }) => {
    const weight = isSubCategory ? WEIGHT_OF_SUB_CATEGORY : WEIGHT_OF_CATEGORY;
    const named = parts.filter((part) =>
      part.some((terms) => terms.every((ranges) => hasAny(searchWords, ranges))),
    );
    return named.length === 0 ? [] : [{ id, weight: (weight * named.length) / parts.length }];
  });
}

/** Whether a sub-category is called what this part says, so that others of it are near to what was looked for. */
export function namesSubCategory(shelves: readonly ShelfName[], part: TextQuery['parts'][number]): boolean {
  return namedShelves(shelves, { parts: [part] }).some(({ weight }) => weight === WEIGHT_OF_SUB_CATEGORY);
}

function hasAny(words: readonly string[], ranges: readonly { first: string; last: string }[]): boolean {
  return ranges.some(({ first, last }) => words.some((word) => word >= first && word <= last));
}
