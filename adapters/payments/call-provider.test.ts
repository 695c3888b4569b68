import { expect, test } from 'vitest';
import { redirectingServer } from '#tests/support/redirecting-server.ts';
import { callProvider } from './call-provider.ts';
import { ProviderTrouble } from './provider-trouble.ts';

test.each([302, 307])('a provider that sends on to another address (%s) is not followed', async (status) => {
  const { url, heardElsewhere } = await redirectingServer(status);
  const asked = callProvider({
    ...{ provider: 'MTN MoMo', question: 'a payment', method: 'POST', url, body: '{"amount":"6000"}' },
    headers: { authorization: 'Bearer of the shop' },
    timeoutMilliseconds: 5_000,
  });
  await expect(asked).rejects.toThrow(ProviderTrouble);
  expect(heardElsewhere).toEqual([]);
});
