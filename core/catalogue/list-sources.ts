import type { ListSource } from './card-lists.ts';
import { type Found, roomForFound } from './list-room.ts';
import type { ListedProducts, Shelf } from './listed-products.ts';
import { isMainCategory } from './main-shelf.ts';

/**
 * The products of a category, or of one sub-category inside it. Those of a whole category have a score if it is their main category: others are
 * in it as well, such as a lipstick for natural make-up in the category of the face.
 */
export function sourceOfCategory(categoryId: string, subCategoryId: string | undefined): ListSource {
  const isIn = ({ categories, subCategories }: Shelf) =>
    categories.includes(categoryId) && (subCategoryId === undefined || subCategories.includes(subCategoryId));
  return (products, found) => {
    const isMain = subCategoryId === undefined ? isMainCategory(products, categoryId) : () => false;
    const scores = products.shelves.values.map((shelf) => (isIn(shelf) ? Number(isMain(shelf)) : undefined));
    for (let row = 0; row < products.length; row += 1) {
      const score = scores[products.shelf[row] ?? 0];
      if (score !== undefined) take(found, row, score);
    }
  };
}

/** Products with a discount (decision 31). */
export const sourceOfOffers: ListSource = (products, found) =>
  takeWhere(products, found, (row) => (products.discount[row] ?? 0) > 0);

/** Products at 40 % off or more, and the last three pieces of others (decision 31). */
export const sourceOfClearance: ListSource = (products, found) =>
  takeWhere(products, found, (row) => {
    const stock = products.stock[row] ?? 0;
    return (products.discount[row] ?? 0) >= 40 || (stock >= 1 && stock <= 3);
  });

/** Products that were bought at least once. */
export const sourceOfSold: ListSource = (products, found) =>
  takeWhere(products, found, (row) => (products.sold[row] ?? 0) > 0);

export const sourceOfEverything: ListSource = (products, found) => takeWhere(products, found, () => true);

export const sourceOfNothing: ListSource = () => undefined;

/** Products whose facets have a score, with that score plus what `moreOf` adds for the product itself. */
export function sourceOfFacets(
  scoreOf: (facets: readonly string[]) => number | undefined,
  moreOf: (row: number) => number = () => 0,
): ListSource {
  return (products, found) => {
    const scores = products.facetSets.values.map(scoreOf);
    for (let row = 0; row < products.length; row += 1) {
      const score = scores[products.facetSet[row] ?? 0];
      if (score !== undefined) take(found, row, score + moreOf(row));
    }
  };
}

/** The products of either source; one that is in both counts with its better score. */
export function eitherOf(one: ListSource, other: ListSource): ListSource {
  return (products, found) => {
    one(products, found);
    const memberAt = new Map<number, number>();
    for (let member = 0; member < found.length; member += 1) memberAt.set(found.rows[member] ?? 0, member);
    const second = roomForFound(products.sequence.length);
    other(products, second);
    for (let at = 0; at < second.length; at += 1) {
      const row = second.rows[at] ?? 0;
      const score = second.scores[at] ?? 0;
      const member = memberAt.get(row);
      if (member === undefined) take(found, row, score);
      else found.scores[member] = Math.max(score, found.scores[member] ?? 0);
    }
  };
}

/** Adds a product to `found`. */
export function take(found: Found, row: number, score: number): void {
  found.rows[found.length] = row;
  found.scores[found.length] = score;
  found.length += 1;
}

function takeWhere({ length }: ListedProducts, found: Found, isWanted: (row: number) => boolean): void {
  for (let row = 0; row < length; row += 1) if (isWanted(row)) take(found, row, 0);
}
