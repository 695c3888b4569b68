import { useLocation, useSearchParams } from 'react-router';
import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { loginMessages } from '../../messages/login-messages.ts';
import { phoneOrderMessages } from '../../messages/phone-order-messages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useCodesBy } from '../../shell-data/use-shell-data.ts';
import { AccountPage } from '../account-page.tsx';
import { useLeaveWhenLoggedIn } from '../use-leave-when-logged-in.ts';
import type { Route } from './+types/login-page';
import { LoginForm } from './login-form.tsx';
import { PhoneLogin } from './phone-login.tsx';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = loginMessages[languageOfPath(location.pathname)];
  return pageMeta({
    matches,
    location,
    title: texts.loginTitle,
    description: texts.loginDescription,
    noIndex: true,
  });
}

export default function LoginPage() {
  const texts = useMessages(loginMessages);
  const phoneTexts = useMessages(phoneOrderMessages);
  const { state: carried } = useLocation();
  const [parameters] = useSearchParams();
  const sendsPhoneCodes = useCodesBy() === 'phone';
  useLeaveWhenLoggedIn();
  const toRegister = (
    <span>
      {texts.noAccountYet}{' '}
      <LocalLink to="/register" state={carried}>
        {texts.register}
      </LocalLink>
    </span>
  );
  return (
    <AccountPage title={texts.loginTitle} text={texts.loginText} needsJavaScript={texts.needsJavaScript}>
      {sendsPhoneCodes && parameters.get('by') === 'phone' ? (
        <PhoneLogin>
          <LocalLink to="/login" state={carried}>
            {phoneTexts.logInByEmail}
          </LocalLink>
          {toRegister}
        </PhoneLogin>
      ) : (
        <LoginForm busyLabel={texts.loggingIn} email={emailIn(carried)}>
          {sendsPhoneCodes && (
            <LocalLink to="/login?by=phone" state={carried}>
              {phoneTexts.logInByPhone}
            </LocalLink>
          )}
          {toRegister}
        </LoginForm>
      )}
    </AccountPage>
  );
}

/** The e-mail handed over by the register page when its login got no answer. */
function emailIn(carried: unknown): string {
  return String(Object(carried).email ?? '');
}
