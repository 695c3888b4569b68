import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation, useNavigationType, useSearchParams } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { LoadStatus } from '../state/shop-state.ts';

const searchDelayMs = 300;

/** What the address says: which page of which search in which view. */
export type Wanted = { view: string; search: string; page: number; limit: number };
export type Counted = { data: unknown[]; totalCount: number };

export type AdminListState<Answer extends Counted> = {
  answer: Answer | undefined;
  status: LoadStatus;
  view: string;
  search: string;
  page: number;
  totalPages: number;
  show: (change: Partial<Pick<Wanted, 'view' | 'search' | 'page'>>, options?: { replace: boolean }) => void;
  reload: () => Promise<void>;
};

/** A list whose place stands in the address, so that a reload and the way back show the same. `fetchPage` must stay the same function. */
export function useAdminList<Answer extends Counted>(
  fetchPage: (wanted: Wanted, options: CallOptions) => Promise<Answer>,
  rowsOnPage = 24,
): AdminListState<Answer> {
  const [params, setParams] = useSearchParams();
  const view = params.get('view') ?? '';
  const search = params.get('q') ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const [answer, setAnswer] = useState<Answer>();
  const [status, setStatus] = useState<LoadStatus>('loading');

  // A question that was asked before must not answer last: its rows may be of another page, or of before a change.
  const asking = useRef<AbortController>(undefined);
  const load = useCallback(async () => {
    const own = new AbortController();
    asking.current?.abort();
    const { signal } = own;
    asking.current = own;
    setStatus('loading');
    try {
      const found = await fetchPage({ view, search, page, limit: rowsOnPage }, { signal });
      if (signal.aborted) return;
      setAnswer(found);
      setStatus('ready');
    } catch (failure) {
      if (signal.aborted) return;
      if (!(failure instanceof ApiError)) throw failure;
      console.warn('A list of the admin area could not be loaded', failure);
      setStatus('failed');
    }
  }, [fetchPage, view, search, page, rowsOnPage]);

  useEffect(() => {
    void load();
    return () => asking.current?.abort();
  }, [load]);

  const totalPages = Math.max(1, Math.ceil((answer?.totalCount ?? 0) / rowsOnPage));

  // What was asked for last: a view pressed while a search still waits for its pause must not be undone by it.
  const asked = useRef({ view, search });
  useEffect(() => {
    asked.current = { view, search };
  }, [view, search]);

  const show: AdminListState<Answer>['show'] = (change, { replace } = { replace: false }) => {
    const next = { ...asked.current, page: 1, ...change };
    asked.current = { view: next.view, search: next.search };
    setParams(
      {
        ...(next.view === '' ? {} : { view: next.view }),
        ...(next.search === '' ? {} : { q: next.search }),
        ...(next.page === 1 ? {} : { page: String(next.page) }),
      },
      { replace, preventScrollReset: change.page === undefined },
    );
  };

  // The last row of the last page was dealt with, or an old address names a page that is no more.
  const isBeyond = status === 'ready' && page > totalPages;
  useEffect(() => {
    // In its place: the way back must not lead to it again.
    if (isBeyond) show({ page: totalPages }, { replace: true });
  });

  return { answer, status, view, search, page, totalPages, show, reload: load };
}

/**
 * What stands in the search field runs ahead of the address by the time of a short pause in typing (spec §4). `onSearch`
 * writes it there in place of what stood there.
 */
export function useSearchField(search: string, onSearch: (typed: string) => void) {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const cameByTyping = useNavigationType() === 'REPLACE';
  // The way back, or a link to the same list, has brought another search: without this the old one would return.
  if (search !== seen) {
    setSeen(search);
    if (!cameByTyping) setTyped(search);
  }
  // A search that is written into the address would call off the way to another page.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (typed === search || isLeaving) return;
    const waiting = setTimeout(() => onSearch(typed), searchDelayMs);
    return () => clearTimeout(waiting);
  }, [typed, search, onSearch, isLeaving]);
  return { typed, type: setTyped };
}
