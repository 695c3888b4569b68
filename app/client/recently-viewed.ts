import { mostViewed } from '#shared/viewed.ts';
import { type ShopStorage, storageKeys } from './storage.ts';
import { createStore, type Store } from './store.ts';
import { idsIn } from './stored-lines.ts';

/** The products whose pages were opened in this browser, latest first. They join an account (`viewed-merge.ts`); a guest's are sent to no one. */
export type RecentlyViewed = {
  /** Empty until storage has been read. */
  shown: Store<{ ids: readonly string[] }>;
  show: () => void;
  /** Adds a product; of its family only this shade stays. */
  note: (id: string, family: readonly string[]) => void;
  /** Forgets them; returns a function that restores them. */
  clear: () => () => void;
};

export function createRecentlyViewed(storage: ShopStorage): RecentlyViewed {
  const shown = createStore<{ ids: readonly string[] }>({ ids: [] });
  const read = () => idsIn(storage.readJson(storageKeys.recentlyViewed));
  const show = () => shown.set({ ids: read() });

  function write(ids: string[]): void {
    storage.writeJson(storageKeys.recentlyViewed, ids);
    show();
  }

  return {
    shown,
    show,
    note: (id, family) =>
      write([id, ...read().filter((known) => known !== id && !family.includes(known))].slice(0, mostViewed)),
    clear: () => {
      const ids = read();
      storage.remove(storageKeys.recentlyViewed);
      show();
      return () => write(ids);
    },
  };
}
