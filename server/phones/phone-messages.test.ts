import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrangeSmsGateway } from '#adapters/phones/orange-sms-gateway.ts';
import { createWhatsAppGateway } from '#adapters/phones/whatsapp-gateway.ts';
import { codeTemplate } from '#core/accounts/phone-codes.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { outbox } from '#core/mail/outbox.ts';
import { orderNews } from '#core/orders/mail-order-news.ts';
import { templateWords } from '#core/orders/order-sms.ts';
import { deleteOldReceipts } from '#core/phone-messages/delete-old-receipts.ts';
import { watchGateway } from '#core/phone-messages/watch-gateway.ts';
import { createShopSettings } from '#core/settings/shop-settings.ts';
import { stepOrder } from '#core/settlement/step-order.ts';
import { transaction } from '#db/transaction.ts';
import { endpoints } from '#shared/endpoints.ts';
import { phoneChoiceMessages } from '#shared/messages/phone-choice-messages.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import type { PhoneChoice } from '#shared/phone-messages.ts';
import { startOrangeSmsEmulator } from '#tests/emulators/orange-sms-emulator.ts';
import { startWhatsAppEmulator } from '#tests/emulators/whatsapp-emulator.ts';
import { testShop } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

// Orange's SMS and the WhatsApp Cloud API, each emulated from its public documentation.

const on = await testDatabase();
const shopSettings = createShopSettings(on.db, { secondFactorGraceDays: 365, sendsTexts: true });
const shop = await testShop({ on, overrides: { shopSettings } });
const { store, clock, call } = shop;
const shopUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' });
const templates = Object.fromEntries(
  [codeTemplate, ...templateWords(store.settings, 'en')].map(({ name, values }) => [name, values]),
);
const orange = await startOrangeSmsEmulator({ shopUrl, timeoutMilliseconds: 300 });
const meta = await startWhatsAppEmulator({ shopUrl, templates, timeoutMilliseconds: 300 });
afterAll(() => Promise.all([orange.close(), meta.close()]));
Object.assign(store.phoneGateways, {
  sms: watchGateway(
    store,
    createOrangeSmsGateway(orange.settings, () => clock.now().getTime()),
  ),
  whatsApp: watchGateway(store, createWhatsAppGateway(meta.settings)),
});
const solange = await makeAdmin(store);

/** Phone numbers for which the emulators have no special behaviour. */
let phones = 123_100;
beforeEach(async () => {
  phones += 1;
  clock.advance({ days: 2 });
  await workOff(store, outbox);
});

