import { useNavigate } from 'react-router';
import { useLocalPath } from '../../language.ts';
import { closeDialog, openDialog } from '../../state/dialogs.ts';
import { useShop } from '../../state/use-shop.ts';

/** Proceed leads a user to checkout and closes the drawer; a guest is asked to log in first (spec §4, Cart drawer). */
export function useProceed(): () => void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const isUser = useShop((state) => state.session === 'user');
  return () => {
    if (!isUser) return openDialog('checkoutLogin');
    closeDialog('cartDrawer');
    void navigate(localPath('/checkout'));
  };
}
