import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from '../client/stored-lines.ts';

const MOST_PAGES = 20;

let shownPlace: string | undefined;

/** The router's name for the entry of the browser's history; the first one of a document has none. */
export function placeInHistory(): string {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.key === 'string' ? state.key : 'default';
}

/** Notes which place in the history is on the screen. */
export function useShownPlace(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    shownPlace = key;
  }, [key]);
}

/**
 * What pages of a kind were made of, for as long as the document lives: the browser's back and forward buttons show a page at once and as
 * it was. Lists have more to keep (`app/client/kept-lists.ts`).
 */
export function createWayBack<Data>() {
  const pages = new Map<string, Data>();
  return {
    useKept(data: Data): void {
      const { pathname, search } = useLocation();
      const address = pathname + search;
      useEffect(() => keep(pages, address, data), [address, data, pages]);
    },
    /** Undefined but on a way back or forward; loaders do not know how they were reached. */
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
