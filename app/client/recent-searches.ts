import { type ShopStorage, storageKeys } from './storage.ts';

const MOST = 6;
const SHORTEST = 3;

/** The searches made in this browser, newest first. The list stays here; the server counts words, not who typed them (525). */
export function readRecentSearches(storage: ShopStorage): string[] {
  const stored = storage.readJson(storageKeys.recentSearches);
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MOST) : [];
}

/** Adds a search. It replaces an earlier one that it only continues. */
export function rememberSearch(storage: ShopStorage, typed: string): void {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text.length < SHORTEST) return;
  const earlier = readRecentSearches(storage).filter((other) => !isSame(other, text));
  storage.writeJson(storageKeys.recentSearches, [text, ...earlier].slice(0, MOST));
}

export function forgetSearch(storage: ShopStorage, text: string): void {
  const others = readRecentSearches(storage).filter((other) => other !== text);
  if (others.length > 0) storage.writeJson(storageKeys.recentSearches, others);
  else forgetSearches(storage);
}

export function forgetSearches(storage: ShopStorage): void {
  storage.remove(storageKeys.recentSearches);
}

function isSame(earlier: string, text: string): boolean {
  return text.toLowerCase().startsWith(earlier.toLowerCase());
}
