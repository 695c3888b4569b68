import { useState } from 'react';
import { fieldMessages } from '#shared/messages/field-messages.ts';
import type { PhoneChannel } from '#shared/phone-messages.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { loginMessages } from '../../messages/login-messages.ts';
import { phoneOrderMessages } from '../../messages/phone-order-messages.ts';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AccountForm, AccountSubmit } from '../account-form.tsx';
import { PhoneCodeForm } from '../login/phone-code-form.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';

type AddEmailFormProps = {
  /** The e-mail whose link has not been used yet. */
  pendingEmail: string | null;
};

type NewLogin = { email: string; password: string; confirmPassword: string };
type SentCode = { codeId: string; channel: PhoneChannel; mobile: string };

/**
 * Gives an e-mail and a password to an account that was opened with a phone number (decision 39). The shop asks for a code where it reaches the
 * confirmed phone, and in any case for a press of the link in the mail (decision 603).
 */
export function AddEmailForm({ pendingEmail }: AddEmailFormProps) {
  const texts = useMessages(phoneOrderMessages);
  const [typed, setTyped] = useState<NewLogin>();
  const [sent, setSent] = useState<SentCode>();
  const add = async (login: NewLogin, read?: { codeId: string; code: string }) => {
    const { data, message } = await api.phoneAccount.addEmail({ ...login, ...read });
    notify.success(message);
    const { codeId, channel, mobile } = data;
    if (codeId !== null && channel !== null && mobile !== null) {
      setTyped(login);
      setSent({ codeId, channel, mobile });
      return;
    }
    setTyped(undefined);
    setSent(undefined);
    await client.session.loadUser();
  };
  return (
    <Card title={texts.growTitle}>
      {typed && sent ? (
        <PhoneCodeForm
          recipient={sent.mobile}
          channel={sent.channel}
          send={(code) => add(typed, { codeId: sent.codeId, code })}
          sendAgain={() => add(typed)}
          back={texts.growBack}
          onBack={() => setSent(undefined)}
        />
      ) : (
        <>
          <p>{pendingEmail === null ? texts.growText : texts.growWaiting(pendingEmail)}</p>
          <NewLoginForm key={pendingEmail} email={typed?.email} send={add} />
        </>
      )}
    </Card>
  );
}

type NewLoginFormProps = { email: string | undefined; send: (login: NewLogin) => Promise<void> };

function NewLoginForm({ email, send }: NewLoginFormProps) {
  const texts = useMessages(phoneOrderMessages);
  const accountTexts = useMessages(accountMessages);
  const loginTexts = useMessages(loginMessages);
  const language = useLanguage();
  const call = useFormCall<keyof NewLogin>({
    check: (typed) =>
      typed('password') === typed('confirmPassword')
        ? {}
        : { confirmPassword: fieldMessages[language].passwordsDiffer },
    send: (typed) =>
      send({
        email: typed('email'),
        password: typed('password'),
        confirmPassword: typed('confirmPassword'),
      }),
  });
  return (
    <AccountForm call={call}>
      <EmailField label={accountTexts.email} autoComplete="username" required defaultValue={email} />
      <NewPasswordFields
        name="password"
        label={loginTexts.password}
        help={loginTexts.passwordHelp}
        confirmLabel={loginTexts.confirmPassword}
      />
      <AccountSubmit call={call}>{texts.grow}</AccountSubmit>
    </AccountForm>
  );
}
