import type { SettingView } from '#shared/contract/settings.ts';
import { useMessages } from '../../language.ts';
import { settingsMessages } from '../../messages/setting-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import { readTypedSettings } from './read-typed-settings.ts';
import { SettingField } from './setting-field.tsx';

type SettingsFormProps = { settings: readonly SettingView[]; onSaved: () => Promise<void> };

export function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  const texts = useMessages(settingsMessages);
  const call = useFormCall<string>({
    send: async (typed) => {
      const { message } = await api.settings.save(readTypedSettings(settings, typed));
      notify.success(message);
      await onSaved();
    },
  });
  return (
    <Form call={call}>
      {settings.map((setting) => (
        <SettingField key={setting.key} setting={setting} />
      ))}
      {settings.some(({ isFixed }) => !isFixed) && <SubmitButton>{texts.save}</SubmitButton>}
    </Form>
  );
}
