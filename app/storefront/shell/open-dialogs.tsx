import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { type DialogName, dialogs } from '../../state/dialogs.ts';
import { useStore } from '../../state/use-store.ts';

const CartDrawer = lazy(async () => ({ default: (await import('../cart/cart-drawer.tsx')).CartDrawer }));
const LoginModal = lazy(async () => ({
  default: (await import('../../account/login/login-modal.tsx')).LoginModal,
}));

/** What may lie over any page: its script comes when it is first opened. */
export function OpenDialogs() {
  return (
    <>
      <OnFirstUse dialog={CartDrawer} names={['cartDrawer']} />
      <OnFirstUse dialog={LoginModal} names={['login', 'checkoutLogin']} />
    </>
  );
}

type OnFirstUseProps = { dialog: ComponentType; names: readonly DialogName[] };

/** Once opened, it stays, so that it can leave as it came. */
function OnFirstUse({ dialog: Dialog, names }: OnFirstUseProps) {
  const isOpen = useStore(dialogs, (all) => names.some((name) => all[name]));
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    if (isOpen) setOpened(true);
  }, [isOpen]);
  if (!isOpen && !wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  );
}
