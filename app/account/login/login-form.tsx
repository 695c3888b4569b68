import { type ReactNode, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { loginMessages } from '../../messages/login-messages.ts';
import { client } from '../../state/client.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AccountForm, AccountSubmit } from '../account-form.tsx';

type LoginFormProps = {
  /** The page and the popup have different words for the same wait (spec §2). */
  busyLabel: string;
  /** The e-mail of a person who has just registered, so that it need not be typed again. */
  email?: string;
  onLoggedIn?: () => void;
  /** Called when the link to the forgotten password is pressed, which leaves a popup behind. */
  onLeave?: () => void;
  /** The link to register. */
  children: ReactNode;
};

export function LoginForm({ busyLabel, email, onLoggedIn, onLeave, children }: LoginFormProps) {
  const texts = useMessages(loginMessages);
  const [asksForCode, setAsksForCode] = useState(false);
  const call = useFormCall<'email' | 'password' | 'code'>({
    send: async (typed) => {
      const message = await client.session
        .logIn({ email: typed('email'), password: typed('password'), code: typed('code') })
        .catch((failure: unknown) => {
          if (failure instanceof ApiError && failure.code === 'SECOND_FACTOR_NEEDED') setAsksForCode(true);
          throw failure;
        });
      notify.success(message);
      onLoggedIn?.();
    },
  });
  return (
    <AccountForm call={call} after={children}>
      <EmailField label={texts.email} autoComplete="username" required defaultValue={email} />
      <PasswordField label={texts.password} name="password" autoComplete="current-password" required />
      {asksForCode && (
        <TextField
          label={texts.secondCode}
          help={texts.secondCodeHelp}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoFocus
          required
        />
      )}
      <p className="account-form__aside">
        <LocalLink to="/forgot-password" onClick={onLeave}>
          {texts.forgotPassword}
        </LocalLink>
      </p>
      <AccountSubmit call={call} waiting={busyLabel}>
        {texts.login}
      </AccountSubmit>
    </AccountForm>
  );
}
