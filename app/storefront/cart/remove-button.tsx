import type { CartProduct } from '../../client/shop-state.ts';
import { inPageLanguage, useLanguage, useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { client } from '../../state/client.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';

/** Takes a sold-out line out of the cart: it has no minus. */
export function RemoveButton({ product }: { product: CartProduct }) {
  const texts = useMessages(cartMessages);
  const name = inPageLanguage(useLanguage(), product.name, product.nameFr);
  const remove = async () => {
    const result = await client.cart.set(product, 0);
    if (result.error) notify.error(result.message);
    else notify.success(result.message);
  };
  return (
    <Button variant="outline" aria-label={texts.removeProduct(name)} onClick={remove}>
      {texts.remove}
    </Button>
  );
}
