import { mostViewed } from '#shared/viewed.ts';
import { type ShopStorage, storageKeys } from './storage.ts';
import { createStore, type Store } from './store.ts';
import { idsIn } from './stored-lines.ts';

/** The products whose pages were looked at in this browser, the last one first. They join an account (`viewed-merge.ts`); a guest's are sent to no one. */
export type RecentlyViewed = {
  /** Empty until the browser was looked into. */
  shown: Store<{ ids: readonly string[] }>;
  show: () => void;
  /** Of a family only the shade looked at last stays. */
  note: (id: string, family: readonly string[]) => void;
  /** Forgets them; answers what brings them back. */
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
