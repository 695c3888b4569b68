import { expect, test } from 'vitest';
import { EMAIL } from './email-format.ts';

test.each([
  ['amina@example.com', true],
  ['amina.ngo+beaute@mail.example.co', true],
  ["o'brien_7@example.cm", true],
  ['hélène@exemple.cm', true],
  ['a?bcc=x%40y.z&body=hi@evil.example', false],
  ['a&b@example.com', false],
  ['a%0abcc:x@example.com', false],
  ['<a>@example.com', false],
  ['"a b"@example.com', false],
  ['a,b@example.com', false],
  ['a@b@example.com', false],
  ['a\u202eb@example.com', false],
  ['a\u200bb@example.com', false],
  ['a@example.com\nbcc: x@y.z', false],
  ['a@example.com\r\n', false],
  ['amina@', false],
  ['amina@example', false],
])('%s is an e-mail address: %s', (text, isOne) => {
  expect(EMAIL.test(text)).toBe(isOne);
});
