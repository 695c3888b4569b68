import { nameIn } from '#shared/language.ts';
import { productPath } from '#shared/page-paths.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { unitText } from '#shared/unit-text.ts';
import { isSoldOut } from '../../client/cart-bill.ts';
import type { CartLine } from '../../client/shop-state.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { cartMessages } from '../../messages/cart-messages.ts';
import { Price } from '../../ui/labels/price.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { AddToCart } from '../product/add-to-cart.tsx';
import { Unsent } from '../product/unsent.tsx';
import { LineNotices } from './line-notices.tsx';
import { RemoveButton } from './remove-button.tsx';
import './cart-items.css';

export function CartItems({ cart }: { cart: CartLine[] }) {
  return (
    <ul className="cart-items">
      {cart.map((line) => (
        <CartItem key={line.productId._id} line={line} />
      ))}
    </ul>
  );
}

function CartItem({ line }: { line: CartLine }) {
  const texts = useMessages(cartMessages);
  const language = useLanguage();
  const product = line.productId;
  const name = nameIn(language, product);

  return (
    <li className={isSoldOut(line) ? 'cart-item cart-item--sold-out' : 'cart-item'}>
      <div className="cart-item__picture">
        <Picture src={product.image[0] ?? ''} alt="" fit="cover" sizes="4rem" widths={[160, 320]} />
      </div>
      <div className="cart-item__words stack gap-1 small">
        <LocalLink className="cart-item__name" to={productPath(product)}>
          {name}
        </LocalLink>
        <p className="muted">{unitText(product.unit, language)}</p>
        <Price
          amount={priceAfterDiscount(product.price, product.discount)}
          original={product.price}
          amountLabel={texts.unitPrice}
          originalLabel={texts.insteadOf}
          size="small"
        />
        {isSoldOut(line) && <p className="failure">{texts.soldOut}</p>}
      </div>
      <div className="cart-item__control">
        {isSoldOut(line) ? (
          <RemoveButton line={line} />
        ) : (
          <>
            <AddToCart product={product} />
            <RemoveButton line={line} look="sign" />
          </>
        )}
      </div>
      <div className="cart-item__notices stack gap-2">
        <LineNotices line={line} />
        {/* In other lines the quantity control shows it. */}
        {isSoldOut(line) && <Unsent product={product} />}
      </div>
    </li>
  );
}
