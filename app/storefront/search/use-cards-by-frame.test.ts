import { expect, test } from 'vitest';
import { cardsDrawn } from './use-cards-by-frame.ts';

const cards = (names: string) => [...names].map((_id) => ({ _id }));
const namesOf = (drawn: { _id: string }[]) => drawn.map(({ _id }) => _id).join('');

test('new results come from the top, with the old ones below until all are drawn', () => {
  const drawing = { wanted: cards('abcdefgh'), before: cards('stuvwxyz') };

  expect(namesOf(cardsDrawn({ ...drawing, count: 4 }))).toBe('abcdwxyz');
  expect(namesOf(cardsDrawn({ ...drawing, count: 8 }))).toBe('abcdefgh');
});

test('a product is on one card only, and shorter results leave nothing of the old ones', () => {
  expect(namesOf(cardsDrawn({ wanted: cards('abcdef'), before: cards('xyzwab'), count: 4 }))).toBe('abcd');
  expect(namesOf(cardsDrawn({ wanted: cards('ab'), before: cards('stuvwx'), count: 4 }))).toBe('ab');
});
