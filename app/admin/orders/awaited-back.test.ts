import { expect, test } from 'vitest';
import { awaitedBack } from './awaited-back.ts';

const requestedAt = '2026-11-28T18:45:00.000Z';
const request = {
  ...{ state: 'accepted' as const, requestedAt },
  items: [
    { productId: 'liner', quantity: 2 },
    { productId: 'oil', quantity: 1 },
  ],
};
const change = (
  productId: string,
  quantity: number,
  kind: 'returned' | 'swapped' | 'left_at_door' = 'returned',
) => ({
  ...{ kind, productId, quantity, at: '2026-11-28T18:46:00.000Z' },
});

test('a return waits for what was asked and has not come back', () => {
  expect([...awaitedBack({ return_request: request, lineChanges: [] })]).toEqual([
    ['liner', 2],
    ['oil', 1],
  ]);
  expect([...awaitedBack({ return_request: request, lineChanges: [change('liner', -1)] })]).toEqual([
    ['liner', 1],
    ['oil', 1],
  ]);
});

test('it waits for nothing once all of it is back or exchanged, nor where it was refused', () => {
  const back = [change('liner', -2), change('oil', -1, 'swapped'), change('oil', 1, 'swapped')];
  expect(awaitedBack({ return_request: request, lineChanges: back }).size).toBe(0);
  expect(awaitedBack({ return_request: { ...request, state: 'refused' }, lineChanges: [] }).size).toBe(0);
});

test('pieces that were not kept at the door, or came back before it was asked, are no return of it', () => {
  const before = { ...change('oil', -1), at: '2026-11-28T18:25:00.000Z' };
  expect(
    awaitedBack({ return_request: request, lineChanges: [change('oil', -1, 'left_at_door'), before] }).get(
      'oil',
    ),
  ).toBe(1);
});
