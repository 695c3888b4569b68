import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeCategory, makeProduct, makeSubCategory } from '#tests/support/make.ts';

const { app, call, store } = await testShop();
const lists = endpoints.product;

let lips = '';
let face = '';
let lipstick = '';

beforeAll(async () => {
  lips = (await makeCategory(store, { name: 'Lips' })).id;
  face = (await makeCategory(store, { name: 'Face' })).id;
  lipstick = (await makeSubCategory(store, { name: 'Lipstick', categoryIds: [lips] })).id;
  for (const [shadeName, shadeHex, price, stock] of [
    ['Hibiscus', '#b3203f', 4000, 0],
    ['Cacao', '#4c2820', 4500, 5],
    ['Safou', '#4e2347', 4200, 5],
  ] as const) {
    await makeProduct(store, {
      name: `Ndolo Velvet Lipstick – ${shadeName}`,
      nameFr: `Rouge à lèvres Velours Ndolo – ${shadeName}`,
      details: [
        ['Brand', 'Ndolo'],
        ['Finish', 'Velvet'],
      ],
      ...{
        shadeName,
        shadeHex,
        price,
        stock,
        family: 'velvet',
        categoryIds: [lips],
        subCategoryIds: [lipstick],
      },
    });
  }
  await makeProduct(store, {
    name: 'Toghu Pro Lip Oil',
    details: [
      ['Brand', 'Toghu Pro'],
      ['Finish', 'High shine'],
    ],
    price: 3000,
    discount: 10,
    categoryIds: [lips],
  });
  for (const [shadeName, shadeHex, shade] of [
    ['Wouri', '#371d15', 'Wouri: very deep, with a cool undertone'],
    ['Kapok', '#e3bd97', 'Kapok: light, with a warm undertone'],
  ] as const) {
    await makeProduct(store, {
      name: `Second Skin Foundation – ${shadeName}`,
      details: [
        ['Brand', 'Ndolo'],
        ['Shade', shade],
        ['Skin type', 'All skin types'],
      ],
      ...{ shadeName, shadeHex, family: 'second-skin', categoryIds: [face] },
    });
  }
});

describe('a list that is asked for families', () => {
  test('shows the shades of a family as one card with its name, its colours and its lowest price', async () => {
    const { body } = await call(lists.getByCategoryAndSubCategory, { categoryId: lips, families: true });
    expect(body.totalCount).toBe(2);
    expect(body.data.map(({ name }) => name)).toEqual(['Toghu Pro Lip Oil', 'Ndolo Velvet Lipstick – Cacao']);
    expect(body.data[1]).toMatchObject({
      shadeCount: 3,
      card: {
        name: 'Ndolo Velvet Lipstick',
        nameFr: 'Rouge à lèvres Velours Ndolo',
        priceFrom: 4200,
        hasOnePrice: false,
        isInStock: true,
        colours: ['#b3203f', '#4c2820', '#4e2347'],
      },
    });
    expect(body.data[0]).not.toHaveProperty('card');
  });

  test('sends of each product only what its card shows', async () => {
    const pictures = ['first', 'second'].map((name) => `/media/${name}.webp`);
    const { id: category } = await makeCategory(store);
    const { id } = await makeProduct(store, {
      ...{ name: 'Wrapped Soap', description: 'Soap in paper.', descriptionFr: 'Un savon emballé.' },
      ...{ images: pictures, categoryIds: [category], subCategoryIds: [lipstick] },
      details: [
        ['Brand', 'Toghu Pro'],
        ['Ingredients', 'Palm oil'],
      ],
    });
    const detailsFr = JSON.stringify([
      ['Marque', 'Toghu Pro'],
      ['Ingrédients', 'Huile de palme'],
    ]);
    const imageTexts = JSON.stringify(pictures.map((url) => [url, `Seen in ${url}`]));
    await store.db.updateTable('products').set({ detailsFr, imageTexts }).where('id', '=', id).execute();
    const { body } = await call(lists.getByCategoryAndSubCategory, { categoryId: category, families: true });
    expect(body.data).toMatchObject([
      {
        ...{ name: 'Wrapped Soap', description: '', descriptionFr: null, subCategory: [] },
        ...{ more_details: { Brand: 'Toghu Pro' }, moreDetailsFr: { Marque: 'Toghu Pro' } },
        ...{ image: pictures.slice(0, 1), category: [{ _id: category }] },
        imageTexts: { '/media/first.webp': 'Seen in /media/first.webp' },
      },
    ]);
    expect(JSON.stringify(body.data)).not.toMatch(/second|Palm|palme/);
  });

  test('answers as the specification says where no one asks for families', async () => {
    const asked = { categoryId: lips, subCategoryId: lipstick };
    const { body } = await call(lists.getByCategoryAndSubCategory, asked);
    expect(body.totalCount).toBe(3);
    expect(body.data.every((product) => !('card' in product))).toBe(true);
    expect(body).not.toHaveProperty('facets');
  });

  test.each([
    ['a search', () => call(lists.search, { search: 'lipstick', families: true })],
    ['the strips of the home page', () => call(lists.getByCategory, { id: [lips], families: true })],
    ['offers', () => call(lists.getOffers, { families: true })],
  ])('is also %s', async (_, ask) => {
    const { body } = await ask();
    const cards = body.data.map(({ family, _id }) => family ?? _id);
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards.length).toBeGreaterThan(0);
  });

  test('page after page each card comes once', async () => {
    const first = await call(lists.getByCategoryAndSubCategory, {
      categoryId: lips,
      families: true,
      limit: 1,
    });
    const next = await call(lists.getByCategoryAndSubCategory, {
      categoryId: lips,
      families: true,
      limit: 1,
      page: 2,
    });
    expect(first.body.totalPage).toBe(2);
    expect(new Set([...first.body.data, ...next.body.data].map(({ _id }) => _id)).size).toBe(2);
  });

  test('an unknown category is 404, and so is an unknown sub-category', async () => {
    const unknown = 'zzzzzzzzzzzz';
    const ask = (given: object) => call(lists.getByCategoryAndSubCategory, { families: true, ...given });
    expect((await ask({ categoryId: unknown })).status).toBe(404);
    expect((await ask({ categoryId: lips, subCategoryId: unknown })).status).toBe(404);
  });
});

