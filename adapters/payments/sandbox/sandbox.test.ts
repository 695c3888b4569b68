import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { forgetfulSandboxSessions } from '#tests/support/forgetful-sandbox-sessions.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { createSandbox } from './sandbox.ts';
import { SIGNATURE_HEADER, sign } from './sandbox-signature.ts';

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
