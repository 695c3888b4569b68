import { describe, expect, test } from 'vitest';
import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts';
import { fillCatalogue } from '#demo/seed/fill-catalogue.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeSubCategory, TEST_IMAGE } from '#tests/support/make.ts';
import { makePicture } from '#tests/support/make-picture.ts';

const { list, listPrices, save } = endpoints.brand;

describe('brands', () => {
  test('are those that products name, those of most products first; a family of shades counts once', async () => {
    const { call, store } = await testShop();
    const shade = { family: 'Velvet', shadeHex: '#aa2233' };
    await makeProduct(store, { ...shade, shadeName: 'Ruby', details: [['Brand', 'Toghu']] });
    await makeProduct(store, { ...shade, shadeName: 'Plum', details: [['Brand', 'Toghu']] });
    await makeProduct(store, { details: [['Brand', 'Ndolo']] });
    await makeProduct(store, { details: [['Brand', 'Ndolo']] });
    await makeProduct(store, { details: [['Brand', 'Hidden']], isPublished: false });
    expect((await call(list)).body.data).toMatchObject([
      { name: 'Ndolo', cards: 2, logo: null, story: '', version: 0 },
      { name: 'Toghu', cards: 1 },
    ]);
  });

  test('get picture and story from the owner, who does not overwrite what someone else has saved meanwhile', async () => {
    const { call, store, logInAs } = await testShop();
    await makePicture(store, TEST_IMAGE);
    await makeProduct(store, { details: [['Marque', 'Ndolo']] });
    const owner = { token: await logInAs(await makeAdmin(store)) };
    const form = { name: 'Ndolo', logo: TEST_IMAGE, story: 'Colours.', storyFr: 'Des teintes.', version: 0 };
    const saved = await call(save, form, owner);
    expect(saved.body).toMatchObject({ message: 'Brand saved', data: { logo: TEST_IMAGE, version: 1 } });
    expect((await call(list)).body.data).toMatchObject([{ story: 'Colours.', storyFr: 'Des teintes.' }]);

    expect((await call(save, form, owner)).body.code).toBe('BRAND_CHANGED');
    expect((await call(save, { name: 'Nobody' }, owner)).body.code).toBe('BRAND_NOT_FOUND');
    const strange = await call(save, { ...form, version: 1, logo: '/media/none-1x1-ffffff/960.webp' }, owner);
    expect(strange.body.fields).toEqual({ logo: expect.any(String) });
    expect((await call(save, form)).status).toBe(401);
  });
});

describe('the price list', () => {
  test('has a line for whatever has a bulk price, one for a family, at what is paid today', async () => {
    const { call, store } = await testShop();
    const { id: subCategoryId } = await makeSubCategory(store, { name: 'Gloss' });
    const shade = {
      family: 'Velvet',
      shadeHex: '#aa2233',
      name: 'Velvet – Ruby',
      subCategoryIds: [subCategoryId],
    };
    await makeProduct(store, { ...shade, shadeName: 'Ruby', price: 4000, bulkPrice: 3000, discount: 10 });
    await makeProduct(store, {
      ...shade,
      name: 'Velvet – Plum',
      shadeName: 'Plum',
      price: 4000,
      bulkPrice: 3000,
    });
    await makeProduct(store, { name: 'Singly' });
    const answer = await call(listPrices);
    expect(answer.body.data).toMatchObject([
      { name: 'Velvet', subCategory: 'Gloss', brand: '', bulkPrice: 2700, sellingPrice: 3600 },
    ]);
  });

  test('of the demo has about 65 lines from 2500 to 14000 FCFA, most of one brand, bulk below single', async () => {
    const { call, store } = await testShop();
    await fillCatalogue(store.db, demoCatalogue);
    const lines = (await call(listPrices)).body.data;
    expect(lines.length).toBeGreaterThanOrEqual(63);
    expect(lines.length).toBeLessThanOrEqual(67);
    const prices = lines.flatMap(({ bulkPrice, sellingPrice }) => [bulkPrice, sellingPrice]);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(2_500);
    expect(Math.max(...prices)).toBeLessThanOrEqual(14_000);
    expect(lines.filter(({ bulkPrice, sellingPrice }) => bulkPrice >= sellingPrice)).toEqual([]);
    const counts = [...Map.groupBy(lines, ({ brand }) => brand).values()].map(({ length }) => length);
    expect(counts[0]).toBe(Math.max(...counts));
    expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
    expect(new Set(lines.map(({ nameFr }) => nameFr)).size).toBe(lines.length);
    expect(lines.every(({ subCategory, brand }) => subCategory !== '' && brand !== '')).toBe(true);
  });
});
