import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { createSmtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { receivePhoneReports } from '#core/phone-messages/receive-report.ts';
import { createShopSettings } from '#core/settings/shop-settings.ts';
import { buildStore, type StoreEnv } from '#server/build-store.ts';
import { readEnv } from '#server/env.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { listenForMail } from '#tests/support/mail-server.ts';
import { makeAdmin } from '#tests/support/make.ts';

const shop = await testShop();
const { store, call, logInAs } = shop;
const owner = await makeAdmin(store, { name: 'Solange', email: 'solange@example.com' });
const options = { token: await logInAs(owner) };
const { get, save, shown, tryMail } = endpoints.settings;

const received: string[] = [];
let answer = '250 ok';
const smtpUrl = await listenForMail(
  (message) => received.push(message),
  () => answer,
);

const keys = {
  ORANGE_SMS_CLIENT_ID: 'id',
  ORANGE_SMS_CLIENT_SECRET: 'secret',
  ORANGE_SMS_WEBHOOK_TOKEN: 'a token of sixteen letters',
};

/** The store of a shop installed with these variables, on the test's database. */
async function installed(variables: Record<string, string> = {}) {
  const env = readEnv({ SMTP_URL: smtpUrl, LOG_LEVEL: 'silent', ...variables });
  return buildStore({ ...(env satisfies StoreEnv), authSecret: 'x'.repeat(32) }, store.db);
}

const mail = { recipient: 'amina@example.com', subject: 'Code', text: 'A3CD4E\n', html: '<p>A3CD4E</p>' };

async function headOf(sending: Awaited<ReturnType<typeof installed>>) {
  await sending.shopSettings.read();
  await sending.mailer.send(mail);
  const { from, replyTo } = await PostalMime.parse(received.at(-1) ?? '');
  return { from, replyTo: replyTo?.map(({ address }) => address) };
}

describe('the sender of mails', () => {
  test('is the shop itself, until the owner types another one; answers go to the shop', async () => {
    const sending = await installed();
    const itself = { name: 'Ndolo Beauty', address: 'bonjour@ndolo.example' };
    expect(await headOf(sending)).toEqual({ from: itself, replyTo: undefined });
    const typed = { mailSenderName: 'Ndolo, votre boutique', mailSenderAddress: 'Colis@Mail.example' };
    expect((await call(save, typed, options)).status).toBe(200);
    expect(await headOf(sending)).toEqual({
      from: { name: 'Ndolo, votre boutique', address: 'colis@mail.example' },
      replyTo: ['bonjour@ndolo.example'],
    });
    expect((await call(save, { mailSenderName: '', mailSenderAddress: '' }, options)).status).toBe(200);
    expect(await headOf(sending)).toEqual({ from: itself, replyTo: undefined });
  });

  test.each([
    ['mailSenderAddress', 'colis'],
    ['mailSenderAddress', 'a@example.com, b@example.com'],
    ['mailSenderName', 'Ndolo\r\nBcc: all@example.com'],
  ])('%s is refused as %j', async (key, typed) => {
    const { status, body } = await call(save, { [key]: typed }, options);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [key]]);
  });

  test.each([
    ['Ndolo <colis@mail.example>', { name: 'Ndolo', address: 'colis@mail.example' }],
    ['"Ndolo, Douala" <colis@mail.example>', { name: 'Ndolo, Douala', address: 'colis@mail.example' }],
    ['colis@mail.example', { name: 'Ndolo Beauty', address: 'colis@mail.example' }],
  ])('is %s where MAIL_FROM says so', async (given, from) => {
    const saved = { mailSenderName: 'Autre', mailSenderAddress: 'autre@mail.example' };
    expect((await call(save, saved, options)).status).toBe(200);
    expect((await headOf(await installed({ MAIL_FROM: given }))).from).toEqual(from);
    await call(save, { mailSenderName: '', mailSenderAddress: '' }, options);
  });
});

