import type { ListSource } from './card-lists.ts';
import type { ListedProducts, Shelf } from './listed-products.ts';

/** The products of a category, or of one sub-category inside it. */
export function sourceOfCategory(categoryId: string, subCategoryId: string | undefined): ListSource {
  const isIn = ({ categories, subCategories }: Shelf) =>
    categories.includes(categoryId) && (subCategoryId === undefined || subCategories.includes(subCategoryId));
  return (products, take) => {
    const wanted = Uint8Array.from(products.shelves.values, (shelf) => Number(isIn(shelf)));
    takeWhere(products, take, (place) => wanted[products.shelf[place] ?? 0] === 1);
  };
}

/** Products with a discount (decision 31). */
export const sourceOfOffers: ListSource = (products, take) =>
  takeWhere(products, take, (place) => (products.discount[place] ?? 0) > 0);

/** Products at 40 % off or more, and the last three pieces of others (decision 31). */
export const sourceOfClearance: ListSource = (products, take) =>
  takeWhere(products, take, (place) => {
    const stock = products.stock[place] ?? 0;
    return (products.discount[place] ?? 0) >= 40 || (stock >= 1 && stock <= 3);
  });

export const sourceOfEverything: ListSource = (products, take) => takeWhere(products, take, () => true);

export const sourceOfNothing: ListSource = () => undefined;

/** What its facets give a score. */
export function sourceOfFacets(scoreOf: (facets: readonly string[]) => number | undefined): ListSource {
  return (products, take) => {
    const scores = products.facetSets.values.map(scoreOf);
    for (let place = 0; place < products.length; place += 1) {
      const score = scores[products.facetSet[place] ?? 0];
      if (score !== undefined) take(place, score);
    }
  };
}

/** What is in one of the two; in both, by its better score. */
export function eitherOf(one: ListSource, other: ListSource): ListSource {
  return (products, take) => {
    const scores = new Map<number, number>();
    const note = (place: number, score: number) =>
      scores.set(place, Math.max(score, scores.get(place) ?? Number.NEGATIVE_INFINITY));
    one(products, note);
    other(products, note);
    for (const [place, score] of scores) take(place, score);
  };
}

function takeWhere(
  { length }: ListedProducts,
  take: (place: number, score: number) => void,
  isWanted: (place: number) => boolean,
): void {
  for (let place = 0; place < length; place += 1) if (isWanted(place)) take(place, 0);
}
