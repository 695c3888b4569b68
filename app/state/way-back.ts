import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from '../client/stored-lines.ts';

const MOST_PAGES = 20;

let shownPlace: string | undefined;

/** The router's key for the current entry of the browser's history; the first entry of a document has none, and is 'default'. */
export function placeInHistory(): string {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.key === 'string' ? state.key : 'default';
}

/** Notes which entry of the history is on the screen. */
export function useShownPlace(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    shownPlace = key;
  }, [key]);
}

/**
 * Keeps the data of one kind of page for as long as the document lives, so that the browser's back and forward buttons show a page at
 * once and as it was. Lists keep more (`app/client/kept-lists.ts`).
 */
export function createWayBack<Data>() {
  const pages = new Map<string, Data>();
  return {
    useKept(data: Data): void {
      const { pathname, search } = useLocation();
      const address = pathname + search;
      useEffect(() => keep(pages, address, data), [address, data, pages]);
    },
    /**
     * The kept data when the page is reached by the back or forward button, otherwise undefined; loaders do not know
     * how they were reached.
     */
    find(address: string): Data | undefined {
      const { pathname, search } = new URL(address);
      return placeInHistory() === shownPlace ? undefined : pages.get(pathname + search);
    },
  };
}

function keep<Data>(pages: Map<string, Data>, address: string, data: Data): void {
  pages.delete(address);
  pages.set(address, data);
  for (const oldest of [...pages.keys()].slice(0, -MOST_PAGES)) pages.delete(oldest);
}
