import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createOutboxFolderGateway } from '#adapters/phones/outbox-folder-gateway.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { outbox } from '#core/mail/outbox.ts';
import { writeMail } from '#core/mail/write-mail.ts';
import { writePhoneMessage } from '#core/mail/write-phone-message.ts';
import { buildApp } from '#server/app.ts';
import { testShop } from '#tests/support/app.ts';

const { store, app, clock } = await testShop();
const env = { trustProxy: false, rateLimitFactor: 1_000 } as const;

test('in development the newest mails can be looked at', async () => {
  const mail = { subject: 'Hello <Amina>', text: 'In text', html: '<p>In HTML</p>', language: 'en' as const };
  await writeMail(store.db, { ...mail, kind: 'test', recipient: 'amina@example.com', now: clock.now() });
  const development = await openViewer();
  const list = await development.inject('/dev/outbox');
  expect(list.body).toContain('Hello &lt;Amina&gt;');
  const address = /href="(\/dev\/outbox\/[^"]+)"/.exec(list.body)?.[1] ?? '';
  expect((await development.inject(address)).body).toContain('In text');
  const html = await development.inject(`${address}/html`);
  expect(html.body).toContain('<p>In HTML</p>');
  expect(html.headers['content-security-policy']).toContain("default-src 'none'");
  await development.close();
});

test('SMS are listed with the mails, marked as not sent', async () => {
  const text = 'Ndolo Beauty: order NB-1 is on its way.';
  const message = { channel: 'sms' as const, recipient: '+237677001122', text, language: 'en' as const };
  await writePhoneMessage(store.db, { ...message, kind: 'order dispatched', now: clock.now() });
  const smsSender = createOutboxFolderGateway({ folder: await mkdtemp(join(tmpdir(), 'shop-sms-')) });
  await workOff({ ...store, smsSender }, outbox);
  const development = await openViewer();
  const list = await development.inject('/dev/outbox');
  expect(list.body).toContain(`${text}</a>`);
  expect(list.body).toContain('kept, not sent');
  const [, address = ''] = new RegExp(`href="(/dev/outbox/[^"]+)">${text}`).exec(list.body) ?? [];
  const page = await development.inject(address);
  expect(page.body).toContain(text);
  expect(page.body).not.toContain('iframe');
  await development.close();
});

function openViewer() {
  return buildApp(store, env, {
    mode: 'development',
    loadBuild: () => Promise.reject(new Error('No page is asked for.')),
  });
}

test('are not shown by a shop that is open to the world', async () => {
  expect((await app.inject('/dev/outbox')).statusCode).toBe(404);
});
