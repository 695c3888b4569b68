import type { SettingView } from '#shared/contract/settings.ts';
import { toInternational } from '#shared/phone-format.ts';
import { describeSetting, type SettingKey, type SettingValue } from '#shared/settings.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { readCountedFrancs } from '../cash/read-francs.ts';

type Known = Pick<SettingView, 'key' | 'value' | 'isFixed'>;

/**
 * The settings that a form changes; the server checks them. Only these are sent, so that what another admin saves meanwhile stays. A setting
 * in both languages has a field for each. `begun` are the values that the fields began with.
 */
export function readTypedSettings(
  begun: readonly Known[],
  typed: Typed<string>,
): Record<string, SettingValue> {
  const changed = begun.flatMap(({ key, value, isFixed }) => {
    const wanted = readTyped(key, typed);
    return isFixed || isSame(wanted, value) ? [] : [[key, wanted] as const];
  });
  return Object.fromEntries(changed);
}

/** A setting as its field began with it; another turn makes another field. */
export type Begun<Setting> = { setting: Setting; turn: number };

/**
 * What the fields begin with once newer values have come: a field with something unsaved keeps what it began with, every other one takes the
 * new value, in another turn where it shows something else.
 */
export function beginAnew<Setting extends Known>(
  begun: readonly Begun<Setting>[],
  newer: readonly Setting[],
  typed: Typed<string>,
): Begun<Setting>[] {
  return newer.map((setting) => {
    const before = begun.find((one) => one.setting.key === setting.key);
    if (before === undefined) return { setting, turn: 0 };
    const shown = before.setting.isFixed ? before.setting.value : readTyped(setting.key, typed);
    if (!isSame(shown, before.setting.value)) return before;
    return { setting, turn: isSame(shown, setting.value) ? before.turn : before.turn + 1 };
  });
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
