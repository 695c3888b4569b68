import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { deleteUnusedPictures } from '#core/media/delete-unused-pictures.ts';
import { createLocalApi } from '#server/api/create-local-api.ts';
import { nothingReadYet } from '#server/content/what-was-read.ts';
import { finishPage } from '#server/pages/finish-page.ts';
import { endpoints } from '#shared/endpoints.ts';
import { firstHome, type HomeBlock, newHomeBlock } from '#shared/home-blocks.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser, TEST_IMAGE } from '#tests/support/make.ts';
import { makePicture } from '#tests/support/make-picture.ts';
import { makeReview } from '#tests/support/make-review.ts';

const { get, getStrip, getDraft, preview, saveDraft, publish } = endpoints.home;

async function arrangedShop() {
  const shop = await testShop();
  const owner = { token: await shop.logInAs(await makeAdmin(shop.store)) };
  const draft = async () => (await shop.call(getDraft, {}, owner)).body.data;
  const save = async (blocks: readonly HomeBlock[]) =>
    shop.call(saveDraft, { blocks, version: (await draft()).version }, owner);
  const show = async (blocks: readonly HomeBlock[]) => {
    await save(blocks);
    return shop.call(publish, { version: (await draft()).version }, owner);
  };
  const shown = async (language: 'en' | 'fr' = 'en') =>
    (await shop.call(get, {}, { language })).body.data.blocks;
  return { ...shop, owner, draft, save, show, shown };
}

function ids(products: readonly { id: string }[]): string[] {
  return products.map(({ id }) => id);
}

describe('home', () => {
  test('has its own arrangement until an owner changes it; what holds nothing is left out', async () => {
    const { shown } = await arrangedShop();
    expect((await shown()).map(({ kind }) => kind)).toEqual([
      'hero',
      'categories',
      'banner',
      'banner',
      'promises',
      'shelves',
    ]);
  });

  test('calls best-sellers what was sold, and begins with what is new where too little was', async () => {
    const { store, show, shown } = await arrangedShop();
    const products = [];
    for (let made = 0; made < 5; made += 1) products.push(await makeProduct(store));
    await store.db
      .updateTable('products')
      .set({ sold: 2 })
      .where('id', 'in', ids(products.slice(0, 3)))
      .execute();
    const strips = async () => (await shown()).filter(({ kind }) => kind === 'strip');
    expect((await strips()).map(({ rule, products }) => [rule, products?.length])).toEqual([
      ['new', 5],
      ['under', undefined],
    ]);
    await store.db
      .updateTable('products')
      .set({ sold: 1 })
      .where('id', '=', ids(products)[4] ?? '')
      .execute();
    // The kept page is made again with the next change of home.
    await show([...firstHome]);
    const [best, next] = await strips();
    expect(best).toMatchObject({ rule: 'popular' });
    expect(best?.products?.map(({ _id }) => _id)).toEqual(
      ids([products[2], products[1], products[0], products[4]].flatMap((product) => product ?? [])),
    );
    expect(next).toMatchObject({ rule: 'new' });
  });

  test('shows a draft to its owner at once, and to shoppers when it is published', async () => {
    const { call, owner, draft, save, shown } = await arrangedShop();
    const title = { en: 'Rain sale', fr: 'Soldes de pluie' };
    const hero = { ...newHomeBlock('hero', 'hero'), title, link: '/offers' };
    const blocks = [...firstHome.filter(({ kind }) => kind !== 'hero'), hero];
    expect((await save(blocks)).body.data).toMatchObject({ version: 1, isLive: false });
    expect((await shown())[0]?.kind).toBe('hero');
    const looked = await call(preview, {}, { ...owner, language: 'fr' });
    expect(looked.body.data.blocks.at(-1)).toMatchObject({ kind: 'hero', title: 'Soldes de pluie' });

    expect((await call(publish, { version: 1 }, owner)).body.data.isLive).toBe(true);
    expect((await shown()).at(-1)).toMatchObject({ title: 'Rain sale', link: '/offers' });
    expect((await shown('fr')).at(-1)).toMatchObject({ title: 'Soldes de pluie' });
    expect((await draft()).isLive).toBe(true);
  });

  test('is changed by one at a time, keeps what the specification asks for, and links only inside the shop', async () => {
    const { call, owner, save, store, logInAs } = await arrangedShop();
    await save(firstHome);
    const late = await call(saveDraft, { blocks: firstHome, version: 0 }, owner);
    expect([late.status, late.body.code]).toEqual([409, 'HOME_CHANGED']);
    expect((await call(publish, { version: 0 }, owner)).body.code).toBe('HOME_CHANGED');
    const without = firstHome.filter(({ kind }) => kind !== 'shelves');
    expect((await save(without)).body.fields).toHaveProperty('blocks');
    for (const link of [
      'https://elsewhere.example',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'javascript:1',
    ]) {
      const away = firstHome.map((block) => ({ ...block, link }));
      expect((await save(away)).status, link).toBe(422);
    }
    const strange = { en: '/media/none-1x1-ffffff/960.webp', fr: '' };
    expect((await save(firstHome.map((block) => ({ ...block, wide: strange })))).status).toBe(422);
    const shopper = { token: await logInAs(await makeUser(store)) };
    expect((await call(preview, {}, shopper)).status).toBe(403);
  });

  test('begins and ends a block by the clock, and says when', async () => {
    const { call, clock, owner, show, shown } = await arrangedShop();
    const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();
    const banner = {
      ...newHomeBlock('rain', 'banner'),
      title: { en: 'Rain', fr: '' },
      from: at(10),
      until: at(20),
    };
    await show([banner, ...firstHome]);
    const isThere = async () => (await shown()).some(({ id }) => id === 'rain');
    // The preview always contains the block, and says when shoppers see it.
    const looked = (await call(preview, {}, owner)).body.data;
    expect(looked.blocks[0]).toMatchObject({ id: 'rain' });
    expect(looked.ofAnotherTime).toMatchObject([{ id: 'rain', from: banner.from, until: banner.until }]);
    expect([await isThere(), (await call(get)).body.data.changesAt]).toEqual([false, banner.from]);
    clock.advance({ minutes: 10 });
    expect([await isThere(), (await call(get)).body.data.changesAt]).toEqual([true, banner.until]);
    expect((await call(preview, {}, owner)).body.data.ofAnotherTime).toEqual([]);
    clock.advance({ minutes: 10 });
    expect([await isThere(), (await call(get)).body.data.changesAt]).toEqual([false, null]);
  });

  test('is kept until the moment a block ends, however long the page around it takes', async () => {
    const { store, clock, show } = await arrangedShop();
    const until = new Date(clock.now().getTime() + 600_000);
    const banner = { ...newHomeBlock('rain', 'banner'), title: { en: 'Rain', fr: 'Pluie' } };
    await show([{ ...banner, until: until.toISOString() }, ...firstHome]);
    const read = nothingReadYet();
    await createLocalApi(store, 'en', read).home.get({});
    const answered = Date.now();
    await setTimeout(200);
    const { freshUntil } = finishPage(
      { status: 200, headers: {}, text: '', read },
      { path: '/', publicUrl: store.settings.publicUrl },
    );
    expect(freshUntil).toBeLessThanOrEqual(answered + 600_000);
  });

  test('keeps the pictures of its blocks, also of a draft', async () => {
    const { clock, save, store } = await arrangedShop();
    await makePicture(store, TEST_IMAGE);
    const wide = { en: TEST_IMAGE, fr: '' };
    const saved = await save(firstHome.map((block) => (block.kind === 'hero' ? { ...block, wide } : block)));
    expect(saved.status).toBe(200);
    clock.advance({ days: 2 });
    expect(await deleteUnusedPictures(store)).toBe(0);
  });
});

