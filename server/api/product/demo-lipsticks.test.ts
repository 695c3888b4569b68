import { expect, test } from 'vitest';
import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts';
import { fillCatalogue } from '#demo/seed/fill-catalogue.ts';
import { createLocalApi } from '#server/api/create-local-api.ts';
import { testShop } from '#tests/support/app.ts';

const { store } = await testShop();
await fillCatalogue(store.db, demoCatalogue);
const api = createLocalApi(store, 'en');

test("'lipstick' finds the three lipsticks of the demo first: a card for each, with the dots of its shades", async () => {
  const { data } = await api.product.search({ search: 'lipstick', page: 1, limit: 20, families: true });
  expect(data.slice(0, 3).map(({ card }) => card?.name)).toEqual([
    'Ndolo Velvet Matte Lipstick',
    'Ndolo Silk Satin Lipstick',
    'Ndolo All Night Liquid Lipstick',
  ]);
  for (const { card } of data.slice(0, 3)) expect(card?.colours.length, card?.name).toBeGreaterThanOrEqual(8);
  const others = data.slice(3).map(({ name }) => name);
  expect(others.filter((name) => name.includes('Lipstick'))).toEqual([]);
});
