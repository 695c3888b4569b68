import type { SettingView } from '#shared/contract/settings.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { formatWeekday } from '#shared/formats/weekday.ts';
import type { Language } from '#shared/language.ts';
import { formatFrancs } from '#shared/money.ts';
import { readPaymentOrder } from '#shared/payment-methods.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { describeSetting, type SettingDescription, type SettingValue } from '#shared/settings.ts';
import { readWeekdays } from '#shared/weekdays.ts';
import { FrancsField } from '../../forms/kinds.tsx';
import { useLanguage } from '../../language.ts';
import { paymentMethodMessages } from '../../messages/order-messages.ts';
import { settingHelps, settingLabels, settingsMessages } from '../../messages/setting-messages.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { useFieldError } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DocumentField } from './document-field.tsx';
import { MethodOrderField } from './method-order-field.tsx';
import { WeekdaysField } from './weekdays-field.tsx';

/** The field of one setting, by its kind. */
export function SettingField({ setting }: { setting: SettingView }) {
  const language = useLanguage();
  const texts = settingsMessages[language];
  const { key, value, isFixed } = setting;
  const described = describeSetting(key);
  const label = settingLabels[language][key];
  const help = helpOf(setting, described, language);
  const shared = { label, help, name: key, disabled: isFixed };
  // A refusal names the setting, not which of its two languages.
  const refusal = useFieldError(key, undefined);
  if (typeof value === 'object') {
    const french = { label: texts.inFrench(label), name: `${key}.fr`, text: value.fr };
    const english = { label: texts.inEnglish(label), name: `${key}.en`, text: value.en };
    const fields = language === 'fr' ? [french, english] : [english, french];
    return fields.map(({ name, text, ...own }, index) => {
      const isFirst = index === 0;
      const field = { ...own, name, disabled: isFixed, ...(isFirst ? { help } : {}) };
      if (described.kind === 'documentInBoth') {
        const document = { ...field, error: refusal, maxLength: described.longest };
        return <DocumentField key={name} {...document} given={text} />;
      }
      if (described.kind === 'textInBoth' && (described.isChatTemplate || described.isOfLines)) {
        const lines = { ...field, rows: 3, error: refusal, maxLength: described.longest };
        return <TextArea key={name} {...lines} defaultValue={text} />;
      }
      return <TextField key={name} {...field} defaultValue={text} />;
    });
  }
  if (typeof value === 'boolean') return <CheckboxField {...shared} defaultChecked={value} />;
  if (described.kind === 'text' && described.isMethodOrder) {
    return <MethodOrderField {...shared} given={String(value)} />;
  }
  if (described.kind === 'text' && described.isWeekdays) {
    return <WeekdaysField {...shared} given={String(value)} />;
  }
  if (described.kind === 'francs') return <FrancsField {...shared} defaultValue={String(value)} />;
  return (
    <TextField
      {...shared}
      inputMode={keyboards[described.kind]}
      required={isRequired(described)}
      defaultValue={described.kind === 'phone' ? formatPhone(String(value)) : String(value)}
    />
  );
}

const keyboards: Partial<Record<SettingDescription['kind'], 'numeric' | 'tel' | 'email' | 'url'>> = {
  wholeNumber: 'numeric',
  phone: 'tel',
  email: 'email',
  link: 'url',
};

function isRequired(described: SettingDescription): boolean {
  if (described.kind === 'wholeNumber') return true;
  if (described.kind === 'email') return described.isOptional !== true;
  return (described.kind === 'text' || described.kind === 'phone') && described.isRequired === true;
}

function helpOf(
  { key, isFixed, variables, changedAt, changedBy }: SettingView,
  described: SettingDescription,
  language: Language,
) {
  const texts = settingsMessages[language];
  if (isFixed) return variables.length === 0 ? texts.fixed : texts.fixedBy(variables.join(', '));
  // The shop's own facts have no usual value.
  const usual =
    described.group === 'shop' || described.group === 'legal' || described.byDefault === ''
      ? []
      : [texts.usual(settingValueText(described, described.byDefault, language))];
  const changed =
    changedAt === null
      ? []
      : changedBy === null
        ? [texts.changedByNobody(formatMoment(changedAt, language))]
        : [texts.changed(formatMoment(changedAt, language), changedBy)];
  return [settingHelps[language][key], ...usual, ...changed].filter(Boolean).join(' ');
}

function settingValueText(described: SettingDescription, value: SettingValue, language: Language): string {
  if (typeof value === 'object') return value[language];
  if (typeof value === 'boolean') return settingsMessages[language][value ? 'on' : 'off'];
  if (described.kind === 'text' && described.isMethodOrder) {
    const names = paymentMethodMessages[language];
    return readPaymentOrder(String(value))
      .map((method) => names[method])
      .join(', ');
  }
  if (described.kind === 'text' && described.isWeekdays) {
    return readWeekdays(String(value))
      .map((day) => formatWeekday(day, language))
      .join(', ');
  }
  return described.kind === 'francs' ? formatFrancs(Number(value)) : String(value);
}
