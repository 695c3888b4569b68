import { describe, expect, test } from 'vitest';
import { carriedEmail, carriedProof } from './carried-recovery.ts';

const answer = { success: true, error: false, message: '', data: { resetToken: 'token' } };

describe('what one step of the recovery hands to the next', () => {
  test('is the e-mail the code was sent to', () => {
    expect(carriedEmail({ email: 'amina@example.com' })).toBe('amina@example.com');
  });

  test.each([null, undefined, 'amina@example.com', {}, { email: '' }, { email: 7 }])(
    'is no e-mail when the step before was left out: %j',
    (carried) => {
      expect(carriedEmail(carried)).toBeUndefined();
    },
  );

  test('is the answer to the right code, with its token', () => {
    expect(carriedProof({ data: answer, email: 'amina@example.com' })).toEqual({
      email: 'amina@example.com',
      resetToken: 'token',
    });
  });

  test.each([
    null,
    { email: 'amina@example.com' },
    { data: answer },
    { data: { ...answer, success: false }, email: 'amina@example.com' },
    { data: { success: true, data: null }, email: 'amina@example.com' },
  ])('does not open the new password without a successful verification: %j', (carried) => {
    expect(carriedProof(carried)).toBeUndefined();
  });
});
