import { describe, expect, test } from 'vitest';
import { workOff } from '#core/jobs/work-off.ts';
import { outbox } from '#core/mail/outbox.ts';
import { orderNews } from '#core/orders/mail-order-news.ts';
import { transaction } from '#db/transaction.ts';
import { formatFrancs, francs } from '#shared/money.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeGateway } from '#tests/support/fake-gateway.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { MessageNotTaken } from '../mail/phone-gateway.ts';
import { defaultSettings } from '../settings.ts';
import { stepOrder } from '../settlement/step-order.ts';
import type { OrderNews } from './order-news.ts';
import { orderSms, orderTemplate, templateWords } from './order-sms.ts';

const smsSender = createFakeGateway();
const { sent, failures } = smsSender;
const { store, clock } = await testShop({ overrides: { smsSender } });

async function placedOrder() {
  const product = await makeProduct(store, { price: 5000 });
  const { id } = await makeOrder(store, [{ product, quantity: 2 }]);
  return store.db
    .selectFrom('orders')
    .select(['id', 'orderNumber', 'phone', 'trackingToken'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

function waiting() {
  return store.db.selectFrom('mailOutbox').select('channel').where('dueAt', 'is not', null).execute();
}

function move(orderId: string, to: OrderStatus) {
  return transaction(store.db, (tx) => stepOrder(tx, { orderId, to, actor: 'staff', at: clock.now() }));
}

async function smsAbout({
  orderNumber,
}: {
  orderNumber: string;
}): Promise<{ recipient: string; text: string }[]> {
  await workOff(store, orderNews);
  await workOff(store, outbox);
  return sent
    .filter(({ text }) => text.includes(orderNumber))
    .map(({ recipient, text }) => ({ recipient, text }));
}

describe('where the shop sends SMS', () => {
  test('each piece of news goes once to the order’s phone, with what the courier gets and the way to follow', async () => {
    const order = await placedOrder();
    for (const to of ['Confirmed', 'Packed', 'Out for delivery', 'Delivered'] as const) {
      await move(order.id, to);
    }
    await Promise.all([smsAbout(order), smsAbout(order)]);
    const messages = await smsAbout(order);
    const link = `http://localhost:3000/track/${order.trackingToken}`;
    const to = { recipient: order.phone };
    const about = `Ndolo Beauty: order ${order.orderNumber}`;
    expect(messages.toSorted((one, other) => one.text.localeCompare(other.text))).toEqual([
      { ...to, text: `${about} is confirmed. ${link}` },
      { ...to, text: `${about} is on its way. Pay the rider 10 000 FCFA. ${link}` },
      { ...to, text: `${about} was delivered. ${link}` },
      {
        ...to,
        text: `Ndolo Beauty: we have your order ${order.orderNumber}. Pay the rider 10 000 FCFA. ${link}`,
      },
    ]);
  });

  test('an SMS the gateway refused is sent again later, and delays no mail', async () => {
    const order = await placedOrder();
    failures.push(new MessageNotTaken('The gateway is busy', { isFinal: false }));
    expect(await smsAbout(order)).toEqual([]);
    expect(await waiting()).toEqual([{ channel: 'sms' }]);
    clock.advance({ seconds: 16 });
    expect(await smsAbout(order)).toHaveLength(1);
  });

  test('a fixed line gets no SMS', async () => {
    const order = await placedOrder();
    const fixedLine = { phone: '+237233421234' };
    await store.db.updateTable('orders').set(fixedLine).where('id', '=', order.id).execute();
    expect(await smsAbout(order)).toEqual([]);
  });

  test('a shop without SMS writes none', async () => {
    const order = await placedOrder();
    await workOff({ ...store, smsSender: undefined }, orderNews);
    expect(await smsAbout(order)).toEqual([]);
  });

  test.each([
    { kind: 'placed' },
    { kind: 'paid', amount: 1_250_000 },
    { kind: 'confirmed' },
    { kind: 'dispatched' },
    { kind: 'delivered' },
    { kind: 'cancelled' },
    { kind: 'review' },
    { kind: 'refunded', amount: 1_250_000 },
    { kind: 'lines_changed', amount: 0 },
    { kind: 'return_accepted' },
    { kind: 'return_refused' },
    { kind: 'returned' },
  ] as const satisfies OrderNews[])('the news $kind fits into one SMS in both languages', (news) => {
    for (const [language, settled] of [
      ['en', 0],
      ['fr', 0],
      ['en', 1],
      ['fr', 1],
    ] as const) {
      const text = orderSms(
        { ...defaultSettings, publicUrl: 'https://ndolobeauty.example' },
        {
          news,
          order: {
            orderNumber: 'NB-3467-ACDE',
            total: francs(1_250_000),
            settled,
            isPaymentSimulated: true,
            isPickUp: false,
          },
          page: `/track/${'a'.repeat(32)}`,
          language,
        },
      );
      expect(text).not.toMatch(/[^\x20-\x7eàéèù]/);
      expect(text.length, text).toBeLessThanOrEqual(160);
    }
  });
});

test('WhatsApp says of a changed order what is left to pay where it was paid in part, and its total otherwise', () => {
  const changed = (settled: number, total: number) =>
    orderTemplate({
      news: { kind: 'lines_changed', amount: 0 },
      order: {
        ...{ orderNumber: 'NB-3467-ACDE', total: francs(total), settled },
        ...{ isPaymentSimulated: false, isPickUp: false },
      },
      page: '/track/a',
      language: 'en',
    });
  const [total, rest, paid] = [changed(0, 15_000), changed(6_000, 15_000), changed(15_000, 15_000)];
  expect(total).toMatchObject({
    name: 'order_lines_changed',
    values: ['NB-3467-ACDE', formatFrancs(15_000)],
  });
  expect(rest).toMatchObject({
    name: 'order_lines_changed_pay',
    values: ['NB-3467-ACDE', formatFrancs(9_000)],
  });
  expect(paid?.name).toBe('order_lines_changed');
  const words = templateWords(defaultSettings, 'en').find(({ name }) => name === rest?.name);
  expect(words).toEqual({
    ...{ name: 'order_lines_changed_pay', values: 2 },
    text: 'Ndolo Beauty: order {{1}} changed, still to pay {{2}}.',
  });
});
