import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makePromotion } from '#tests/support/make-promotion.ts';

// A promotion that can do nothing says why, whatever its times say.

const { call, store, logInAs, clock } = await testShop();
const asOwner = { token: await logInAs(await makeAdmin(store)) };

type ProductChange = { deletedAt?: Date; isPublished?: boolean; isListed?: false; stock?: number };

async function change(id: string, columns: ProductChange): Promise<void> {
  await store.db.updateTable('products').set(columns).where('id', '=', id).execute();
}

async function troubleOf(id: string) {
  const { body } = await call(endpoints.promotion.list, {}, asOwner);
  const found = body.data.find((known) => known.id === id);
  return found && [found.state, found.trouble];
}

test.each([
  [{ deletedAt: clock.now(), isListed: false }, 'gift_deleted'],
  [{ isPublished: false, isListed: false }, 'gift_hidden'],
  [{ stock: 0 }, 'gift_sold_out'],
] as const)('a gift whose product is %o is in trouble: %s', async (columns, trouble) => {
  const { id: giftProductId } = await makeProduct(store, { stock: 3 });
  const { id } = await makePromotion(store, { kind: 'gift', value: 0, minimum: 5_000, giftProductId });
  expect(await troubleOf(id)).toEqual(['running', null]);
  await change(giftProductId, columns);
  expect(await troubleOf(id)).toEqual(['running', trouble]);
  await call(endpoints.promotion.stop, { id }, asOwner);
  expect(await troubleOf(id)).toEqual(['ended', null]);
});

test.each([
  [{ deletedAt: clock.now(), isListed: false }, 'no_products'],
  [{ isPublished: false, isListed: false }, 'no_products'],
  [{ stock: 0 }, 'all_sold_out'],
] as const)('a code is in trouble once the last of its products is %o: %s', async (columns, trouble) => {
  const lipstick = await makeProduct(store, { stock: 3 });
  const mascara = await makeProduct(store, { stock: 3 });
  const products = [lipstick.id, mascara.id];
  const { id } = await makePromotion(store, { products });
  await change(lipstick.id, columns);
  expect(await troubleOf(id)).toEqual(['running', null]);
  await change(mascara.id, columns);
  expect(await troubleOf(id)).toEqual(['running', trouble]);
});
