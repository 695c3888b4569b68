import { useEffect, useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import type { ApiError } from '#shared/api-error.ts';
import { listenForReturn } from './listen-for-return.ts';
import type { Loaded } from './load.ts';

export type LoadedState<Answer> = {
  /** The last one that came: it stays in sight while the next is asked for. */
  answer: Answer | undefined;
  failure: ApiError | undefined;
  isLoading: boolean;
  reload: () => Promise<void>;
};

/** What the page's `clientLoader` has answered. */
export function useLoaded<Answer>({ answer, failure }: Loaded<Answer>): LoadedState<Answer> {
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  const { state, revalidate } = useRevalidator();
  const { isOnTheWay } = useAddress();
  return { answer: answer ?? last, failure, isLoading: isOnTheWay || state !== 'idle', reload: revalidate };
}

/** The query of the page's address, or the one that is being loaded for the same page. */
export function useAddress(): { query: URLSearchParams; isOnTheWay: boolean } {
  const { pathname, search } = useLocation();
  const next = useNavigation().location;
  const isOnTheWay = next?.pathname === pathname;
  return { query: new URLSearchParams(isOnTheWay ? next.search : search), isOnTheWay };
}

/** The path of another page while that is being loaded. */
export function useNextPage(): string | undefined {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  return next === pathname ? undefined : next;
}

/** Loads the page again whenever the tab gets the focus back. */
export function useReloadOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => listenForReturn(revalidate), [revalidate]);
}
