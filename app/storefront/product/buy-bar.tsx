import { priceAfterDiscount } from '#shared/pricing.ts';
import { billOfCart } from '../../client/cart-bill.ts';
import { quantityInCart } from '../../client/stored-lines.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { useShop } from '../../state/use-shop.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { AddToCart } from './add-to-cart.tsx';
import './buy-bar.css';
import type { PageProduct } from './load-product.ts';

/**
 * Price and add control: in the page on a desktop, in a bar at the bottom of a phone. Once the product is in the cart,
 * this bar is also the cart's bar: a page has only one (decision 46).
 */
export function BuyBar({ product }: { product: PageProduct }) {
  const texts = useMessages(productMessages);
  const isInCart = useShop((state) => quantityInCart(state.cartItem.cart, product._id) > 0);
  return (
    <div className="buy-bar row apart gap-3">
      {isInCart ? (
        <WayToCart />
      ) : (
        <div className="buy-bar__price" aria-hidden="true">
          {product.shade && <p className="small">{product.shade.name}</p>}
          <Price amount={priceAfterDiscount(product.price, product.discount)} original={product.price} />
        </div>
      )}
      <div className="buy-bar__control">
        <AddToCart product={product} soldOutLabel={texts.soldOut} />
      </div>
    </div>
  );
}

function WayToCart() {
  const texts = useMessages(cartMessages);
  const localPath = useLocalPath();
  const bill = billOfCart(useShop((state) => state.cartItem.cart));
  return (
    <div className="buy-bar__cart grow">
      <ButtonLink
        to={localPath('/cart')}
        variant="call-to-action"
        wide
        note={
          <>
            {texts.items(bill.quantity)} <Price amount={bill.total} />
          </>
        }
      >
        {texts.viewCart}
      </ButtonLink>
    </div>
  );
}
