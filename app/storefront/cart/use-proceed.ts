import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../language.ts';
import { orAnew } from '../../or-anew.ts';
import { closeDialog, openDialog } from '../../state/dialogs.ts';
import { useShop } from '../../state/use-shop.ts';

/** Proceed leads a user to checkout and closes the drawer; a guest is asked to log in first (spec §4, Cart drawer). */
export function useProceed(): () => void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const isUser = useShop((state) => state.session === 'user');
  const willBeAsked = useShop((state) => state.session === 'guest' && state.cartItem.cart.length > 0);
  // Loads what Proceed opens before it is pressed: afterwards a phone would have to wait for two more answers.
  useEffect(() => {
    if (willBeAsked) loadLogin();
  }, [willBeAsked]);
  return () => {
    if (!isUser) return openDialog('checkoutLogin');
    closeDialog('cartDrawer');
    void navigate(localPath('/checkout'));
  };
}

function loadLogin(): void {
  orAnew(() => import('../../account/login/login-modal.tsx'), { isAsked: false }).catch((failure: unknown) =>
    console.info('The login is not loaded ahead', failure),
  );
}
