import { nameIn } from '#shared/language.ts';
import type { CartLine } from '../../client/shop-state.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { client } from '../../state/client.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Trash2 } from '../../ui/pictures/icons.tsx';

type RemoveButtonProps = {
  line: CartLine;
  /** A word where the line has no other control, an icon beside one. */
  look?: 'word' | 'sign';
};

/** Removes a line from the cart; for some seconds it can be put back. */
export function RemoveButton({ line: { productId: product, quantity }, look = 'word' }: RemoveButtonProps) {
  const texts = useMessages(cartMessages);
  const name = nameIn(useLanguage(), product);
  const set = async (wanted: number) => {
    const result = await client.cart.set(product, wanted);
    if (result.error) notify.error(result.message);
    return result;
  };
  const remove = async () => {
    const { error, message } = await set(0);
    if (error) return;
    const canComeBack = product.stock > 0;
    notify.message(message, {
      ...(canComeBack
        ? { action: { label: texts.undo, onPress: () => void set(Math.min(quantity, product.stock)) } }
        : {}),
    });
  };
  if (look === 'sign') {
    return <IconButton label={texts.removeProduct(name)} icon={<Trash2 />} onClick={() => void remove()} />;
  }
  return (
    <Button variant="outline" aria-label={texts.removeProduct(name)} onClick={() => void remove()}>
      {texts.remove}
    </Button>
  );
}
