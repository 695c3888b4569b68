import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#shared/endpoints.ts';
import { keptShop } from '#tests/support/kept-shop.ts';
import { makeCategory, makeProduct } from '#tests/support/make.ts';

const { store, url, catchUp, withinASecond } = await keptShop();
// Its owner begins with the categories, which are part of every answer.
const lips = await makeCategory(store);

const shown = z.object({ data: z.object({ productCount: z.number(), emptyLists: z.array(z.string()) }) });

async function readShown() {
  const [, path = ''] = endpoints.settings.shown.split(' ');
  return shown.parse(await (await fetch(url + path)).json()).data;
}

const productCount = async () => (await readShown()).productCount;
const emptyLists = async () => (await readShown()).emptyLists;

test('what is kept of a shop without a product changes with its first one: its pages lead to lists from then on', async () => {
  await catchUp();
  for (let visit = 0; visit < 3; visit += 1) expect(await productCount()).toBe(0);
  await makeProduct(store, { categoryIds: [lips.id], subCategoryIds: [] });
  await withinASecond(productCount).toBe(1);
});

test('what is kept of the menu changes with the first product of a category, and with its last', async () => {
  const eyes = await makeCategory(store);
  await catchUp();
  for (let visit = 0; visit < 3; visit += 1) expect(await emptyLists()).toEqual([eyes.id]);
  const { id } = await makeProduct(store, { categoryIds: [eyes.id], subCategoryIds: [] });
  await withinASecond(emptyLists).toEqual([]);
  await store.db.updateTable('products').set({ isListed: false }).where('id', '=', id).execute();
  await withinASecond(emptyLists).toEqual([eyes.id]);
});
