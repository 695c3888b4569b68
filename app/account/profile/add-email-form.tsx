import { fieldMessages } from '#shared/messages/field-messages.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { loginMessages } from '../../messages/login-messages.ts';
import { phoneOrderMessages } from '../../messages/phone-order-messages.ts';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AccountForm, AccountSubmit } from '../account-form.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';

/** An account that was opened with a phone number gets an e-mail and a password (decision 39). */
export function AddEmailForm() {
  const texts = useMessages(phoneOrderMessages);
  const accountTexts = useMessages(accountMessages);
  const loginTexts = useMessages(loginMessages);
  const language = useLanguage();
  const call = useFormCall<'email' | 'password' | 'confirmPassword'>({
    check: (typed) =>
      typed('password') === typed('confirmPassword')
        ? {}
        : { confirmPassword: fieldMessages[language].passwordsDiffer },
    send: async (typed) => {
      const { message } = await api.phoneAccount.addEmail({
        email: typed('email'),
        password: typed('password'),
        confirmPassword: typed('confirmPassword'),
      });
      notify.success(message);
      await client.session.loadUser();
    },
  });
  return (
    <Card title={texts.growTitle}>
      <p>{texts.growText}</p>
      <AccountForm call={call}>
        <TextField
          label={accountTexts.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
        />
        <NewPasswordFields
          name="password"
          label={loginTexts.password}
          help={loginTexts.passwordHelp}
          confirmLabel={loginTexts.confirmPassword}
        />
        <AccountSubmit call={call}>{texts.grow}</AccountSubmit>
      </AccountForm>
    </Card>
  );
}
