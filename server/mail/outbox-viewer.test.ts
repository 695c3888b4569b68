import { expect, test } from 'vitest';
import { writeMail } from '#core/mail/write-mail.ts';
import { buildApp } from '#server/app.ts';
import { testShop } from '#tests/support/app.ts';

const { store, app, clock } = await testShop();
const env = { trustProxy: false, rateLimitFactor: 1_000 } as const;

test('in development the newest mails can be looked at', async () => {
  const mail = { subject: 'Hello <Amina>', text: 'In text', html: '<p>In HTML</p>', language: 'en' as const };
  await writeMail(store.db, { ...mail, kind: 'test', recipient: 'amina@example.com', now: clock.now() });
  const development = await buildApp(store, env, {
    mode: 'development',
    loadBuild: () => Promise.reject(new Error('No page is asked for.')),
  });
  const list = await development.inject('/dev/outbox');
  expect(list.body).toContain('Hello &lt;Amina&gt;');
  const address = /href="(\/dev\/outbox\/[^"]+)"/.exec(list.body)?.[1] ?? '';
  expect((await development.inject(address)).body).toContain('In text');
  const html = await development.inject(`${address}/html`);
  expect(html.body).toContain('<p>In HTML</p>');
  expect(html.headers['content-security-policy']).toContain("default-src 'none'");
  await development.close();
});

test('in a shop that is open to the world nobody sees them', async () => {
  expect((await app.inject('/dev/outbox')).statusCode).toBe(404);
});
