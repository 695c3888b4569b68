import type { PieceLimits } from '#shared/piece-limits.ts';
import { type Bill, type BillLine, bill } from '#shared/pricing.ts';
import type { CartLine } from './shop-state.ts';

/** The bill of a cart, added up by the same function the server charges by. */
export function billOfCart(cart: readonly CartLine[]): Bill {
  return bill(linesOf(cart));
}

export function linesOf(cart: readonly CartLine[]): BillLine[] {
  return cart.map(({ productId, quantity }) => ({
    price: productId.price,
    discount: productId.discount,
    quantity,
  }));
}

/** A product that ran out stays in the cart, marked, and blocks checkout until it is removed (decision 18). */
export function isSoldOut({ productId }: CartLine): boolean {
  return productId.stock === 0;
}

/** More pieces are wanted than there are: what was tapped is not lowered unasked, and blocks checkout until it fits. */
export function isShort({ productId, quantity }: CartLine): boolean {
  return productId.stock > 0 && quantity > productId.stock;
}

/** More than the shop sells online, of a product or in all, is ordered by a call. */
export function isBeyond(cart: readonly CartLine[], { perProduct, perOrder }: PieceLimits): boolean {
  return (
    cart.some(({ quantity }) => quantity > perProduct) ||
    cart.reduce((all, { quantity }) => all + quantity, 0) > perOrder
  );
}

/** Nothing may be ordered while this line is as it is. */
export function blocksOrder(line: CartLine): boolean {
  return isSoldOut(line) || isShort(line);
}
