import { leavesPrice, steppedPrice } from '#shared/bulk-price.ts';
import { type Francs, MAX_FRANCS } from '#shared/money.ts';
import type { MatchingStep } from '#shared/product-list.ts';
import { wrongPrices } from '#shared/wrong-prices.ts';
import { wrongPublication } from '../catalogue/product-form.ts';
import type { MatchedProduct } from './matching.ts';

/** The values of one product that are changed. */
export type SteppedValues = {
  price?: Francs;
  discount?: number;
  isPublished?: boolean;
  categories?: string[];
  subCategories?: string[];
};
export type SteppedField = keyof SteppedValues;

export type Write = { id: string; before: SteppedValues; after: SteppedValues };

/** The writes for the products, without those that have these values already. */
export function writesOf(products: readonly MatchedProduct[], step: MatchingStep): Write[] {
  return products.flatMap((product) => {
    const after = valuesAfter(product, step);
    const differing = fieldsOf(after).filter((field) => !isSame(product[field], after[field]));
    return differing.length === 0 ? [] : { id: product.id, before: pick(product, fieldsOf(after)), after };
  });
}

/** True if the product with these values breaks no rule about prices or publication. */
export function canBecome(product: MatchedProduct, values: SteppedValues): boolean {
  const next = { ...product, ...values };
  const wrong = { ...wrongPrices(next, next.bulkPrice), ...wrongPublication(next, product) };
  return Object.keys(wrong).length === 0;
}

/**
 * True if the step can be made. A price above the maximum is refused first, because there is no valid value to check.
 */
export function canStep(product: MatchedProduct, step: MatchingStep): boolean {
  const { kind, by } = step;
  if (kind === 'percent' || kind === 'amount') {
    const most = kind === 'percent' ? (product.price * (100 + by)) / 100 : product.price + by;
    if (most > MAX_FRANCS || !leavesPrice(product.price, { kind, by })) return false;
  }
  return canBecome(product, valuesAfter(product, step));
}

function valuesAfter({ price }: MatchedProduct, step: MatchingStep): SteppedValues {
  const { kind, by } = step;
  switch (kind) {
    case 'percent':
    case 'amount':
      return { price: steppedPrice(price, { kind, by }) };
    case 'discount':
      return { discount: by };
    case 'publish':
    case 'draft':
      return { isPublished: kind === 'publish' };
    case 'move':
      return shelfOfStep(step);
  }
}

export function shelfOfStep({ category, subCategory }: MatchingStep): {
  categories: string[];
  subCategories: string[];
} {
  return { categories: [category ?? []].flat(), subCategories: [subCategory ?? []].flat() };
}

const fields = [
  'price',
  'discount',
  'isPublished',
  'categories',
  'subCategories',
] as const satisfies SteppedField[];

export function fieldsOf(values: SteppedValues): SteppedField[] {
  return fields.filter((field) => values[field] !== undefined);
}

export function pick(values: SteppedValues, wanted: readonly SteppedField[]): SteppedValues {
  return Object.fromEntries(wanted.map((field) => [field, values[field]]));
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
