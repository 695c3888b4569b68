import { describe, expect, test, vi } from 'vitest';
import { createLocalApi } from '#server/api/create-local-api.ts';
import { testShop } from '#tests/support/app.ts';
import { makeCategory, makeProduct } from '#tests/support/make.ts';
import { loadNewArrivals } from './load-new-arrivals.ts';

const { store } = await testShop();
const api = createLocalApi(store, 'en');

describe('the new arrivals', () => {
  test('are the newest products of the categories the settings name, in that order', async () => {
    const [care, lips] = [
      await makeCategory(store, { name: 'Body & Bath' }),
      await makeCategory(store, { name: 'Lips' }),
    ];
    await makeProduct(store, { name: 'Shea butter', categoryIds: [care.id] });
    await makeProduct(store, { name: 'Older gloss', categoryIds: [lips.id] });
    await makeProduct(store, { name: 'Newer gloss', categoryIds: [lips.id] });
    const arrivals = await loadNewArrivals(api, ['Lips', 'body-bath'], 'en');
    const rows = arrivals.failed ? [] : arrivals.categories;
    expect(rows.map(({ link }) => link.shown)).toEqual(['Lips', 'Body & Bath']);
    expect(rows.map(({ products }) => products.map(({ name }) => name))).toEqual([
      ['Newer gloss', 'Older gloss'],
      ['Shea butter'],
    ]);
  });

  test('are found by the French name of a category too, as a French owner types it', async () => {
    const hair = await makeCategory(store, { name: 'Hair', nameFr: 'Cheveux & soins' });
    await makeProduct(store, { name: 'Comb', categoryIds: [hair.id] });
    const arrivals = await loadNewArrivals(api, ['cheveux & soins'], 'fr');
    expect(arrivals.failed ? [] : arrivals.categories.map(({ link }) => link.shown)).toEqual([
      'Cheveux & soins',
    ]);
  });

  test('a category that is not in the shop leaves its row out', async () => {
    expect(await loadNewArrivals(api, ['No-such-shelf'], 'en')).toEqual({ failed: false, categories: [] });
  });

  test('an outage is shown as an error, not as an empty page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { ApiError } = await import('#shared/api-error.ts');
    const down = { ...api, category: { get: () => Promise.reject(new ApiError(503, {})) } };
    expect(await loadNewArrivals(down, ['Lips'], 'en')).toMatchObject({ failed: true });
  });
});
