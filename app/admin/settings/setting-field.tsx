import type { SettingView } from '#shared/contract/settings.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import type { Language } from '#shared/language.ts';
import { formatFrancs } from '#shared/money.ts';
import { describeSetting, type SettingDescription, type SettingValue } from '#shared/settings.ts';
import { FrancsField } from '../../forms/kinds.tsx';
import { useLanguage } from '../../language.ts';
import { settingHelps, settingLabels, settingsMessages } from '../../messages/setting-messages.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

/** The field of one setting, by its kind. */
export function SettingField({ setting }: { setting: SettingView }) {
  const language = useLanguage();
  const texts = settingsMessages[language];
  const { key, value, isFixed } = setting;
  const described = describeSetting(key);
  const label = settingLabels[language][key];
  const help = helpOf(setting, described, language);
  const shared = { label, help, name: key, disabled: isFixed };
  if (typeof value === 'object') {
    return (
      <>
        <TextField
          {...shared}
          help={undefined}
          label={texts.inEnglish(label)}
          name={`${key}.en`}
          defaultValue={value.en}
        />
        <TextField {...shared} label={texts.inFrench(label)} name={`${key}.fr`} defaultValue={value.fr} />
      </>
    );
  }
  if (typeof value === 'boolean') return <CheckboxField {...shared} defaultChecked={value} />;
  if (described.kind === 'francs') return <FrancsField {...shared} defaultValue={String(value)} />;
  const isNumber = described.kind === 'wholeNumber';
  return (
    <TextField
      {...shared}
      inputMode={isNumber ? 'numeric' : undefined}
      required={isNumber}
      defaultValue={String(value)}
    />
  );
}

function helpOf(
  { key, isFixed, changedAt, changedBy }: SettingView,
  described: SettingDescription,
  language: Language,
) {
  const texts = settingsMessages[language];
  if (isFixed) return texts.fixed;
  const usual = texts.usual(settingValueText(described.kind, described.byDefault, language));
  const changed =
    changedAt === null
      ? []
      : changedBy === null
        ? [texts.changedByNobody(formatMoment(changedAt, language))]
        : [texts.changed(formatMoment(changedAt, language), changedBy)];
  return [settingHelps[language][key], usual, ...changed].join(' ');
}

function settingValueText(kind: SettingDescription['kind'], value: SettingValue, language: Language): string {
  if (typeof value === 'object') return value[language];
  if (typeof value === 'boolean') return settingsMessages[language][value ? 'on' : 'off'];
  return kind === 'francs' ? formatFrancs(Number(value)) : String(value);
}
