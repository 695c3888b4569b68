import type { ReactNode } from 'react';
import { EmailField } from '../../forms/email-field.tsx';
import { useMessages } from '../../language.ts';
import { loginMessages } from '../../messages/login-messages.ts';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AcceptedTexts } from '../accepted-texts.tsx';
import { AccountForm, AccountSubmit } from '../account-form.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';

type RegisterFormProps = {
  /** The page and the popup have different words for the same things (spec §2 and §5). */
  busyLabel: string;
  passwordsDiffer: string;
  onLoggedIn?: () => void;
  /** Called when the account was made but the login after it failed: its owner then logs in by hand. */
  onRegistered: (email: string) => void;
  /** The link to log in. */
  children: ReactNode;
};

type Field = 'name' | 'email' | 'password' | 'confirmPassword';

export function RegisterForm({
  busyLabel,
  passwordsDiffer,
  onLoggedIn,
  onRegistered,
  children,
}: RegisterFormProps) {
  const texts = useMessages(loginMessages);
  const call = useFormCall<Field>({
    check: (typed) =>
      typed('password') === typed('confirmPassword') ? {} : { confirmPassword: passwordsDiffer },
    send: async (typed) => {
      const [email, password] = [typed('email'), typed('password')];
      const { message } = await api.user.register({
        name: typed('name'),
        email,
        password,
        confirmPassword: typed('confirmPassword'),
      });
      notify.success(message);
      // Logs in with what was just typed (decision 39).
      try {
        await client.session.logIn({ email, password });
      } catch (failure) {
        onRegistered(email);
        throw failure;
      }
      onLoggedIn?.();
    },
  });
  return (
    <AccountForm call={call} after={children}>
      <TextField label={texts.name} name="name" autoComplete="name" required />
      <EmailField label={texts.email} autoComplete="username" required />
      <NewPasswordFields
        name="password"
        label={texts.password}
        help={texts.passwordHelp}
        confirmLabel={texts.confirmPassword}
      />
      <AccountSubmit call={call} waiting={busyLabel}>
        {texts.register}
      </AccountSubmit>
      <AcceptedTexts sentence={texts.acceptTerms} />
    </AccountForm>
  );
}
