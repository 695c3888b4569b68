import { useNavigate } from 'react-router';
import { EmailField } from '../../forms/email-field.tsx';
import { useLocalPath, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { recoveryMessages } from '../../messages/recovery-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { AccountForm, AccountSubmit } from '../account-form.tsx';
import { AccountPage } from '../account-page.tsx';
import type { CarriedEmail } from './carried-recovery.ts';

export const meta = privateMeta(recoveryMessages, ({ forgotTitle }) => forgotTitle);

export default function ForgotPasswordPage() {
  const texts = useMessages(recoveryMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const call = useFormCall<'email'>({
    send: async (typed) => {
      const email = typed('email').trim();
      const { message } = await api.user.forgotPassword({ email });
      notify.success(message);
      await navigate(localPath('/verification-otp'), { state: { email } satisfies CarriedEmail });
    },
  });
  return (
    <AccountPage title={texts.forgotTitle} text={texts.forgotText} needsJavaScript={texts.needsJavaScript}>
      <AccountForm
        call={call}
        after={
          <>
            {texts.rememberedIt} <LocalLink to="/login">{texts.login}</LocalLink>
          </>
        }
      >
        <EmailField label={texts.email} autoComplete="username" required />
        <AccountSubmit call={call}>{texts.sendCode}</AccountSubmit>
      </AccountForm>
    </AccountPage>
  );
}
