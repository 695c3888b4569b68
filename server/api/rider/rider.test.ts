import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, logInAs } = await testShop();
const { list, save, setActive } = endpoints.rider;
const options = { token: await logInAs(await makeAdmin(store)) };

async function riders() {
  return (await call(list, {}, options)).body.data;
}

test('riders are the business of admins', async () => {
  const shopper = await logInAs(await makeUser(store));
  for (const endpoint of [list, save, setActive]) {
    expect((await call(endpoint, {})).status).toBe(401);
    expect((await call(endpoint, {}, { token: shopper })).status).toBe(403);
  }
});

describe('PUT /api/rider/save', () => {
  test('adds a rider with a number as it is dialled', async () => {
    const { status, body } = await call(save, { name: 'Ibrahim Sali', phone: '6 99 10 20 30' }, options);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Rider saved',
      data: { name: 'Ibrahim Sali', phone: '+237699102030', isActive: true, cashInHand: 0 },
    });
  });

  test('asks for a name and for a number that can be called', async () => {
    const nothing = await call(save, { name: ' ', phone: '' }, options);
    expect([nothing.status, Object.keys(nothing.body.fields ?? {})]).toEqual([422, ['name', 'phone']]);
    const short = await call(save, { name: 'Paul', phone: '123' }, options);
    expect(short.body.fields).toEqual({
      phone: 'Enter a phone number such as 6\u00a077\u00a012\u00a034\u00a056.',
    });
  });

  test('has one rider to a number: two who type it at once get the same one', async () => {
    const phone = '+237699000111';
    const answers = await Promise.all(
      ['Jean', 'Jean Mballa', 'J. Mballa'].map((name) => call(save, { name, phone }, options)),
    );
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await riders()).filter((rider) => rider.phone === phone)).toHaveLength(1);
  });

  test('changes a name, and refuses another rider’s number', async () => {
    const one = (await call(save, { name: 'One', phone: '699000201' }, options)).body.data;
    await call(save, { name: 'Two', phone: '699000202' }, options);
    const renamed = await call(save, { id: one.id, name: 'One Tabi', phone: '699000201' }, options);
    expect(renamed.body.data).toMatchObject({ id: one.id, name: 'One Tabi' });
    const taken = await call(save, { id: one.id, name: 'One', phone: '699000202' }, options);
    expect([taken.status, taken.body.message]).toEqual([
      409,
      'This number belongs to Two, who is on the list already.',
    ]);
    const unknown = await call(save, { id: 'unknown', name: 'One', phone: '699000203' }, options);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'RIDER_NOT_FOUND']);
  });
});

describe('PUT /api/rider/set-active', () => {
  test('takes a rider off the list of those who ride, who then gets no parcel; typed again, the same one is back', async () => {
    const { id } = (await call(save, { name: 'Leaver', phone: '699000301' }, options)).body.data;
    const left = await call(setActive, { riderId: id, isActive: false }, options);
    expect(left.body.data).toMatchObject({ id, isActive: false });
    const order = await makeOrder(store, [{ product: await makeProduct(store), quantity: 1 }], {
      status: 'Packed',
    });
    const sent = await call(endpoints.orderDesk.dispatch, { orders: [order.id], rider: id }, options);
    expect(sent.body.code).toBe('RIDER_NOT_FOUND');
    const back = await call(save, { name: 'Someone', phone: '699000301' }, options);
    expect(back.body.data).toMatchObject({ id, name: 'Leaver', isActive: true });
  });

  test('says where there is no such rider, and which field is wrong', async () => {
    expect((await call(setActive, { riderId: 'unknown', isActive: true }, options)).status).toBe(404);
    const { status, body } = await call(setActive, { riderId: 'a', isActive: 'maybe' }, options);
    expect([status, body.fields]).toEqual([422, { isActive: 'This value is not valid.' }]);
  });
});

describe('PUT /api/order-desk/dispatch', () => {
  test('gives a rider the parcels only: an order that is picked up stays in the shop, ready', async () => {
    const { id: rider } = (await call(save, { name: 'Moussa Tchinda', phone: '699000401' }, options)).body
      .data;
    const product = await makeProduct(store);
    const [brought, fetched] = [
      await makeOrder(store, [{ product, quantity: 1 }], { status: 'Packed' }),
      await makeOrder(store, [{ product, quantity: 1 }], { status: 'Packed' }),
    ];
    await store.db.updateTable('orders').set({ isPickUp: true }).where('id', '=', fetched.id).execute();
    const orders = [brought.id, fetched.id];
    const { body } = await call(endpoints.orderDesk.dispatch, { orders, rider }, options);
    expect(body.data.map(({ refusal, order }) => [refusal, order?.order_status, order?.riderName])).toEqual([
      [null, 'Out for delivery', 'Moussa Tchinda'],
      [null, 'Out for delivery', null],
    ]);
  });
});
