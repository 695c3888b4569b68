import { describe, expect, test } from 'vitest';
import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts';
import { fillCatalogue } from '#demo/seed/fill-catalogue.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeSubCategory, TEST_IMAGE } from '#tests/support/make.ts';
import { makePicture } from '#tests/support/make-picture.ts';
import { makePromotion } from '#tests/support/make-promotion.ts';

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
    expect((await call(save, { name: 'Unknown brand' }, owner)).body.code).toBe('BRAND_NOT_FOUND');
    const strange = await call(save, { ...form, version: 1, logo: '/media/none-1x1-ffffff/960.webp' }, owner);
    expect(strange.body.fields).toEqual({ logo: expect.any(String) });
    expect((await call(save, form)).status).toBe(401);
  });
});

describe('a brand that is renamed', () => {
  const { rename, delete: remove } = endpoints.brand;

  test('has its new name in its products, drafts too, and in its promotions; opened forms are out of date', async () => {
    const { call, store, logInAs } = await testShop();
    const owner = { token: await logInAs(await makeAdmin(store)) };
    const product = await makeProduct(store, {
      details: [
        ['Finish', 'matte'],
        ['Brand', 'Fenti'],
      ],
    });
    await store.db
      .updateTable('products')
      .set({ detailsFr: JSON.stringify([['Marque', ' Fenti']]) })
      .where('id', '=', product.id)
      .execute();
    const draft = await makeProduct(store, { details: [['MARQUE', 'Fenti']], isPublished: false });
    const other = await makeProduct(store, { details: [['Brand', 'Fenti Two']] });
    const promotion = await makePromotion(store, { brands: ['Fenti', 'Ndolo'] });
    await call(save, { name: 'Fenti', story: 'Ours.' }, owner);

    const { status, body } = await call(rename, { name: 'Fenti', to: 'Fenty' }, owner);
    expect([status, body.data]).toMatchObject([
      200,
      { products: 2, brand: { name: 'Fenty', story: 'Ours.', cards: 1 } },
    ]);
    const rows = await store.db
      .selectFrom('products')
      .select(['id', 'details', 'detailsFr', 'version'])
      .where('id', 'in', [product.id, draft.id, other.id])
      .execute();
    const found = (id: string) => rows.find((row) => row.id === id);
    expect(found(product.id)).toMatchObject({
      details: [
        ['Finish', 'matte'],
        ['Brand', 'Fenty'],
      ],
      ...{ detailsFr: [['Marque', 'Fenty']], version: 2 },
    });
    expect(found(draft.id)).toMatchObject({ details: [['MARQUE', 'Fenty']], detailsFr: null });
    expect(found(other.id)).toMatchObject({ details: [['Brand', 'Fenti Two']], version: 1 });
    expect((await call(list)).body.data.map(({ name }) => name)).not.toContain('Fenti');
    const { brands } = await store.db
      .selectFrom('promotions')
      .select('brands')
      .where('id', '=', promotion.id)
      .executeTakeFirstOrThrow();
    expect(brands.toSorted()).toEqual(['Fenty', 'Ndolo']);
    const { body: audit } = await call(endpoints.audit.list, {}, owner);
    expect(audit.data[0]).toMatchObject({ action: 'moved', subjectName: 'Fenti' });
    expect(audit.data[0]?.changes).toContainEqual({ field: 'movedTo', before: null, after: 'Fenty' });
  });

  test('becomes one with the brand of its new name, which keeps what is said of it', async () => {
    const { call, store, logInAs } = await testShop();
    const owner = { token: await logInAs(await makeAdmin(store)) };
    await makeProduct(store, { details: [['Brand', 'M.A.C']] });
    await makeProduct(store, { details: [['Brand', 'MAC']] });
    await call(save, { name: 'M.A.C', story: 'Old story.', storyFr: 'Ancienne.' }, owner);
    await call(save, { name: 'MAC', story: 'Its own.' }, owner);
    const { body } = await call(rename, { name: 'M.A.C', to: 'MAC' }, owner);
    expect(body.data).toMatchObject({
      ...{ products: 1, brand: { name: 'MAC', cards: 2, story: 'Its own.', storyFr: 'Ancienne.' } },
    });
    expect((await call(list)).body.data).toHaveLength(1);
    expect((await call(rename, { name: 'M.A.C', to: 'MAC' }, owner)).body.code).toBe('BRAND_NOT_FOUND');
    expect((await call(rename, { name: 'MAC', to: ' MAC ' }, owner)).body.fields).toEqual({
      to: 'This is its name already. Write another one.',
    });
  });

  test('and one whose story is deleted stays while products name it; both are for those who keep the catalogue', async () => {
    const { call, store, logInAs } = await testShop();
    const owner = { token: await logInAs(await makeAdmin(store)) };
    const desk = { token: await logInAs(await makeAdmin(store, { role: 'ORDERS' })) };
    await makeProduct(store, { details: [['Brand', 'Ndolo']] });
    await call(save, { name: 'Ndolo', story: 'Ours.' }, owner);
    expect((await call(remove, { name: 'Ndolo' }, desk)).status).toBe(403);
    expect((await call(rename, { name: 'Ndolo', to: 'N' }, desk)).status).toBe(403);
    expect((await call(remove, { name: 'Ndolo' }, owner)).status).toBe(200);
    expect((await call(list)).body.data).toMatchObject([{ name: 'Ndolo', story: '', version: 0, cards: 1 }]);
    expect((await call(remove, { name: 'Ndolo' }, owner)).status).toBe(404);
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
