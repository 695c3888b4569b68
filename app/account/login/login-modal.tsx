import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath, useMessages } from '../../language.ts';
import { loginMessages } from '../../messages/login-messages.ts';
import { closeDialog, dialogs } from '../../state/dialogs.ts';
import { useStore } from '../../state/use-store.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { RegisterForm } from '../register/register-form.tsx';
import { LoginForm } from './login-form.tsx';

/**
 * The login popup and the register popup, which switch into each other (spec §4). Opened by the cart drawer's Proceed,
 * then it leads on to checkout, or by the global 'show-login' event, then it only closes.
 */
export function LoginModal() {
  const texts = useMessages(loginMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const leadsToCheckout = useStore(dialogs, (all) => all.checkoutLogin);
  const isOpen = useStore(dialogs, (all) => all.login) || leadsToCheckout;
  const [isRegistering, setRegistering] = useState(false);

  function close() {
    closeDialog('login');
    closeDialog('checkoutLogin');
    setRegistering(false);
  }

  function leave() {
    close();
    closeDialog('cartDrawer');
  }

  function goOn() {
    if (!leadsToCheckout) return close();
    leave();
    void navigate(localPath('/checkout'));
  }

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={isRegistering ? texts.registerTitle : texts.loginTitle}
      size="narrow"
    >
      {isRegistering ? (
        <RegisterForm
          busyLabel={texts.registeringPopup}
          passwordsDiffer={texts.passwordsDifferPopup}
          onRegistered={() => setRegistering(false)}
        >
          {texts.haveAccount}{' '}
          <button type="button" onClick={() => setRegistering(false)}>
            {texts.login}
          </button>
        </RegisterForm>
      ) : (
        <LoginForm busyLabel={texts.loggingInPopup} onLoggedIn={goOn} onLeave={leave}>
          {texts.noAccountYet}{' '}
          <button type="button" onClick={() => setRegistering(true)}>
            {texts.register}
          </button>
        </LoginForm>
      )}
    </Dialog>
  );
}
