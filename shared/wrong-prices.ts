import type { Francs } from './money.ts';
import { priceAfterDiscount } from './pricing.ts';

/** The mistakes of a product's prices together, by field: nothing would be left to pay, or buying in bulk would save nothing. */
export function wrongPrices(
  { price, discount }: { price: Francs; discount: number },
  bulkPrice: number | null,
): { discount?: 'discountTooHigh'; bulkPrice?: 'bulkPriceAbovePrice' } {
  return {
    ...(priceAfterDiscount(price, discount) < 1 ? { discount: 'discountTooHigh' } : {}),
    ...(bulkPrice !== null && bulkPrice >= price ? { bulkPrice: 'bulkPriceAbovePrice' } : {}),
  };
}
