import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';

const { call, store, logInAs } = await testShop();
const token = await logInAs(await makeAdmin(store));

test('an order by telephone finds what is for sale by barcode and reference, at the price that shoppers pay, and no draft', async () => {
  const gloss = await makeProduct(store, {
    name: 'Phoned gloss',
    barcode: '6009705210017',
  });
  await makeProduct(store, {
    name: 'Phoned balm',
    barcode: '6009705210024',
    isPublished: false,
  });
  await store.db.updateTable('products').set({ reference: 'PH-4411' }).where('id', '=', gloss.id).execute();
  const sale = { kind: 'sale' as const, name: 'Gloss week', value: 30, products: [gloss.id] };
  expect((await call(endpoints.promotion.save, sale, { token })).status).toBe(200);
  const namesOf = async (search: string, asker: { token?: string } = { token }) =>
    (await call(endpoints.product.get, { search, onSale: true }, asker)).body.data.map(({ name }) => name);
  expect(await namesOf('6 009705 210017')).toEqual(['Phoned gloss']);
  expect(await namesOf('PH-441')).toEqual(['Phoned gloss']);
  expect(await namesOf('phoned')).toEqual(['Phoned gloss']);
  expect(await namesOf('6009705210024')).toEqual([]);
  const { body } = await call(endpoints.product.get, { search: 'PH-4411', onSale: true }, { token });
  expect(body.data).toMatchObject([{ discount: 30 }]);
  await store.db.updateTable('users').set({ role: 'ORDERS' }).execute();
  expect(await namesOf('6009705210017')).toEqual(['Phoned gloss']);
  expect(await namesOf('6009705210017', {})).toEqual([]);
});
