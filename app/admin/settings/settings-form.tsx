import { useEffect, useState } from 'react';
import type { SettingView } from '#shared/contract/settings.ts';
import { useMessages } from '../../language.ts';
import { settingsMessages } from '../../messages/setting-messages.ts';
import { api } from '../../state/desk-api.ts';
import { typedInto, useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import { type Begun, beginAnew, readTypedSettings } from './read-typed-settings.ts';
import { SettingField } from './setting-field.tsx';
import type { useUnsavedForms } from './use-unsaved-forms.ts';

type SettingsFormProps = {
  /** The same list until the settings are loaded again. */
  settings: readonly SettingView[];
  watch: ReturnType<typeof useUnsavedForms>['watch'];
  onSaved: () => Promise<void>;
};

export function SettingsForm({ settings, watch, onSaved }: SettingsFormProps) {
  const texts = useMessages(settingsMessages);
  const [begun, setBegun] = useState<readonly Begun<SettingView>[]>(() =>
    settings.map((setting) => ({ setting, turn: 0 })),
  );
  const begunSettings = begun.map(({ setting }) => setting);
  const call = useFormCall<string>({
    send: async (typed) => {
      const changed = readTypedSettings(begunSettings, typed);
      const { message } = await api.settings.save(changed);
      setBegun((before) =>
        before.map(({ setting, turn }) => ({
          setting: { ...setting, value: changed[setting.key] ?? setting.value },
          turn,
        })),
      );
      notify.success(message);
      await onSaved();
    },
  });
  const { ref } = call.form;

  useEffect(() => {
    const form = ref.current;
    if (form !== null) setBegun((before) => beginAnew(before, settings, typedInto(form)));
  }, [ref, settings]);

  useEffect(
    () =>
      watch(() => {
        const form = ref.current;
        const held = begun.map(({ setting }) => setting);
        return form !== null && Object.keys(readTypedSettings(held, typedInto(form))).length > 0;
      }),
    [ref, begun, watch],
  );

  return (
    <Form call={call}>
      {begun.map(({ setting, turn }) => (
        <SettingField key={`${setting.key} ${turn}`} setting={setting} />
      ))}
      {settings.some(({ isFixed }) => !isFixed) && <SubmitButton>{texts.save}</SubmitButton>}
    </Form>
  );
}
