import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

test.each([
  ['bih@example.com', undefined, 'mailto:bih@example.com'],
  ['bih@example.com', 'Re: Conseil & soin', 'mailto:bih@example.com?subject=Re%3A%20Conseil%20%26%20soin'],
  ['a?bcc=x@y.z', undefined, 'mailto:a%3Fbcc%3Dx@y.z'],
])('a mail to %s about %s has one recipient', (email, subject, link) => {
  expect(mailLink(email, subject)).toBe(link);
});
