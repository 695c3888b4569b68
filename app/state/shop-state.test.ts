import { expect, test } from 'vitest';
import { forgetPerson, updateSlice, useShop } from './shop-state.ts';

test('the state has the slices that the specification names, and changes them one by one', () => {
  const before = useShop.getState();
  expect(before).toMatchObject({
    user: { details: undefined },
    product: { allCategory: [], allSubCategory: [] },
    cartItem: { cart: [] },
    addresses: { addressList: [] },
    orders: { orderList: [] },
  });
  updateSlice('product', {
    allCategory: [{ _id: 'lips00000001', name: 'Lips', nameFr: null, image: '', version: 1 }],
  });
  const after = useShop.getState();
  expect(after.product.allCategory.map(({ name }) => name)).toEqual(['Lips']);
  expect(after.product.allSubCategory).toBe(before.product.allSubCategory);
  for (const slice of ['user', 'cartItem', 'addresses', 'orders'] as const)
    expect(after[slice]).toBe(before[slice]);
});

test('who logs out takes along what is hers, and the catalogue stays', () => {
  const catalogue = useShop.getState().product;
  updateSlice('orders', { status: 'failed' });
  updateSlice('addresses', { status: 'failed' });
  forgetPerson('guest');
  expect(useShop.getState()).toMatchObject({
    session: 'guest',
    orders: { orderList: [], status: 'idle' },
    addresses: { addressList: [], status: 'idle' },
  });
  expect(useShop.getState().product).toBe(catalogue);
});
