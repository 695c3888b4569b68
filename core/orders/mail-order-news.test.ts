import { describe, expect, test } from 'vitest';
import { workOff } from '#core/jobs/work-off.ts';
import { orderNews } from '#core/orders/mail-order-news.ts';
import { transaction } from '#db/transaction.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { refuse } from '#shared/outcome.ts';
import { testShop } from '#tests/support/app.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { stepOrder } from '../settlement/step-order.ts';
import { getOrder } from './order-queries.ts';

const { store, clock } = await testShop();

function move(orderId: string, to: OrderStatus) {
  return transaction(store.db, (tx) => stepOrder(tx, { orderId, to, actor: 'staff', at: clock.now() }));
}

async function orderOfTwo(given: Parameters<typeof makeOrder>[2] = {}) {
  const product = await makeProduct(store, {
    name: 'Satin lipstick',
    nameFr: 'Rouge satiné',
    price: 5000,
    discount: 10,
  });
  const { id } = await makeOrder(store, [{ product, quantity: 2 }], given);
  return getOrder(store.db, id);
}

/** All mails about an order, in the order in which they were written. */
async function mailsAbout({ orderNumber }: { orderNumber: string }) {
  await workOff(store, orderNews);
  return store.db
    .selectFrom('mailOutbox')
    .select(['kind', 'recipient', 'subject', 'textBody', 'htmlBody', 'language'])
    .where('subject', 'like', `%${orderNumber}%`)
    .orderBy('createdAt')
    .orderBy('kind')
    .execute();
}

async function newestMailAbout(order: { orderNumber: string }) {
  const mail = (await mailsAbout(order)).at(-1);
  if (!mail) throw new Error('There is no mail about the order.');
  return mail;
}

describe('the mails of an order', () => {
  test('go out for each step that a shopper wants to know, once each', async () => {
    const order = await orderOfTwo();
    await workOff(store, orderNews);
    for (const to of ['Confirmed', 'Confirmed', 'Packed', 'Out for delivery', 'Delivered'] as const) {
      clock.advance({ minutes: 1 });
      await move(order.id, to);
      await Promise.all([workOff(store, orderNews), workOff(store, orderNews)]);
    }
    expect((await mailsAbout(order)).map(({ kind }) => kind)).toEqual([
      'order placed',
      'order confirmed',
      'order dispatched',
      'order delivered',
    ]);
  });

  test('send nothing about a change that was rolled back', async () => {
    const order = await orderOfTwo();
    await transaction(store.db, async (tx) => {
      await stepOrder(tx, { orderId: order.id, to: 'Confirmed', actor: 'staff', at: clock.now() });
      return refuse('ORDER_NOT_FOUND');
    });
    expect((await mailsAbout(order)).map(({ kind }) => kind)).toEqual(['order placed']);
  });

  test('show the lines, the sum and the way to follow the parcel', async () => {
    const order = await orderOfTwo();
    const { textBody, htmlBody } = await newestMailAbout(order);
    const { trackingToken } = await store.db
      .selectFrom('orders')
      .select('trackingToken')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    for (const part of [textBody, htmlBody]) {
      expect(part).toContain('2 × Satin lipstick');
      expect(part).toContain('9\u202f000\u00a0FCFA');
      expect(part).toContain(`http://localhost:3000/track/${trackingToken}`);
    }
    expect(htmlBody).toContain(`<span style="white-space:nowrap">${order.orderNumber}</span>`);
    expect(textBody).toContain('Please have 9\u202f000\u00a0FCFA ready for the rider.');
  });

  test('speak the language of the order', async () => {
    const order = await orderOfTwo();
    await store.db.updateTable('orders').set({ language: 'fr' }).where('id', '=', order.id).execute();
    const { subject, textBody, htmlBody, language } = await newestMailAbout(order);
    expect(language).toBe('fr');
    expect(subject).toContain('Nous avons bien reçu votre commande');
    expect(textBody).toContain('2 × Rouge satiné');
    expect(textBody).toContain('/fr/track/');
    expect(htmlBody).toContain('<html lang="fr">');
  });

  test('say that a cancelled order costs nothing, and that a paid one is given back', async () => {
    const unpaid = await orderOfTwo();
    await move(unpaid.id, 'Cancelled');
    expect((await newestMailAbout(unpaid)).textBody).toContain('You owe us nothing.');
    const paid = await orderOfTwo({ paymentStatus: 'Paid' });
    await move(paid.id, 'Cancelled');
    expect((await newestMailAbout(paid)).textBody).toContain('We give you back 9\u202f000\u00a0FCFA');
  });

  test('write a product’s name as text, whatever it is', async () => {
    const product = await makeProduct(store, { name: '<b>Gloss</b>' });
    const { id } = await makeOrder(store, [{ product, quantity: 1 }]);
    const { htmlBody } = await newestMailAbout(await getOrder(store.db, id));
    expect(htmlBody).toContain('&lt;b&gt;Gloss');
    expect(htmlBody).not.toContain('<b>Gloss');
  });
});