async function placed(phone = `+237677${phones}`) {
  const product = await makeProduct(store, { price: 5000, stock: 9 });
  const { id } = await makeOrder(store, [{ product, quantity: 2 }]);
  await store.db.updateTable('orders').set({ phone }).where('id', '=', id).execute();
  const { trackingToken, orderNumber } = await store.db
    .selectFrom('orders')
    .select(['trackingToken', 'orderNumber'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, phone, trackingToken, orderNumber };
}

async function sendNews(): Promise<void> {
  await workOff(store, orderNews);
  await workOff(store, outbox);
}

async function move(orderId: string, to: OrderStatus): Promise<void> {
  await transaction(store.db, (tx) => stepOrder(tx, { orderId, to, actor: 'staff', at: clock.now() }));
  await sendNews();
}

async function statesOf(orderId: string) {
  const token = await shop.logInAs(solange);
  const { body } = await call(endpoints.orderDesk.getOrder, { _id: orderId }, { token });
  return body.data.phoneMessages.map(({ channel, news, state }) => [channel, news, state]);
}

function choose(token: string, choice: PhoneChoice) {
  return call(endpoints.order.choosePhoneMessages, { token, choice });
}

const smsTo = (phone: string) => orange.messages.filter((message) => message.phone === phone);
const whatsAppTo = (phone: string) => meta.messages.filter((message) => message.phone === phone);

describe('an SMS by Orange', () => {
  test('leaves once, and its receipt is shown at the order', async () => {
    const order = await placed();
    await sendNews();
    const [message] = smsTo(order.phone);
    expect(message?.text).toContain(`/track/${order.trackingToken}`);
    expect(await statesOf(order.id)).toEqual([['sms', 'placed', 'sent']]);
    const reference = message?.reference ?? '';
    expect(await orange.report(reference, { state: 'DeliveredToTerminal' })).toBe(200);
    // A late report, and one once more.
    expect(await orange.report(reference, { state: 'DeliveredToNetwork' })).toBe(200);
    expect(await orange.report(reference, { state: 'DeliveredToTerminal' })).toBe(200);
    expect(await statesOf(order.id)).toEqual([['sms', 'placed', 'delivered']]);
  });

  test('of which a receipt comes before the answer is shown as delivered all the same', async () => {
    const order = await placed();
    const reference = 'answered later';
    await store.db
      .insertInto('phoneReceipts')
      .values({ gateway: 'orange_sms', reference, state: 'delivered', receivedAt: clock.now() })
      .execute();
    await sendNews();
    await store.db
      .updateTable('mailOutbox')
      .set({ gatewayReference: reference })
      .where('orderId', '=', order.id)
      .execute();
    expect(await statesOf(order.id)).toEqual([['sms', 'placed', 'delivered']]);
  });

  test.each([['busy'], ['keys refused']] as const)(
    'is tried again by the job engine where the gateway is %s',
    async (behaviour) => {
      const order = await placed();
      orange.behaveNext(behaviour);
      await sendNews();
      expect(smsTo(order.phone)).toEqual([]);
      expect(await statesOf(order.id)).toEqual([['sms', 'placed', 'waiting']]);
      clock.advance({ seconds: 16 });
      await workOff(store, outbox);
      expect(smsTo(order.phone)).toHaveLength(1);
    },
  );

  test('is tried a day long at most', async () => {
    const order = await placed('+237677000001');
    await sendNews();
    for (let hours = 0; hours < 30; hours += 1) {
      clock.advance({ hours: 1 });
      await workOff(store, outbox);
    }
    expect(await statesOf(order.id)).toEqual([['sms', 'placed', 'too_late']]);
    expect(smsTo(order.phone)).toEqual([]);
  });

  test.each([['accepted then 500'], ['accepted, no answer']] as const)(
    'never goes to a phone twice: after "%s" it is not sent again',
    async (behaviour) => {
      const order = await placed();
      orange.behaveNext(behaviour);
      await sendNews();
      clock.advance({ hours: 8 });
      await workOff(store, outbox);
      expect(smsTo(order.phone)).toHaveLength(1);
      expect(await statesOf(order.id)).toEqual([['sms', 'placed', 'unknown']]);
    },
  );

  test('never goes to a phone twice: a process that died after handing it over leaves it', async () => {
    const order = await placed();
    await workOff(store, orderNews);
    await store.db
      .updateTable('mailOutbox')
      .set({ handedOverAt: clock.now(), gateway: 'orange_sms' })
      .where('orderId', '=', order.id)
      .execute();
    await workOff(store, outbox);
    expect(smsTo(order.phone)).toEqual([]);
    expect(await statesOf(order.id)).toEqual([['sms', 'placed', 'unknown']]);
  });

  test('to a number that Orange refuses is given up at once', async () => {
    const order = await placed('+237677000003');
    await sendNews();
    expect(await statesOf(order.id)).toEqual([['sms', 'placed', 'refused']]);
  });

  test('goes on with a new token where the old one no longer counts', async () => {
    const order = await placed();
    orange.tokens.expireAll();
    await sendNews();
    expect(smsTo(order.phone)).toHaveLength(1);
  });

  test('is tried again where Orange cannot be reached', async () => {
    const order = await placed();
    const away = createOrangeSmsGateway({ ...orange.settings, baseUrl: 'http://127.0.0.1:9' });
    await workOff(store, orderNews);
    await workOff({ ...store, smsSender: away }, outbox);
    expect(await statesOf(order.id)).toEqual([['sms', 'placed', 'waiting']]);
  });
});

describe('one-time codes', () => {
  const request = (mobile: string) =>
    call(endpoints.phoneAccount.open, {
      ...{ name: 'Aïcha Bello', mobile, city: 'yaounde', addressLine: 'Bastos, face pharmacie' },
    });

  test('go by SMS, and stay in no table', async () => {
    const mobile = `+237677${phones}`;
    await request(mobile);
    await workOff(store, outbox);
    const code = /^\w+/.exec(smsTo(mobile)[0]?.text ?? '')?.[0] ?? '';
    expect(code).toMatch(/^[A-Z\d]{6}$/);
    const rows = await store.db
      .selectFrom('mailOutbox')
      .selectAll()
      .where('recipient', '=', mobile)
      .execute();
    expect(rows).toMatchObject([{ kind: 'one-time code for a stranger', textBody: '', template: null }]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('that could not be sent within ten minutes are not sent at all, and are deleted', async () => {
    const mobile = '+237677110001';
    await request(mobile);
    for (const minutes of [0, 5, 6]) {
      clock.advance({ minutes });
      await workOff(store, outbox);
    }
    expect(smsTo(mobile)).toEqual([]);
    const rows = await store.db
      .selectFrom('mailOutbox')
      .select(['textBody', 'notSent', 'dueAt'])
      .where('recipient', '=', mobile)
      .execute();
    expect(rows).toEqual([{ textBody: '', notSent: 'too_late', dueAt: null }]);
  });
});

describe('limits of cost', () => {
  async function set(key: 'messagesPerPhoneHourly' | 'messagesDaily', value: number) {
    await store.db
      .insertInto('settings')
      .values({ key, value: JSON.stringify(value), changedAt: clock.now() })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
      .execute();
  }

  test('a phone gets so many an hour, and the rest later', async () => {
    await set('messagesPerPhoneHourly', 2);
    const phone = `+237677${phones}`;
    const orders = [await placed(phone), await placed(phone), await placed(phone)];
    await sendNews();
    expect(smsTo(phone)).toHaveLength(2);
    const states = await Promise.all(orders.map(({ id }) => statesOf(id)));
    expect(states.flat().filter(([, , state]) => state === 'limit')).toHaveLength(1);
    clock.advance({ minutes: 61 });
    await workOff(store, outbox);
    expect(smsTo(phone)).toHaveLength(3);
  });

  test('codes that strangers ask for leave room for orders, for the day and for the hour of a phone', async () => {
    await set('messagesDaily', 5);
    await set('messagesPerPhoneHourly', 2);
    const strangers = ['+237677125501', '+237677125502', '+237677125503', '+237677125504'];
    for (const mobile of strangers)
      await call(endpoints.phoneAccount.open, {
        ...{ name: 'Aïcha Bello', mobile, city: 'yaounde', addressLine: 'Bastos, face pharmacie' },
      });
    await workOff(store, outbox);
    // Three of five messages go to strangers: the fourth waits, and is too late by then.
    expect(strangers.filter((mobile) => smsTo(mobile).length > 0)).toHaveLength(3);
    const phone = strangers.find((mobile) => smsTo(mobile).length > 0);
    const orders = [await placed(phone), await placed(phone)];
    await sendNews();
    const states = await Promise.all(orders.map(({ id }) => statesOf(id)));
    expect(states.flat().map(([, , state]) => state)).toEqual(['sent', 'sent']);
  });

  test('the shop sends so many a day, also from several processes at once', async () => {
    await set('messagesDaily', 5);
    await set('messagesPerPhoneHourly', 100);
    const phone = `+237677${phones}`;
    for (let count = 0; count < 8; count += 1) await placed(phone);
    await workOff(store, orderNews);
    await Promise.all([workOff(store, outbox), workOff(store, outbox), workOff(store, outbox)]);
    expect(smsTo(phone)).toHaveLength(5);
    await set('messagesDaily', 500);
  });
});

describe('stopping', () => {
  test('a phone that answers STOP gets nothing any more until it answers START, and its page offers nothing', async () => {
    const order = await placed();
    await sendNews();
    const reference = smsTo(order.phone)[0]?.reference ?? '';
    await orange.report(reference, { reply: ' Stop ' });
    await move(order.id, 'Confirmed');
    expect(smsTo(order.phone)).toHaveLength(1);
    expect(await statesOf(order.id)).toEqual([
      ['sms', 'placed', 'sent'],
      ['sms', 'confirmed', 'stopped'],
    ]);
    const { body } = await call(endpoints.order.trackByLink, { token: order.trackingToken });
    expect(body.data.phoneChoices).toBeNull();
    expect((await choose(order.trackingToken, 'sms')).status).toBe(404);
    await orange.report(reference, { reply: 'START' });
    await move(order.id, 'Packed');
    await move(order.id, 'Out for delivery');
    expect(smsTo(order.phone)).toHaveLength(2);
  });

  test('who has the link of an order stops messages there, and takes it back there', async () => {
    const order = await placed();
    const before = await call(endpoints.order.trackByLink, { token: order.trackingToken });
    expect(before.body.data.phoneChoices).toEqual({ chosen: 'sms', offered: ['sms', 'whatsapp', 'none'] });
    expect((await choose(order.trackingToken, 'none')).body.data).toMatchObject({ chosen: 'none' });
    await sendNews();
    expect(smsTo(order.phone)).toEqual([]);
    expect((await choose(order.trackingToken, 'sms')).body.data).toMatchObject({ chosen: 'sms' });
    await move(order.id, 'Confirmed');
    expect(smsTo(order.phone)).toHaveLength(1);
  });

  test.each([
    ['PUT', { token: 'of no order', choice: 'none' }, 404],
    ['PUT', { token: 'of no order', choice: 'by pigeon' }, 422],
  ] as const)('%s %o is answered %i', async (_verb, input, status) => {
    const answer = await shop.app.inject({
      method: 'PUT',
      url: '/api/order/choose-phone-messages',
      payload: input,
    });
    expect(answer.statusCode).toBe(status);
  });
});

describe('WhatsApp', () => {
  async function agreed(phone?: string) {
    const order = await placed(phone);
    await sendNews();
    expect((await choose(order.trackingToken, 'whatsapp')).body.data).toMatchObject({ chosen: 'whatsapp' });
    return order;
  }

  test('is used for orders whose buyers agreed; to which words and when is kept', async () => {
    const order = await agreed();
    await move(order.id, 'Confirmed');
    const [message] = whatsAppTo(order.phone);
    expect(message?.text).toBe(`order_confirmed | en | ${order.orderNumber} | track/${order.trackingToken}`);
    expect(smsTo(order.phone)).toHaveLength(1);
    const consent = await store.db
      .selectFrom('whatsappConsents')
      .select(['wording', 'agreedAt'])
      .where('orderId', '=', order.id)
      .execute();
    const [words] = consent;
    expect(words?.wording).toBe(phoneChoiceMessages.en.whatsapp);
    expect(clock.now().getTime() - (words?.agreedAt.getTime() ?? 0)).toBeLessThan(60_000);
    for (const state of ['delivered', 'sent', 'read']) {
      expect(await meta.report(message?.reference ?? '', { state })).toBe(200);
    }
    expect((await statesOf(order.id)).at(-1)).toEqual(['whatsapp', 'confirmed', 'read']);
  });

  test('speaks the language of the order, in templates that say what the courier gets', async () => {
    const order = await agreed();
    await store.db.updateTable('orders').set({ language: 'fr' }).where('id', '=', order.id).execute();
    await move(order.id, 'Confirmed');
    await move(order.id, 'Packed');
    await move(order.id, 'Out for delivery');
    expect(whatsAppTo(order.phone).map(({ text }) => text.replaceAll('\u202f', ' '))).toEqual([
      `order_confirmed | fr | ${order.orderNumber} | fr/track/${order.trackingToken}`,
      expect.stringMatching(/^order_dispatched_pay \| fr \| [\w-]+ \| 10.000.FCFA \| fr\/track\//),
    ]);
  });

  test('that does not reach a phone is said by SMS, once', async () => {
    const order = await agreed();
    await move(order.id, 'Confirmed');
    const reference = whatsAppTo(order.phone)[0]?.reference ?? '';
    await meta.report(reference, { state: 'failed' });
    await meta.report(reference, { state: 'failed' });
    await workOff(store, outbox);
    expect(smsTo(order.phone)).toHaveLength(2);
    expect(await statesOf(order.id)).toEqual([
      ['sms', 'placed', 'sent'],
      ['whatsapp', 'confirmed', 'failed'],
      ['sms', 'confirmed', 'sent'],
    ]);
  });

  test('that is refused for a phone without WhatsApp is said by SMS at once', async () => {
    const order = await agreed();
    meta.behaveNext('bad number');
    await move(order.id, 'Confirmed');
    expect(whatsAppTo(order.phone)).toEqual([]);
    expect((await statesOf(order.id)).slice(1)).toEqual([
      ['whatsapp', 'confirmed', 'refused'],
      ['sms', 'confirmed', 'sent'],
    ]);
  });

  test('a person who answers STOP is left alone by SMS as well', async () => {
    const order = await agreed();
    await move(order.id, 'Confirmed');
    await meta.report(whatsAppTo(order.phone)[0]?.reference ?? '', { reply: 'Arrêter' });
    await move(order.id, 'Packed');
    await move(order.id, 'Out for delivery');
    expect([whatsAppTo(order.phone), smsTo(order.phone)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('carries the code that a fixed line asked for, in the button that copies it too', async () => {
    const mobile = `+2372221${String(phones).slice(-5)}`;
    const guest = { name: 'Aïcha', mobile, city: 'Douala', addressLine: 'Akwa' };
    const asked = await call(endpoints.phoneAccount.open, guest, { language: 'fr' });
    await workOff(store, outbox);
    const [message] = whatsAppTo(mobile);
    const [name, language, code, copied] = message?.text.split(' | ') ?? [];
    expect([name, language, copied]).toEqual(['phone_code', 'fr', code]);
    const given = { ...guest, codeId: asked.body.data.codeId ?? '', code };
    expect((await call(endpoints.phoneAccount.open, given)).body.data.tokens).not.toBeNull();
  });

  test.each([['accepted then 500'], ['accepted, no answer']] as const)(
    'never rings twice: after "%s" neither WhatsApp nor SMS says it again',
    async (behaviour) => {
      const order = await agreed();
      meta.behaveNext(behaviour);
      await move(order.id, 'Confirmed');
      clock.advance({ hours: 3 });
      await workOff(store, outbox);
      expect([whatsAppTo(order.phone), smsTo(order.phone)].map(({ length }) => length)).toEqual([1, 1]);
    },
  );
});

describe('the health of messages to phones', () => {
  async function look() {
    const as = { token: await shop.logInAs(solange) };
    const { body: figures } = await call(endpoints.paymentHealth.get, {}, as);
    const { body: checks } = await call(endpoints.health.get, {}, as);
    const finding = checks.data.find(({ check }) => check === 'phones');
    return { phones: figures.data.phones, finding };
  }

  test('shows the last answers, what left of what may leave, and what did not arrive', async () => {
    const order = await placed();
    await sendNews();
    await orange.report(smsTo(order.phone)[0]?.reference ?? '', { state: 'DeliveryImpossible' });
    const { phones: figures, finding } = await look();
    expect(figures).toMatchObject({
      sentOfDay: 1,
      mostADay: 500,
      notDelivered: 1,
      held: 0,
      oldestUnsentAt: null,
    });
    expect(figures.gateways.map(({ gateway, isSimulated }) => [gateway, isSimulated])).toEqual([
      ['orange_sms', true],
      ['whatsapp', true],
    ]);
    expect(figures.gateways[0]?.lastAnswerAt).not.toBeNull();
    expect(finding).toMatchObject({ level: 'look', amount: 1 });
  });

  test('is bad where nothing leaves for a quarter of an hour, with what the gateway said', async () => {
    const order = await placed('+237677220002');
    await sendNews();
    clock.advance({ minutes: 16 });
    await workOff(store, outbox);
    const { phones: figures, finding } = await look();
    expect(figures.oldestUnsentAt).not.toBeNull();
    expect(figures.gateways[0]?.lastError).toBe(
      'Orange SMS refuses an SMS: POL0001 A policy error occurred. Error code is EXPIRED_CONTRACT',
    );
    expect(finding).toMatchObject({ level: 'bad' });
    await store.db.deleteFrom('mailOutbox').where('orderId', '=', order.id).execute();
  });
});

describe('the addresses that gateways report to', () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/phone-message/webhook/${path}`,
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  test('WhatsApp registers its address by the token, and only so', async () => {
    expect(await meta.registerWebhook()).toEqual({ status: 200, text: '1158201444' });
    expect((await meta.registerWebhook('of another app')).status).toBe(404);
  });

  test.each([
    ['without a token', 'orange_sms', {}],
    ['with another token', 'orange_sms?token=emulated-orange-webhooK', {}],
    ['without a signature', 'whatsapp', {}],
    ['with another signature', 'whatsapp', { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` }],
  ])('a report %s is refused', async (_how, path, headers) => {
    expect((await post(path, '{"entry":[]}', headers)).statusCode).toBe(400);
  });

  test('a gateway that does not serve the shop has no address', async () => {
    expect((await post('sms_folder', '{}')).statusCode).toBe(404);
    expect((await post('unknown', '{}')).statusCode).toBe(404);
  });

  test('what is not understood is taken and changes nothing', async () => {
    const token = orange.settings.webhookToken;
    for (const body of ['', 'null', '{"deliveryInfoNotification":7}', '[]']) {
      expect((await post(`orange_sms?token=${token}`, body)).statusCode).toBe(200);
    }
  });

  test('receipts are kept for 30 days', async () => {
    clock.advance({ days: 31 });
    await deleteOldReceipts(store);
    expect(await store.db.selectFrom('phoneReceipts').selectAll().execute()).toEqual([]);
  });
});
