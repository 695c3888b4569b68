import { expect, test } from 'vitest';
import type { CategoryView, ProductView } from '#shared/contract/catalogue.ts';
import { francs } from '#shared/money.ts';
import { firstStrips, groupByCategory } from './load-home.ts';

const lips = categoryNamed('Lips');
const eyes = categoryNamed('Eyes');

test('each category comes with its products, in the order given', () => {
  const gloss = productIn([lips], 'Gloss');
  const kohl = productIn([eyes], 'Kohl');
  const home = groupByCategory([lips, eyes], [gloss, kohl]);
  expect(
    home.categories.map(({ name, products }) => [name, products.map((product) => product.name)]),
  ).toEqual([
    ['Lips', ['Gloss']],
    ['Eyes', ['Kohl']],
  ]);
});

test('a product of two categories is in both strips, once in each', () => {
  const palette = productIn([lips, eyes], 'Palette');
  const home = groupByCategory([lips, eyes], [palette, palette]);
  expect(home.categories.map(({ products }) => products.length)).toEqual([1, 1]);
});

test('a strip holds eight products', () => {
  const many = Array.from({ length: 9 }, (_, number) => productIn([lips], `Gloss ${number}`));
  expect(groupByCategory([lips], many).categories[0]?.products).toHaveLength(8);
});

test('the first two strips come with the page, the others when they are wanted; an empty one never', () => {
  const shelf = ['Body', 'Eyes', 'Lips', 'Nails', 'Skin'].map(categoryNamed);
  const products = shelf
    .filter(({ name }) => name !== 'Eyes')
    .map((category) => productIn([category], category.name));
  const home = firstStrips(groupByCategory(shelf, products));
  expect(home.categories.map(({ products, isLater }) => [products.length, isLater])).toEqual([
    [1, false],
    [0, false],
    [1, false],
    [0, true],
    [0, true],
  ]);
});

function categoryNamed(name: string): CategoryView {
  return { _id: name.toLowerCase(), name, nameFr: null, image: '' };
}

function productIn(category: CategoryView[], name: string): ProductView {
  return {
    _id: name,
    name,
    nameFr: null,
    image: ['first', 'second'],
    category,
    subCategory: [],
    unit: '5 ml',
    weightGrams: null,
    stock: 3,
    price: francs(2500),
    bulkPrice: null,
    discount: 0,
    description: '',
    descriptionFr: null,
    more_details: {},
    moreDetailsFr: null,
    shade: null,
    family: null,
    shadeCount: 1,
    version: 1,
    published: true,
  };
}
