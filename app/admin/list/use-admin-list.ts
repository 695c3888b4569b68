import { useNavigate } from 'react-router';
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
  const wanted = wantedIn(useAddress().query);
  return {
    ...loaded,
    ...wanted,
    totalPages: loaded.answer?.totalPages ?? 1,
    show: (change, { replace } = { replace: false }) =>
      void navigate(addressOf({ ...wanted, page: 1, ...change }), {
        replace,
        preventScrollReset: change.page === undefined,
      }),
  };
}
