/** Client storage keys of specification §3. */
export const storageKeys = {
  accessToken: 'accesstoken',
  refreshToken: 'refreshToken',
  user: 'user',
  guestCart: 'guest_cart',
  guestAddresses: 'guest_addresses',
  /** Not in the specification: one merge of this guest data, however often it is sent (decision 19). */
  guestMergeKey: 'guest_merge_key',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

// A browser may forbid storage (private mode, full disk); then the shop works for the visit and remembers nothing.
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
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch (blocked) {
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

/** Logout clears all local storage (spec §4). */
export function clearStorage(): void {
  memory.clear();
  try {
    localStorage.clear();
  } catch (blocked) {
    console.warn('Storage cannot be cleared', blocked);
  }
}
