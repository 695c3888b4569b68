import { expect, test } from 'vitest';
import { formatPhone } from './phone-format.ts';

test.each([
  ['+237677123456', '6 77 12 34 56'],
  ['+237233421000', '2 33 42 10 00'],
  ['+33612345678', '+33612345678'],
  ['', ''],
  ['677', '677'],
])('%s is printed as "%s"', (stored, printed) => {
  expect(formatPhone(stored)).toBe(printed);
});
