import { expect, test } from 'vitest';
import { inOrderOfName, inOwnersOrder } from './in-order-of-name.ts';

const shelves = [
  { name: 'Tools', nameFr: 'Pinceaux' },
  { name: 'Bridal', nameFr: 'Mariage' },
  { name: 'Eyes', nameFr: null },
  { name: 'Body', nameFr: 'Épilation' },
];

test.each([
  ['en', ['Body', 'Bridal', 'Eyes', 'Tools']],
  ['fr', ['Body', 'Eyes', 'Bridal', 'Tools']],
] as const)('names are in the order in which a page in %s shows them', (language, order) => {
  expect(inOrderOfName(shelves, language).map(({ name }) => name)).toEqual(order);
});

test('categories are where their owner has placed them, the others follow by name', () => {
  const placed = [
    { name: 'Body', nameFr: null, position: null },
    { name: 'Lips', nameFr: null, position: 2 },
    { name: 'Air', nameFr: null },
    { name: 'Skin', nameFr: null, position: 1 },
  ];
  expect(inOwnersOrder(placed, 'en').map(({ name }) => name)).toEqual(['Skin', 'Lips', 'Air', 'Body']);
});
