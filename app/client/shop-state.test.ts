import { expect, test, vi } from 'vitest';
import { createShopState } from './shop-state.ts';

test('the state has the slices that the specification names, and changes them one by one', () => {
  const shop = createShopState();
  const before = shop.get();
  expect(before).toMatchObject({
    user: { details: undefined },
    product: { allCategory: [], allSubCategory: [] },
    cartItem: { cart: [] },
    addresses: { addressList: [] },
    orders: { orderList: [] },
  });
  shop.update('product', {
    allCategory: [{ _id: 'lips00000001', name: 'Lips', nameFr: null, image: '', version: 1 }],
  });
  const after = shop.get();
  expect(after.product.allCategory.map(({ name }) => name)).toEqual(['Lips']);
  expect(after.product.allSubCategory).toBe(before.product.allSubCategory);
  for (const slice of ['user', 'cartItem', 'addresses', 'orders'] as const)
    expect(after[slice]).toBe(before[slice]);
});

test('who logs out takes along what is hers, and the catalogue stays', () => {
  const shop = createShopState();
  const catalogue = shop.get().product;
  shop.update('orders', { status: 'failed' });
  shop.update('addresses', { status: 'failed' });
  shop.forgetPerson('guest');
  expect(shop.get()).toMatchObject({
    session: 'guest',
    orders: { orderList: [], status: 'idle' },
    addresses: { addressList: [], status: 'idle' },
  });
  expect(shop.get().product).toBe(catalogue);
});

test('a listener hears of each change with what was before, until it stops', () => {
  const shop = createShopState();
  const heard = vi.fn<(now: string, before: string) => void>();
  const stop = shop.subscribe((now, before) => heard(now.session, before.session));
  shop.set({ session: 'user' });
  stop();
  shop.set({ session: 'guest' });
  expect(heard.mock.calls).toEqual([['user', 'unknown']]);
});
