import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser, TEST_PASSWORD } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, logInAs } = await testShop();
const { list, getOrders, setBlocked } = endpoints.customer;

let token: string;
beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
});

test('a customer is shown with what was ordered and what was paid', async () => {
  const product = await makeProduct(store, { price: 5000, stock: 9 });
  const { id } = await makeUser(store, { name: 'Manka 50%_', mobile: '+237677000001' });
  await makeOrder(store, [{ product, quantity: 1 }], { userId: id });
  await makeOrder(store, [{ product, quantity: 2 }], {
    userId: id,
    status: 'Delivered',
    paymentStatus: 'Paid',
  });
  const { body } = await call(list, { search: '50%_' }, { token });
  expect(body).toMatchObject({
    totalCount: 1,
    data: [{ id, orderCount: 2, paidTotal: 10_000, isBlocked: false, mobile: '+237677000001' }],
  });
  const orders = await call(getOrders, { id }, { token });
  expect(orders.body).toMatchObject({
    totalCount: 2,
    data: [
      { status: 'Delivered', paymentStatus: 'Paid', total: 10_000, quantity: 2 },
      { status: 'Placed', total: 5000 },
    ],
  });
});

test('the newest come first, and admins are no customers', async () => {
  await makeAdmin(store, { name: 'Ordered Boss' });
  const older = await makeUser(store, { name: 'Ordered Older' });
  const newer = await makeUser(store, { name: 'Ordered Newer' });
  const { body } = await call(list, { search: 'ordered', limit: 5 }, { token });
  expect(body.data.map((row) => row.id)).toEqual([newer.id, older.id]);
});

test('is found by a name without its accents, and by a phone number however it is typed', async () => {
  const { id } = await makeUser(store, { name: 'Amélie Nkœna', mobile: '+237677884422' });
  for (const search of [
    'amelie',
    'NKOENA amé',
    '6 77 88 44 22',
    '+237 677-884-422',
    '00237 677884422',
    '884422',
  ]) {
    const { body } = await call(list, { search }, { token });
    expect([search, body.data.map((row) => row.id)]).toEqual([search, [id]]);
  }
  expect((await call(list, { search: 'amelie no one' }, { token })).body.totalCount).toBe(0);
});

test('blocking ends every session at once and closes the login; unblocking opens it again', async () => {
  const customer = await makeUser(store);
  const session = await logInAs(customer);
  const logIn = () => call(endpoints.user.login, { email: customer.email, password: TEST_PASSWORD });

  const blocked = await call(setBlocked, { id: customer.id, isBlocked: true }, { token });
  expect(blocked.body).toMatchObject({ message: 'Customer blocked', data: { isBlocked: true } });
  expect((await call(endpoints.cart.get, {}, { token: session })).status).toBe(401);
  expect((await logIn()).body.code).toBe('ACCOUNT_BLOCKED');
  const { body } = await call(list, { isBlocked: true, search: customer.email }, { token });
  expect(body.totalCount).toBe(1);

  await call(setBlocked, { id: customer.id, isBlocked: false }, { token });
  expect((await call(endpoints.cart.get, {}, { token: session })).status).toBe(401);
  expect((await logIn()).status).toBe(200);
});

test('an admin cannot be blocked from here, nor an unknown customer', async () => {
  const admin = await makeAdmin(store);
  for (const id of [admin.id, 'unknown']) {
    const { status, body } = await call(setBlocked, { id, isBlocked: true }, { token });
    expect([status, body.code]).toEqual([404, 'CUSTOMER_NOT_FOUND']);
    expect((await call(getOrders, { id }, { token })).status).toBe(404);
  }
  expect((await call(setBlocked, { id: admin.id }, { token })).body.fields).toHaveProperty('isBlocked');
  expect((await call(list, { page: 0 }, { token })).body.fields).toHaveProperty('page');
});

test('customers are for admins only', async () => {
  const shopper = await logInAs(await makeUser(store));
  for (const endpoint of [list, getOrders, setBlocked]) {
    expect((await call(endpoint, {})).status).toBe(401);
    expect((await call(endpoint, {}, { token: shopper })).status).toBe(403);
  }
});
