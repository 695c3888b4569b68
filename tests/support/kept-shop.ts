import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect } from 'vitest';
import { followSettings } from '#core/settings/shop-facts.ts';
import { createShopSettings } from '#core/settings/shop-settings.ts';
import type { Settings } from '#core/settings.ts';
import { createDatabase } from '#db/client.ts';
import { buildApp } from '#server/app.ts';
import type { ContentState } from '#server/content/content-store.ts';
import { openContent } from '#server/content/open-content.ts';
import { withinASecond } from '#tests/support/runs.ts';
import { type TestShop, testShop } from './app.ts';
import { type DatabaseLine, databaseLine } from './database-line.ts';
import { type PlainPages, plainPages } from './plain-pages.ts';
import { lenientLimits } from './without-limits.ts';

export type Seen = { status: number; headers: Headers; text: string };

/** A shop on a port that keeps finished pages and answers, with a connection to the database that can be cut. */
export type KeptShop = TestShop &
  PlainPages & {
    line: DatabaseLine;
    url: string;
    kept: () => ContentState;
    /** Resolves once the notices of all earlier commits have arrived. */
    catchUp: () => Promise<void>;
    see: (path: string, init?: RequestInit) => Promise<Seen>;
    /** Sends a public read over HTTP. */
    ask: (endpoint: string, input: object, headers?: Record<string, string>) => Promise<Seen>;
    /** Waits at most a second until `look` answers as expected. */
    withinASecond: (look: () => Promise<unknown>) => ReturnType<typeof expect.poll>;
  };

export async function keptShop({
  mostBytes = 16 * 1024 * 1024,
  settings,
}: {
  mostBytes?: number;
  settings?: Partial<Settings>;
} = {}): Promise<KeptShop> {
  const shop = await testShop();
  return openBeside(shop, { mostBytes, settings });
}

/** A second shop on the same database, as close to another process as a test can get. */
export async function openBeside(
  shop: TestShop,
  {
    mostBytes = 16 * 1024 * 1024,
    settings,
    keepsLimits = false,
  }: { mostBytes?: number; settings?: Partial<Settings> | undefined; keepsLimits?: boolean } = {},
): Promise<KeptShop> {
  const line = await databaseLine(shop.connectionString);
  const db = createDatabase(line.connectionString, { applicationName: 'kept shop' });
  const shopSettings = createShopSettings(db, keepsLimits ? {} : lenientLimits);
  const store = {
    ...shop.store,
    db,
    settings: settings
      ? { ...shop.store.settings, ...settings }
      : followSettings(shop.store.settings, shopSettings),
    shopSettings,
  };
  const content = openContent({
    connectionString: line.connectionString,
    mostBytes,
    log: store.log,
    settings: store.shopSettings,
  });
  const plain = plainPages();
  const app = await buildApp(
    store,
    { trustProxy: false, rateLimitFactor: 1_000, servesWorker: false },
    plain.pages,
    content,
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  afterAll(async () => {
    line.mend();
    await app.close();
    await content.stop();
    await db.destroy();
  });
  while (!content.state().isTrusted) await delay(10);
  const see = async (path: string, init?: RequestInit): Promise<Seen> => {
    const response = await fetch(url + path, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return Object.assign(plain, shop, {
    store,
    app,
    line,
    url,
    see,
    kept: content.state,
    catchUp: content.catchUp,
    ask: (endpoint: string, input: object, headers: Record<string, string> = {}) => {
      const [method = 'POST', path = ''] = endpoint.split(' ');
      const body = JSON.stringify(input);
      return see(path, { method, body, headers: { 'content-type': 'application/json', ...headers } });
    },
    withinASecond: (look: () => Promise<unknown>) => expect.poll(look, withinASecond),
  });
}