describe('POST /api/settings/try-mail', () => {
  test('sends the owner a mail at once and says where to', async () => {
    const sending = await testShop({
      overrides: { mailer: createSmtpMailer({ url: smtpUrl, from: () => 'colis@mail.example' }) },
      on: { db: store.db, connectionString: shop.connectionString },
    });
    const { status, body } = await sending.call(tryMail, {}, options);
    expect([status, body.data]).toEqual([200, { recipient: 'solange@example.com', isOnlyKept: false }]);
    const { to, subject } = await PostalMime.parse(received.at(-1) ?? '');
    expect([to?.[0]?.address, subject]).toEqual(['solange@example.com', 'Ndolo Beauty: a mail to try it']);
  });

  test('says what the mail server answers to a sender that it does not take', async () => {
    answer = '553 5.7.1 <colis@mail.example>: Sender address rejected: not owned by user';
    const sending = await testShop({
      overrides: { mailer: createSmtpMailer({ url: smtpUrl, from: () => 'colis@mail.example' }) },
      on: { db: store.db, connectionString: shop.connectionString },
    });
    const { status, body } = await sending.call(tryMail, {}, options);
    answer = '250 ok';
    expect([status, body.code, body.data]).toEqual([409, 'MAIL_NOT_TAKEN', { answer: '553 5.7.1' }]);
    expect(body.message).toContain('553 5.7.1');
  });

  test('says so where no mail server answers, and where mails are only files', async () => {
    const on = { db: store.db, connectionString: shop.connectionString };
    const away = createSmtpMailer({ url: 'smtp://127.0.0.1:9', from: () => 'colis@mail.example' });
    const silent = await testShop({ overrides: { mailer: away }, on });
    const unanswered = await silent.call(tryMail, {}, options);
    expect([unanswered.status, unanswered.body.data]).toEqual([409, { answer: null }]);
    const keeping = await testShop({
      overrides: { mailer: { send: async () => undefined, isForLooking: true } },
      on,
    });
    expect((await keeping.call(tryMail, {}, options)).body.data).toMatchObject({ isOnlyKept: true });
  });
});

describe('messages to phones', () => {
  test('are switched on and off by the owner where the keys of a gateway are, at once', async () => {
    const sending = await installed(keys);
    const desk = await testShop({
      overrides: { phoneGateways: sending.phoneGateways },
      on: { db: store.db, connectionString: shop.connectionString },
    });
    expect(sending.smsSender).toBeUndefined();
    expect((await desk.call(shown, {})).body.data.codesBy).toBe('email');
    expect((await desk.call(save, { sendsTexts: true }, options)).status).toBe(200);
    await sending.shopSettings.read();
    expect(sending.smsSender?.id).toBe('orange_sms');
    expect((await desk.call(shown, {})).body.data.codesBy).toBe('phone');
    expect((await desk.call(save, { sendsTexts: false }, options)).status).toBe(200);
    await sending.shopSettings.read();
    expect(sending.smsSender).toBeUndefined();
    expect((await desk.call(shown, {})).body.data.codesBy).toBe('email');
  });

  test('that were sent are still reported on, and answered with STOP, once they are off', async () => {
    const sending = await installed(keys);
    const webhook = {
      rawBody: Buffer.from('{}'),
      headers: {},
      query: { token: keys.ORANGE_SMS_WEBHOOK_TOKEN },
    };
    expect(sending.smsSender).toBeUndefined();
    expect(await receivePhoneReports(sending, 'orange_sms', webhook)).toBe('received');
  });

  test('cannot be switched on without a way to phones, which would keep them in a folder', async () => {
    const { status, body } = await call(save, { sendsTexts: true }, options);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['sendsTexts']]);
  });

  test.each(['on', 'off'] as const)(
    'are %s where ORDER_TEXTS says so, and the page shows it',
    async (word) => {
      const { fixedSettings } = readEnv({ ORDER_TEXTS: word });
      expect((await installed({ ORDER_TEXTS: word })).smsSender?.id).toBe(
        word === 'on' ? 'sms_folder' : undefined,
      );
      const locked = await testShop({
        overrides: { shopSettings: createShopSettings(store.db, fixedSettings) },
        on: { db: store.db, connectionString: shop.connectionString },
      });
      const settings = (await locked.call(get, {}, options)).body.data;
      expect(settings.find(({ key }) => key === 'sendsTexts')).toMatchObject({
        ...{ value: word === 'on', isFixed: true, variables: ['ORDER_TEXTS'] },
      });
    },
  );
});
