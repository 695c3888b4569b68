import { nameIn } from '#shared/language.ts';
import type { CartProduct } from '../../client/shop-state.ts';
import { quantityInCart } from '../../client/stored-lines.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { afterFrame } from '../../state/after-frame.ts';
import { client } from '../../state/client.ts';
import { openDialog } from '../../state/dialogs.ts';
import { useShop } from '../../state/use-shop.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx';
import { Plus } from '../../ui/pictures/icons.tsx';
import { type Said, showResult } from './show-result.ts';
import { Unsent } from './unsent.tsx';
import './add-to-cart.css';

type AddToCartProps = {
  product: CartProduct;
  soldOutLabel?: string;
  /** Shows only a plus, where a list would repeat 'Add' many times (579). */
  isRound?: boolean;
};

/**
 * An Add button that becomes minus / quantity / plus once the product is in the cart (spec §2, Product card). The
 * quantity changes at once, before the server answers, and is put back, with a toast, when the server refuses.
 */
export function AddToCart({ product, soldOutLabel, isRound = false }: AddToCartProps) {
  const texts = useMessages(productMessages);
  const cartTexts = useMessages(cartMessages);
  const language = useLanguage();
  const quantity = useShop((state) => quantityInCart(state.cartItem.cart, product._id));
  const name = nameIn(language, product);

  const change = async (by: number, said: Said) => {
    const result = await client.cart.change(product, by);
    afterFrame(() => showResult(result, said));
  };
  const add = () =>
    change(1, { action: { label: cartTexts.viewCart, onPress: () => openDialog('cartDrawer') } });
  const removeLast = () =>
    change(
      -1,
      product.stock > 0 ? { action: { label: cartTexts.undo, onPress: () => void change(1, {}) } } : {},
    );

  if (quantity === 0 && product.stock === 0) {
    return <p className="add-to-cart add-to-cart--sold-out">{soldOutLabel ?? texts.outOfStock}</p>;
  }
  const label = texts.addProduct(name);
  return (
    <>
      <div className="add-to-cart">
        {quantity > 0 ? (
          <QuantityStepper
            quantity={quantity}
            name={name}
            onDecrease={() => (quantity === 1 ? removeLast() : change(-1, { words: texts.itemRemoved }))}
            onIncrease={() => change(1, { words: texts.itemAdded })}
          />
        ) : isRound ? (
          <IconButton label={label} icon={<Plus />} variant="filled" onClick={add} />
        ) : (
          <Button wide variant="primary" aria-label={label} onClick={add}>
            {texts.add}
          </Button>
        )}
      </div>
      <Unsent product={product} />
    </>
  );
}
