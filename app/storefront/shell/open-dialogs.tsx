import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react';
import { orAnew } from '../../or-anew.ts';
import { type DialogName, dialogs, openDialog } from '../../state/dialogs.ts';
import { useStore } from '../../state/use-store.ts';

const dialogNames: readonly DialogName[] = ['cartDrawer', 'login', 'checkoutLogin'];

const CartDrawer = lazy(() =>
  orAnew(async () => ({ default: (await import('../cart/cart-drawer.tsx')).CartDrawer }), keepOpen),
);
const LoginModal = lazy(() =>
  orAnew(
    async () => ({ default: (await import('../../account/login/login-modal.tsx')).LoginModal }),
    keepOpen,
  ),
);

/** What may lie over any page: its script comes when it is first opened. */
export const OpenDialogs = memo(function OpenDialogs() {
  useEffect(openAgain, []);
  return (
    <>
      <OnFirstUse dialog={CartDrawer} names={['cartDrawer']} />
      <OnFirstUse dialog={LoginModal} names={['login', 'checkoutLogin']} />
    </>
  );
});

const KEPT_OPEN = 'keptOpen';

function keepOpen(): void {
  const open = dialogNames.filter((name) => dialogs.get()[name]);
  sessionStorage.setItem(KEPT_OPEN, open.join());
}

function openAgain(): void {
  const open = sessionStorage.getItem(KEPT_OPEN)?.split(',') ?? [];
  sessionStorage.removeItem(KEPT_OPEN);
  for (const name of dialogNames) if (open.includes(name)) openDialog(name);
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
