import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, logInAs } = await testShop();
const { noteRefusal, getOrder, move } = endpoints.orderDesk;
const options = { token: await logInAs(await makeAdmin(store)) };

async function orderToConfirm(state: Parameters<typeof makeOrder>[2] = {}) {
  const product = await makeProduct(store, { stock: 5 });
  return { product, _id: (await makeOrder(store, [{ product, quantity: 2 }], state)).id };
}

async function stockOf(id: string): Promise<number | undefined> {
  const row = await store.db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirst();
  return row?.stock;
}

async function newsOf(orderId: string): Promise<string[]> {
  const rows = await store.db.selectFrom('orderNews').select('kind').where('orderId', '=', orderId).execute();
  return rows.map(({ kind }) => kind);
}

test('noting a refusal is for admins, and wants an order and a reason', async () => {
  const refusal = { _id: 'a', reason: 'bad mood' };
  expect((await call(noteRefusal, refusal)).status).toBe(401);
  const shopper = await call(noteRefusal, refusal, { token: await logInAs(await makeUser(store)) });
  expect([shopper.status, shopper.body.fields]).toEqual([403, undefined]);
  const { status, body } = await call(noteRefusal, refusal, options);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['reason']]);
  const unknown = await call(noteRefusal, { _id: 'a', reason: 'other' }, options);
  expect([unknown.status, unknown.body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
});

test('an order refused on the phone is cancelled: stock back, shopper informed, reason and note kept', async () => {
  const { product, _id } = await orderToConfirm();
  const refusal = { _id, reason: 'too_expensive', note: 'Asks for a discount' };
  const { status, body } = await call(noteRefusal, refusal, options);
  expect([status, body.message]).toEqual([200, 'Refusal noted: the order is cancelled']);
  expect(body.data).toMatchObject({
    ...{ order_status: 'Cancelled', payment_status: 'Cancelled', phoneRefusal: 'too_expensive' },
  });
  expect(await stockOf(product.id)).toBe(5);
  expect(await newsOf(_id)).toEqual(['placed', 'cancelled']);
  const order = (await call(getOrder, { _id }, options)).body.data;
  expect(order.phoneRefusal).toBe('too_expensive');
  expect(order.events.at(-1)).toMatchObject({
    ...{ to: 'Cancelled', note: 'Asks for a discount', actorName: 'Solange' },
  });
  const log = (await call(endpoints.audit.list, { search: order.orderId }, options)).body.data;
  expect(log.flatMap(({ changes }) => changes)).toContainEqual({
    ...{ field: 'phoneRefusal', before: null, after: 'too_expensive' },
  });
});

test('pressed twice, and from two phones, it is refused once, with the first reason', async () => {
  const { product, _id } = await orderToConfirm();
  const presses = await Promise.all(
    ['other', 'other', 'other'].map((reason) => call(noteRefusal, { _id, reason }, options)),
  );
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const later = await call(noteRefusal, { _id, reason: 'changed_mind' }, options);
  expect(later.body.data.phoneRefusal).toBe('other');
  expect([await stockOf(product.id), await newsOf(_id)]).toEqual([5, ['placed', 'cancelled']]);
});

test('money that came for it online is due back', async () => {
  const { _id } = await orderToConfirm({ paymentStatus: 'Paid' });
  const { body } = await call(noteRefusal, { _id, reason: 'not_ordered' }, options);
  expect(body.data).toMatchObject({ order_status: 'Cancelled', needsAttention: true });
});

test.each(['Confirmed', 'Cancelled'] as const)(
  'an order that someone has %s meanwhile is refused by no one',
  async (to) => {
    const { _id } = await orderToConfirm();
    await call(move, { orders: [_id], to }, options);
    const { status, body } = await call(noteRefusal, { _id, reason: 'other' }, options);
    expect([status, body.code]).toEqual([409, 'ORDER_MOVE_NOT_ALLOWED']);
    expect((await call(getOrder, { _id }, options)).body.data).toMatchObject({
      ...{ order_status: to, phoneRefusal: null },
    });
  },
);
