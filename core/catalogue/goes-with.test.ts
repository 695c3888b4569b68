import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { type MadeProduct, makeCategory, makeProduct, makeSubCategory } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { countBoughtTogether } from './count-bought-together.ts';
import { listGoesWith } from './goes-with.ts';

const { db } = await testDatabase();
const clock = createTestClock();
const store = { db, clock };

/** A category Lips with lipsticks, liners and balms, and a scent in another category. */
async function shelves() {
  const [lips, scents] = [(await makeCategory(store)).id, (await makeCategory(store)).id];
  const [lipsticks, liners, balms] = [
    (await makeSubCategory(store, { categoryIds: [lips] })).id,
    (await makeSubCategory(store, { categoryIds: [lips] })).id,
    (await makeSubCategory(store, { categoryIds: [lips] })).id,
  ];
  const onLips = (subCategoryId: string, given = {}) =>
    makeProduct(store, { categoryIds: [lips], subCategoryIds: [subCategoryId], ...given });
  return {
    lipstick: await onLips(lipsticks),
    otherLipstick: await onLips(lipsticks, { sold: 90 }),
    liner: await onLips(liners, { sold: 30 }),
    secondLiner: await onLips(liners, { sold: 20 }),
    soldOutBalm: await onLips(balms, { sold: 80, stock: 0 }),
    balm: await onLips(balms, { sold: 10 }),
    scent: await makeProduct(store, { categoryIds: [scents] }),
  };
}

let made: Awaited<ReturnType<typeof shelves>>;
beforeAll(async () => {
  made = await shelves();
});

const goesWith = async (...products: MadeProduct[]) =>
  (await listGoesWith(db, { ids: products.map(({ id }) => id), limit: 4 })).map(({ id }) => id);

async function buyTogether(times: number, state: Parameters<typeof makeOrder>[2] = {}): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    const lines = [made.lipstick, made.scent].map((product) => ({ product, quantity: 1 }));
    await makeOrder(store, lines, state);
  }
  await countBoughtTogether(store);
}

test('before anything was bought together it is the most bought of each other shelf, and never what is sold out', async () => {
  const { lipstick, liner, balm, secondLiner } = made;
  expect(await goesWith(lipstick)).toEqual([liner.id, balm.id, secondLiner.id]);
  expect(await goesWith(lipstick, liner)).toEqual([balm.id]);
});

test('what three orders have beside it comes first, from any shelf; two, or orders that ended, are not enough', async () => {
  const { lipstick, liner, scent } = made;
  await buyTogether(2, { status: 'Delivered', paymentStatus: 'Paid' });
  await buyTogether(3, { status: 'Refused' });
  expect(await goesWith(lipstick)).not.toContain(scent.id);
  await buyTogether(1);
  expect((await goesWith(lipstick)).slice(0, 2)).toEqual([scent.id, liner.id]);
  expect(await goesWith(lipstick, scent)).not.toContain(scent.id);

  clock.advance({ days: 181 });
  await countBoughtTogether(store);
  expect(await goesWith(lipstick)).not.toContain(scent.id);
  clock.advance({ days: -181 });
});

test('a family is one card, and no other shade of what is in the cart', async () => {
  const { lipstick } = made;
  const shade = { family: 'Cacao', shadeHex: '#7b3f2a', categoryIds: lipstick.categoryIds, sold: 500 };
  const [red, brown] = [
    await makeProduct(store, { ...shade, shadeName: 'Red', subCategoryIds: made.liner.subCategoryIds }),
    await makeProduct(store, { ...shade, shadeName: 'Brown', subCategoryIds: made.liner.subCategoryIds }),
  ];
  const shades = [red.id, brown.id];
  expect((await goesWith(lipstick)).filter((id) => shades.includes(id))).toHaveLength(1);
  expect((await goesWith(lipstick, red)).filter((id) => shades.includes(id))).toEqual([]);
});

test('a cart of what is gone has nothing that goes with it', async () => {
  expect(await listGoesWith(db, { ids: ['gone'], limit: 4 })).toEqual([]);
});
