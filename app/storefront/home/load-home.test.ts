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

test('the card of a family carries nothing of one shade that it does not show', () => {
  const card = { name: 'Lipstick', nameFr: 'Rouge', priceFrom: francs(2500), hasOnePrice: true, colours: [] };
  const shade = { name: 'Cacao', hex: '#4c2820' };
  const one = { ...productIn([lips], 'Lipstick – Cacao'), nameFr: 'Rouge – Cacao', shade, shadeCount: 2 };
  const products = [true, false].map((isInStock) => ({
    ...one,
    _id: `${isInStock}`,
    card: { ...card, isInStock },
  }));
  const [inStock, soldOut] = groupByCategory([lips], products).categories[0]?.products ?? [];
  expect(inStock).toMatchObject({ nameFr: null, shade: null, card: { nameFr: 'Rouge' } });
  // One that was in the cart before it was sold out is still taken out under its own name.
  expect(soldOut).toMatchObject({ nameFr: 'Rouge – Cacao', shade });
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
