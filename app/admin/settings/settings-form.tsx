import { useEffect } from 'react';
import type { SettingView } from '#shared/contract/settings.ts';
import { useMessages } from '../../language.ts';
import { settingsMessages } from '../../messages/setting-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import { readTypedSettings } from './read-typed-settings.ts';
import { SettingField } from './setting-field.tsx';
import { contentOf, type useUnsavedForms } from './use-unsaved-forms.ts';

type SettingsFormProps = {
  settings: readonly SettingView[];
  unsaved: Pick<ReturnType<typeof useUnsavedForms>, 'watch' | 'keep'>;
  onSaved: () => Promise<void>;
};

export function SettingsForm({ settings, unsaved: { watch, keep }, onSaved }: SettingsFormProps) {
  const texts = useMessages(settingsMessages);
  const call = useFormCall<string>({
    send: async (typed) => {
      const form = ref.current;
      const content = form === null ? '' : contentOf(form);
      const { message } = await api.settings.save(readTypedSettings(settings, typed));
      if (form !== null) keep(form, content);
      notify.success(message);
      await onSaved();
    },
  });
  const { ref } = call.form;
  useEffect(() => (ref.current === null ? undefined : watch(ref.current)), [ref, watch]);
  return (
    <Form call={call}>
      {settings.map((setting) => (
        <SettingField key={setting.key} setting={setting} />
      ))}
      {settings.some(({ isFixed }) => !isFixed) && <SubmitButton>{texts.save}</SubmitButton>}
    </Form>
  );
}