test('a whole category begins with what belongs there; what is filed there as well comes after it, if newer too', async () => {
  const [eyes, cheeks] = [(await makeCategory(store)).id, (await makeCategory(store)).id];
  const liner = (await makeSubCategory(store, { categoryIds: [eyes] })).id;
  const natural = (await makeSubCategory(store, { categoryIds: [eyes, cheeks] })).id;
  const add = (name: string, categoryIds: string[], subCategoryIds: string[]) =>
    makeProduct(store, { name, categoryIds, subCategoryIds });
  await add('Old eyeliner', [eyes], [liner]);
  await add('Blush', [cheeks], []);
  await add('Rouge', [cheeks], [natural]);
  await add('Eyeliner for natural looks', [cheeks, eyes], [liner, natural]);
  await add('Newest eyeliner', [eyes], [liner]);
  const listOf = async (categoryId: string, choice?: object) => {
    const asked = { categoryId, families: true, ...(choice && { choice }) };
    const { body } = await call(lists.getByCategoryAndSubCategory, asked);
    return body.data.map(({ name }) => name);
  };
  expect(await listOf(cheeks)).toEqual(['Rouge', 'Blush', 'Eyeliner for natural looks']);
  expect(await listOf(cheeks, { sort: 'newest' })).toEqual(['Eyeliner for natural looks', 'Rouge', 'Blush']);
  expect(await listOf(eyes)).toEqual(['Newest eyeliner', 'Eyeliner for natural looks', 'Old eyeliner']);
});

describe('what a reader has chosen', () => {
  const choose = async (choice: object, categoryId = lips) => {
    const { body } = await call(lists.getByCategoryAndSubCategory, { categoryId, families: true, choice });
    return body.data.map(({ name }) => name);
  };

  test('narrows the list, and the card is of a shade that fits', async () => {
    expect(await choose({ facets: { colour: ['purple'] } })).toEqual(['Ndolo Velvet Lipstick – Safou']);
    expect(await choose({ facets: { finish: ['shine'] } })).toEqual(['Toghu Pro Lip Oil']);
    expect(await choose({ facets: { finish: ['shine', 'matte'], brand: ['Ndolo'] } })).toHaveLength(1);
    expect(await choose({ max: 2700 })).toEqual(['Toghu Pro Lip Oil']);
    expect(await choose({ max: 2699 })).toEqual([]);
    expect(await choose({ flags: ['offer'] })).toEqual(['Toghu Pro Lip Oil']);
    expect(await choose({ facets: { depth: ['very-deep'], undertone: ['cool'] } }, face)).toEqual([
      'Second Skin Foundation – Wouri',
    ]);
    expect(await choose({ facets: { skin: ['oily'] } }, face)).toHaveLength(1);
  });

  test('sorts it', async () => {
    const [oil, velvet] = ['Toghu Pro Lip Oil', 'Ndolo Velvet Lipstick – Cacao'];
    expect(await choose({ sort: 'price' })).toEqual([oil, velvet]);
    expect(await choose({ sort: 'price-down' })).toEqual([velvet, oil]);
    await store.db.updateTable('products').set({ sold: 9 }).where('family', '=', 'velvet').execute();
    expect((await choose({ sort: 'popular' }))[0]).toBe(velvet);
    await store.db.updateTable('products').set({ sold: 0 }).execute();
    expect(await choose({ sort: 'discount' })).toEqual([oil, velvet]);
  });

  test('is counted: each value says how many cards it would leave', async () => {
    const { body } = await call(lists.getByCategoryAndSubCategory, {
      ...{ categoryId: lips, families: true, facets: true, limit: 1 },
      choice: { facets: { finish: ['shine'] } },
    });
    const counted = new Map(body.facets?.values.map(({ kind, value, cards }) => [`${kind}:${value}`, cards]));
    // A facet's own kind is counted as if nothing had been chosen, the others within the choice.
    expect(counted.get('finish:matte')).toBe(1);
    expect(counted.get('finish:shine')).toBe(1);
    expect(counted.get('brand:Toghu Pro')).toBe(1);
    expect(counted.has('brand:Ndolo')).toBe(false);
    expect(body.facets?.flags).toEqual({ stock: 1, offer: 1, new: 1 });
    expect(body.facets?.prices).toEqual({ least: 2700, most: 2700 });
    expect(body.totalCount).toBe(1);
  });

  test('that the contract does not know is refused', async () => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/product/get-offers',
      payload: { choice: { facets: { finish: ['wet paint'] } } },
    });
    expect(statusCode).toBe(422);
  });
});
