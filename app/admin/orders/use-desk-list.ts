import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskRowView, WaitingView } from '#shared/contract/order-desk.ts';
import { api } from '../../state/api.ts';
import { listenForReturn } from '../../state/listen-for-return.ts';
import { deskInput } from './desk-query.ts';

type DeskList = {
  rows: readonly DeskRowView[];
  /** Where the list goes on. */
  next: string | null;
  waiting: WaitingView | undefined;
  status: 'loading' | 'ready' | 'failed';
};

const PAGE = 30;
const LARGEST_PAGE = 100;
const nothingYet: DeskList = { rows: [], next: null, waiting: undefined, status: 'loading' };

/** The orders that the address asks for, page by page, fresh again whenever somebody comes back to the tab. */
export function useDeskList(query: string) {
  const [list, setList] = useState(nothingYet);
  const lastAsked = useRef(0);
  const shownRows = useRef(0);
  shownRows.current = list.rows.length;

  const ask = useCallback(
    async (page: { after?: string; limit: number }) => {
      lastAsked.current += 1;
      const turn = lastAsked.current;
      setList((shown) => ({ ...shown, status: 'loading' }));
      try {
        const input = deskInput(new URLSearchParams(query));
        const { data, next, waiting } = await api.orderDesk.list({ ...input, ...page });
        // Whoever has gone on to another view meanwhile must not see this one come.
        if (turn !== lastAsked.current) return;
        setList((shown) => ({
          rows: page.after === undefined ? data : [...shown.rows, ...data],
          next,
          waiting,
          status: 'ready',
        }));
      } catch (failure) {
        if (turn !== lastAsked.current) return;
        console.warn('The orders could not be loaded', failure);
        setList((shown) => ({ ...shown, status: 'failed' }));
      }
    },
    [query],
  );

  const refresh = useCallback(
    () => ask({ limit: Math.min(LARGEST_PAGE, Math.max(PAGE, shownRows.current)) }),
    [ask],
  );
  useEffect(() => {
    setList(({ waiting }) => ({ ...nothingYet, waiting }));
    void ask({ limit: PAGE });
    return listenForReturn(refresh);
  }, [ask, refresh]);

  return {
    ...list,
    refresh,
    showMore: () => (list.next === null ? undefined : ask({ after: list.next, limit: PAGE })),
    replaceRows: (changed: readonly DeskRowView[]) => {
      const byId = new Map(changed.map((row) => [row._id, row]));
      setList((shown) => ({ ...shown, rows: shown.rows.map((row) => byId.get(row._id) ?? row) }));
    },
  };
}
