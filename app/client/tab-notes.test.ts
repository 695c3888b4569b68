import { expect, test, vi } from 'vitest';
import { createTabNotes } from './tab-notes.ts';

/** A tab's session storage; each document opened in the tab gets its own notes on it. */
function tab() {
  const stored = new Map<string, string>();
  let isForbidden = false;
  const openDocument = () =>
    createTabNotes(() => {
      if (isForbidden) throw new Error('Access is denied for this document.');
      return {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => stored.set(key, value),
        removeItem: (key) => stored.delete(key),
        clear: () => stored.clear(),
      };
    });
  return { stored, openDocument, forbid: () => (isForbidden = true) };
}

test('the next document of a tab finds what was kept, and takes it once', () => {
  const { openDocument } = tab();
  expect(openDocument().keep('keptOpen', ['login'])).toBe(true);
  const next = openDocument();
  expect(next.read('keptOpen')).toEqual(['login']);
  expect(next.take('keptOpen')).toEqual(['login']);
  expect(next.take('keptOpen')).toBeUndefined();
});

test('what is forgotten, was never kept, or is damaged is not there', () => {
  const said = vi.spyOn(console, 'info').mockReturnValue();
  const { openDocument, stored } = tab();
  const notes = openDocument();
  notes.keep('typedOrder', { name: 'Aïcha' });
  notes.forget('typedOrder');
  stored.set('goingTo', '{');
  expect(notes.read('typedOrder')).toBeUndefined();
  expect(notes.read('keptTyping')).toBeUndefined();
  expect(notes.take('goingTo')).toBeUndefined();
  expect(stored.size).toBe(0);
  expect(said).toHaveBeenCalledTimes(1);
});

test('a browser that forbids storage keeps nothing, says so, and nothing ends', () => {
  const said = vi.spyOn(console, 'info').mockReturnValue();
  const { openDocument, forbid } = tab();
  forbid();
  const notes = openDocument();
  expect(notes.keep('loadedAnew', 1)).toBe(false);
  expect(notes.take('loadedAnew')).toBeUndefined();
  notes.forget('loadedAnew');
  expect(said).toHaveBeenCalled();
});
