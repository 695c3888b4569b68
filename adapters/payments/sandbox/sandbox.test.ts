import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { forgetfulSandboxSessions } from '#tests/support/forgetful-sandbox-sessions.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { createSandbox } from './sandbox.ts';
import { isSigned, SIGNATURE_HEADER, sign } from './sandbox-signature.ts';

test.each(['{', '"a word"', '{"id":"evt_1","attemptId":"a","report":{"state":"somewhere"}}'])(
  'a webhook that is rightly signed but malformed is refused, not a failure of the shop: %s',
  async (body) => {
    const clock = createTestClock();
    const secret = Buffer.from('a secret of this test');
    const sandbox = createSandbox({ sessions: forgetfulSandboxSessions, secret, clock });
    const key = createHmac('sha256', secret).update('sandbox webhooks').digest();
    const rawBody = Buffer.from(body);
    const headers = { [SIGNATURE_HEADER]: sign(key, rawBody, clock.now()) };
    const reading = await sandbox.providerFor('card').readWebhook({ rawBody, headers, query: {} });
    expect(reading).toMatchObject({ kind: 'refused' });
  },
);

test('a signature holds for its own body, key and five minutes', () => {
  const [key, body] = [Buffer.from('a key of this test'), Buffer.from('{"amount":6000}')];
  const at = new Date('2026-11-27T12:00:00Z');
  const header = sign(key, body, at);
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  expect(isSigned(key, body, header, later(300))).toBe(true);
  for (const isTaken of [
    isSigned(key, Buffer.from('{"amount":1}'), header, at),
    isSigned(Buffer.from('another key'), body, header, at),
    isSigned(key, body, header, later(301)),
    isSigned(key, body, header.replace(/t=\d+/, `t=${later(60).getTime() / 1000}`), later(60)),
    isSigned(key, body, header.slice(0, -2), at),
    isSigned(key, body, undefined, at),
  ]) {
    expect(isTaken).toBe(false);
  }
});
