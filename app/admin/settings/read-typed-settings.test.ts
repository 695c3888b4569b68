import { expect, test } from 'vitest';
import { formatPhone } from '#shared/phone-format.ts';
import { beginAnew, readTypedSettings } from './read-typed-settings.ts';

const settings = [
  { key: 'piecesPerProduct', value: 48, isFixed: false },
  { key: 'piecesPerOrder', value: 150, isFixed: false },
] as const;

test('what was not changed is not sent, so that a change by another admin stays', () => {
  const typed: Record<string, string> = { piecesPerProduct: '48', piecesPerOrder: '149' };
  expect(readTypedSettings(settings, (key) => typed[key] ?? '')).toEqual({ piecesPerOrder: '149' });
});

test('a phone number that was not changed is not sent, though its field shows it with spaces', () => {
  const phones = [
    { key: 'shopPhone', value: '+237677123456', isFixed: false },
    { key: 'whatsAppPhone', value: '', isFixed: false },
    { key: 'sellerPhone', value: '+33612345678', isFixed: false },
  ] as const;
  const typed: Record<string, string> = Object.fromEntries(
    phones.map(({ key, value }) => [key, formatPhone(value)]),
  );
  expect(readTypedSettings(phones, (key) => typed[key] ?? '')).toEqual({});
  expect(
    readTypedSettings(phones, (key) => (key === 'shopPhone' ? '6 99 11 22 33' : (typed[key] ?? ''))),
  ).toEqual({ shopPhone: '+237699112233' });
});

test('what the environment sets is never sent', () => {
  const fixed = [{ ...settings[0], isFixed: true }];
  expect(readTypedSettings(fixed, () => '')).toEqual({});
});

test('newer values come into fields that hold nothing unsaved, and into no other', () => {
  const begun = settings.map((setting) => ({ setting, turn: 0 }));
  const typed: Record<string, string> = { piecesPerProduct: '48', piecesPerOrder: '149' };
  const newer = [
    { key: 'piecesPerProduct', value: 60, isFixed: false },
    { key: 'piecesPerOrder', value: 200, isFixed: false },
  ] as const;
  const after = beginAnew<(typeof newer)[number] | (typeof settings)[number]>(
    begun,
    newer,
    (key) => typed[key] ?? '',
  );
  expect(after).toEqual([
    { setting: newer[0], turn: 1 },
    { setting: settings[1], turn: 0 },
  ]);
});

test('a field that was just saved takes the saved value without becoming another field', () => {
  const begun = [{ setting: { ...settings[0], value: 50 }, turn: 3 }];
  const newer = [{ ...settings[0], value: 50 }];
  expect(beginAnew(begun, newer, () => '50')).toEqual([{ setting: newer[0], turn: 3 }]);
});
