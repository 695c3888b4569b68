import type { CartProduct } from '../../client/shop-state.ts';
import { forUsers } from '../../state/client.ts';
import { useShop } from '../../state/use-shop.ts';
import { showResult } from './show-result.ts';

/**
 * Beside the controls that change the cart: says that the last press got no answer, with Retry (decision 668). A guest's cart
 * needs no network.
 */
export function Unsent({ product }: { product: CartProduct }) {
  const press = useShop(({ cartItem }) => cartItem.unsent?.[product._id]);
  const { UnsentNote } = forUsers;
  return press && UnsentNote && <UnsentNote product={product} show={showResult} {...press} />;
}
