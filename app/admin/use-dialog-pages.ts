import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { LoadStatus } from '../state/shop-state.ts';

type FetchRows<Row> = (page: number) => Promise<{ data: Row[]; totalCount: number }>;

/** A list inside a dialog that grows page by page. `fetchRows` must stay the same function while the dialog is open. */
export function useDialogPages<Row extends { _id: string }>(fetchRows: FetchRows<Row>) {
  const [rows, setRows] = useState<Row[]>([]);
  const [next, setNext] = useState(1);
  const [total, setTotal] = useState(0);
  const [status, setStatus] = useState<LoadStatus>('loading');

  const load = useCallback(
    async (page: number): Promise<void> => {
      setStatus('loading');
      try {
        const { data, totalCount } = await fetchRows(page);
        // What was added meanwhile moved the others down: some of this page is known already.
        setRows((known) => {
          const ids = new Set(known.map(({ _id }) => _id));
          return page === 1 ? data : [...known, ...data.filter(({ _id }) => !ids.has(_id))];
        });
        setNext(page + 1);
        setTotal(totalCount);
        setStatus('ready');
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        console.warn('A list of the admin area could not be loaded', failure);
        setStatus('failed');
      }
    },
    [fetchRows],
  );

  useEffect(() => {
    void load(1);
  }, [load]);

  return { rows, status, hasMore: rows.length < total, loadMore: () => load(next) };
}
