import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, logInAs } = await testShop();
const admin = { token: await logInAs(await makeAdmin(store)) };
const amina = await makeUser(store);

/** Two orders of 5,000 F: one paid at the door, one paid at the sandbox. */
async function orderTwice() {
  const product = await makeProduct(store, { price: 5000, discount: 0, stock: 20 });
  const given = { userId: amina.id, status: 'Confirmed', paymentStatus: 'Paid' } as const;
  const real = await makeOrder(store, [{ product, quantity: 1 }], given);
  const simulated = await makeOrder(store, [{ product, quantity: 1 }], given);
  await store.db
    .updateTable('orders')
    .set({ paymentMethod: 'card', isPaymentSimulated: true, paymentId: 'sandbox_1', cashCollected: 0 })
    .where('id', '=', simulated.id)
    .execute();
  return { real, simulated, product };
}

const { real, simulated, product } = await orderTwice();

test('simulated money is in no figure of the overview but its own', async () => {
  const { data } = (await call(endpoints.overview.get, { days: '7' }, admin)).body;
  expect(data.sales).toEqual({ orders: 1, total: 5000 });
  expect(data.simulated).toEqual({ orders: 1, total: 5000 });
  expect(data.days.at(-1)).toMatchObject({ orders: 1, total: 5000 });
  expect(data.weeks.at(-1)).toMatchObject({ orders: 1, total: 5000 });
  expect(data.statuses).toEqual([{ status: 'Confirmed', orders: 2, ordersBefore: 0, total: 5000 }]);
  expect(data.topProducts).toMatchObject([{ id: product.id, quantity: 1, total: 5000 }]);
});

test('the desk, the customer and the shopper see which order was paid with it', async () => {
  const { data: rows } = (await call(endpoints.orderDesk.list, {}, admin)).body;
  const marks = Object.fromEntries(rows.map(({ _id, payment_simulated }) => [_id, payment_simulated]));
  expect(marks).toEqual({ [real.id]: false, [simulated.id]: true });
  const customers = (await call(endpoints.customer.list, {}, admin)).body.data;
  expect(customers.find(({ id }) => id === amina.id)).toMatchObject({ orderCount: 2, paidTotal: 5000 });
  const orders = (await call(endpoints.customer.getOrders, { id: amina.id }, admin)).body.data;
  expect(orders.map(({ id, isSimulated }) => [id, isSimulated])).toEqual([
    [simulated.id, true],
    [real.id, false],
  ]);
});

test('the rider sees which parcel was paid with it', async () => {
  const user = await makeUser(store, { role: 'RIDER' });
  const rider = { id: 'rider-moussa', name: 'Moussa', phone: '+237677000009', userId: user.id };
  await store.db
    .insertInto('riders')
    .values({ ...rider, createdAt: new Date() })
    .execute();
  const orders = await orderTwice();
  await store.db
    .updateTable('orders')
    .set({ status: 'Out for delivery', riderId: rider.id, dispatchedAt: new Date() })
    .where('id', 'in', [orders.real.id, orders.simulated.id])
    .execute();
  const { parcels } = (await call(endpoints.parcel.list, {}, { token: await logInAs(user) })).body.data;
  expect(new Map(parcels.map(({ id, isSimulated }) => [id, isSimulated]))).toEqual(
    new Map([
      [orders.real.id, false],
      [orders.simulated.id, true],
    ]),
  );
});

test('an order paid with it is packed only with an extra yes, which its history shows', async () => {
  const pack = async (more: { althoughSimulated?: boolean }) =>
    (await call(endpoints.orderDesk.move, { orders: [real.id, simulated.id], to: 'Packed', ...more }, admin))
      .body.data;
  expect(await pack({})).toMatchObject([
    { _id: real.id, moved: true },
    { _id: simulated.id, moved: false, refusal: expect.stringContaining('no money came') },
  ]);
  expect(await pack({ althoughSimulated: true })).toMatchObject([
    { _id: real.id, moved: false, refusal: null },
    { _id: simulated.id, moved: true, refusal: null, order: { order_status: 'Packed' } },
  ]);
  const { events } = (await call(endpoints.orderDesk.getOrder, { _id: simulated.id }, admin)).body.data;
  expect(events.at(-1)).toMatchObject({ to: 'Packed', remark: 'simulated_accepted', actor: 'staff' });
});
