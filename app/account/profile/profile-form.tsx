import type { UserView } from '#shared/contract/user.ts';
import { missingIn } from '../../forms/missing-fields.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { SubmitButton } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';

/** All three are required (spec §5); the mails to this account speak the language it was last saved in. */
export function ProfileForm({ user }: { user: Pick<UserView, 'name' | 'email' | 'mobile'> }) {
  const texts = useMessages(accountMessages);
  const language = useLanguage();
  const call = useFormCall<'name' | 'email' | 'mobile'>({
    check: (typed) => missingIn(['name', 'email', 'mobile'], typed, language),
    send: async (typed) => {
      const { message } = await api.user.updateUser({
        name: typed('name'),
        email: typed('email'),
        mobile: typed('mobile'),
        language,
      });
      notify.success(message);
      await client.session.loadUser();
    },
  });
  return (
    <AccountForm call={call}>
      <TextField label={texts.name} name="name" autoComplete="name" required defaultValue={user.name} />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue={user.email}
      />
      <PhoneField label={texts.mobile} name="mobile" required phone={user.mobile} help={texts.mobileHelp} />
      <SubmitButton size="large" wide waiting="loading">
        {texts.submit}
      </SubmitButton>
    </AccountForm>
  );
}
