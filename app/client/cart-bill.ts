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

/** Whether the product ran out. It stays in the cart, marked, and blocks checkout until it is removed (decision 18). */
export function isSoldOut({ productId }: CartLine): boolean {
  return productId.stock === 0;
}

/** Whether more pieces are wanted than are in stock. The chosen quantity is not lowered unasked, and blocks checkout until it fits. */
export function isShort({ productId, quantity }: CartLine): boolean {
  return productId.stock > 0 && quantity > productId.stock;
}

/** Whether the cart has more pieces, of one product or in all, than the shop sells online; larger orders are placed by phone. */
export function isBeyond(cart: readonly CartLine[], { perProduct, perOrder }: PieceLimits): boolean {
  return (
    cart.some(({ quantity }) => quantity > perProduct) ||
    cart.reduce((all, { quantity }) => all + quantity, 0) > perOrder
  );
}

/** Whether this line blocks checkout. */
export function blocksOrder(line: CartLine): boolean {
  return isSoldOut(line) || isShort(line);
}
