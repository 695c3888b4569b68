import { expect, test } from 'vitest';
import type { ShopState } from '../client/shop-state.ts';
import { catalogueOf } from './catalogue-of.ts';
import { menuOf } from './menu.ts';

type Document = Parameters<typeof catalogueOf>[0];

const lips = { _id: 'lips', name: 'Lips', nameFr: null };
const eyes = { _id: 'eyes', name: 'Eyes', nameFr: null };
const gloss = { _id: 'gloss', name: 'Gloss', nameFr: null };
const waiting: ShopState['product'] = { allCategory: [], allSubCategory: [], status: 'loading' };

function documentWith(...categories: (typeof lips)[]): Document {
  return { categories: menuOf(categories, [{ ...gloss, category: [lips] }], 'en') };
}

function answer(...categories: (typeof lips)[]): ShopState['product'] {
  const inFull = { nameFr: 'En français', image: '/x.webp', version: 1, createdAt: '', updatedAt: '' };
  return {
    allCategory: categories.map((category) => ({ ...category, ...inFull })),
    allSubCategory: [{ ...gloss, ...inFull, category: [{ ...lips, ...inFull }] }],
    status: 'ready',
  };
}

test('an answer that says what came with the document leaves the menu as it is', () => {
  const page = documentWith(eyes, lips);
  const before = catalogueOf(page, waiting, 'en');
  expect(catalogueOf(page, answer(lips, eyes), 'en')).toBe(before);
});

test('an answer with another category replaces the menu of the document', () => {
  const page = documentWith(lips);
  const now = catalogueOf(page, answer(lips, eyes), 'en');
  expect(now.categories.map(({ shown }) => shown)).toEqual(['Eyes', 'Lips']);
});

test('a document without categories waits for the answer, and no longer when it fails', () => {
  const page = documentWith();
  expect(catalogueOf(page, waiting, 'en').isLoading).toBe(true);
  expect(catalogueOf(page, { ...waiting, status: 'failed' }, 'en').isLoading).toBe(false);
});

test('neither the document nor the answer leads to a list without a product', () => {
  const empty = ['eyes', 'lips/gloss'];
  const page = {
    empty,
    categories: menuOf([eyes, lips], [{ ...gloss, category: [lips, eyes] }], 'en', empty),
  };
  expect(page.categories).toEqual([{ _id: 'lips', name: 'Lips', shown: 'Lips', subCategories: [] }]);
  expect(catalogueOf(page, answer(lips, eyes), 'en').categories).toEqual(page.categories);
});
