import type { NewId } from './ports.ts';
import { type ShopStorage, storageKeys } from './storage.ts';
import { isRecord } from './stored-lines.ts';

/** What other tabs may have to fetch again. Carts need no news: their content is in storage. */
type News = 'addresses' | 'orders';

export type TabNews = {
  /** Notifies the other tabs, but only if something did change. */
  tell: (what: News, before: unknown, now: unknown) => void;
  read: () => News | undefined;
};

export function createTabNews(storage: ShopStorage, newId: NewId): TabNews {
  return {
    tell: (what, before, now) => {
      if (JSON.stringify(before) === JSON.stringify(now)) return;
      // The id makes equal news differ: a storage event is fired only for another value.
      storage.writeJson(storageKeys.news, { what, id: newId() });
    },
    read: () => {
      const news = storage.readJson(storageKeys.news);
      if (!isRecord(news)) return undefined;
      return news.what === 'addresses' || news.what === 'orders' ? news.what : undefined;
    },
  };
}
