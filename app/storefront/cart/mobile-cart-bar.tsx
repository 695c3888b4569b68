import { memo } from 'react';
import { useLocation } from 'react-router';
import { inLanguage } from '#shared/page-paths.ts';
import { billOfCart } from '../../client/cart-bill.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { useShop } from '../../state/use-shop.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Price } from '../../ui/labels/price.tsx';
import './mobile-cart-bar.css';
import { hasOwnBar } from './pages-without-bar.ts';

/** Count, total and a link to the cart, at the bottom of a phone as soon as the cart has items. */
export const MobileCartBar = memo(function MobileCartBar() {
  const texts = useMessages(cartMessages);
  const localPath = useLocalPath();
  const { pathname, search } = useLocation();
  const cart = useShop((state) => state.cartItem.cart);
  if (cart.length === 0 || hasOwnBar(inLanguage(pathname, 'en'), search)) return null;
  const bill = billOfCart(cart);
  return (
    <section className="mobile-cart-bar row apart on-dark" aria-label={texts.title}>
      <p className="mobile-cart-bar__figures">
        <span>{texts.items(bill.quantity)}</span> <Price amount={bill.total} />
      </p>
      <ButtonLink to={localPath('/cart')} variant="call-to-action">
        {texts.viewCart}
      </ButtonLink>
    </section>
  );
});
