import { useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { closeDialog, dialogs } from '../../state/dialogs.ts';
import { useStore } from '../../state/use-store.ts';
import { Drawer } from '../../ui/dialogs/drawer.tsx';
import { useCartContents } from './cart-contents.tsx';

/** Opened by the cart button of the header. */
export function CartDrawer() {
  const texts = useMessages(cartMessages);
  const isOpen = useStore(dialogs, (all) => all.cartDrawer);
  const close = () => closeDialog('cartDrawer');
  const { body, footer, after } = useCartContents(close);
  return (
    <Drawer open={isOpen} onClose={close} title={texts.title} closeLabel={texts.close} footer={footer}>
      {body}
      {after}
    </Drawer>
  );
}
