import type { ProductDetailsView } from '#shared/contract/catalogue.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { useMessages } from '../../language.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { Price } from '../../ui/labels/price.tsx';
import { AddToCart } from './add-to-cart.tsx';
import './buy-bar.css';

/** Price and add control: in the page on a desktop, a bar that stays at the bottom of a phone. */
export function BuyBar({ product }: { product: ProductDetailsView }) {
  const texts = useMessages(productMessages);
  return (
    <div className="buy-bar row apart gap-4">
      <div className="buy-bar__price" aria-hidden="true">
        <Price amount={priceAfterDiscount(product.price, product.discount)} original={product.price} />
      </div>
      <div className="buy-bar__control">
        <AddToCart product={product} soldOutLabel={texts.soldOut} />
      </div>
    </div>
  );
}
