import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#shared/endpoints.ts';
import { keptShop } from '#tests/support/kept-shop.ts';
import { makeCategory, makeProduct } from '#tests/support/make.ts';

const { store, url, catchUp, withinASecond } = await keptShop();
// Its owner begins with the categories, which are part of every answer.
const lips = await makeCategory(store);

async function productCount(): Promise<number> {
  const [, path = ''] = endpoints.settings.shown.split(' ');
  const answer: unknown = await (await fetch(url + path)).json();
  return z.object({ data: z.object({ productCount: z.number() }) }).parse(answer).data.productCount;
}

test('what is kept of a shop without a product changes with its first one: its pages lead to lists from then on', async () => {
  await catchUp();
  for (let visit = 0; visit < 3; visit += 1) expect(await productCount()).toBe(0);
  await makeProduct(store, { categoryIds: [lips.id], subCategoryIds: [] });
  await withinASecond(productCount).toBe(1);
});
