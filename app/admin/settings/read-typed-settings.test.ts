import { expect, test } from 'vitest';
import { readTypedSettings } from './read-typed-settings.ts';

const settings = [
  { key: 'piecesPerProduct', value: 48, isFixed: false },
  { key: 'piecesPerOrder', value: 150, isFixed: false },
] as const;

test('what was not changed is not sent, so that a change by another admin stays', () => {
  const typed: Record<string, string> = { piecesPerProduct: '48', piecesPerOrder: '149' };
  expect(readTypedSettings(settings, (key) => typed[key] ?? '')).toEqual({ piecesPerOrder: '149' });
});

test('what the environment sets is never sent', () => {
  const fixed = [{ ...settings[0], isFixed: true }];
  expect(readTypedSettings(fixed, () => '')).toEqual({});
});
