import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import { inLanguage } from '#shared/page-paths.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { loginMessages } from '../../messages/login-messages.ts';
import { phoneOrderMessages } from '../../messages/phone-order-messages.ts';
import { useCodesBy } from '../../shell-data/use-shell-data.ts';
import { client } from '../../state/client.ts';
import { closeDialog, dialogs } from '../../state/dialogs.ts';
import { useStore } from '../../state/use-store.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { RegisterForm } from '../register/register-form.tsx';
import { LoginForm } from './login-form.tsx';
import { PhoneLogin } from './phone-login.tsx';
import { PhoneOrder } from './phone-order.tsx';

/**
 * The login popup and the register popup, which switch into each other (spec §4). Opened by the cart drawer's Proceed, it then leads on to
 * checkout; opened by the global 'show-login' event, it only closes. A shopper about to order is first offered a form to order
 * with a phone number (decision 39).
 */
export function LoginModal() {
  const texts = useMessages(loginMessages);
  const phoneTexts = useMessages(phoneOrderMessages);
  const sendsPhoneCodes = useCodesBy() === 'phone';
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const leadsToCheckout = useStore(dialogs, (all) => all.checkoutLogin);
  const isOpen = useStore(dialogs, (all) => all.login) || leadsToCheckout;
  const isOrdering = inLanguage(useLocation().pathname, 'en') === '/checkout' || leadsToCheckout;
  const [isRegistering, setRegistering] = useState(false);
  const [isByPhone, setByPhone] = useState(false);
  useEffect(() => {
    if (isOpen) client.session.prepare();
  }, [isOpen]);
  /** The e-mail of a new account, when the login after registering got no answer. */
  const [registeredEmail, setRegisteredEmail] = useState('');

  function close() {
    closeDialog('login');
    closeDialog('checkoutLogin');
    setRegistering(false);
    setByPhone(false);
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

  function askForLogin(email: string) {
    setRegisteredEmail(email);
    setRegistering(false);
  }

  const toRegister = (
    <span>
      {texts.noAccountYet}{' '}
      <button type="button" onClick={() => setRegistering(true)}>
        {texts.register}
      </button>
    </span>
  );

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={isRegistering ? texts.registerTitle : isOrdering ? phoneTexts.dialogTitle : texts.loginTitle}
      size="narrow"
    >
      {isRegistering ? (
        <RegisterForm
          busyLabel={texts.registeringPopup}
          passwordsDiffer={texts.passwordsDifferPopup}
          onLoggedIn={goOn}
          onRegistered={askForLogin}
        >
          {texts.haveAccount}{' '}
          <button type="button" onClick={() => setRegistering(false)}>
            {texts.login}
          </button>
        </RegisterForm>
      ) : (
        <>
          {leadsToCheckout && <PrefetchPageLinks page={localPath('/checkout')} />}
          {isOrdering && <OrderFirst onOpened={goOn} />}
          {isByPhone ? (
            <PhoneLogin onLoggedIn={goOn}>
              <button type="button" onClick={() => setByPhone(false)}>
                {phoneTexts.logInByEmail}
              </button>
              {toRegister}
            </PhoneLogin>
          ) : (
            <LoginForm
              busyLabel={texts.loggingInPopup}
              email={registeredEmail}
              onLoggedIn={goOn}
              onLeave={leave}
            >
              {sendsPhoneCodes && (
                <button type="button" onClick={() => setByPhone(true)}>
                  {phoneTexts.logInByPhone}
                </button>
              )}
              {toRegister}
            </LoginForm>
          )}
        </>
      )}
    </Dialog>
  );
}

function OrderFirst({ onOpened }: { onOpened: () => void }) {
  const texts = useMessages(phoneOrderMessages);
  return (
    <>
      <PhoneOrder onOpened={onOpened} />
      <p className="login-modal__or">{texts.orLogIn}</p>
    </>
  );
}
