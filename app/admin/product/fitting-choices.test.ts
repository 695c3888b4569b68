import { expect, test } from 'vitest';
import { fittingSubCategories, withCategoriesOf } from './fitting-choices.ts';

const look = { nameFr: null, image: '', version: 1 };
const face = { ...look, _id: 'face', name: 'Face' };
const body = { ...look, _id: 'body', name: 'Body' };
const bridal = { ...look, _id: 'bridal', name: 'Bridal' };
const airbrush = { ...look, _id: 'airbrush', name: 'Airbrush', category: [face, bridal] };
const lotion = { ...look, _id: 'lotion', name: 'Lotion', category: [body] };
const all = [airbrush, lotion];
const known = { all: [face, body, bridal], allSub: all };

test('before a category is chosen all sub-categories are offered, then those that belong to it', () => {
  expect(fittingSubCategories(all, [], [])).toEqual(all);
  expect(fittingSubCategories(all, [body], [])).toEqual([lotion]);
  expect(fittingSubCategories(all, [face, body], [])).toEqual(all);
});

test('what was chosen before stays in sight, so that it can be taken away', () => {
  expect(fittingSubCategories(all, [body], [airbrush])).toEqual(all);
});

test('a sub-category brings its first category, unless one of its categories is chosen already', () => {
  expect(withCategoriesOf([], [airbrush], known)).toEqual([face]);
  expect(withCategoriesOf([bridal], [airbrush], known)).toEqual([bridal]);
  expect(withCategoriesOf([body], [airbrush, lotion], known)).toEqual([body, face]);
});
