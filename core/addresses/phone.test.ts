import { describe, expect, test } from 'vitest';
import { parsePhone } from './phone.ts';

describe('a phone number', () => {
  test.each([
    '677123456',
    '6 77 12 34 56',
    '6.77.12.34.56',
    '6-77-12-34-56',
    ' 677 12 34 56 ',
    '6\u202f77\u00a012\u202f34\u00a056',
    '237677123456',
    '00237677123456',
    '00 237 6 77 12 34 56',
    '+237677123456',
    '+237 6 77 12 34 56',
    '(+237) 677-123-456',
  ])('%s is kept as +237677123456', (text) => {
    expect(parsePhone(text)).toBe('+237677123456');
  });

  test.each([
    ['233421000', '+237233421000'],
    ['222 23 40 14', '+237222234014'],
  ])('a fixed line %s is taken', (text, kept) => {
    expect(parsePhone(text)).toBe(kept);
  });

  test.each([
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+234 803 123 4567', '+2348031234567'],
    ['0033 6 12 34 56 78', '+33612345678'],
  ])('a foreign number %s is taken with its country code', (text, kept) => {
    expect(parsePhone(text)).toBe(kept);
  });

  test.each([
    '',
    '   ',
    'phone',
    '12345',
    '67712345',
    '6771234567',
    '977123456',
    '06 12 34 56 78',
    '+237 6 77 12 34',
    '+999 123 456 789',
    '677123456 or 699123456',
    '6a7712345b6',
    '677123456 ext. 12',
  ])('"%s" is refused', (text) => {
    expect(parsePhone(text)).toBeUndefined();
  });
});
