import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { francs, isFrancs, MAX_FRANCS } from './money.ts';
import { billAsOrdered } from './ordered-bill.ts';
import { bill, priceAfterDiscount, pricePer100 } from './pricing.ts';

const price = fc.integer({ min: 1, max: MAX_FRANCS }).map(francs);
const percent = fc.integer({ min: 0, max: 100 });
const line = fc.record({
  price: fc.integer({ min: 1, max: 100_000 }).map(francs),
  discount: percent,
  quantity: fc.integer({ min: 1, max: 100 }),
});
const lines = fc.array(line, { maxLength: 100 });

test.each([
  [9000, '30 ml', null, 30_000, 'ml'],
  [2500, '250 ml', 300, 1000, 'ml'],
  [5000, '0.5 l', null, 1000, 'ml'],
  [4000, '4 × 25 ml', null, undefined, undefined],
  [4000, '5 × 40 g', null, 2000, 'g'],
  [2000, '5 cl', null, 4000, 'ml'],
  [1000, 'pot', 75, 1333, 'g'],
  [2500, '100 ml', null, undefined, undefined],
  [2500, '3,5 g', null, undefined, undefined],
  [2500, '× 4', 19, undefined, undefined],
  [2500, '12 pencils', null, undefined, undefined],
  [MAX_FRANCS, '30 ml', null, undefined, undefined],
])('%i F for %s of %s g are %s F for 100 %s', (price, unit, weightGrams, amount, measure) => {
  const expected = amount === undefined ? undefined : { amount, measure };
  expect(pricePer100(francs(price), { unit, weightGrams })).toEqual(expected);
});

describe('the price after discount', () => {
  test.each([
    [2500, 0, 2500],
    [2500, 10, 2250],
    [99, 1, 98],
    [101, 1, 99],
    [1, 1, 0],
    [1, 99, 0],
    [3333, 33, 2233],
    [14000, 100, 0],
    [MAX_FRANCS, 0, MAX_FRANCS],
    [MAX_FRANCS, 50, 1_073_741_823],
  ])('%i F less %i %% is %i F, the discount rounded up', (before, discount, after) => {
    expect(priceAfterDiscount(francs(before), discount)).toBe(after);
  });

  test('it is the price minus the exactly rounded-up discount, at every price', () => {
    fc.assert(
      fc.property(price, percent, (before, discount) => {
        // Exact arithmetic, to show that the shop's own formula loses no franc to floating point.
        const exact = (BigInt(before) * BigInt(discount) + 99n) / 100n;
        expect(priceAfterDiscount(before, discount)).toBe(Number(BigInt(before) - exact));
      }),
    );
  });

  test('it is a whole amount between nothing and the price', () => {
    fc.assert(
      fc.property(price, percent, (before, discount) => {
        const after = priceAfterDiscount(before, discount);
        expect(isFrancs(after)).toBe(true);
        expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });

  test('a higher percent never costs more', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 99 }), (before, discount) => {
        expect(priceAfterDiscount(before, discount + 1)).toBeLessThanOrEqual(
          priceAfterDiscount(before, discount),
        );
      }),
    );
  });

  test.each([-1, 101, 12.5, Number.NaN])('%d percent is refused', (discount) => {
    expect(() => priceAfterDiscount(francs(1000), discount)).toThrow(RangeError);
  });
});

describe('the bill', () => {
  test('of an empty cart is nothing', () => {
    expect(bill([])).toMatchObject({ quantity: 0, undiscountedTotal: 0, subTotal: 0, total: 0, savings: 0 });
  });

  test('counts the pieces, both totals and what is saved', () => {
    expect(
      bill([
        { price: francs(2500), discount: 10, quantity: 2 },
        { price: francs(99), discount: 1, quantity: 3 },
        { price: francs(7000), discount: 0, quantity: 1 },
      ]),
    ).toMatchObject({ quantity: 6, undiscountedTotal: 12_297, total: 11_794, savings: 503 });
  });

  test('adds up to the franc: what is paid and what is saved are the undiscounted total', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const { total, savings, undiscountedTotal } = bill(cart);
        expect(total + savings).toBe(undiscountedTotal);
        expect(savings).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('is the same for any order of the lines', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        expect(bill([...cart].reverse())).toEqual(bill(cart));
      }),
    );
  });

  test('of two carts is the sum of their bills', () => {
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        const together = bill([...one, ...other]);
        expect(together.total).toBe(bill(one).total + bill(other).total);
        expect(together.quantity).toBe(bill(one).quantity + bill(other).quantity);
      }),
    );
  });

  test('has a fee on top and reductions off the products, each no more than what is left of them', () => {
    const ordered = [{ price: francs(2000), discount: 50, quantity: 2 }];
    const reductions = [
      { name: 'A', amount: francs(1500) },
      { name: 'B', amount: francs(900) },
      { name: 'C', amount: francs(1) },
    ];
    expect(bill(ordered, { reductions, deliveryFee: francs(1000) })).toEqual({
      ...{ quantity: 2, undiscountedTotal: 4000, subTotal: 2000, savings: 2000 },
      reductions: [
        { name: 'A', amount: 1500 },
        { name: 'B', amount: 500 },
      ],
      ...{ reduction: 2000, deliveryFee: 1000, total: 1000 },
    });
  });

  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(francs);
  const reductions = fc.array(fc.record({ name: fc.string(), amount }), { maxLength: 5 });

  test('is the products without their reductions, and the fee, to the franc', () => {
    fc.assert(
      fc.property(lines, reductions, amount, (cart, wanted, deliveryFee) => {
        const charged = bill(cart, { reductions: wanted, deliveryFee });
        expect(charged.total).toBe(charged.subTotal - charged.reduction + deliveryFee);
        expect(charged.subTotal).toBe(bill(cart).total);
        expect(charged.total).toBeGreaterThanOrEqual(deliveryFee);
        expect(charged.reduction).toBe(
          charged.reductions.reduce((sum, reduction) => sum + reduction.amount, 0),
        );
        expect(charged.reduction).toBeLessThanOrEqual(wanted.reduce((sum, each) => sum + each.amount, 0));
      }),
    );
  });

  test('of an order with fewer lines keeps its fee, and of its reduction the shares of these lines', () => {
    const shared = fc.array(
      fc.record({
        price: amount.map((francsOf) => francs(francsOf + 1)),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(shared, amount, (ordered, deliveryFee) => {
        const cart = ordered.map((line) => ({
          ...line,
          discount: 0,
          reduction: francs(Math.floor(line.price / 3)),
        }));
        const whole = billAsOrdered(cart, deliveryFee);
        const fewer = billAsOrdered(cart.slice(1), deliveryFee);
        const [first] = cart;
        const paid = first ? first.price * first.quantity - first.reduction : 0;
        expect(fewer.deliveryFee).toBe(deliveryFee);
        expect(whole.total - fewer.total).toBe(paid);
      }),
    );
  });

  test('beyond what money can hold is refused instead of wrapped round', () => {
    expect(() => bill([{ price: francs(MAX_FRANCS), discount: 0, quantity: 2 }])).toThrow(RangeError);
  });
});
