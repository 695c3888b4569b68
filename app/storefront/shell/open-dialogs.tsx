import { type ComponentType, memo, useEffect, useState } from 'react';
import { onFirstUse } from '../../on-first-use.tsx';
import { tabNotes } from '../../state/browser.ts';
import { closeDialog, type DialogName, dialogs, openDialog } from '../../state/dialogs.ts';
import { useStore } from '../../state/use-store.ts';

const dialogNames: readonly DialogName[] = ['cartDrawer', 'login', 'checkoutLogin'];

const CartDrawer = onFirstUse(async () => (await import('../cart/cart-drawer.tsx')).CartDrawer, {
  leave: keepOpen,
});
const LoginModal = onFirstUse(async () => (await import('../../account/login/login-modal.tsx')).LoginModal, {
  leave: keepOpen,
});

/** The dialogs that may open over any page. The script of each is loaded when it is first opened. */
export const OpenDialogs = memo(function OpenDialogs() {
  useEffect(openAgain, []);
  return (
    <>
      <OnceOpened dialog={CartDrawer} names={['cartDrawer']} />
      <OnceOpened dialog={LoginModal} names={['login', 'checkoutLogin']} />
    </>
  );
});

function keepOpen(): void {
  tabNotes.keep(
    'keptOpen',
    dialogNames.filter((name) => dialogs.get()[name]),
  );
}

function openAgain(): void {
  const open = tabNotes.take('keptOpen');
  for (const name of dialogNames) if (Array.isArray(open) && open.includes(name)) openDialog(name);
}

type Opened = { open: boolean; onClose: () => void };
type OnceOpenedProps = { dialog: ComponentType<Opened>; names: readonly DialogName[] };

/** A dialog that stays mounted once it was opened, so that closing can be animated. */
function OnceOpened({ dialog: Dialog, names }: OnceOpenedProps) {
  const isOpen = useStore(dialogs, (all) => names.some((name) => all[name]));
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    if (isOpen) setOpened(true);
  }, [isOpen]);
  if (!isOpen && !wasOpened) return null;
  return <Dialog open={isOpen} onClose={() => names.forEach(closeDialog)} />;
}
