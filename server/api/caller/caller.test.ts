import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { francs } from '#shared/money.ts';
import { bill } from '#shared/pricing.ts';
import { stockOf } from '#tests/races/stock-of.ts';
import { testShop } from '#tests/support/app.ts';
import {
  type MadeProduct,
  makeAddress,
  makeAdmin,
  makeCartItem,
  makeProduct,
  makeUser,
} from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { stockAndLedger } from '#tests/support/online-shopper.ts';

const { call, store, logInAs, sentMails } = await testShop();

const { find, placeOrder } = endpoints.caller;
const { getOrder } = endpoints.orderDesk;

const solange = await makeAdmin(store, { name: 'Solange' });
const asStaff = async (idempotencyKey?: string) => ({
  token: await logInAs(solange),
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
});

let calls = 0;
/** A phone number from which no call has come before. */
function newPhone(): string {
  calls += 1;
  return `+2376771${String(calls).padStart(5, '0')}`;
}

function totalOf(product: MadeProduct, quantity: number) {
  return bill([{ price: francs(product.price), discount: product.discount, quantity }]).total;
}

/** The request of the page for two pieces of a product. */
function orderOf(product: MadeProduct, given: object = {}) {
  return {
    lines: [{ productId: product.id, quantity: 2 }],
    total: totalOf(product, 2),
    name: 'Mama Odile',
    addressLine: 'Akwa, near the pharmacy',
    city: 'Douala',
    state: 'Littoral',
    country: 'Cameroon',
    pincode: '00237',
    mobile: newPhone(),
    language: 'fr',
    ...given,
  };
}

