import { expect, test } from 'vitest';
import { createLocalApi } from '#server/api/create-local-api.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { francs } from '#shared/money.ts';
import { testShop } from '#tests/support/app.ts';
import { makeCategory, makeProduct } from '#tests/support/make.ts';
import { loadHome, toHomeBlock } from './load-home.ts';

test('home brings its categories by name and its first strip; one without a product has neither tile nor strip', async () => {
  const { store } = await testShop();
  const lips = await makeCategory(store, { name: 'Lips' });
  await makeCategory(store, { name: 'Eyes' });
  const gloss = await makeProduct(store, { name: 'Gloss', categoryIds: [lips.id] });
  const { categories, blocks } = await loadHome({ api: createLocalApi(store, 'en') }, 'en');
  expect(categories.map(({ link, isFilled }) => [link?.shown, isFilled])).toEqual([['Lips', true]]);
  const strips = blocks.filter(({ kind }) => kind === 'strip');
  expect(strips.map(({ products }) => products?.map(({ _id }) => _id))).toEqual([[gloss.id], undefined]);
});

test('the home of a shop without a product offers nothing and asks to write; it is the usual one with the first product', async () => {
  const { store } = await testShop();
  const lips = await makeCategory(store, { name: 'Lips' });
  const load = () => loadHome({ api: createLocalApi(store, 'fr') }, 'fr');
  const empty = await load();
  expect(empty.categories).toEqual([]);
  expect(empty.blocks.map(({ kind }) => kind)).toEqual(['hero', 'categories', 'promises']);
  expect(empty.blocks[0]).toMatchObject({ action: 'Écrire à la boutique', link: '/contact' });
  await makeProduct(store, { name: 'Gloss', categoryIds: [lips.id] });
  const filled = await load();
  expect(filled.categories).toHaveLength(1);
  expect(filled.blocks.map(({ kind }) => kind)).toContain('banner');
  expect(filled.blocks[0]?.link).toBeUndefined();
});

test('the card of a family carries nothing of one shade that it does not show', () => {
  const card = { name: 'Lipstick', nameFr: 'Rouge', priceFrom: francs(2500), hasOnePrice: true, colours: [] };
  const shade = { name: 'Cacao', hex: '#4c2820' };
  const one = { ...productNamed('Lipstick – Cacao'), nameFr: 'Rouge – Cacao', shade, shadeCount: 2 };
  const products = [true, false].map((isInStock) => ({
    ...one,
    _id: `${isInStock}`,
    card: { ...card, isInStock },
  }));
  const strip = toHomeBlock({ id: 'popular', kind: 'strip', products });
  const [inStock, soldOut] = strip.products ?? [];
  expect(inStock).toMatchObject({ nameFr: null, shade: null, card: { nameFr: 'Rouge' } });
  // A shade that was put into the cart before it sold out is taken out under its own name.
  expect(soldOut).toMatchObject({ nameFr: 'Rouge – Cacao', shade });
});

function productNamed(name: string): ProductView {
  return {
    _id: name,
    name,
    nameFr: null,
    image: ['first', 'second'],
    category: [],
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
