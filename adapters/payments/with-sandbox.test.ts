import { expect, test } from 'vitest';
import { createFakeProvider } from '#tests/support/fake-provider.ts';
import { forgetfulSandboxSessions } from '#tests/support/forgetful-sandbox-sessions.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { withSandbox } from './with-sandbox.ts';

const sandbox = createSandbox({
  sessions: forgetfulSandboxSessions,
  secret: new Uint8Array(32),
  clock: { now: () => new Date() },
});
const card = createFakeProvider('card');

function served(...parameters: Parameters<typeof withSandbox>) {
  return withSandbox(...parameters).payments.map(({ method, id }) => `${method} by ${id}`);
}

test('without keys the sandbox serves every method', () => {
  expect(served([], sandbox, 'without_keys')).toEqual([
    'card by sandbox',
    'mtn_momo by sandbox',
    'orange_money by sandbox',
  ]);
});

test('beside a provider that takes money it gives nothing away, unless it is asked for', () => {
  expect(served([card], sandbox, 'without_keys')).toEqual(['card by stripe']);
  expect(withSandbox([card], sandbox, 'without_keys').sandbox).toBeUndefined();
  expect(served([card], sandbox, 'on')).toEqual([
    'card by stripe',
    'mtn_momo by sandbox',
    'orange_money by sandbox',
  ]);
});

test('with an emulator it serves the other methods, and switched off none', () => {
  expect(served([{ ...card, isSimulated: true }], sandbox, 'without_keys')).toHaveLength(3);
  expect(served([], sandbox, 'off')).toEqual([]);
});
