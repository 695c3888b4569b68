import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

test.each([
  ['bih@example.com', 'mailto:bih@example.com'],
  ['a?bcc=x@y.z', 'mailto:a%3Fbcc%3Dx@y.z'],
])('a mail to %s has one recipient', (email, link) => {
  expect(mailLink(email)).toBe(link);
});
