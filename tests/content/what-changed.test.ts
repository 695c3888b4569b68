import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { expireReservations } from '#core/checkout/expire-reservations.ts';
import { brandCalls } from '#shared/contract/brand.ts';
import { endpoints } from '#shared/endpoints.ts';
import { listingPath, productPath } from '#shared/page-paths.ts';
import { applyTable, sendTable } from '#tests/support/import-table.ts';
import { keptShop } from '#tests/support/kept-shop.ts';
import {
  type MadeProduct,
  makeAdmin,
  makeCategory,
  makeProduct,
  makeSubCategory,
  TEST_IMAGE,
} from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { makePicture } from '#tests/support/make-picture.ts';
import { makeReview } from '#tests/support/make-review.ts';

// Every way in which a kept page or answer could become outdated. A visitor may have to wait for one second.

const shop = await keptShop();
const { store, see, ask, withinASecond, rendered } = shop;
const { db } = store;

let token: string;
beforeAll(async () => {
  token = await shop.logInAs(await makeAdmin(store));
  await makePicture(store, TEST_IMAGE);
});

function pathOf({ id, name }: { id: string; name: string }): string {
  return productPath({ _id: id, name });
}

/** Reads a page until it is kept: then a second read renders nothing. */
async function keep(path: string): Promise<string> {
  // Creating the test's own data was a change, too.
  await shop.catchUp();
  await expect
    .poll(
      async () => {
        await see(path);
        const before = rendered.length;
        await see(path);
        return rendered.length - before;
      },
      { timeout: 10_000 },
    )
    .toBe(0);
  return (await see(path)).text;
}

async function details({ id }: Pick<MadeProduct, 'id'>) {
  const { text } = await ask(endpoints.product.getDetails, { productId: id });
  return JSON.parse(text).data;
}

/** The fields that a product's form sends. */
async function formOf({ id }: Pick<MadeProduct, 'id'>) {
  const { data } = (await shop.call(endpoints.product.get, { limit: 100 }, { token })).body;
  const product = data.find(({ _id }) => _id === id);
  if (!product) throw new Error(`No product ${id}`);
  return { ...product, bulkPrice: product.bulkPrice ?? '' };
}

describe('what an admin saves', () => {
  test('is on the product’s page, on its list, in search and in the API at once', async () => {
    const category = await makeCategory(store);
    const subCategory = await makeSubCategory(store, { categoryIds: [category.id] });
    const product = await makeProduct(store, {
      name: 'Baume Wouri',
      categoryIds: [category.id],
      subCategoryIds: [subCategory.id],
    });
    const listing = listingPath(
      { _id: category.id, name: category.name },
      { _id: subCategory.id, name: subCategory.name },
    );
    const pages = [pathOf(product), listing, '/search?q=wouri', '/'];
    for (const page of pages) expect(await keep(page)).toContain('Baume Wouri');
    await details(product);

    const saved = await fetch(`${shop.url}/api/product/update-product-details`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...(await formOf(product)), name: 'Baume Wouri bleu' }),
    });
    expect(saved.status).toBe(200);

    // Not only within a second: the member of staff who saved sees it on the next read.
    for (const page of pages) expect((await see(page)).text).toContain('Baume Wouri bleu');
    expect((await details(product)).name).toBe('Baume Wouri bleu');
  });

  test('of one product leaves the pages of others as they are', async () => {
    const [changed, other] = [await makeProduct(store), await makeProduct(store)];
    await keep(pathOf(changed));
    await keep(pathOf(other));
    const before = rendered.length;

    await db.updateTable('products').set({ price: 4_321 }).where('id', '=', changed.id).execute();
    await withinASecond(async () => (await see(pathOf(changed))).text).toContain('4321');

    await see(pathOf(other));
    // On a busy machine the change may come while the page is being made; the page is then made again.
    expect(new Set(rendered.slice(before))).toEqual(new Set([pathOf(changed)]));
  });
});

