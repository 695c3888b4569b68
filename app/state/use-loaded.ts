import { useEffect, useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import type { ApiError } from '#shared/api-error.ts';
import { listenForReturn } from './listen-for-return.ts';
import type { Loaded } from './load.ts';

export type LoadedState<Answer> = {
  /** The last answer that arrived: it stays visible while the next one is loading. */
  answer: Answer | undefined;
  failure: ApiError | undefined;
  isLoading: boolean;
  reload: () => Promise<void>;
};

/** The answer of the page's `clientLoader`. An earlier answer is kept only while `of`, which names the question, is the same. */
export function useLoaded<Answer>({ answer, failure }: Loaded<Answer>, of = ''): LoadedState<Answer> {
  const [last, setLast] = useState({ answer, of });
  if (last.of !== of || (answer !== undefined && answer !== last.answer)) setLast({ answer, of });
  const { state, revalidate } = useRevalidator();
  const { isOnTheWay } = useAddress();
  return {
    answer: answer ?? last.answer,
    failure,
    isLoading: isOnTheWay || state !== 'idle',
    reload: revalidate,
  };
}

/** The query of the page's address, or of the address that is being loaded for the same page. */
export function useAddress(): { query: URLSearchParams; isOnTheWay: boolean } {
  const { pathname, search } = useLocation();
  const next = useNavigation().location;
  const isOnTheWay = next?.pathname === pathname;
  return { query: new URLSearchParams(isOnTheWay ? next.search : search), isOnTheWay };
}

/** The path of another page while it is being loaded. */
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

/**
 * Loads again after a while as long as the answer is still under way. Each answer is a new object, and plans the next
 * load. `isUnderWay` must stay the same function.
 */
export function useLookAgain<Answer>(
  { answer, failure, reload }: LoadedState<Answer>,
  isUnderWay: (answer: Answer) => boolean,
  afterMs: number,
): void {
  useEffect(() => {
    if (answer === undefined || failure || !isUnderWay(answer)) return;
    const waiting = setTimeout(() => void reload(), afterMs);
    return () => clearTimeout(waiting);
  }, [answer, failure, isUnderWay, afterMs, reload]);
}
