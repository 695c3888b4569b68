import { expect, test } from 'vitest';
import { inOrderOfName } from './in-order-of-name.ts';

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
