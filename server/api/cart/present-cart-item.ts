import type { CartLine } from '#core/cart/cart-queries.ts';
import type { CartItemView } from '#shared/contract/cart.ts';
import { presentProduct } from '../product/present-product.ts';

export function presentCartItem(line: CartLine): CartItemView {
  return { _id: line.id, quantity: line.quantity, productId: presentProduct(line.product) };
}
