import { describe, expect, test } from 'vitest';
import { francs } from '#shared/money.ts';
import { addChanges, type CartChange, priceChanges } from './cart-changes.ts';
import type { CartLine } from './shop-state.ts';

function line(id: string, price: number, discount = 0): CartLine {
  const product = { _id: id, name: `Gloss ${id}`, nameFr: null, image: [], unit: '6 ml', stock: 5, discount };
  return { _id: `line-${id}`, quantity: 1, productId: { ...product, price: francs(price) } };
}

const moved = (before: number, now: number): CartChange => ({
  kind: 'price',
  productId: 'a',
  name: 'Gloss a',
  nameFr: null,
  before: francs(before),
  now: francs(now),
});

describe('what changed in a cart', () => {
  test('is the price that is paid, whether the price moved or the discount', () => {
    expect(priceChanges([line('a', 4000), line('b', 3000)], [line('a', 5000), line('b', 3000)])).toEqual([
      moved(4000, 5000),
    ]);
    expect(priceChanges([line('a', 4000)], [line('a', 4000, 25)])).toEqual([moved(4000, 3000)]);
    expect(priceChanges([line('a', 4000)], [line('a', 5000, 20)])).toEqual([]);
  });

  test('is nothing for a product that was not in the cart before', () => {
    expect(priceChanges([], [line('a', 4000)])).toEqual([]);
  });

  test('is shown as one move from the price that was seen, however often it moved', () => {
    expect(addChanges([moved(4000, 5000)], [moved(5000, 4500)])).toEqual([moved(4000, 4500)]);
  });

  test('is not shown any more when the price is back where it was', () => {
    expect(addChanges([moved(4000, 5000)], [moved(5000, 4000)])).toEqual([]);
  });

  test('is kept apart by product and kind', () => {
    const gone: CartChange = { kind: 'gone', productId: 'a', name: 'Gloss a', nameFr: null };
    expect(addChanges([moved(4000, 5000)], [gone])).toEqual([moved(4000, 5000), gone]);
  });
});
