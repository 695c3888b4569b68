import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchSuggestions as ofTheSpecification } from '#tests/support/search-suggestions.ts';
import { searchSuggestions } from '../../messages/search-bar-messages.ts';
import { keystrokes, typeForever } from './type-forever.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the 22 suggestions are those of the specification, in its order', () => {
  expect(Object.values(searchSuggestions.en)).toEqual(ofTheSpecification);
});

test('between two suggestions only the letters that differ are deleted and typed', () => {
  expect(keystrokes('eyeliner', 'eyeshadow')).toEqual([
    ...['eyeline', 'eyelin', 'eyeli', 'eyel', 'eye'],
    ...['eyes', 'eyesh', 'eyesha', 'eyeshad', 'eyeshado', 'eyeshadow'],
  ]);
});

test('the first suggestion is shown for 1000 ms before a letter of it goes', async () => {
  const shown: string[] = [];
  const typing = new AbortController();
  void typeForever(['blush', 'bronzer'], typing.signal, (text) => shown.push(text));
  await vi.advanceTimersByTimeAsync(999);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(['blus']);
  typing.abort();
});

test('a key takes 45 to 135 ms, which is typing speed 10', async () => {
  const shown: string[] = [];
  const typing = new AbortController();
  void typeForever(['blush', 'bronzer'], typing.signal, (text) => shown.push(text));
  await vi.advanceTimersByTimeAsync(1000 + 44);
  expect(shown).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(91);
  expect(shown.length).toBeGreaterThanOrEqual(2);
  typing.abort();
});

test('after the last suggestion the first one comes again', async () => {
  const shown: string[] = [];
  const typing = new AbortController();
  void typeForever(['blush', 'bronzer'], typing.signal, (text) => shown.push(text));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown.filter((text) => text === 'blush').length).toBeGreaterThan(3);
  typing.abort();
});

test('nothing is typed any more once the page is left', async () => {
  const shown: string[] = [];
  const typing = new AbortController();
  void typeForever(['blush', 'bronzer'], typing.signal, (text) => shown.push(text));
  await vi.advanceTimersByTimeAsync(1500);
  typing.abort();
  const before = shown.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toHaveLength(before);
});
