import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigation, useNavigationType, useRevalidator } from 'react-router';
import { apiErrorIn } from '#shared/api-error.ts';
import type { CallOptions, PublicApi } from '#shared/contract/contract.ts';
import { limits } from '#shared/limits.ts';
import { choiceQuery, isNarrowed, type ListChoice, readListChoice } from '#shared/list-choice.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { searchMessages } from '../../messages/search-messages.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useProductCount } from '../../shell-data/use-shell-data.ts';
import { api, pageApi } from '../../state/api.ts';
import { loadedAhead } from '../../state/load-ahead.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { NoMatch } from '../../ui/pictures/motif/no-match.tsx';
import { cardFields } from '../filters/card-fields.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { wantsFilters } from '../filters/wants-filters.ts';
import type { CardProduct } from '../product/card-product.ts';
import { findListAhead } from '../product/kept-lists.ts';
import { ProductGrid, ProductGridSkeleton } from '../product/product-grid.tsx';
import { orFailed, type ProductResults, toProductResults } from '../product/product-results.ts';
import { useInfiniteProducts } from '../product/use-infinite-products.ts';
import type { Route } from './+types/search-page';
import './search-page.css';
import { Corrections } from './corrections.tsx';
import { EmptySearch } from './empty-search.tsx';
import { useCardsByFrame } from './use-cards-by-frame.ts';
import { useNotedSearch } from './use-noted-search.ts';

const SKELETONS = 10;
/** How long the old results stay: results that arrive sooner replace them directly, so that a letter does not draw the page twice. */
const PATIENCE_MS = 150;
const none: CardProduct[] = [];

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSearch(context.get(pageContext).api, new URL(request.url));
}

/** In the browser results come straight from the API; the router drops the answer of a query that has been replaced. */
const loadInBrowser = loadedAhead(
  async ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    const ahead = findListAhead(url);
    return ahead ? { ...askedIn(url), first: ahead, popular: [] } : loadSearch(pageApi, url, request.signal);
  },
  { isWhole: ({ first }) => !first.failed },
);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadInBrowser({ request });
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const texts = searchMessages[languageOfPath(location.pathname)];
  const query = loaderData?.query ?? '';
  return pageMeta({
    matches,
    location,
    title: query === '' ? texts.title : texts.titleFor(query),
    description: texts.description,
    noIndex: query !== '',
  });
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(searchMessages);
  const shared = useMessages(productMessages);
  const { query, choice, first, popular } = loaderData;
  const isOnItsWay = useIsOnItsWay();
  const isEmptyShop = useProductCount() === 0;
  const isSearching = useIsLate(isOnItsWay);
  const revalidator = useRevalidator();
  const loadPage = useCallback(
    (page: number, signal: AbortSignal) => searchPage(api, { query, choice }, page, signal),
    [query, choice],
  );
  const loadFacets = useCallback(
    ({ signal }: CallOptions) => searchPage(pageApi, { query, choice, facets: true }, 1, signal),
    [query, choice],
  );
  const list = useInfiniteProducts(first, loadPage);
  const { results } = list;
  // Typing on replaces the query's entry in the history.
  const cards = useCardsByFrame(results.failed ? none : results.products, useNavigationType() === 'REPLACE');
  const foundNothing = !results.failed && results.totalCount === 0;
  // The nearest results are not what was searched for, so the search still counts as missed.
  const isMissed = foundNothing || (!results.failed && results.dropped !== undefined);
  const isKnown = !isOnItsWay && !results.failed && !isNarrowed(choice);
  useNotedSearch(query, !isKnown ? 'unknown' : isMissed ? 'missed' : 'found');

  return (
    <div className="search-page container">
      {query === '' && !isNarrowed(choice) && <EmptySearch popular={popular} />}
      <h1 className="search-page__heading medium-heading" aria-live="polite">
        {results.failed || isSearching ? texts.title : texts.results(results.totalCount)}
      </h1>
      {!results.failed && results.dropped && !foundNothing && !isSearching && (
        <p className="search-page__dropped">{texts.withoutWords(results.dropped)}</p>
      )}
      {!results.failed && results.corrected && !isSearching && (
        <Corrections query={query} corrections={results.corrected} />
      )}
      <FilterBar
        list={{
          choice,
          kept: query === '' ? [] : [['q', query]],
          sort: query === '' ? 'newest' : 'best',
          first,
          results,
          loadFacets,
        }}
      />
      {isSearching ? (
        <ProductGridSkeleton count={SKELETONS} columns={4} label={shared.loadingProducts} />
      ) : results.failed ? (
        <ErrorState
          title={shared.listFailed}
          text={results.message}
          retrying={revalidator.state === 'loading'}
          onRetry={() => revalidator.revalidate()}
        />
      ) : results.products.length === 0 ? (
        <EmptyState
          illustration={<NoMatch />}
          title={texts.nothingFound}
          text={isEmptyShop ? texts.nothingYet : texts.nothingFoundHelp}
        />
      ) : (
        <ProductGrid
          list={{ ...list, results: { ...results, products: cards } }}
          columns={4}
          nextPage={nextPageOf({ query, choice }, results)}
        />
      )}
    </div>
  );
}

type AskedSearch = { query: string; choice: ListChoice; facets?: boolean };

function askedIn(url: URL): AskedSearch {
  return { query: queryOf(url), choice: readListChoice(url.searchParams) };
}

async function loadSearch(
  from: Pick<PublicApi, 'product' | 'popularSearch'>,
  url: URL,
  signal?: AbortSignal,
) {
  const asked = askedIn(url);
  const page = Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1);
  const first = searchPage(from, { ...asked, facets: wantsFilters(url.searchParams) }, page, signal);
  const [results, popular] = await Promise.all([
    orFailed(first),
    asked.query === '' ? findPopular(from, signal) : [],
  ]);
  return { ...asked, first: results, popular };
}

/** Popular searches; empty if they could not be loaded, because the page can do without them. */
async function findPopular(from: Pick<PublicApi, 'popularSearch'>, signal?: AbortSignal): Promise<string[]> {
  try {
    const { data } = await from.popularSearch.list({}, signal ? { signal } : {});
    return data.searches;
  } catch (failure) {
    console.warn('Popular searches could not be loaded', apiErrorIn(failure));
    return [];
  }
}

/** The query, cut to the length that the call accepts: a longer text was pasted by mistake, and its beginning finds as much. */
function queryOf(url: URL): string {
  return (url.searchParams.get('q') ?? '').replaceAll('\0', ' ').slice(0, limits.search);
}

async function searchPage(
  from: Pick<PublicApi, 'product'>,
  { query: search, ...asked }: AskedSearch,
  page: number,
  signal?: AbortSignal,
): Promise<ProductResults> {
  const input = { search, page, ...cardFields(asked) };
  return toProductResults(await from.product.search(input, signal ? { signal } : {}));
}

/** True while another query's results are on their way. */
function useIsOnItsWay(): boolean {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return next !== undefined && next.pathname === pathname;
}

function useIsLate(isOnItsWay: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return;
    const waiting = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(waiting);
      setLate(false);
    };
  }, [isOnItsWay]);
  return isOnItsWay && isLate;
}

function nextPageOf({ query, choice }: AskedSearch, results: ProductResults): string | undefined {
  if (results.failed || results.page >= results.totalPage) return undefined;
  return choiceQuery(choice, [
    ['q', query],
    ['page', String(results.page + 1)],
  ]);
}
