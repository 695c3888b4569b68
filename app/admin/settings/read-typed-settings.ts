import type { SettingView } from '#shared/contract/settings.ts';
import { toInternational } from '#shared/phone-format.ts';
import { describeSetting, type SettingKey, type SettingValue } from '#shared/settings.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { readCountedFrancs } from '../cash/read-francs.ts';

/**
 * The settings that a form changes; the server checks them. Only these are sent, so that what another admin saves meanwhile stays. A setting
 * in both languages has a field for each.
 */
export function readTypedSettings(
  settings: readonly Pick<SettingView, 'key' | 'value' | 'isFixed'>[],
  typed: Typed<string>,
): Record<string, SettingValue> {
  const changed = settings.flatMap(({ key, value, isFixed }) => {
    const wanted = readTyped(key, typed);
    return isFixed || isSame(wanted, value) ? [] : [[key, wanted] as const];
  });
  return Object.fromEntries(changed);
}

function readTyped(key: SettingKey, typed: Typed<string>): SettingValue {
  switch (describeSetting(key).kind) {
    case 'francs':
      return readCountedFrancs(typed(key)) ?? typed(key);
    case 'switch':
      return typed(key) !== '';
    case 'documentInBoth':
    case 'textInBoth':
      return { en: typed(`${key}.en`), fr: typed(`${key}.fr`) };
    case 'phone':
      // Fields show a number with spaces; as it is stored it compares equal to the saved one.
      return toInternational(typed(key));
    case 'wholeNumber':
    case 'text':
    case 'email':
    case 'link':
      return typed(key);
  }
}

function isSame(typed: SettingValue, saved: SettingValue): boolean {
  if (typeof typed === 'object' && typeof saved === 'object')
    return typed.en === saved.en && typed.fr === saved.fr;
  return String(typed) === String(saved);
}
