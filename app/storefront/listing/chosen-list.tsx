import { type ReactNode, useCallback, useMemo } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { CallOptions, PublicApi } from '#shared/contract/contract.ts';
import { choiceQuery, type ListChoice, type ListSort, readListChoice } from '#shared/list-choice.ts';
import { useMessages } from '../../language.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { ProductListJsonLd } from '../../seo/product-list-json-ld.tsx';
import { api, pageApi } from '../../state/api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { ProductGrid } from '../product/product-grid.tsx';
import type { ProductResults } from '../product/product-results.ts';
import { useInfiniteProducts } from '../product/use-infinite-products.ts';

/** Loads a page of a list with its choices; must stay the same function while the list is the same. */
export type LoadChosen = (
  from: Pick<PublicApi, 'product'>,
  asked: { choice: ListChoice; facets?: boolean },
  page: number,
  signal?: AbortSignal,
) => Promise<ProductResults>;

type ChosenListProps = {
  first: ProductResults;
  load: LoadChosen;
  /** The sort order while none is chosen. */
  sort: ListSort;
  /** The heading above the choices; `totalCount` is the number of products where it is known and there are any. */
  head: (totalCount: number | undefined) => ReactNode;
  /** Shown in place of products when there are none. */
  empty: ReactNode;
};

/** A list with a page of its own, which can be narrowed and sorted, and loads more during scrolling. */
export function ChosenList({ first, load, sort, head, empty }: ChosenListProps) {
  const shared = useMessages(productMessages);
  const revalidator = useRevalidator();
  const { search } = useLocation();
  const choice = useMemo(() => readListChoice(new URLSearchParams(search)), [search]);
  const loadPage = useCallback(
    (page: number, signal: AbortSignal) => load(api, { choice }, page, signal),
    [load, choice],
  );
  const loadFacets = useCallback(
    ({ signal }: CallOptions) => load(pageApi, { choice, facets: true }, 1, signal),
    [load, choice],
  );
  const list = useInfiniteProducts(first, loadPage);
  const { results } = list;
  return (
    <div className="page container">
      {!first.failed && <ProductListJsonLd products={first.products} />}
      {head(results.failed ? undefined : results.totalCount || undefined)}
      <FilterBar list={{ choice, sort, first, results, loadFacets }} />
      {results.failed ? (
        <ErrorState
          title={shared.listFailed}
          text={results.message}
          retrying={revalidator.state === 'loading'}
          onRetry={() => revalidator.revalidate()}
        />
      ) : results.products.length === 0 ? (
        empty
      ) : (
        <ProductGrid
          list={list}
          columns={4}
          nextPage={list.hasMore ? choiceQuery(choice, [['page', String(results.page + 1)]]) : undefined}
        />
      )}
    </div>
  );
}
