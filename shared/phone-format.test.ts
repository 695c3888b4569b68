import { describe, expect, test } from 'vitest';
import { formatPhone, formatPhoneInText, looksLikePhone } from './phone-format.ts';

// A narrow screen does not break a line inside a number.
test.each([
  ['+237677123456', '6\u00a077\u00a012\u00a034\u00a056'],
  ['+237233421000', '2\u00a033\u00a042\u00a010\u00a000'],
  ['+33612345678', '+33612345678'],
  ['', ''],
  ['677', '677'],
])('%s is shown as "%s", which no line parts', (stored, printed) => {
  expect(formatPhone(stored)).toBe(printed);
});

describe('what is typed as the phone of a guest address', () => {
  test.each([
    '677123456',
    '6 77 12 34 56',
    '6\u202f77\u00a012\u202f34\u00a056',
    '233 42 10 00',
    '+237 677-123-456',
    '00237677123456',
    '(+237) 677 12 34 56',
    '+33 6 12 34 56 78',
  ])('%s may be one', (typed) => {
    expect(looksLikePhone(typed)).toBe(true);
  });

  test.each(['', '67712345', '777123456', 'douala', '+2376771234567', '+33'])('%s is none', (typed) => {
    expect(looksLikePhone(typed)).toBe(false);
  });
});

test('no line ends within a phone number of a sentence', () => {
  expect(formatPhoneInText('+237677123456')).toBe('6\u00a077\u00a012\u00a034\u00a056');
});