describe('a strip', () => {
  test.each([
    ['under an amount: what costs no more, bought most first', { rule: 'under', amount: 3_000 }, ['cheap']],
    ['on offer: what is reduced', { rule: 'offer' }, ['reduced']],
    ['of the best rated: what many praise', { rule: 'rated' }, ['loved']],
    ['for a depth of skin: what matches it', { rule: 'depth', depth: 'deep' }, ['foundation']],
    ['of the newest', { rule: 'new' }, ['foundation', 'loved', 'reduced', 'cheap']],
  ] as const)('%s', async (_what, rule, expected) => {
    const { call, show, store } = await arrangedShop();
    await makeProduct(store, { name: 'cheap', price: 3_000 });
    await makeProduct(store, { name: 'reduced', price: 9_000, discount: 10 });
    const loved = await makeProduct(store, { name: 'loved' });
    await makeReview(store, { product: loved, stars: 5, state: 'shown' });
    const bad = await makeProduct(store, { name: 'sold out' });
    await makeReview(store, { product: bad, stars: 1, state: 'shown' });
    await store.db.updateTable('products').set({ stock: 0 }).where('id', '=', bad.id).execute();
    await makeProduct(store, {
      ...{ name: 'foundation', shadeName: 'Ebène', shadeHex: '#5a2f1e', family: 'foundation' },
      ...{ details: [['Shade', 'deep, warm']] },
    });
    await show([{ ...newHomeBlock('chosen', 'strip'), ...rule }, ...firstHome]);
    const { data } = (await call(getStrip, { id: 'chosen' })).body;
    expect(data.map(({ name }) => name)).toEqual(expected);
  });

  test('of a depth is on the home of a new shop as soon as it sells something for it', async () => {
    const { call, store } = await arrangedShop();
    const rules = async () => (await call(get, {})).body.data.blocks.map(({ rule }) => rule);
    await makeProduct(store);
    expect(await rules()).not.toContain('depth');
    await makeProduct(store, {
      ...{ name: 'foundation', shadeName: 'Ebène', shadeHex: '#5a2f1e', family: 'foundation' },
      ...{ details: [['Shade', 'deep, warm']] },
    });
    expect(await rules()).toContain('depth');
  });

  test('by hand: these products in this order, without those that are no longer sold', async () => {
    const { call, draft, show, store } = await arrangedShop();
    const [one, two, gone] = [
      await makeProduct(store, { name: 'one' }),
      await makeProduct(store, { name: 'two' }),
      await makeProduct(store, { name: 'gone', isPublished: false }),
    ];
    const products = [two.id, gone.id, one.id];
    await show([{ ...newHomeBlock('chosen', 'strip'), rule: 'hand', products }, ...firstHome]);
    const { data } = (await call(getStrip, { id: 'chosen' })).body;
    expect(data.map(({ name }) => name)).toEqual(['two', 'one']);
    expect((await draft()).namedProducts.map(({ name }) => name)).toEqual(['two', 'one']);
  });
});
