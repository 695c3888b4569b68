import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Loaded } from '../../state/load.ts';
import { type LoadedState, useAddress, useLoaded } from '../../state/use-loaded.ts';
import { addressOf, type Counted, type Paged, type Wanted, wantedIn } from './list-loader.ts';

export type AdminListState<Answer extends Counted> = LoadedState<Paged<Answer>> &
  Wanted & {
    totalPages: number;
    show: (change: Partial<Wanted>, options?: { replace: boolean }) => void;
  };

/** A list as its page's `listLoader` has loaded it, and the ways to its other pages. */
export function useAdminList<Answer extends Counted>(
  loaderData: Loaded<Paged<Answer>>,
): AdminListState<Answer> {
  const loaded = useLoaded(loaderData);
  const navigate = useNavigate();
  const { state } = useLocation();
  const { query } = useAddress();
  const { view, search, page } = wantedIn(query);

  // What was asked for last: a search that still waits for a pause in typing must not undo a view pressed meanwhile.
  const asked = useRef({ view, search });
  useEffect(() => {
    asked.current = { view, search };
  }, [view, search]);

  const show: AdminListState<Answer>['show'] = (change, { replace } = { replace: false }) => {
    const next = { ...asked.current, page: 1, ...change };
    asked.current = next;
    void navigate(addressOf(next, query), {
      replace,
      // The state that says a dialog was opened here stays with its address.
      state: replace ? state : null,
      preventScrollReset: change.page === undefined,
    });
  };

  return { ...loaded, view, search, page, totalPages: loaded.answer?.totalPages ?? 1, show };
}
