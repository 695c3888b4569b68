import type { CartLine } from '#core/cart/cart-queries.ts';
import type { CartItemView } from '#shared/contract/cart.ts';
import { presentCard, presentProduct } from '../product/present-product.ts';

/** `short` is for the shop's own pages, which show as little of a product in the cart as on a card. */
export function presentCartItem(
  { id, quantity, product }: CartLine,
  { short = false }: { short?: boolean | undefined },
): CartItemView {
  return { _id: id, quantity, productId: short ? presentCard(product) : presentProduct(product) };
}
