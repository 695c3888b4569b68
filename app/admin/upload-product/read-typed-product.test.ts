import { expect, test } from 'vitest';
import { emptyProduct } from '../product/product-fields.ts';
import { readTypedProduct } from './read-typed-product.ts';

test('what a form held is read back from what the browser has kept', () => {
  const typed = { ...emptyProduct, name: 'Balm', images: ['/media/one'], isPublished: false };
  expect(readTypedProduct(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
});

test.each([undefined, null, 'Balm', [], { name: 'Balm' }, { ...emptyProduct, images: '/media/one' }])(
  '%j is no form',
  (kept) => {
    expect(readTypedProduct(kept)).toBeUndefined();
  },
);
