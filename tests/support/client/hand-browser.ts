import { vi } from 'vitest';
import { createAccount } from '#app/client/account.ts';
import { createClient } from '#app/client/client.ts';
import { createStorage, type StorageArea } from '#app/client/storage.ts';
import { stateMessages } from '#app/messages/state-messages.ts';
import { type HandClock, handClock } from './hand-clock.ts';
import { type HandPage, handPage } from './hand-page.ts';
import type { HandServer } from './hand-server.ts';

export type Tab = {
  client: ReturnType<typeof createClient>;
  page: HandPage;
  clock: HandClock;
  /** The content of the tab's own storage. */
  ofTab: Map<string, string>;
  /** The texts of the notices shown. */
  toasts: string[];
  /** How often the login popup was asked for. */
  logins: () => number;
  /** Product ids and quantities as the tab shows them. */
  shown: () => [string, number][];
};

export type HandBrowser = {
  /** The content of local storage. */
  stored: Map<string, string>;
  /** 'full' refuses every new value, like a full disk; 'forbidden' refuses even to read, as a private mode may. */
  storageIs: (state: 'open' | 'full' | 'forbidden') => void;
  /** While true, files that are loaded on demand cannot be loaded. */
  codeIsAway: (isAway: boolean) => void;
  /** Puts the tab into the browser's back and forward cache, where it receives no events. */
  putToSleep: (tab: Tab) => void;
  /** A tab in which the shop's script has not started yet. */
  openTab: (server: HandServer) => Tab;
  /** A tab in which the shop's script has started and knows its user. */
  startTab: (server: HandServer) => Promise<Tab>;
};

/** One browser with its storage, for any number of tabs: each tab receives the storage events of the others. */
export function handBrowser(): HandBrowser {
  const stored = new Map<string, string>();
  const tabs = new Set<HandPage>();
  let state: 'open' | 'full' | 'forbidden' = 'open';
  let ids = 0;
  let isCodeAway = false;

  function areaOf(page: HandPage): StorageArea {
    function allow(isWrite: boolean): void {
      if (state === 'forbidden' || (state === 'full' && isWrite)) throw new Error(`Storage is ${state}`);
    }
    /** Storage events arrive a moment later, as in a browser. */
    function tellOthers(key: string | null): void {
      for (const other of tabs)
        if (other !== page) queueMicrotask(() => tabs.has(other) && other.tellStored(key));
    }
    return {
      getItem: (key) => {
        allow(false);
        return stored.get(key) ?? null;
      },
      setItem: (key, value) => {
        allow(true);
        if (stored.get(key) === value) return;
        stored.set(key, value);
        tellOthers(key);
      },
      removeItem: (key) => {
        allow(false);
        if (stored.delete(key)) tellOthers(key);
      },
      clear: () => {
        allow(false);
        if (stored.size === 0) return;
        stored.clear();
        tellOthers(null);
      },
    };
  }

  function areaOfTab(kept: Map<string, string>): StorageArea {
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, value),
      removeItem: (key) => kept.delete(key),
      clear: () => kept.clear(),
    };
  }

  function openTab(server: HandServer): Tab {
    const [page, clock] = [handPage(), handClock()];
    const toasts: string[] = [];
    const ofTab = new Map<string, string>();
    const showLogin = vi.fn<() => void>();
    tabs.add(page);
    const client = createClient({
      fetch: server.fetch,
      storage: createStorage({ local: () => areaOf(page), session: () => areaOfTab(ofTab) }),
      clock,
      page,
      newId: () => {
        ids += 1;
        return `local-${ids}`;
      },
      texts: () => stateMessages.en,
      nameOf: ({ name }) => name,
      notify: { success: (text) => toasts.push(text), error: (text) => toasts.push(text) },
      showLogin,
      loadAccount: async () => {
        if (isCodeAway) throw new TypeError('Failed to fetch dynamically imported module');
        return createAccount;
      },
    });
    client.keepInStep();
    return {
      client,
      page,
      clock,
      toasts,
      ofTab,
      logins: () => showLogin.mock.calls.length,
      shown: () => client.shop.get().cartItem.cart.map((line) => [line.productId._id, line.quantity]),
    };
  }

  return {
    stored,
    storageIs: (next) => {
      state = next;
    },
    codeIsAway: (isAway) => {
      isCodeAway = isAway;
    },
    putToSleep: ({ page }) => tabs.delete(page),
    openTab,
    startTab: async (server) => {
      const tab = openTab(server);
      await tab.client.session.start();
      await server.quiet();
      return tab;
    },
  };
}
