import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { findCheckedHash } from '#core/accounts/check-password.ts';
import { deleteHiddenAddresses } from '#core/addresses/delete-hidden-addresses.ts';
import { deleteOldAnswers } from '#core/idempotency/delete-old-answers.ts';
import { newId } from '#core/ids.ts';
import { insertAttempt } from '#core/payments/payment-attempts.ts';
import { deleteOwnAccount } from '#core/personal-data/delete-account.ts';
import { forgetOldOrders } from '#core/personal-data/forget-old-orders.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { transaction } from '#db/transaction.ts';
import { endpoints } from '#shared/endpoints.ts';
import { francs } from '#shared/money.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAddress, makeAdmin, makeProduct, makeUser, TEST_PASSWORD } from '#tests/support/make.ts';
import { makeOwedRefund } from '#tests/support/make-issue.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { app, call, store, clock, logInAs, sentMails, connectionString } = await testShop();
const { export: exportData, deleteAccount } = endpoints.personalData;
const { inbox } = endpoints;

const delivered = { status: 'Delivered', paymentStatus: 'Paid' } as const;

/** A shopper with a mark in all her texts by which every table can be searched. */
async function makePerson({ verifyEmail = true } = {}) {
  const mark = `zq${Math.random().toString(36).slice(2, 10)}`;
  const email = `${mark}@example.com`;
  const user = await makeUser(store, { name: `Odile ${mark}`, email, mobile: '677445566', verifyEmail });
  return { ...user, mark, token: await logInAs(user) };
}

async function orderOf(userId: string, given: Parameters<typeof makeOrder>[2] = delivered): Promise<string> {
  const product = await makeProduct(store, { price: 4500, stock: 5 });
  const { id } = await makeOrder(store, [{ product, quantity: 2 }], { ...given, userId });
  return id;
}

/** The names of the tables in which a text occurs. */
async function tablesWith(text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rowCount } = await client.query(
        `select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`,
        [text],
      );
      if (rowCount) found.push(name);
    }
    return found;
  } finally {
    await client.end();
  }
}

async function answerMessageOf(email: string, text: string): Promise<void> {
  const owner = await logInAs(await makeAdmin(store));
  const [message] = (await call(inbox.list, { search: email }, { token: owner })).body.data;
  await call(inbox.answer, { id: message?.id, answer: text }, { token: owner });
}

/** Asks a question once logged in, with an answer that the shop shows, and once as a guest. */
async function askAs({ mark, email, token }: { mark: string; email: string; token: string }): Promise<void> {
  const owner = await logInAs(await makeAdmin(store));
  const question = { productId: (await makeProduct(store)).id, authorName: mark };
  await call(endpoints.question.ask, { ...question, text: `Is ${mark} vegan?` }, { token });
  const [asked] = (await call(endpoints.question.list, { search: mark }, { token: owner })).body.data;
  await call(endpoints.question.answer, { id: asked?.id, answer: mark, isShown: true }, { token: owner });
  await call(endpoints.question.ask, { ...question, text: `Does ${mark} last?`, email });
}

