import { leavesPrice, steppedPrice } from '#shared/bulk-price.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { type Francs, francs, MAX_FRANCS } from '#shared/money.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { wrongPrices } from '#shared/wrong-prices.ts';

/** A change of prices: by percent or francs, to another discount, or by a sale. */
export type PriceChange = { kind: 'percent' | 'amount' | 'discount' | 'sale'; by: number };

export type Previewed = Pick<
  ProductView,
  'price' | 'discount' | 'bulkPrice' | 'purchaseCost' | 'saleDiscount'
>;

type Preview<Product> = {
  /** What shoppers pay, before and after; without products that stay as they are. */
  changes: { product: Product; before: Francs; after: Francs }[];
  /** The shop refuses the change for these: nothing would be left to pay, or their bulk price would not be below the price. */
  refused: Product[];
  /** Shoppers will pay less for these than they cost the shop. */
  belowCost: Product[];
};

/** What a change of prices does to products, before it is made. */
export function previewPrices<Product extends Previewed>(
  products: readonly Product[],
  change: PriceChange,
): Preview<Product> {
  const preview: Preview<Product> = { changes: [], refused: [], belowCost: [] };
  for (const product of products) {
    const next = pricesAfter(product, change);
    if (next === undefined || (change.kind !== 'sale' && isWrong(product, next))) {
      preview.refused.push(product);
      continue;
    }
    const before = paidFor(product, product);
    const after = paidFor(product, next);
    if (after === before) continue;
    preview.changes.push({ product, before, after });
    if (product.purchaseCost != null && after < product.purchaseCost) preview.belowCost.push(product);
  }
  return preview;
}

/** With the discount of a running sale, if that is higher. */
function paidFor(
  { saleDiscount }: Previewed,
  { price, discount }: { price: number; discount: number },
): Francs {
  return priceAfterDiscount(francs(price), Math.max(discount, saleDiscount ?? 0));
}

function isWrong({ bulkPrice }: Previewed, next: { price: Francs; discount: number }): boolean {
  return Object.keys(wrongPrices(next, bulkPrice)).length > 0;
}

function pricesAfter(
  { price, discount }: Previewed,
  { kind, by }: PriceChange,
): { price: Francs; discount: number } | undefined {
  // A sale leaves the product's own discount where that is higher.
  if (kind === 'sale') return { price: francs(price), discount: Math.max(discount, by) };
  if (kind === 'discount') return { price: francs(price), discount: by };
  const step = { kind, by };
  const isTooHigh = (kind === 'percent' ? (price * (100 + by)) / 100 : price + by) > MAX_FRANCS;
  return isTooHigh || !leavesPrice(price, step) ? undefined : { price: steppedPrice(price, step), discount };
}
