import { useLocation, useNavigate } from 'react-router';
import { languageOfPath } from '#shared/page-paths.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { loginMessages } from '../../messages/login-messages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { offerIn } from '../../shell-data/shell-data.ts';
import { AccountPage } from '../account-page.tsx';
import { useLeaveWhenLoggedIn } from '../use-leave-when-logged-in.ts';
import type { Route } from './+types/register-page';
import { RegisterForm } from './register-form.tsx';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = loginMessages[languageOfPath(location.pathname)];
  const offer = offerIn(matches);
  return pageMeta({
    matches,
    location,
    title: texts.registerTitle,
    description: offer === '' ? texts.registerDescription : texts.registerDescriptionOffered(offer),
    noIndex: true,
  });
}

export default function RegisterPage() {
  const texts = useMessages(loginMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { state: carried } = useLocation();
  useLeaveWhenLoggedIn();
  return (
    <AccountPage
      title={texts.registerTitle}
      text={texts.registerText}
      needsJavaScript={texts.needsJavaScript}
    >
      <RegisterForm
        busyLabel={texts.registering}
        passwordsDiffer={texts.passwordsDiffer}
        onRegistered={(email) => void navigate(localPath('/login'), { state: { ...Object(carried), email } })}
      >
        {texts.haveAccount}{' '}
        <LocalLink to="/login" state={carried}>
          {texts.login}
        </LocalLink>
      </RegisterForm>
    </AccountPage>
  );
}
