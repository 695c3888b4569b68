import { expect, test } from 'vitest';
import { renameBrand } from '#core/brands/rename-brand.ts';
import { createLocalApi } from '#server/api/create-local-api.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { loadBrand } from './load-brand.ts';

test('the address of a renamed brand leads in one step to the brand, in the language and list that were asked for', async () => {
  const { store } = await testShop();
  const owner = await makeAdmin(store);
  await makeProduct(store, { details: [['Brand', 'M.A.C']] });
  const open = async (address: string) => {
    const url = new URL(address, 'https://shop.example');
    const slug = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
    const shown = loadBrand(createLocalApi(store, 'en'), slug, url).then(({ brand }) => brand.name);
    const reason = await shown.catch((thrown: unknown) => thrown);
    return reason instanceof Response ? [reason.status, reason.headers.get('location')] : reason;
  };
  expect(await open('/brand/M-A-C')).toBe('M.A.C');
  expect(await open('/brand/MAC')).toMatchObject({ init: { status: 404 } });

  await renameBrand(store, owner, { name: 'M.A.C', to: 'MAC' });
  await renameBrand(store, owner, { name: 'MAC', to: 'Mac Café' });
  expect(await open('/fr/brand/M-A-C?page=2')).toEqual([301, '/fr/brand/Mac-Caf%C3%A9?page=2']);
  expect(await open('/brand/mac')).toEqual([301, '/brand/Mac-Caf%C3%A9']);
  expect(await open('/brand/Mac-Café')).toBe('Mac Café');

  await makeProduct(store, { details: [['Brand', 'MAC']] });
  expect(await open('/brand/MAC')).toBe('MAC');

  await renameBrand(store, owner, { name: 'Mac Café', to: 'M.A.C' });
  expect(await open('/brand/M-A-C')).toBe('M.A.C');
  expect(await open('/brand/Mac-Café')).toEqual([301, '/brand/M-A-C']);
});
