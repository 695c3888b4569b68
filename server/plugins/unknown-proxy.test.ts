import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { testShop } from '#tests/support/app.ts';

const shop = await testShop();
const said = () => shop.logged.filter(({ message }) => message.includes('TRUST_PROXY'));
const visit = { method: 'GET', url: '/api/health', headers: { 'x-forwarded-for': '41.202.1.1' } } as const;

test('a proxy that TRUST_PROXY does not know is said in the log, once', async () => {
  const trusting = await buildApp(shop.store, { trustProxy: 1, rateLimitFactor: 1 });
  await trusting.inject(visit);
  await trusting.close();
  await shop.app.inject({ ...visit, headers: {} });
  expect(said()).toHaveLength(0);
  await shop.app.inject(visit);
  await shop.app.inject(visit);
  expect(said()).toMatchObject([{ level: 'warn', facts: { header: 'x-forwarded-for' } }]);
});
