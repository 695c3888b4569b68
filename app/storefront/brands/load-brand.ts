import { data, redirect } from 'react-router';
import type { PublicApi } from '#shared/contract/contract.ts';
import { readListChoice } from '#shared/list-choice.ts';
import { brandPath, inLanguage, languageOfPath, slugOf } from '#shared/page-paths.ts';
import { cardFields } from '../filters/card-fields.ts';
import { wantsFilters } from '../filters/wants-filters.ts';
import type { LoadChosen } from '../listing/chosen-list.tsx';
import { orFailed, type ProductResults, toProductResults } from '../product/product-results.ts';
import type { BrandOnCard } from './brand-cards.tsx';

export type BrandPageData = { brand: BrandOnCard; first: ProductResults };

/** The data of a brand's page. @throws a 404 for a brand without products, a 301 for another spelling or an earlier name. */
export async function loadBrand(
  api: Pick<PublicApi, 'brand' | 'product'>,
  slug: string,
  url: URL,
): Promise<BrandPageData> {
  const brands = (await api.brand.list({})).data;
  const found =
    brands.find(({ name }) => slugOf(name) === slug) ??
    brands.find(({ name }) => isSpelledLike(name, slug)) ??
    brands.find(({ formerNames }) => formerNames.some((former) => isSpelledLike(former, slug)));
  if (!found) throw data(null, { status: 404 });
  const { version, formerNames, ...brand } = found;
  if (slugOf(brand.name) !== slug) {
    throw redirect(inLanguage(brandPath(brand.name), languageOfPath(url.pathname)) + url.search, 301);
  }
  const page = Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1);
  const asked = { choice: readListChoice(url.searchParams), facets: wantsFilters(url.searchParams) };
  return { brand, first: await orFailed(productsOf(brand.name)(api, asked, page)) };
}

function isSpelledLike(name: string, slug: string): boolean {
  return slugOf(name).toLowerCase() === slug.toLowerCase();
}

/** Loads the products of a brand as a list that can be narrowed, most bought first; the brand itself is not among the choices. */
export function productsOf(brand: string): LoadChosen {
  return async ({ product }, { choice, facets }, page, signal) => {
    const wanted = {
      sort: 'popular' as const,
      ...choice,
      facets: { ...choice.facets, brand: [brand] },
    };
    const input = { page, ...cardFields({ choice: wanted, facets: facets ?? false }) };
    const results = toProductResults(await product.search(input, signal ? { signal } : {}));
    if (results.failed || !results.facets) return results;
    const values = results.facets.values.filter(({ kind }) => kind !== 'brand');
    return { ...results, facets: { ...results.facets, values } };
  };
}
