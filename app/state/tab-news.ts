import { readJson, storageKeys, writeJson } from './browser-storage.ts';
import { newLocalId } from './guest-cart.ts';
import { isRecord } from './stored-lines.ts';

/** What another tab may have to fetch again. Carts need no news: their content is in storage. */
export type TabNews = 'addresses' | 'orders';

/** Says so only when something did change; a tab that fetches on hearing it finds nothing new and is quiet. */
export function tellOtherTabs(what: TabNews, before: unknown, now: unknown): void {
  if (JSON.stringify(before) === JSON.stringify(now)) return;
  // Two news alike must differ: a storage event comes only with another value.
  writeJson(storageKeys.news, { what, id: newLocalId() });
}

export function readTabNews(): TabNews | undefined {
  const news = readJson(storageKeys.news);
  if (!isRecord(news)) return undefined;
  return news.what === 'addresses' || news.what === 'orders' ? news.what : undefined;
}
