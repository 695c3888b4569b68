/** Client storage keys of specification §3. */
export const storageKeys = {
  accessToken: 'accesstoken',
  refreshToken: 'refreshToken',
  user: 'user',
  guestCart: 'guest_cart',
  guestAddresses: 'guest_addresses',
  /**
   * Not in the specification: sessions that were left without a network, named by the part of their tokens that grants
   * no access (decision 655).
   */
  leftSessions: 'left_sessions',
  /**
   * Not in the specification: the key of the merge of this guest data, so that it is merged once however often it is
   * sent (decision 19).
   */
  guestMergeKey: 'guest_merge_key',
  /** Not in the specification: a user's cart as last shown in this browser, for use offline and by other tabs. */
  lastCart: 'last_cart',
  /** Not in the specification: changes in the cart that the shopper has not read yet. */
  cartChanges: 'cart_changes',
  /** Not in the specification: the wishlist, and the changes to it that the server has not taken yet. */
  wishlist: 'wishlist',
  /** Not in the specification: the products whose pages were opened. */
  recentlyViewed: 'recently_viewed',
  /** Not in the specification: what delivery costs at the place of the last checkout. */
  deliveryTerms: 'delivery_terms',
  /** Not in the specification: the searches made here, until they are erased. */
  recentSearches: 'recent_searches',
  /** Not in the specification: the skin depth by which a list was last narrowed. */
  depth: 'depth',
  /** Not in the specification: tells other tabs what to fetch again. */
  news: 'shop_news',
  /** Not in the specification: what was typed into the admin's upload form, until it is saved. */
  typedProduct: 'typed_product',
  /** Not in the specification: what was typed into the editor of a family of shades, until it is saved. */
  typedFamily: 'typed_family',
} as const;

/** Not in the specification: the account's last answer about the viewed products. Only code that is loaded with a login uses this key. */
type AccountKey = 'viewed_heard';

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | AccountKey;

/** Everything in storage that belongs to a session; the refresh token last, because other tabs follow it. */
const personalKeys = [
  storageKeys.user,
  storageKeys.lastCart,
  storageKeys.cartChanges,
  storageKeys.accessToken,
  storageKeys.refreshToken,
] as const;

export function forgetPerson(storage: Pick<ShopStorage, 'remove'>): void {
  for (const key of personalKeys) storage.remove(key);
}

/** One of the browser's two storages. */
export type StorageArea = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  clear: () => void;
};

export type ShopStorage = {
  readText: (key: StorageKey) => string | undefined;
  writeText: (key: StorageKey, value: string) => void;
  remove: (key: StorageKey) => void;
  /** The parsed JSON of a key; undefined when absent or damaged. */
  readJson: (key: StorageKey) => unknown;
  writeJson: (key: StorageKey, value: unknown) => void;
  /** Clears all local storage, as logout does (spec §4), and the lists that this tab has kept: their addresses reveal searches. */
  clear: () => void;
  /**
   * Drops values that this tab could not store, once another tab has written the key or cleared all (null): they are out of date. All is cleared
   * by a logout, and then what this tab keeps of the person goes as well.
   */
  heardOf: (key: string | null) => unknown;
};

/**
 * Stores what the browser remembers for the shop. A browser may forbid even reading storage (private mode, full disk): then the
 * shop works for the visit and remembers nothing.
 */
export function createStorage(areas: { local: () => StorageArea; session: () => StorageArea }): ShopStorage {
  // Holds only the values that storage did not take; they are newer than storage's values of the same keys.
  const memory = new Map<string, string>();

  function readText(key: StorageKey): string | undefined {
    try {
      return memory.get(key) ?? areas.local().getItem(key) ?? undefined;
    } catch (blocked) {
      console.warn('Storage cannot be read', blocked);
      return memory.get(key);
    }
  }

  function writeText(key: StorageKey, value: string): void {
    try {
      areas.local().setItem(key, value);
      memory.delete(key);
    } catch (blocked) {
      memory.set(key, value);
      console.warn('Storage cannot be written', blocked);
    }
  }

  function remove(key: StorageKey): void {
    memory.delete(key);
    try {
      areas.local().removeItem(key);
    } catch (blocked) {
      console.warn('Storage cannot be written', blocked);
    }
  }

  function readJson(key: StorageKey): unknown {
    const text = readText(key);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch (damaged) {
      console.warn(`Stored ${key} is damaged and is left out`, damaged);
      return undefined;
    }
  }

  function clear(of: readonly (keyof typeof areas)[]): void {
    memory.clear();
    try {
      for (const name of of) areas[name]().clear();
    } catch (blocked) {
      console.warn('Storage cannot be cleared', blocked);
    }
  }

  return {
    readText,
    writeText,
    remove,
    readJson,
    writeJson: (key, value) => writeText(key, JSON.stringify(value)),
    clear: () => clear(['local', 'session']),
    heardOf: (key) => (key === null ? clear(['session']) : memory.delete(key)),
  };
}
