import type { CartLine } from '#core/cart/cart-queries.ts';
import type { CartItemView } from '#shared/contract/cart.ts';
import { presentCard, presentProduct } from '../product/present-product.ts';

/** `short`: for the shop's own pages, which show no more of a product in the cart than on a card. */
export function presentCartItem(
  { id, quantity, product }: CartLine,
  { short = false }: { short?: boolean | undefined },
): CartItemView {
  return { _id: id, quantity, productId: short ? presentCard(product) : presentProduct(product) };
}
