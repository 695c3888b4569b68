import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createWebPushSender } from '#adapters/push/web-push-sender.ts';
import { closeRiderDay } from '#core/cash/close-rider-day.ts';
import { confirmHandover } from '#core/cash/confirm-handover.ts';
import { confirmRiderDay } from '#core/cash/confirm-rider-day.ts';
import { handOverCash } from '#core/cash/hand-over-cash.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { stuckAfterTries } from '#core/refunds/refund-queries.ts';
import { takeRefundBack } from '#core/refunds/take-refund-back.ts';
import { afterHours } from '#shared/after-hours.ts';
import { endpoints } from '#shared/endpoints.ts';
import { francs } from '#shared/money.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { testAuthSecret, testShop } from '#tests/support/app.ts';
import { createFakeGateway } from '#tests/support/fake-gateway.ts';
import { makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { startPushService, type TestBrowser } from '#tests/support/push-service.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { findLowStock, findNews } from './find-news.ts';
import { pushMessages } from './push-messages.ts';

const service = await startPushService();
afterAll(() => service.close());
const clock = createTestClock();
const shop = await testShop({
  overrides: {
    clock,
    pushSender: createWebPushSender({
      secret: new TextEncoder().encode(testAuthSecret),
      contact: 'mailto:shop@example.com',
      clock,
      furtherServices: [service.host],
    }),
    smsSender: createFakeGateway(),
  },
});
const { store, call, logInAs } = shop;
const owner = await makeUser(store, { role: 'OWNER' });
await makeProduct(store, { stock: 50 });

async function deviceOf(person: { id: string }, kinds = ['order', 'issue', 'message', 'stock']) {
  const token = await logInAs(person);
  const { received, ...browser } = service.addBrowser();
  const { status } = await call(
    endpoints.notice.saveDevice,
    { ...browser, kinds },
    { token, language: 'fr' },
  );
  expect(status).toBe(200);
  return { ...browser, received, token };
}

async function tellNews(): Promise<void> {
  await findNews(store);
  await workOff(store, pushMessages);
}

async function placeOrder() {
  const { id } = await makeOrder(store, [{ product: await makeProduct(store, { stock: 50 }), quantity: 1 }]);
  return store.db
    .selectFrom('orders')
    .select(['id', 'orderNumber', 'total'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

function titlesOf({ received }: Pick<TestBrowser, 'received'>) {
  return received.map(({ content }) => JSON.parse(JSON.stringify(content)).title);
}

async function mailsOf(kind: string) {
  return store.db
    .selectFrom('mailOutbox')
    .select(['recipient', 'subject', 'textBody', 'channel'])
    .where('kind', '=', kind)
    .execute();
}

beforeEach(async () => {
  // Noon in Douala.
  clock.set(new Date(`${clock.now().toISOString().slice(0, 10)}T11:00:00Z`));
  clock.advance({ minutes: 24 * 60 });
  await findNews(store);
  await store.db.deleteFrom('pushDevices').execute();
  await store.db.deleteFrom('mailOutbox').execute();
  await store.db.deleteFrom('settings').execute();
});

test('a new order reaches the owner’s phone once, with its number and sum and without a name, and her mail', async () => {
  const device = await deviceOf(owner);
  const { id, orderNumber } = await placeOrder();
  await Promise.all([findNews(store), findNews(store)]);
  await tellNews();
  await tellNews();
  expect(device.received).toMatchObject([
    {
      content: {
        title: `Nouvelle commande ${orderNumber}`,
        body: expect.stringMatching(/FCFA$/),
        path: `/fr/dashboard/orders/${id}`,
        tag: `order:${id}`,
      },
    },
  ]);
  const mails = await mailsOf('notice of order');
  expect(mails).toMatchObject([{ recipient: owner.email, channel: 'mail' }]);
  expect(mails[0]?.subject).toContain(orderNumber);
  expect(mails[0]?.textBody).toContain(`/dashboard/orders/${id}`);
});

test('a question about a product is a message that leads to the questions', async () => {
  const device = await deviceOf(owner, ['message']);
  const { id: productId } = await makeProduct(store, { name: 'Karite balm', nameFr: 'Baume karité' });
  const question = { productId, text: 'Is it for lips too?', authorName: 'Amina' };
  expect((await call(endpoints.question.ask, question)).status).toBe(201);
  await tellNews();
  expect(device.received).toMatchObject([
    {
      content: {
        title: 'Nouvelle question sur un produit',
        body: 'Baume karité',
        path: '/fr/dashboard/questions',
      },
    },
  ]);
});

test('a message and an order that needs a staff member are sent; a device hears only of the kinds it wants', async () => {
  const [all, messages] = [await deviceOf(owner), await deviceOf(owner, ['message'])];
  const message = {
    name: 'Amina',
    email: 'amina@example.com',
    phone: '',
    subject: 'other',
    message: 'Bonjour',
    consent: true,
  };
  expect((await call(endpoints.contact.sendMessage, message)).status).toBe(201);
  const order = await placeOrder();
  await store.db
    .insertInto('returnRequests')
    .values({ orderId: order.id, reason: 'other', details: '', requestedAt: clock.now() })
    .execute();
  await tellNews();
  expect(titlesOf(all).toSorted()).toEqual(
    [
      'Nouveau message',
      `Nouvelle commande ${order.orderNumber}`,
      `À régler\u00a0: commande ${order.orderNumber}`,
    ].toSorted(),
  );
  expect(titlesOf(messages)).toEqual(['Nouveau message']);
});

/** A refund of the whole order, whose provider is asked next at `dueAt`; without it, one to make by hand. */
async function refundOf({ id: orderId, total }: { id: string; total: number }, dueAt: Date | null) {
  const id = randomUUID();
  await store.db
    .insertInto('refunds')
    .values({
      id,
      requestId: id,
      orderId,
      amount: total,
      cause: 'order_ended',
      state: 'due',
      dueAt,
      createdAt: clock.now(),
    })
    .execute();
  return { id, update: () => store.db.updateTable('refunds').where('id', '=', id) };
}

test('a refund that is paid by itself does not ring; one that is made by hand or stuck does, once', async () => {
  const device = await deviceOf(owner, ['issue']);
  const [alone, byHand] = [await placeOrder(), await placeOrder()];
  const refund = await refundOf(alone, clock.now());
  await refundOf(byHand, null);
  await tellNews();
  const toSettle = ({ orderNumber }: { orderNumber: string }) => `À régler\u00a0: commande ${orderNumber}`;
  expect(titlesOf(device)).toEqual([toSettle(byHand)]);
  // It is stuck after an outage that lasted longer than notices count as news.
  clock.advance({ minutes: 3 * 24 * 60 });
  await refund.update().set({ tries: stuckAfterTries, lastError: 'no answer', dueAt: clock.now() }).execute();
  await tellNews();
  await tellNews();
  expect(titlesOf(device)).toEqual([toSettle(byHand), toSettle(alone)]);
});

test('a refund that the bank sends back is news again, each time', async () => {
  const device = await deviceOf(owner, ['issue']);
  const order = await placeOrder();
  const refund = await refundOf(order, null);
  await tellNews();
  expect(device.received).toHaveLength(1);
  for (const times of [2, 3]) {
    clock.advance({ minutes: 24 * 60 });
    const { requestId } = await refund
      .update()
      .set({ state: 'done', reference: `re_${times}`, doneAt: clock.now() })
      .returning('requestId')
      .executeTakeFirstOrThrow();
    await tellNews();
    await takeRefundBack(store, { requestId, refundReference: `re_${times}`, raw: {} });
    await tellNews();
    await tellNews();
    expect(device.received).toHaveLength(times);
  }
});

test('products that run out are one notice, and reported again only after there was enough of them', async () => {
  const device = await deviceOf(owner);
  await findLowStock(store);
  await workOff(store, pushMessages);
  device.received.length = 0;
  const [first] = [
    await makeProduct(store, { name: 'Velvet', nameFr: 'Velours', stock: 2 }),
    await makeProduct(store, { stock: 3 }),
  ];
  const look = async () => {
    await findLowStock(store);
    await workOff(store, pushMessages);
  };
  await look();
  await look();
  expect(device.received).toMatchObject([
    {
      content: {
        title: 'Bientôt épuisé\u00a0: Velours',
        body: 'et 1 autre produit',
        path: '/fr/dashboard/stock?view=low',
      },
    },
  ]);
  const setStock = (stock: number) =>
    store.db.updateTable('products').set({ stock }).where('id', '=', first.id).execute();
  await setStock(9);
  await look();
  await setStock(1);
  await look();
  expect(device.received).toHaveLength(2);
  expect(await mailsOf('notice of stock')).toEqual([]);
});

test('staff hear of their own work only', async () => {
  const device = await deviceOf(await makeUser(store, { role: 'CATALOGUE' }));
  await placeOrder();
  await tellNews();
  expect(device.received).toEqual([]);
  const rider = { token: await logInAs(await makeUser(store, { role: 'RIDER' })) };
  expect((await call(endpoints.notice.getKey, undefined, rider)).status).toBe(403);
});

test.each(['logged out', 'blocked', 'no longer of the staff'])(
  'who is %s hears nothing any more',
  async (how) => {
    const person = await makeUser(store, { role: 'MANAGER' });
    const device = await deviceOf(person);
    const user = store.db.updateTable('users').where('id', '=', person.id);
    if (how === 'logged out') await call(endpoints.user.logout, undefined, { token: device.token });
    else await user.set(how === 'blocked' ? { status: 'Blocked' } : { role: 'USER' }).execute();
    await placeOrder();
    await tellNews();
    expect(device.received).toEqual([]);
    expect(await store.db.selectFrom('pushDevices').select('id').execute()).toEqual([]);
  },
);

test('a browser that takes no more messages is forgotten; a service in trouble is asked again', async () => {
  const device = await deviceOf(owner);
  service.answerWith(503);
  await placeOrder();
  await tellNews();
  service.answerWith(201);
  expect(device.received).toEqual([]);
  clock.advance({ seconds: 20 });
  await workOff(store, pushMessages);
  expect(device.received).toHaveLength(1);
  service.answerWith(410);
  await placeOrder();
  await tellNews();
  service.answerWith(201);
  expect(await store.db.selectFrom('pushDevices').select('id').execute()).toEqual([]);
});

test('the owner sees who hears of what and by which way, and whose phone takes no more', async () => {
  const packer = await makeUser(store, { role: 'ORDERS', name: 'Paule', mobile: '677112233' });
  const rider = await makeUser(store, { role: 'RIDER', name: 'Moussa' });
  const values = {
    noticeMails: `${owner.email}, books@example.com`,
    noticePhones: '6 77 11 22 33, 699001122',
  };
  await store.db
    .insertInto('settings')
    .values(
      Object.entries(values).map(([key, value]) => ({
        ...{ key, value: JSON.stringify(value), changedAt: clock.now() },
      })),
    )
    .execute();
  const device = await deviceOf(packer, ['order']);
  const { token } = await deviceOf(owner, ['issue', 'stock']);
  const list = async () => (await call(endpoints.notice.listWhoHears, {}, { token })).body.data;
  const before = await list();
  const rowOf = ({ id }: { id: string }, { people }: typeof before) => people.find((one) => one.id === id);
  expect(before.people[0]?.role).toBe('OWNER');
  expect(rowOf(owner, before)).toMatchObject({
    ways: { push: ['issue', 'stock'], mail: ['order', 'issue', 'message'], sms: [] },
    ...{ devices: 1, failedAt: null, lostAt: null },
  });
  expect(rowOf(packer, before)?.ways).toEqual({ push: ['order'], mail: [], sms: ['order', 'issue'] });
  expect(rowOf(rider, before)?.ways).toEqual({ push: [], mail: [], sms: [] });
  expect(before.others).toEqual([
    { contact: 'books@example.com', ways: { push: [], mail: ['order', 'issue', 'message'], sms: [] } },
    { contact: '+237699001122', ways: { push: [], mail: [], sms: ['order', 'issue'] } },
  ]);
  expect(before.quiet).toEqual({ from: 22, until: 6 });

  service.answerWith(503);
  await placeOrder();
  await tellNews();
  expect(rowOf(packer, await list())).toMatchObject({ devices: 1, failedAt: clock.now().toISOString() });
  service.answerWith(410);
  clock.advance({ seconds: 20 });
  await workOff(store, pushMessages);
  service.answerWith(201);
  expect(rowOf(packer, await list())).toMatchObject({
    ...{ devices: 0, failedAt: null, lostAt: clock.now().toISOString() },
    ways: { push: [] },
  });
  await call(
    endpoints.notice.saveDevice,
    { ...service.addBrowser(), kinds: ['order'] },
    { token: device.token },
  );
  expect(rowOf(packer, await list())).toMatchObject({ devices: 1, lostAt: null });
  expect((await call(endpoints.notice.listWhoHears, {}, { token: device.token })).status).toBe(403);
});

test('at night phones stay silent until the morning, and mails come at once', async () => {
  await store.db
    .insertInto('settings')
    .values([
      { key: 'noticePhones', value: JSON.stringify('6 77 11 22 33, 222 22 22 22'), changedAt: clock.now() },
    ])
    .execute();
  const device = await deviceOf(owner);
  clock.set(new Date(`${clock.now().toISOString().slice(0, 10)}T22:30:00Z`));
  const { orderNumber } = await placeOrder();
  await tellNews();
  expect(device.received).toEqual([]);
  const [sms, mail] = (await mailsOf('notice of order')).toSorted((one, other) =>
    one.recipient.localeCompare(other.recipient),
  );
  expect(mail).toMatchObject({ recipient: owner.email });
  expect(sms).toMatchObject({ channel: 'sms', recipient: '+237677112233' });
  expect(sms?.textBody).toContain(orderNumber);
  clock.advance({ minutes: 6 * 60 + 31 });
  await workOff(store, pushMessages);
  expect(titlesOf(device)).toEqual([`Nouvelle commande ${orderNumber}`]);
});

test('messages and products that run out come as SMS where the owner wants them, orders where she has not said otherwise', async () => {
  const set = (values: Record<string, unknown>) =>
    store.db
      .insertInto('settings')
      .values(
        Object.entries(values).map(([key, value]) => ({
          ...{ key, value: JSON.stringify(value), changedAt: clock.now() },
        })),
      )
      .execute();
  const happen = async () => {
    const { orderNumber } = await placeOrder();
    await call(endpoints.contact.sendMessage, {
      ...{ name: 'Mama Thérèse', email: 'therese@example.com', phone: '', subject: 'order' },
      ...{ message: 'Avez-vous ce rouge ?', consent: true },
    });
    await makeProduct(store, { name: `Gloss ${orderNumber}`, stock: 1 });
    await tellNews();
    await findLowStock(store);
    await workOff(store, pushMessages);
    const texts = await store.db
      .selectFrom('mailOutbox')
      .select(['kind', 'textBody'])
      .where('channel', '=', 'sms')
      .orderBy('kind')
      .execute();
    await store.db.deleteFrom('mailOutbox').execute();
    return { texts, orderNumber };
  };
  await set({ noticePhones: '6 77 44 55 66' });
  const byDefault = await happen();
  expect(byDefault.texts).toEqual([
    { kind: 'notice of order', textBody: expect.stringContaining(byDefault.orderNumber) },
  ]);

  await set({ textsOrders: false, textsMessages: true, textsLowStock: true });
  const chosen = await happen();
  expect(chosen.texts).toEqual([
    { kind: 'notice of message', textBody: expect.stringContaining('message') },
    { kind: 'notice of stock', textBody: expect.stringContaining(`Gloss ${chosen.orderNumber}`) },
  ]);
});

test('quiet hours go over midnight, or not, or there are none', () => {
  const at = (hour: string) => new Date(`2026-11-22T${hour}:00+01:00`);
  const night = { from: 22, until: 6 };
  expect(afterHours(at('21:59'), night)).toEqual(at('21:59'));
  expect(afterHours(at('22:00'), night)).toEqual(new Date('2026-11-23T06:00:00+01:00'));
  expect(afterHours(at('00:30'), night)).toEqual(at('06:00'));
  expect(afterHours(at('06:00'), night)).toEqual(at('06:00'));
  expect(afterHours(at('13:30'), { from: 13, until: 15 })).toEqual(at('15:00'));
  expect(afterHours(at('13:30'), { from: 13, until: 13 })).toEqual(at('13:30'));
});

test('a device is the business of its person, and of a maker of browsers that is known', async () => {
  const device = await deviceOf(owner);
  const other = { token: await logInAs(await makeUser(store, { role: 'MANAGER' })) };
  const { endpoint, publicKey, authSecret } = device;
  expect(
    (await call(endpoints.notice.findDevice, { endpoint }, { token: device.token })).body.data.kinds,
  ).toHaveLength(4);
  expect((await call(endpoints.notice.findDevice, { endpoint }, other)).body.data.kinds).toBeNull();
  await call(endpoints.notice.removeDevice, { endpoint }, other);
  expect(
    (await call(endpoints.notice.findDevice, { endpoint }, { token: device.token })).body.data.kinds,
  ).toHaveLength(4);
  const elsewhere = { endpoint: 'http://169.254.169.254/x', publicKey, authSecret, kinds: ['order'] };
  expect((await call(endpoints.notice.saveDevice, elsewhere, other)).status).toBe(422);
  await call(endpoints.notice.removeDevice, { endpoint }, { token: device.token });
  expect(
    (await call(endpoints.notice.findDevice, { endpoint }, { token: device.token })).body.data.kinds,
  ).toBeNull();
});

test('a rider who says another sum than was counted of a hand-over is news for those who see to issues, once', async () => {
  const person = await makeUser(store, { role: 'RIDER' });
  const rider = { id: person.id, name: 'Ibrahim', phone: '+237690111222', userId: person.id };
  await store.db
    .insertInto('riders')
    .values({ ...rider, cashInHand: francs(5_000), createdAt: clock.now() })
    .execute();
  const device = await deviceOf(owner);
  const handedOver = await handOverCash(store, owner, {
    ...{ riderId: rider.id, inHand: 5_000, amount: 5_000, note: '', isConfirmedHere: false },
  });
  expect(handedOver.ok).toBe(true);
  const { id: entryId } = await store.db
    .selectFrom('cashHandovers')
    .select('id')
    .where('riderId', '=', rider.id)
    .executeTakeFirstOrThrow();
  await tellNews();
  expect(device.received).toEqual([]);
  const said = { entryId, actorId: person.id, riderId: rider.id, amount: 6_000, note: 'I gave more' };
  expect((await confirmHandover(store, said)).ok).toBe(true);
  await tellNews();
  await tellNews();
  expect(device.received.map(({ content }) => content)).toEqual([
    expect.objectContaining({
      title: 'Un livreur annonce une autre somme',
      body: expect.stringMatching(/^Compté 5\s000.*6\s000/),
      path: '/fr/dashboard/cash',
    }),
  ]);
});

test('a day that its rider contests is a matter for those who see to issues, without the name', async () => {
  const device = await deviceOf(owner, ['issue']);
  const person = await makeUser(store, { name: 'Moussa', role: 'RIDER' });
  const rider = {
    id: 'moussa',
    name: 'Moussa',
    phone: '+237690112200',
    userId: person.id,
    createdAt: clock.now(),
  };
  await store.db
    .insertInto('riders')
    .values({ ...rider, cashInHand: 6_000 })
    .execute();
  const figures = {
    dispatched: 0,
    delivered: 0,
    refused: 0,
    carried: 0,
    collected: 0,
    handedOver: 0,
    outstanding: 6_000,
  };
  const day = shopDayOf(clock.now());
  const closing = { riderId: rider.id, day, figures, note: '', isConfirmedHere: false };
  expect((await closeRiderDay(store, owner, closing)).ok).toBe(true);
  const { id: closingId } = await store.db
    .selectFrom('riderDayClosings')
    .select('id')
    .where('riderId', '=', rider.id)
    .executeTakeFirstOrThrow();
  const said = { closingId, actorId: person.id, riderId: rider.id, isRight: false, note: 'I gave more' };
  expect((await confirmRiderDay(store, said)).ok).toBe(true);
  await tellNews();
  await tellNews();
  expect(device.received.map(({ content }) => content)).toEqual([
    expect.objectContaining({
      title: 'Un livreur conteste une journée clôturée',
      path: `/fr/dashboard/cash?day=${day}`,
    }),
  ]);
});
