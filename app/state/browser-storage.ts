/** Client storage keys of specification §3. */
export const storageKeys = {
  accessToken: 'accesstoken',
  refreshToken: 'refreshToken',
  user: 'user',
  guestCart: 'guest_cart',
  guestAddresses: 'guest_addresses',
  /** Not in the specification: one merge of this guest data, however often it is sent (decision 19). */
  guestMergeKey: 'guest_merge_key',
  /** Not in the specification: a user's cart as this browser showed it last, for offline and for other tabs. */
  lastCart: 'last_cart',
  /** Not in the specification: what changed in the cart since the shopper saw it, until she has read it. */
  cartChanges: 'cart_changes',
  /** Not in the specification: tells other tabs what to fetch again. */
  news: 'shop_news',
  /** Not in the specification: what stands in the admin's upload form, until it is saved. */
  typedProduct: 'typed_product',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

// A browser may forbid storage (private mode, full disk); then the shop works for the visit and remembers nothing. Only
// what storage did not take is here: a copy of the rest would go stale as soon as another tab changes it.
const memory = new Map<string, string>();

export function readText(key: StorageKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key);
  } catch (blocked) {
    console.warn('Storage cannot be read', blocked);
    return memory.get(key);
  }
}

export function writeText(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch (blocked) {
    memory.set(key, value);
    console.warn('Storage cannot be written', blocked);
  }
}

export function removeText(key: StorageKey): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch (blocked) {
    console.warn('Storage cannot be written', blocked);
  }
}

/** The parsed JSON of a key; undefined when absent or damaged. */
export function readJson(key: StorageKey): unknown {
  const text = readText(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (damaged) {
    console.warn(`Stored ${key} is damaged and is left out`, damaged);
    return undefined;
  }
}

export function writeJson(key: StorageKey, value: unknown): void {
  writeText(key, JSON.stringify(value));
}

/** Logout clears all local storage (spec §4), and the lists that this tab has kept, whose addresses tell what was searched for. */
export function clearStorage(): void {
  memory.clear();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch (blocked) {
    console.warn('Storage cannot be cleared', blocked);
  }
}
