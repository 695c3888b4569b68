import { describe, expect, test } from 'vitest';
import { francs, MAX_FRANCS } from '#shared/money.ts';
import { previewPrices } from './price-preview.ts';

const product = { name: 'Baume', price: francs(2500), discount: 0, bulkPrice: null, purchaseCost: null };

describe('the preview of changed prices', () => {
  test('shows what shoppers pay before and after, in whole coins and with the discount of the product', () => {
    const reduced = { ...product, price: francs(4000), discount: 25 };
    const { changes } = previewPrices([product, reduced], { kind: 'percent', by: -10 });
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [2500, 2250],
      [3000, 2700],
    ]);
  });

  test('leaves out what stays as it is', () => {
    const own = { ...product, discount: 30 };
    expect(previewPrices([own, product], { kind: 'sale', by: 20 }).changes).toEqual([
      { product, before: 2500, after: 2000 },
    ]);
    expect(previewPrices([own], { kind: 'discount', by: 30 }).changes).toEqual([]);
    // A running sale takes more off.
    expect(previewPrices([{ ...product, saleDiscount: 40 }], { kind: 'discount', by: 30 }).changes).toEqual(
      [],
    );
  });

  test('names what the shop would refuse: a bulk price that is not below the price, and nothing left to pay', () => {
    const bulk = { ...product, bulkPrice: francs(2300) };
    const cheap = { ...product, price: francs(100) };
    expect(previewPrices([product, bulk], { kind: 'percent', by: -10 })).toMatchObject({
      refused: [bulk],
      changes: [{ product }],
    });
    expect(previewPrices([product, cheap], { kind: 'amount', by: -100 }).refused).toEqual([cheap]);
    expect(previewPrices([product], { kind: 'discount', by: 100 }).refused).toEqual([product]);
    const dearest = { ...product, price: francs(MAX_FRANCS) };
    expect(previewPrices([dearest], { kind: 'percent', by: 1 }).refused).toEqual([dearest]);
  });

  test('names what is sold below its cost, which is allowed', () => {
    const dear = { ...product, purchaseCost: francs(2400) };
    expect(previewPrices([dear, product], { kind: 'percent', by: -10 })).toMatchObject({
      refused: [],
      belowCost: [dear],
    });
  });
});
