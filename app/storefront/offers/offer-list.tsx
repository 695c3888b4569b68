import { useCallback, useMemo } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { CallOptions } from '#shared/contract/contract.ts';
import { choiceQuery, readListChoice } from '#shared/list-choice.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { offersMessages } from '../../messages/offers-messages.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { ProductListJsonLd } from '../../seo/product-list-json-ld.tsx';
import { api, pageApi } from '../../state/api.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { NoMatch } from '../../ui/pictures/motif/no-match.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { ProductGrid } from '../product/product-grid.tsx';
import type { ProductResults } from '../product/product-results.ts';
import { useInfiniteProducts } from '../product/use-infinite-products.ts';
import { loadOfferPage, type OfferKind } from './load-offers.ts';
import './offer-list.css';

type OfferListProps = {
  kind: OfferKind;
  title: string;
  text: string;
  nothing: string;
  first: ProductResults;
};

/** A page of reduced products, going on while one scrolls. */
export function OfferList({ kind, title, text, nothing, first }: OfferListProps) {
  const texts = useMessages(offersMessages);
  const shared = useMessages(productMessages);
  const localPath = useLocalPath();
  const revalidator = useRevalidator();
  const { search } = useLocation();
  const choice = useMemo(() => readListChoice(new URLSearchParams(search)), [search]);
  const loadPage = useCallback(
    (page: number, signal: AbortSignal) => loadOfferPage(api, kind, { choice }, page, signal),
    [kind, choice],
  );
  const loadFacets = useCallback(
    async ({ signal }: CallOptions) => {
      const counted = await loadOfferPage(pageApi, kind, { choice, facets: true }, 1, signal);
      return counted.failed ? undefined : counted.facets;
    },
    [kind, choice],
  );
  const list = useInfiniteProducts(first, loadPage);
  const { results } = list;
  return (
    <div className="page container">
      {!first.failed && <ProductListJsonLd products={first.products} />}
      <h1>{title}</h1>
      <p className="offer-list__text muted">
        {text} {!results.failed && texts.count(results.totalCount)}
      </p>
      <FilterBar
        list={{ choice, sort: 'discount', facets: first.failed ? undefined : first.facets, loadFacets }}
      />
      {results.failed ? (
        <ErrorState
          title={shared.listFailed}
          retrying={revalidator.state === 'loading'}
          onRetry={() => revalidator.revalidate()}
        />
      ) : results.products.length === 0 ? (
        <EmptyState
          illustration={<NoMatch />}
          title={nothing}
          text={texts.nothingHelp}
          action={<ButtonLink to={localPath('/new-arrival')}>{texts.toNewArrivals}</ButtonLink>}
        />
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
