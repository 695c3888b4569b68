import type { Transaction } from '#db/transaction.ts';
import { francs } from '#shared/money.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { type ListedProduct, lockListedProducts } from '../cart/lock-listed-products.ts';
import { type CurrentLine, isGift } from '../orders/change-lines.ts';

/** The price of one piece in a new line. */
export type LinePrice = Pick<CurrentLine, 'unitPrice' | 'discount' | 'discountedUnitPrice'>;

type Coming = {
  /** The product that comes into the order. */
  productId: string;
  /** The product that this one replaces: the same product for a broken piece; null if nothing leaves. */
  inPlaceOf: string | null;
  /** The price if the order has no line of the product; by default today's price. */
  priceOf?: (product: ListedProduct, other: ListedProduct | undefined) => LinePrice;
};

/**
 * The line for new pieces: the order's line of the product, or a new one without pieces. Undefined if the product cannot be bought, or
 * is in the order as a gift, because more of it would be free too.
 */
export async function findComingLine(
  tx: Transaction,
  lines: readonly CurrentLine[],
  { productId, inPlaceOf, priceOf = priceOfToday }: Coming,
): Promise<CurrentLine | undefined> {
  const products = await lockListedProducts(tx, inPlaceOf === null ? [productId] : [inPlaceOf, productId]);
  const known = lines.find((line) => line.productId === productId);
  if (known) return isGift(known) && inPlaceOf !== productId ? undefined : known;
  const product = products.get(productId);
  if (!product) return undefined;
  const { name, nameFr, image, unit, purchaseCost: unitCost } = product;
  return {
    ...{ productId, name, nameFr, image, unit, unitCost, quantity: 0, reduction: francs(0) },
    position: Math.max(...lines.map((line) => line.position)) + 1,
    ...priceOf(product, products.get(inPlaceOf ?? productId)),
  };
}

export function priceOfToday({ price, discount }: Pick<ListedProduct, 'price' | 'discount'>): LinePrice {
  return { unitPrice: price, discount, discountedUnitPrice: priceAfterDiscount(price, discount) };
}
