import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { api } from '../../state/api.ts';
import type { LoadStatus } from '../../state/shop-state.ts';

export const productsOnPage = 12;
const searchDelayMs = 300;

type ProductList = {
  products: ProductView[];
  totalPages: number;
  status: LoadStatus;
};

/** The admin's list: the address says which page of which search, so that a reload and the way back show the same. */
export function useProductList() {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const [typed, setTyped] = useState(search);
  const [list, setList] = useState<ProductList>({ products: [], totalPages: 1, status: 'loading' });

  const load = useCallback(
    async (signal?: AbortSignal) => {
      setList((current) => ({ ...current, status: 'loading' }));
      try {
        const answer = await api.product.get(
          { page, limit: productsOnPage, search },
          signal === undefined ? {} : { signal },
        );
        setList({ products: answer.data, totalPages: answer.totalNoPage, status: 'ready' });
      } catch (failure) {
        if (signal?.aborted) return;
        if (!(failure instanceof ApiError)) throw failure;
        console.warn('The products could not be loaded', failure);
        setList((current) => ({ ...current, status: 'failed' }));
      }
    },
    [page, search],
  );

  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  // A new search begins on its first page, once typing has stopped for a moment (spec §4).
  useEffect(() => {
    if (typed === search) return;
    const waiting = setTimeout(() => {
      setParams(typed === '' ? {} : { q: typed }, { replace: true, preventScrollReset: true });
    }, searchDelayMs);
    return () => clearTimeout(waiting);
  }, [typed, search, setParams]);

  const goTo = (next: number) => {
    if (next < 1 || next > list.totalPages || next === page) return;
    setParams({ ...(search === '' ? {} : { q: search }), ...(next === 1 ? {} : { page: String(next) }) });
  };

  // The last product of the last page was deleted, or an old address names a page that is no more.
  const isBeyond = list.status === 'ready' && page > list.totalPages;
  useEffect(() => {
    if (isBeyond) goTo(list.totalPages);
  });

  return { ...list, page, typed, type: setTyped, goTo, reload: () => load(), isSearching: search !== '' };
}
