import { data, redirect } from 'react-router';
import type { CategoryView, SubCategoryView } from '#shared/contract/catalogue.ts';
import type { PublicApi } from '#shared/contract/contract.ts';
import { inLanguage, languageOfPath, listingPath, parseSegment, segmentOf } from '#shared/page-paths.ts';
import { inOrderOfName } from '../../shell-data/in-order-of-name.ts';
import { orNotFound } from '../../state/or-not-found.ts';
import { orFailed, type ProductResults, toProductResults } from '../product/product-results.ts';

/** A category or sub-category as the listing shows it. */
export type ListingName = Pick<CategoryView, '_id' | 'name' | 'nameFr' | 'image'>;

export type Listing = {
  category: ListingName;
  subCategory: ListingName;
  /** All sub-categories of the category, by name. */
  subCategories: ListingName[];
  first: ProductResults;
};

/** As many as one call answers (spec §9). */
const LISTING_PAGE = 8;

type Segments = { categorySegment: string; subCategorySegment: string };
type CatalogueApi = Pick<PublicApi, 'category' | 'subcategory' | 'product'>;

/**
 * What the listing page shows; the loader and the browser both come through here. `ahead` are products that are known.
 * @throws a 404 for ids that do not belong together, a 301 for right ids under another slug (decision 5).
 */
export async function loadListing(
  api: CatalogueApi,
  segments: Segments,
  url: URL,
  { signal, ahead }: { signal?: AbortSignal; ahead?: ProductResults | undefined } = {},
): Promise<Listing> {
  const categoryId = parseSegment(segments.categorySegment)?.id;
  const subCategoryId = parseSegment(segments.subCategorySegment)?.id;
  if (categoryId === undefined || subCategoryId === undefined) throw data(null, { status: 404 });

  const page = Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1);
  const [categories, subCategories, first] = await Promise.all([
    api.category.get({}),
    api.subcategory.get({}),
    ahead ?? orFailed(orNotFound(loadListingPage(api, categoryId, subCategoryId, page, signal))),
  ]);
  return arrangeListing(segments, url, categories.data, subCategories.data, first);
}

/** The same from what is loaded already. @throws as `loadListing` does. */
export function arrangeListing(
  segments: Segments,
  url: URL,
  categories: readonly CategoryView[],
  subCategories: readonly SubCategoryView[],
  first: ProductResults,
): Listing {
  const categoryId = parseSegment(segments.categorySegment)?.id ?? '';
  const subCategoryId = parseSegment(segments.subCategorySegment)?.id ?? '';
  const category = categories.find(({ _id }) => _id === categoryId);
  const language = languageOfPath(url.pathname);
  const siblings = inOrderOfName(
    subCategories.filter((subCategory) => belongsTo(subCategory, categoryId)),
    language,
  );
  const subCategory = siblings.find(({ _id }) => _id === subCategoryId);
  if (!category || !subCategory) throw data(null, { status: 404 });

  if (
    segments.categorySegment !== segmentOf(category) ||
    segments.subCategorySegment !== segmentOf(subCategory)
  ) {
    throw redirect(inLanguage(listingPath(category, subCategory), language) + url.search, 301);
  }
  return {
    category: nameOf(category),
    subCategory: nameOf(subCategory),
    subCategories: siblings.map(nameOf),
    first,
  };
}

export async function loadListingPage(
  api: Pick<PublicApi, 'product'>,
  categoryId: string,
  subCategoryId: string,
  page: number,
  signal?: AbortSignal,
): Promise<ProductResults> {
  const input = { categoryId, subCategoryId, page, limit: LISTING_PAGE };
  return toProductResults(await api.product.getByCategoryAndSubCategory(input, signal ? { signal } : {}));
}

function nameOf({ _id, name, nameFr, image }: ListingName): ListingName {
  return { _id, name, nameFr, image };
}

function belongsTo(subCategory: SubCategoryView, categoryId: string): boolean {
  return subCategory.category.some(({ _id }) => _id === categoryId);
}