describe('GET /api/personal-data/export', () => {
  test('is a file with everything the shop keeps about the person, and no secret', async () => {
    const person = await makePerson();
    await makeAddress(store, { userId: person.id, city: 'Kribi' });
    const orderId = await orderOf(person.id);
    const formerPhones = ['+237677009900'];
    await store.db.updateTable('orders').set({ formerPhones }).where('id', '=', orderId).execute();
    await call(endpoints.newsletter.subscribe, { email: person.email });
    await call(endpoints.contact.sendMessage, {
      ...{ name: 'Odile', email: person.email, subject: 'advice', message: 'Which shade?', consent: true },
    });
    await answerMessageOf(person.email, 'The warm one.');
    const asked = { productId: (await makeProduct(store)).id, text: 'Is it vegan?', authorName: 'Odile' };
    await call(endpoints.question.ask, asked, { token: person.token });
    await call(endpoints.question.ask, { ...asked, text: 'Does it last?', email: person.email });
    const { statusCode, headers, payload } = await app.inject({
      method: 'GET',
      url: '/api/personal-data/export',
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toMatch(/my-data-\d{4}-\d\d-\d\d\.json/);
    const data = JSON.parse(payload);
    expect(data).toMatchObject({
      account: { name: person.name, email: person.email, mobile: '677445566', emailProven: true },
      addresses: expect.arrayContaining([expect.objectContaining({ city: 'Kribi', removed: false })]),
      orders: [{ status: 'Delivered', total: 9000, formerPhones, lines: [{ quantity: 2, unitPrice: 4500 }] }],
      newsletter: { consentedAt: null },
      messages: [{ message: 'Which shade?', answers: [{ text: 'The warm one.' }] }],
      questions: [{ text: 'Is it vegan?', authorName: 'Odile', answer: '' }],
      questionsAsked: [{ text: 'Does it last?' }],
    });
    expect(data.devices).toHaveLength(1);
    expect(payload).not.toMatch(/argon2|token/i);
  });

  test('what was sent with an address is shown only once the address is proven', async () => {
    const person = await makePerson({ verifyEmail: false });
    await call(endpoints.newsletter.subscribe, { email: person.email });
    const { payload } = await app.inject({
      method: 'GET',
      url: '/api/personal-data/export',
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(Object.keys(JSON.parse(payload))).not.toContain('newsletter');
  });

  test('is for the person alone', async () => {
    expect((await call(exportData)).status).toBe(401);
  });
});

describe('POST /api/personal-data/delete-account', () => {
  test('leaves the person in no table; the order stays with its sum and its town', async () => {
    const person = await makePerson();
    await makeAddress(store, { userId: person.id, name: person.mark, addressLine: person.mark });
    const orderId = await orderOf(person.id);
    await store.db
      .updateTable('orders')
      .set({ deliveryName: person.mark, deliveryAddressLine: person.mark, email: person.email })
      .set({ formerPhones: [person.mark] })
      .where('id', '=', orderId)
      .execute();
    await call(endpoints.newsletter.subscribe, { email: person.email });
    await call(endpoints.contact.sendMessage, {
      ...{ name: person.mark, email: person.email, subject: 'advice', message: person.mark, consent: true },
    });
    await answerMessageOf(person.email, person.mark);
    await askAs(person);
    const { productId } = await store.db
      .selectFrom('orderLines')
      .select('productId')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    await store.db
      .insertInto('reviews')
      .values({
        ...{ id: newId(), orderId, productId, stars: 5, text: person.mark, authorName: person.mark },
        ...{ language: 'fr', writtenAt: clock.now() },
      })
      .execute();
    await sentMails();
    const before = await store.db
      .selectFrom('orders')
      .select(['total', 'deliveryCity', 'orderNumber', 'trackingToken'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();

    const { status, body } = await call(deleteAccount, { password: TEST_PASSWORD }, { token: person.token });
    expect([status, body.message]).toEqual([200, 'Your account is deleted']);
    // Only the goodbye mail is left; it is deleted with the copies of mails, after 30 days.
    expect(await tablesWith(person.mark)).toEqual(['mail_outbox']);
    const after = await store.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.userId')
      .select([
        'total',
        'deliveryCity',
        'orderNumber',
        'trackingToken',
        'deliveryName',
        'phone',
        'users.name',
      ])
      .where('orders.id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({
      ...before,
      trackingToken: expect.not.stringMatching(before.trackingToken),
      ...{ deliveryName: '', phone: '', name: '' },
    });
    const mails = (await sentMails()).filter(({ recipient }) => recipient === person.email);
    expect(mails.map(({ subject }) => subject).at(-1)).toBe('Your account at Ndolo Beauty is deleted');
  });

  test('ends the session, and the address may open a new account', async () => {
    const person = await makePerson();
    await call(deleteAccount, { password: TEST_PASSWORD }, { token: person.token });
    expect((await call(endpoints.user.userDetails, {}, { token: person.token })).status).toBe(401);
    const again = await call(endpoints.user.register, {
      ...{ name: 'Odile', email: person.email },
      ...{ password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD },
    });
    expect(again.status).toBe(201);
  });

  test('asks for the password', async () => {
    const person = await makePerson();
    const { status, body } = await call(deleteAccount, { password: 'guessed it 1' }, { token: person.token });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['password']]);
    expect((await call(endpoints.user.userDetails, {}, { token: person.token })).status).toBe(200);
  });

  test.each([
    ['an order is on its way', { status: 'Out for delivery' } as const],
    ['an order waits for its payment', { status: 'Awaiting payment' } as const],
  ])('is refused while %s, and leads to that order', async (_, given) => {
    const person = await makePerson();
    await orderOf(person.id);
    const orderId = await orderOf(person.id, given);
    const { status, body } = await call(deleteAccount, { password: TEST_PASSWORD }, { token: person.token });
    expect([status, body.code]).toEqual([409, 'ORDERS_OPEN']);
    const { orderNumber, trackingToken } = await store.db
      .selectFrom('orders')
      .select(['orderNumber', 'trackingToken'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(body).toMatchObject({
      data: { orderNumber, trackingToken },
      message: expect.stringContaining(orderNumber),
    });
  });

  test('is refused while money is owed to the person', async () => {
    const person = await makePerson();
    await makeOwedRefund(store, await orderOf(person.id, { status: 'Cancelled' }));
    const { body } = await call(deleteAccount, { password: TEST_PASSWORD }, { token: person.token });
    expect(body.code).toBe('ORDERS_OPEN');
  });

  test('is refused while a payment of a cancelled order can still come: it would have no one to go back to', async () => {
    const person = await makePerson();
    const orderId = await orderOf(person.id, { status: 'Cancelled' });
    const at = clock.now();
    const asked = {
      provider: 'mtn_momo',
      method: 'mtn_momo',
      kind: 'phone_prompt',
      isSimulated: false,
    } as const;
    const attempt = {
      id: randomUUID(),
      orderId,
      ...asked,
      amount: francs(9_000),
      payerPhone: '+237677445566',
    };
    const times = { createdAt: at, expiresAt: at, dueAt: at };
    await transaction(store.db, (tx) => insertAttempt(tx, { ...attempt, ...times, isAtDoor: false }));
    const refused = await call(deleteAccount, { password: TEST_PASSWORD }, { token: person.token });
    expect(refused.body.code).toBe('ORDERS_OPEN');
    await settlePayment(store, attempt.id, { state: 'expired', raw: null });
    const { status } = await call(deleteAccount, { password: TEST_PASSWORD }, { token: person.token });
    expect(status).toBe(200);
  });

  test('an address that was only typed takes no one out of the newsletter', async () => {
    const person = await makePerson({ verifyEmail: false });
    await call(endpoints.newsletter.subscribe, { email: person.email });
    await call(deleteAccount, { password: TEST_PASSWORD }, { token: person.token });
    expect(await tablesWith(person.mark)).toContain('newsletter_subscribers');
  });

  test('two presses at once delete one account and break nothing', async () => {
    const person = await makePerson();
    const orderId = await orderOf(person.id);
    const answers = await Promise.all(
      [1, 2].map(() => call(deleteAccount, { password: TEST_PASSWORD }, { token: person.token })),
    );
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const owners = await store.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.userId')
      .select('users.status')
      .where('orders.id', '=', orderId)
      .execute();
    expect(owners).toEqual([{ status: 'Deleted' }]);
  });
});

test('a press whose account has just been deleted by another is refused', async () => {
  const person = await makePerson();
  const user = await store.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'language'])
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  const pressing = { ...user, sessionId: '' };
  await call(deleteAccount, { password: TEST_PASSWORD }, { token: person.token });
  expect(await findCheckedHash(store, pressing, TEST_PASSWORD)).toBeUndefined();
  expect(await deleteOwnAccount(store, pressing, TEST_PASSWORD)).toMatchObject({
    refusal: { code: 'CUSTOMER_NOT_FOUND' },
  });
});

describe('POST /api/customer/delete', () => {
  test('an admin deletes an account on request, which is in no list any more', async () => {
    const admin = await logInAs(await makeAdmin(store));
    const person = await makePerson();
    await orderOf(person.id);
    expect((await call(endpoints.customer.delete, { id: person.id }, { token: admin })).status).toBe(200);
    const { body } = await call(endpoints.customer.list, { search: person.mark }, { token: admin });
    expect(body.totalCount).toBe(0);
    const { body: everyone } = await call(endpoints.customer.list, {}, { token: admin });
    expect(everyone.data.filter(({ name }) => name === '')).toEqual([]);
    const { body: log } = await call(endpoints.audit.list, { kind: 'customer', limit: 1 }, { token: admin });
    expect(log.data).toMatchObject([{ action: 'deleted', subjectId: person.id }]);
    expect((await call(endpoints.customer.delete, { id: person.id }, { token: admin })).status).toBe(404);
  });

  test('no admin is deleted this way', async () => {
    const admin = await makeAdmin(store);
    const token = await logInAs(admin);
    expect((await call(endpoints.customer.delete, { id: admin.id }, { token })).status).toBe(404);
  });
});

describe('what the privacy policy says about time', () => {
  test('an order loses its person after ten years', async () => {
    const person = await makePerson();
    const orderId = await orderOf(person.id);
    const readName = () =>
      store.db
        .selectFrom('orders')
        .select('deliveryName')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
    clock.advance({ days: 3640 });
    await forgetOldOrders(store);
    expect(await readName()).not.toEqual({ deliveryName: '' });
    clock.advance({ days: 20 });
    expect(await forgetOldOrders(store)).toBeGreaterThan(0);
    expect(await readName()).toEqual({ deliveryName: '' });
    expect(await forgetOldOrders(store)).toBe(0);
  });

  test('a removed address is deleted after a month', async () => {
    const { id: userId, token } = await makePerson();
    const { id } = await makeAddress(store, { userId });
    expect((await call(endpoints.address.disable, { _id: id }, { token })).status).toBe(200);
    const count = async () =>
      (await store.db.selectFrom('addresses').select('id').where('userId', '=', userId).execute()).length;
    await deleteHiddenAddresses(store);
    expect(await count()).toBe(1);
    clock.advance({ days: 31 });
    await deleteHiddenAddresses(store);
    expect(await count()).toBe(0);
  });

  test('answers kept for repeated requests are deleted after a month', async () => {
    const { id: userId } = await makePerson();
    const keys = store.db.selectFrom('idempotencyKeys').select('key').where('userId', '=', userId);
    await store.db
      .insertInto('idempotencyKeys')
      .values({ userId, work: 'order', key: 'one', answer: '{}', createdAt: clock.now() })
      .execute();
    clock.advance({ days: 29 });
    await deleteOldAnswers(store);
    expect(await keys.execute()).toHaveLength(1);
    clock.advance({ days: 2 });
    await deleteOldAnswers(store);
    expect(await keys.execute()).toEqual([]);
  });
});