test('an import is seen', async () => {
  const product = await makeProduct(store, { price: 5_000 });
  const { reference } = await db
    .selectFrom('products')
    .select('reference')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();
  expect(await keep(pathOf(product))).toContain('5000');

  const { id } = await sendTable(shop, token, `Référence;Prix FCFA\n${reference};6150\n`);
  expect((await applyTable(shop, token, id)).status).toBe(200);

  await withinASecond(async () => (await see(pathOf(product))).text).toContain('6150');
});

test('an order that takes the last piece sells the product out on its page, its list and in search', async () => {
  const category = await makeCategory(store);
  const subCategory = await makeSubCategory(store, { categoryIds: [category.id] });
  const product = await makeProduct(store, {
    name: 'Dernier flacon',
    stock: 1,
    categoryIds: [category.id],
    subCategoryIds: [subCategory.id],
  });
  const listing = listingPath(
    { _id: category.id, name: category.name },
    { _id: subCategory.id, name: subCategory.name },
  );
  const pages = [pathOf(product), listing, '/search?q=dernier+flacon'];
  for (const page of pages) expect(await keep(page)).toContain('"stock":1');
  await details(product);

  await makeOrder(store, [{ product, quantity: 1 }]);

  for (const page of pages) await withinASecond(async () => (await see(page)).text).toContain('"stock":0');
  await withinASecond(async () => (await details(product)).stock).toBe(0);
});

test('a reservation that ends gives the piece back on the product’s page', async () => {
  const product = await makeProduct(store, { stock: 1 });
  const { id: orderId } = await makeOrder(store, [{ product, quantity: 1 }]);
  expect(await keep(pathOf(product))).toContain('"stock":0');

  await db
    .updateTable('orders')
    .set({ status: 'Awaiting payment', paymentMethod: 'mtn_momo', reservationExpiresAt: shop.clock.now() })
    .where('id', '=', orderId)
    .execute();
  await expireReservations(store);

  await withinASecond(async () => (await see(pathOf(product))).text).toContain('"stock":1');
});

test('an order of one piece among many renders no page and sends no notice, and the API has the new figure', async () => {
  const product = await makeProduct(store, { stock: 57 });
  expect(await keep(pathOf(product))).toContain('"stock":57');
  expect((await details(product)).stock).toBe(57);
  const listener = new pg.Client({ connectionString: shop.connectionString });
  await listener.connect();
  await listener.query('listen content');
  const notices: unknown[] = [];
  listener.on('notification', ({ payload }) => notices.push(payload));
  const before = rendered.length;

  await makeOrder(store, [{ product, quantity: 1 }]);

  await withinASecond(async () => (await details(product)).stock).toBe(56);
  await see(pathOf(product));
  await listener.query('select');
  await listener.end();
  expect(notices).toEqual([]);
  expect(rendered.slice(before)).toEqual([]);
});

test('a product that comes to its last three pieces is listed in the clearance', async () => {
  const product = await makeProduct(store, { stock: 4, name: 'Presque parti' });
  expect(await keep('/clearance')).not.toContain('Presque parti');

  await makeOrder(store, [{ product, quantity: 1 }]);

  await withinASecond(async () => (await see('/clearance')).text).toContain('Presque parti');
});

test('a discount puts a product among the offers and takes it out again', async () => {
  const product = await makeProduct(store, { name: 'Parfum Ekang' });
  expect(await keep('/offers')).not.toContain('Parfum Ekang');

  await db.updateTable('products').set({ discount: 15 }).where('id', '=', product.id).execute();
  await withinASecond(async () => (await see('/offers')).text).toContain('Parfum Ekang');

  await db.updateTable('products').set({ discount: 0 }).where('id', '=', product.id).execute();
  await withinASecond(async () => (await see('/offers')).text).not.toContain('Parfum Ekang');
});

test('a sale that begins is on the product’s page, and off it once it is ended', async () => {
  const product = await makeProduct(store);
  const reduced = '"discount":25';
  expect(await keep(pathOf(product))).not.toContain(reduced);

  const sale = { kind: 'sale', name: 'Weekend', value: 25, products: [product.id] } as const;
  const startsAt = shop.clock.now().toISOString();
  const saved = await shop.call(endpoints.promotion.save, { ...sale, startsAt }, { token });
  await withinASecond(async () => (await see(pathOf(product))).text).toContain(reduced);

  await shop.call(endpoints.promotion.stop, { id: saved.body.data.id }, { token });
  await withinASecond(async () => (await see(pathOf(product))).text).not.toContain(reduced);
});

