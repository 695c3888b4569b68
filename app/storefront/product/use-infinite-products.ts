import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '../../ui/feedback/notify.ts';
import { type FailedResults, orFailed, type ProductResults } from './product-results.ts';
import { useKeptList } from './use-kept-list.ts';
import { useLoadOnScroll } from './use-load-on-scroll.ts';

type LoadPage = (page: number, signal: AbortSignal) => Promise<ProductResults>;

export type InfiniteProducts = {
  results: ProductResults;
  isLoadingMore: boolean;
  /** Whether the last requested page could not be loaded; `loadMore` tries again. */
  hasFailed: boolean;
  hasMore: boolean;
  loadMore: () => void;
};

/**
 * A list that grows. Page 1 comes from the route and replaces the list; later pages are fetched as the reader nears the
 * end, and are appended (spec §4, Search and Sub-category listing). On going back the whole list comes from the route.
 */
export function useInfiniteProducts(first: ProductResults, loadPage: LoadPage): InfiniteProducts {
  const [more, setMore] = useState<{ of: ProductResults; results: ProductResults }>();
  const [loading, setLoading] = useState<'idle' | 'loading' | 'failed'>('idle');
  const request = useRef<AbortController>(undefined);
  const results = more?.of === first ? more.results : first;
  const hasMore = !results.failed && results.page < results.totalPage;

  // A new first page aborts requests for the old list.
  useEffect(() => {
    if (first.failed) showFailure(first);
    request.current?.abort();
    setLoading('idle');
    return () => request.current?.abort();
  }, [first]);

  const loadMore = useCallback(() => {
    if (results.failed || !hasMore || loading === 'loading') return;
    const controller = new AbortController();
    request.current = controller;
    setLoading('loading');
    orFailed(loadPage(results.page + 1, controller.signal)).then(
      (next) => {
        if (controller.signal.aborted) return;
        if (next.failed) {
          notify.error(next.message);
          return setLoading('failed');
        }
        const known = new Set(results.products.map(({ _id }) => _id));
        const added = next.products.filter(({ _id }) => !known.has(_id));
        const products = [...results.products, ...added];
        setMore({ of: first, results: { ...next, fromPage: results.fromPage, products } });
        setLoading('idle');
      },
      (failure: unknown) => {
        if (controller.signal.aborted) return;
        console.warn('The next page could not be loaded', failure);
        setLoading('failed');
      },
    );
  }, [first, results, hasMore, loading, loadPage]);

  useKeptList(results, (lost) => setMore({ of: first, results: lost }));
  useLoadOnScroll(hasMore && loading === 'idle', loadMore);

  return {
    results,
    isLoadingMore: loading === 'loading',
    hasFailed: loading === 'failed',
    hasMore,
    loadMore,
  };
}

function showFailure({ message }: FailedResults): void {
  console.warn('The list could not be loaded');
  notify.error(message);
}
