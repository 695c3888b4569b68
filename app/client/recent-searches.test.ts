import { expect, test } from 'vitest';
import { forgetSearch, forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';
import { createStorage } from './storage.ts';

function emptyStorage() {
  const kept = new Map<string, string>();
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  return { storage: createStorage({ local: () => area, session: () => area }), kept };
}

test('the newest comes first, the same once, six at most', () => {
  const { storage } = emptyStorage();
  for (const text of ['gloss', 'mascara', 'poudre', 'savon', 'huile', 'serum', 'Gloss ', 'parfum'])
    rememberSearch(storage, text);
  expect(readRecentSearches(storage)).toEqual(['parfum', 'Gloss', 'serum', 'huile', 'savon', 'poudre']);
});

test('what was typed on the way to a longer search gives way to it; two letters are none', () => {
  const { storage } = emptyStorage();
  for (const text of ['li', 'lip', 'lipst', 'lipstick  red']) rememberSearch(storage, text);
  expect(readRecentSearches(storage)).toEqual(['lipstick red']);
});

test('one is erased, or all, and nothing stays behind', () => {
  const { storage, kept } = emptyStorage();
  rememberSearch(storage, 'gloss');
  rememberSearch(storage, 'mascara');
  forgetSearch(storage, 'gloss');
  expect(readRecentSearches(storage)).toEqual(['mascara']);
  forgetSearch(storage, 'mascara');
  expect([...kept.keys()]).toEqual([]);
  rememberSearch(storage, 'gloss');
  forgetSearches(storage);
  expect([...kept.keys()]).toEqual([]);
});

test('anything else under that name counts as nothing', () => {
  const { storage, kept } = emptyStorage();
  kept.set('recent_searches', '{"a":1}');
  expect(readRecentSearches(storage)).toEqual([]);
});