test('a category’s new name is on every page', async () => {
  const category = await makeCategory(store);
  const product = await makeProduct(store, { categoryIds: [category.id] });
  const pages = ['/', '/contact', pathOf(product)];
  for (const page of pages) await keep(page);

  await db.updateTable('categories').set({ name: 'Sourcils' }).where('id', '=', category.id).execute();

  for (const page of pages) await withinASecond(async () => (await see(page)).text).toContain('Sourcils');
});

test('a draft is seen once it is published, and gone once it is deleted', async () => {
  const product = await makeProduct(store, { isPublished: false, name: 'Poudre Bafia' });
  expect((await see(pathOf(product))).status).toBe(404);
  expect(await keep('/search?q=bafia')).not.toContain('Poudre Bafia');

  await db
    .updateTable('products')
    .set({ isPublished: true, isListed: true })
    .where('id', '=', product.id)
    .execute();
  await withinASecond(async () => (await see('/search?q=bafia')).text).toContain('Poudre Bafia');
  await withinASecond(async () => (await see(pathOf(product))).status).toBe(200);

  await db
    .updateTable('products')
    .set({ isListed: false, deletedAt: new Date() })
    .where('id', '=', product.id)
    .execute();
  await withinASecond(async () => (await see('/search?q=bafia')).text).not.toContain('Poudre Bafia');
  await withinASecond(async () => (await see(pathOf(product))).status).toBe(404);
});

test('another shade that is sold out is so on the pages of its family', async () => {
  const shade = { shadeName: 'Rubis', shadeHex: '#aa0011', family: 'Velours' };
  const [one, other] = [
    await makeProduct(store, shade),
    await makeProduct(store, { ...shade, shadeName: 'Terre', stock: 1 }),
  ];
  expect(await keep(pathOf(one))).toContain('Terre');

  await makeOrder(store, [{ product: other, quantity: 1 }]);

  await withinASecond(async () => (await see(pathOf(one))).text).toMatch(/Terre.*?"stock":0/);
});

test('the pages of brands follow the owner: a story, a first bulk price, a discount', async () => {
  const word = 'Sawa';
  const gloss = await makeProduct(store, { details: [['Brand', word]], price: 4000 });
  const change = (values: { bulkPrice?: number; discount?: number }) =>
    db.updateTable('products').set(values).where('id', '=', gloss.id).execute();
  const brands = async () => (await see('/api/brand/list')).text;
  const prices = async () => (await see('/api/brand/list-prices')).text;
  await withinASecond(brands).toContain(word);
  await withinASecond(prices).not.toContain(gloss.name);
  await shop.call(endpoints.brand.save, { name: word, story: 'A first story.' }, { token });
  await withinASecond(brands).toContain('A first story.');
  await change({ bulkPrice: 3330 });
  await withinASecond(prices).toContain('3330');
  await change({ discount: 50 });
  await withinASecond(prices).toContain('1665');
});

test('the address of a brand leads to the name it has now, through every renaming and back', async () => {
  await makeProduct(store, { details: [['Brand', 'Fenti']] });
  const rename = (name: string, to: string) => shop.call(endpoints.brand.rename, { name, to }, { token });
  const formerNames = async () => {
    const { data } = JSON.parse((await see('/api/brand/list')).text);
    return brandCalls.list.data
      .parse(data)
      .filter(({ name }) => name.startsWith('Fent'))
      .map(({ name, formerNames }) => [name, ...formerNames])
      .toSorted();
  };
  await withinASecond(formerNames).toEqual([['Fenti']]);
  await rename('Fenti', 'Fenty');
  await withinASecond(formerNames).toEqual([['Fenty', 'Fenti']]);
  await rename('Fenty', 'Fenty Two');
  await withinASecond(formerNames).toEqual([['Fenty Two', 'Fenti', 'Fenty']]);
  await makeProduct(store, { details: [['Brand', 'Fenty']] });
  await withinASecond(formerNames).toEqual([['Fenty'], ['Fenty Two', 'Fenti']]);
  await rename('Fenty Two', 'Fenti');
  await withinASecond(formerNames).toEqual([['Fenti', 'Fenty Two'], ['Fenty']]);
});

