import { fieldMessages } from '#shared/messages/field-messages.ts';
import { missingIn } from '../../forms/missing-fields.ts';
import { useLanguage } from '../../language.ts';
import { securityMessages } from '../../messages/security-messages.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { SubmitButton } from '../../ui/fields/form.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';

const fields = ['password', 'newPassword', 'confirmPassword'] as const;

export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const language = useLanguage();
  const texts = securityMessages[language];
  const call = useFormCall<(typeof fields)[number]>({
    check: (typed) => ({
      ...(typed('newPassword') === typed('confirmPassword')
        ? {}
        : { confirmPassword: fieldMessages[language].newPasswordsDiffer }),
      ...missingIn(fields, typed, language),
    }),
    send: async (typed) => {
      const { message } = await api.password.change({
        password: typed('password'),
        newPassword: typed('newPassword'),
        confirmPassword: typed('confirmPassword'),
      });
      notify.success(message);
      call.form.ref.current?.reset();
      onChanged();
    },
  });
  return (
    <AccountForm call={call}>
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        required
        holds="presentPassword"
      />
      <NewPasswordFields
        name="newPassword"
        label={texts.newPassword}
        help={texts.newPasswordHelp}
        confirmLabel={texts.confirmPassword}
      />
      <SubmitButton wide waiting="loading">
        {texts.change}
      </SubmitButton>
    </AccountForm>
  );
}
