import { memo, useMemo } from 'react';
import { billOfCart } from '../../client/cart-bill.ts';
import { useMessages } from '../../language.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { dialogs, openDialog } from '../../state/dialogs.ts';
import { useShop } from '../../state/use-shop.ts';
import { useStore } from '../../state/use-store.ts';
import { Price } from '../../ui/labels/price.tsx';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { ShoppingBag } from '../../ui/pictures/icons.tsx';
import './cart-button.css';

/** Opens the cart: count and total, or 'My Cart' when empty. Its width is fixed, so that nothing moves when the cart arrives. */
export const CartButton = memo(function CartButton() {
  const texts = useMessages(shellMessages);
  const { cart } = useShop((state) => state.cartItem);
  const isOpen = useStore(dialogs, (all) => all.cartDrawer);
  const { quantity, total } = useMemo(() => billOfCart(cart), [cart]);
  return (
    <button
      type="button"
      className="cart-button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => openDialog('cartDrawer')}
    >
      <ShoppingBag className="cart-button__icon" />
      {quantity === 0 ? (
        <span className="cart-button__words">{texts.myCart}</span>
      ) : (
        <>
          <span className="count-badge cart-button__badge" aria-hidden="true">
            {quantity}
          </span>
          <span className="cart-button__words">
            <VisuallyHidden>{texts.cart}</VisuallyHidden>
            <span>{texts.items(quantity)}</span>
            <Price amount={total} size="small" />
          </span>
        </>
      )}
    </button>
  );
});