test('home follows what its owner publishes, and its strips what is in them', async () => {
  const home = async () => (await see('/api/home/get')).text;
  const { data } = (await shop.call(endpoints.home.getDraft, {}, { token })).body;
  const title = { en: 'Harmattan sale', fr: '' };
  const blocks = data.blocks.map((block) => (block.kind === 'hero' ? { ...block, title } : block));
  const saved = await shop.call(endpoints.home.saveDraft, { blocks, version: data.version }, { token });
  expect(await home()).not.toContain('Harmattan sale');
  await shop.call(endpoints.home.publish, { version: saved.body.data.version }, { token });
  await withinASecond(home).toContain('Harmattan sale');

  const lamp = await makeProduct(store, { name: 'Lampe Nyong' });
  await db.updateTable('products').set({ sold: 9_999 }).where('id', '=', lamp.id).execute();
  await sql`select announce_content(array['choices'])`.execute(db);
  await withinASecond(home).toContain('Lampe Nyong');
  await db.updateTable('products').set({ name: 'Lampe Benoué' }).where('id', '=', lamp.id).execute();
  await withinASecond(home).toContain('Lampe Benoué');
});

test('answered questions follow the answer, and the family that shares them', async () => {
  const family = `family-${Date.now()}`;
  const [rouge, nude] = [await makeProduct(store, { family }), await makeProduct(store, { family })];
  const asked = async (id: string) => (await ask(endpoints.question.listOfProduct, { productId: id })).text;
  const kept = shop.kept().answers;
  for (const { id } of [rouge, nude]) expect(await asked(id)).not.toContain('greasy');
  expect(shop.kept().answers).toBe(kept + 2);

  const text = 'Is it greasy on the skin?';
  await shop.call(endpoints.question.ask, { productId: rouge.id, text, authorName: 'Bih' });
  const { data } = (await shop.call(endpoints.question.list, { search: rouge.name }, { token })).body;
  const answer = { id: data[0]?.id ?? '', answer: 'No, it is light.' };
  await shop.call(endpoints.question.answer, { ...answer, isShown: true }, { token });
  for (const { id } of [rouge, nude]) await withinASecond(() => asked(id)).toContain('No, it is light.');

  await shop.call(endpoints.question.answer, { ...answer, answer: 'Not at all.', isShown: true }, { token });
  await withinASecond(() => asked(nude.id)).toContain('Not at all.');
  await db.updateTable('products').set({ family: null }).where('id', '=', rouge.id).execute();
  await withinASecond(() => asked(nude.id)).not.toContain('greasy');
  await shop.call(endpoints.question.answer, { ...answer, isShown: false }, { token });
  await withinASecond(() => asked(rouge.id)).not.toContain('greasy');
});

test('reviews follow what the shop shows of them, on the pages of all shades', async () => {
  const family = `family-${Date.now()}`;
  const [rouge, nude] = [await makeProduct(store, { family }), await makeProduct(store, { family })];
  const written = async (id: string) => (await ask(endpoints.review.listOfProduct, { productId: id })).text;
  for (const { id } of [rouge, nude]) expect(await written(id)).toContain('"reviews":[]');
  const review = await makeReview(store, { product: rouge, text: 'It lasts all day.' });
  await shop.call(endpoints.review.setState, { id: review.id, state: 'shown' }, { token });
  for (const { id } of [rouge, nude]) await withinASecond(() => written(id)).toContain('It lasts all day.');
  await shop.call(endpoints.review.setState, { id: review.id, state: 'hidden' }, { token });
  for (const { id } of [rouge, nude]) await withinASecond(() => written(id)).toContain('"reviews":[]');
});
