import { data, redirect } from 'react-router';
import type { CategoryView, SubCategoryView } from '#shared/contract/catalogue.ts';
import type { PublicApi } from '#shared/contract/contract.ts';
import { type ListChoice, readListChoice } from '#shared/list-choice.ts';
import {
  inLanguage,
  languageOfPath,
  listingPath,
  parseSegment,
  wholeCategoryPath,
} from '#shared/page-paths.ts';
import { inOrderOfName } from '../../shell-data/in-order-of-name.ts';
import { orNotFound } from '../../state/or-not-found.ts';
import { cardFields } from '../filters/card-fields.ts';
import { wantsFilters } from '../filters/wants-filters.ts';
import { orFailed, type ProductResults, toProductResults } from '../product/product-results.ts';

/** A category or sub-category as the listing shows it. */
export type ListingName = Pick<CategoryView, '_id' | 'name' | 'nameFr' | 'image'>;

export type Listing = {
  category: ListingName;
  /** Undefined on the page of the whole category. */
  subCategory: ListingName | undefined;
  /** All sub-categories of the category, by name. */
  subCategories: ListingName[];
  first: ProductResults;
  choice: ListChoice;
  /** Set when names and sub-categories could not be loaded: the name is taken from the address. */
  isNameless?: true;
};

/** The number of products in one call (spec §9). */
const LISTING_PAGE = 8;

export type Segments = { categorySegment: string; subCategorySegment?: string };
type CatalogueApi = Pick<PublicApi, 'category' | 'subcategory' | 'product'>;

/**
 * Loads what the listing page shows, on the server and in the browser. `ahead` are products that are known already.
 * @throws a 404 for ids that do not belong together, a 301 for right ids under another slug (decision 5).
 */
export async function loadListing(
  api: CatalogueApi,
  segments: Segments,
  url: URL,
  { signal, ahead }: { signal?: AbortSignal; ahead?: ProductResults | undefined } = {},
): Promise<Listing> {
  const [names, first] = await Promise.all([
    orFailed(Promise.all([api.category.get({}), api.subcategory.get({})])),
    ahead ?? loadFirstPage(api, segments, url, signal),
  ]);
  if ('failed' in names) return withoutNames(segments, url, first);
  const [categories, subCategories] = names;
  return arrangeListing(segments, url, categories.data, subCategories.data, first);
}

/** A listing without names: if they could not be loaded, the products are still shown. */
function withoutNames(segments: Segments, url: URL, first: ProductResults): Listing {
  const { categorySegment, subCategorySegment } = segments;
  return {
    category: namedByAddress(categorySegment),
    subCategory: subCategorySegment === undefined ? undefined : namedByAddress(subCategorySegment),
    subCategories: [],
    first,
    choice: readListChoice(url.searchParams),
    isNameless: true,
  };
}

function namedByAddress(segment: string): ListingName {
  const { slug = '', id = '' } = parseSegment(segment) ?? {};
  return { _id: id, name: slug.replaceAll('-', ' '), nameFr: null, image: '' };
}

/** The first page of products, or the page that the address names. @throws a 404 as `loadListing` does. */
export async function loadFirstPage(
  api: Pick<PublicApi, 'product'>,
  segments: Segments,
  url: URL,
  signal?: AbortSignal,
): Promise<ProductResults> {
  const choice = readListChoice(url.searchParams);
  const asked = { ...idsOf(segments), choice, facets: wantsFilters(url.searchParams) };
  const page = Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1);
  return orFailed(orNotFound(loadListingPage(api, asked, page, signal)));
}

/** Makes a listing of data that is loaded already. @throws as `loadListing` does. */
export function arrangeListing(
  segments: Segments,
  url: URL,
  categories: readonly CategoryView[],
  subCategories: readonly SubCategoryView[],
  first: ProductResults,
): Listing {
  const { categoryId, subCategoryId } = idsOf(segments);
  const category = categories.find(({ _id }) => _id === categoryId);
  const language = languageOfPath(url.pathname);
  const siblings = inOrderOfName(
    subCategories.filter((subCategory) => belongsTo(subCategory, categoryId)),
    language,
  );
  const subCategory = siblings.find(({ _id }) => _id === subCategoryId);
  if (!category || (subCategoryId !== undefined && !subCategory)) throw data(null, { status: 404 });
  const path = listPath(category, subCategory);
  if (decodeURIComponent(path) !== `/${Object.values(segments).join('/')}`) {
    throw redirect(inLanguage(path, language) + url.search, 301);
  }
  return {
    category: nameOf(category),
    subCategory: subCategory && nameOf(subCategory),
    subCategories: siblings.map(nameOf),
    first,
    choice: readListChoice(url.searchParams),
  };
}

/** The ids in an address. @throws a 404 for an address that is not of a list. */
function idsOf({ categorySegment, subCategorySegment }: Segments) {
  const categoryId = parseSegment(categorySegment)?.id;
  const subCategoryId = subCategorySegment === undefined ? undefined : parseSegment(subCategorySegment)?.id;
  if (categoryId === undefined || (subCategorySegment !== undefined && subCategoryId === undefined)) {
    throw data(null, { status: 404 });
  }
  return { categoryId, subCategoryId };
}

export function listPath(category: ListingName, subCategory: ListingName | undefined): string {
  return subCategory ? listingPath(category, subCategory) : wholeCategoryPath(category);
}

export type AskedListing = {
  categoryId: string;
  subCategoryId: string | undefined;
  choice: ListChoice;
  facets?: boolean;
};

export async function loadListingPage(
  api: Pick<PublicApi, 'product'>,
  { categoryId, subCategoryId, ...asked }: AskedListing,
  page: number,
  signal?: AbortSignal,
): Promise<ProductResults> {
  const place = subCategoryId === undefined ? { categoryId } : { categoryId, subCategoryId };
  const input = { ...place, page, limit: LISTING_PAGE, ...cardFields(asked) };
  return toProductResults(await api.product.getByCategoryAndSubCategory(input, signal ? { signal } : {}));
}

function nameOf({ _id, name, nameFr, image }: ListingName): ListingName {
  return { _id, name, nameFr, image };
}

function belongsTo(subCategory: SubCategoryView, categoryId: string): boolean {
  return subCategory.category.some(({ _id }) => _id === categoryId);
}