async function countUsers(): Promise<number> {
  const { count } = await store.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

describe.each([
  ['POST /api/caller/find', find, { search: 'Odile' }, 'search'],
  ['POST /api/caller/place-order', placeOrder, { ...{ lines: [] } }, 'lines'],
] as const)('%s', (_, endpoint, input, field) => {
  test('says which field is wrong', async () => {
    const { status, body } = await call(endpoint, input, await asStaff());
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toContain(field);
  });
});

describe('who is calling', () => {
  async function foundBy(search: string): Promise<string[]> {
    const { status, body } = await call(find, { search }, await asStaff());
    expect(status).toBe(200);
    return body.data.map(({ id }) => id);
  }

  test('is found by the phone of the account, however it is typed, and by the e-mail', async () => {
    const phone = newPhone();
    const odile = await makeUser(store, { name: 'Odile', mobile: phone });
    expect(await foundBy(phone)).toEqual([odile.id]);
    expect(
      await foundBy(phone.slice(4).replace(/(\d)(\d{2})(\d{2})(\d{2})(\d{2})/, '$1 $2 $3 $4 $5')),
    ).toEqual([odile.id]);
    expect(await foundBy(odile.email.toUpperCase())).toEqual([odile.id]);
    expect(await foundBy(newPhone())).toEqual([]);
  });

  test('is found by the phone of an address or of an earlier order, with the places her parcels went to', async () => {
    const [home, work] = [newPhone(), newPhone()];
    const product = await makeProduct(store);
    const { id, userId } = await makeOrder(store, [{ product, quantity: 1 }]);
    await makeAddress(store, { userId, city: 'Kribi', mobile: home });
    await store.db.updateTable('orders').set({ phone: work }).where('id', '=', id).execute();
    expect(await foundBy(home)).toEqual([userId]);
    const { body } = await call(find, { search: work }, await asStaff());
    expect(body.data).toMatchObject([{ id: userId, orderCount: 1, isBlocked: false }]);
    expect(body.data[0]?.places.map(({ city }) => city)).toContain('Kribi');
    // The order's place is also in the address book: it is offered once.
    expect(body.data[0]?.places).toHaveLength(2);
  });

  test('is not one of the shop’s admins', async () => {
    const phone = newPhone();
    await store.db.updateTable('users').set({ mobile: phone }).where('id', '=', solange.id).execute();
    expect(await foundBy(phone)).toEqual([]);
  });
});

describe('an order for a caller', () => {
  test('whom the shop does not know is sold like any other, with the name of who entered it', async () => {
    const product = await makeProduct(store, { stock: 5, price: 3000 });
    const sent = orderOf(product);
    const { status, body } = await call(placeOrder, sent, await asStaff());
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      total: 6000,
      deliveryName: 'Mama Odile',
      phone: sent.mobile,
      language: 'fr',
    });
    expect(await stockAndLedger(store, product)).toEqual({ stock: 3, ledger: 3 });

    const { data: order } = (await call(getOrder, { _id: body.data.id }, await asStaff())).body;
    expect(order).toMatchObject({
      order_status: 'Placed',
      payment_method: 'cash_on_delivery',
      payment_status: 'Processing',
      totalAmt: 6000,
      email: '',
      customer: { name: 'Mama Odile', email: '' },
      events: [{ from: null, to: 'Placed', actor: 'staff', actorName: 'Solange' }],
    });
    const tracked = await call(endpoints.order.trackByLink, { token: body.data.trackingToken });
    expect(tracked.body.data).toMatchObject({ orderNumber: body.data.orderNumber, status: 'Placed' });
    // She has no e-mail, so no mail is sent.
    expect((await sentMails()).filter(({ subject }) => subject.includes(body.data.orderNumber))).toEqual([]);
    // At the next call she is found.
    const again = (await call(find, { search: sent.mobile }, await asStaff())).body.data;
    expect(again).toMatchObject([{ id: order.customer._id, email: '', orderCount: 1 }]);
    expect(again[0]?.places).toMatchObject([{ addressLine: 'Akwa, near the pharmacy' }]);
  });

  test('who has an e-mail is mailed in her language, and takes the account over by a forgotten password', async () => {
    const product = await makeProduct(store, { stock: 5 });
    const email = 'odile.of.akwa@example.com';
    const { body } = await call(placeOrder, orderOf(product, { email }), await asStaff());
    const mails = (await sentMails()).filter(({ recipient }) => recipient === email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Nous avons bien reçu votre commande ${body.data.orderNumber}`,
    ]);
    const wrong = await call(endpoints.user.login, { email, password: 'akwa-akwa-9' });
    expect(wrong.body.code).toBe('WRONG_CREDENTIALS');

    await call(endpoints.user.forgotPassword, { email });
    const mail = (await sentMails()).filter(({ recipient }) => recipient === email).at(-1);
    const otp = /^[A-Z0-9]{6}$/m.exec(mail?.text ?? '')?.[0];
    const verified = await call(endpoints.user.verifyForgotPasswordOtp, { email, otp });
    const chosen = { newPassword: 'akwa-akwa-9', confirmPassword: 'akwa-akwa-9' };
    await call(endpoints.user.resetPassword, {
      email,
      ...chosen,
      resetToken: verified.body.data.resetToken,
    });
    const login = await call(endpoints.user.login, { email, password: 'akwa-akwa-9' });
    expect(login.status).toBe(200);
    const own = await call(endpoints.order.orderList, undefined, { token: login.body.data.accesstoken });
    expect(own.body.data.map(({ orderId }) => orderId)).toEqual([body.data.orderNumber]);
  });

  test('whom the shop knows is hers, and her cart stays as she left it', async () => {
    const product = await makeProduct(store, { stock: 5 });
    const odile = await makeUser(store);
    await makeCartItem(store, { userId: odile.id, productId: product.id, quantity: 1 });
    const sent = orderOf(product, { customerId: odile.id });
    const { body } = await call(placeOrder, sent, await asStaff());
    const token = await logInAs(odile);
    const [own] = (await call(endpoints.order.orderList, undefined, { token })).body.data;
    expect(own?.orderId).toBe(body.data.orderNumber);
    const cart = (await call(endpoints.cart.get, undefined, { token })).body.data;
    expect(cart.map(({ quantity }) => quantity)).toEqual([1]);
    const { data: order } = (await call(getOrder, { _id: body.data.id }, await asStaff())).body;
    expect(order).toMatchObject({ email: odile.email, customer: { _id: odile.id } });
  });

  test('is one order for a double click and a retry; another body under the same key is refused', async () => {
    const product = await makeProduct(store, { stock: 5 });
    const sent = orderOf(product);
    const before = await countUsers();
    const key = 'one-press-of-solange';
    const [first, second] = await Promise.all([
      call(placeOrder, sent, await asStaff(key)),
      call(placeOrder, sent, await asStaff(key)),
    ]);
    expect(first.status).toBe(201);
    expect(second.body.data).toEqual(first.body.data);
    expect(await stockOf(store, product)).toBe(3);
    expect(await countUsers()).toBe(before + 1);
    const other = await call(placeOrder, { ...sent, name: 'Someone Else' }, await asStaff(key));
    expect(other.body.code).toBe('KEY_REUSED');
  });

  test('of the last pieces that a shopper orders at the same moment: one of the two gets them', async () => {
    const product = await makeProduct(store, { stock: 2 });
    const amina = await makeUser(store);
    const address = await makeAddress(store, { userId: amina.id });
    await makeCartItem(store, { userId: amina.id, productId: product.id, quantity: 2 });
    const answers = await Promise.all([
      call(placeOrder, orderOf(product), await asStaff()),
      call(
        endpoints.order.cashOnDelivery,
        {
          list_items: [{ productId: product.id, quantity: 2 }],
          addressId: address.id,
          totalAmt: totalOf(product, 2),
        },
        { token: await logInAs(amina) },
      ),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await stockAndLedger(store, product)).toEqual({ stock: 0, ledger: 0 });
  });

  test.each([
    ['more pieces than there are', { stock: 1 }, {}, 'STOCK_SHORT'],
    ['a product that is sold out', { stock: 0 }, {}, 'SOLD_OUT'],
    ['a draft', { isPublished: false }, {}, 'PRODUCT_NOT_FOUND'],
    ['a deleted product', { isListed: false }, {}, 'PRODUCT_NOT_FOUND'],
    ['a total that is no longer right', {}, { total: 1 }, 'TOTAL_CHANGED'],
    ['a customer who does not exist', {}, { customerId: 'unknown' }, 'CUSTOMER_NOT_FOUND'],
  ])('is refused with %s, and leaves nothing behind', async (_, given, change, code) => {
    const product = await makeProduct(store, { stock: 5, ...given });
    const before = { users: await countUsers(), stock: await stockOf(store, product) };
    const { body } = await call(placeOrder, orderOf(product, change), await asStaff());
    expect(body.code).toBe(code);
    expect({ users: await countUsers(), stock: await stockOf(store, product) }).toEqual(before);
  });

  test('is refused for a blocked customer, for an admin, and for a new customer with the e-mail of an account', async () => {
    const product = await makeProduct(store, { stock: 5 });
    const blocked = await makeUser(store, { status: 'Blocked' });
    for (const customerId of [blocked.id, solange.id]) {
      const { body } = await call(placeOrder, orderOf(product, { customerId }), await asStaff());
      expect(body.code).toBe('CUSTOMER_NOT_FOUND');
    }
    const known = await makeUser(store);
    const { body } = await call(placeOrder, orderOf(product, { email: known.email }), await asStaff());
    expect(body.code).toBe('EMAIL_TAKEN');
  });

  test('names the fields that are wrong', async () => {
    const product = await makeProduct(store);
    const wrong = { mobile: '12', email: 'odile' };
    const { status, body } = await call(placeOrder, orderOf(product, wrong), await asStaff());
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(['email']);
    const phone = await call(placeOrder, orderOf(product, { mobile: '12' }), await asStaff());
    expect(Object.keys(phone.body.fields ?? {})).toEqual(['mobile']);
  });
});
