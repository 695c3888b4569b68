import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, logInAs } = await testShop();
const token = await logInAs(await makeAdmin(store));
const { bringAgain } = endpoints.orderDesk;
const day = '2099-03-05';

async function orderWith(status: 'Packed' | 'Out for delivery'): Promise<string> {
  const product = await makeProduct(store, { stock: 5 });
  const { id } = await makeOrder(store, [{ product, quantity: 1 }], { status });
  return id;
}

test('PUT /api/order-desk/bring-again gives a parcel that is out another day, once however often it is sent', async () => {
  const _id = await orderWith('Out for delivery');
  const first = await call(bringAgain, { _id, day }, { token });
  expect(first.status).toBe(200);
  const { body } = await call(bringAgain, { _id, day }, { token });
  expect(body.data.order_status).toBe('Out for delivery');
  const closedDoors = body.data.events.filter(({ note }) => note === day);
  expect(closedDoors).toMatchObject([{ actor: 'staff', note: day }]);
});

test('PUT /api/order-desk/bring-again refuses a day that is over, another status, an unknown order and strangers', async () => {
  const _id = await orderWith('Out for delivery');
  const past = await call(bringAgain, { _id, day: '2020-01-01' }, { token });
  expect(past.status).toBe(422);
  expect(Object.keys(past.body.fields ?? {})).toEqual(['day']);
  const packed = await call(bringAgain, { _id: await orderWith('Packed'), day }, { token });
  expect(packed.body.code).toBe('ORDER_MOVE_NOT_ALLOWED');
  const nothing = await call(bringAgain, { _id: 'nothing', day }, { token });
  expect(nothing.body.code).toBe('ORDER_NOT_FOUND');
  expect((await call(bringAgain, { _id, day })).status).toBe(401);
  const shopper = await logInAs(await makeUser(store));
  expect((await call(bringAgain, { _id, day }, { token: shopper })).status).toBe(403);
});
