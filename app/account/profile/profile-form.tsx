import { useState } from 'react';
import type { UserView } from '#shared/contract/user.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { missingIn } from '../../forms/missing-fields.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { SubmitButton } from '../../ui/fields/form.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AccountForm } from '../account-form.tsx';

/**
 * All three fields are required (spec §5); mails to this account are in the language in which it was last saved. Another e-mail needs the password
 * too, and waits until it is confirmed (decision 450).
 */
export function ProfileForm({
  user,
}: {
  user: Pick<UserView, 'name' | 'email' | 'pendingEmail' | 'mobile'>;
}) {
  const texts = useMessages(accountMessages);
  const language = useLanguage();
  // An account that was opened with a phone number gets its e-mail in a form of its own.
  const hasEmail = user.email !== '';
  const [isOtherEmail, setOtherEmail] = useState(false);
  const call = useFormCall<'name' | 'email' | 'mobile' | 'password'>({
    check: (typed) => missingIn(hasEmail ? ['name', 'email', 'mobile'] : ['name', 'mobile'], typed, language),
    send: async (typed) => {
      const password = typed('password');
      const { message } = await api.user.updateUser({
        name: typed('name'),
        email: typed('email'),
        mobile: typed('mobile'),
        language,
        ...(password === '' ? {} : { password }),
      });
      notify.success(message);
      await client.session.loadUser();
    },
  });
  return (
    <AccountForm call={call}>
      <TextField label={texts.name} name="name" autoComplete="name" required defaultValue={user.name} />
      {hasEmail && (
        <EmailField
          label={texts.email}
          required
          defaultValue={user.email}
          help={user.pendingEmail === null ? undefined : texts.emailWaiting(user.pendingEmail)}
          onChange={({ target }) => setOtherEmail(target.value.trim().toLowerCase() !== user.email)}
        />
      )}
      {isOtherEmail && (
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          required
          help={texts.passwordForEmail}
        />
      )}
      <PhoneField label={texts.mobile} name="mobile" required phone={user.mobile} help={texts.mobileHelp} />
      <SubmitButton size="large" wide waiting="loading">
        {texts.submit}
      </SubmitButton>
    </AccountForm>
  );
}
