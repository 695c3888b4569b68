import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, logInAs } = await testShop();
const { changeRider, getOrder, dispatch } = endpoints.orderDesk;

const options = { token: await logInAs(await makeAdmin(store)) };

let phones = 0;
async function newRider(name: string): Promise<string> {
  phones += 1;
  const phone = `+23769${String(phones).padStart(7, '0')}`;
  return (await call(endpoints.rider.save, { name, phone }, options)).body.data.id;
}

/** A parcel of 6 000 F that has left the shop, with this rider or without one. */
async function parcelOf(rider?: string): Promise<string> {
  const product = await makeProduct(store, { price: 6_000, stock: 5 });
  const { id } = await makeOrder(store, [{ product, quantity: 1 }], { status: 'Packed' });
  await call(dispatch, { orders: [id], ...(rider ? { rider } : {}) }, options);
  return id;
}

async function orderOf(_id: string) {
  return (await call(getOrder, { _id }, options)).body.data;
}

async function toCollect(rider: string): Promise<number> {
  const { body } = await call(endpoints.cash.getDay, {}, options);
  return body.data.rows.find((row) => row.rider?.id === rider)?.toCollect ?? 0;
}

test('changing a rider is for admins, and wants an order and a reason', async () => {
  const change = { _id: 'a', shown: null, note: ' ' };
  expect((await call(changeRider, change)).status).toBe(401);
  const shopper = await call(changeRider, change, { token: await logInAs(await makeUser(store)) });
  expect([shopper.status, shopper.body.fields]).toEqual([403, undefined]);
  const { status, body } = await call(changeRider, { ...change, riderName: 'Paul' }, options);
  expect([status, Object.keys(body.fields ?? {}).toSorted()]).toEqual([422, ['note', 'riderPhone']]);
  const unknown = await call(changeRider, { ...change, note: 'Fell ill' }, options);
  expect([unknown.status, unknown.body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
});

test('a parcel that is out goes to another rider, and what is to be collected goes along', async () => {
  const [ibrahim, paul] = [await newRider('Ibrahim'), await newRider('Paul')];
  const _id = await parcelOf(ibrahim);
  const note = 'His phone broke';
  const { status, body } = await call(changeRider, { _id, shown: ibrahim, rider: paul, note }, options);
  expect([status, body.message]).toEqual([200, 'Parcel handed on']);
  expect(body.data).toMatchObject({ riderName: 'Paul', order_status: 'Out for delivery', cashDue: 6_000 });
  expect([await toCollect(ibrahim), await toCollect(paul)]).toEqual([0, 6_000]);
  expect(await orderOf(_id)).toMatchObject({
    rider: { _id: paul, name: 'Paul' },
    riderChanges: [
      { from: null, to: 'Ibrahim', note: '' },
      { from: 'Ibrahim', to: 'Paul', note, actorName: 'Solange' },
    ],
  });
});

test('cash that came stays with the rider who took it; the rest is the new rider’s', async () => {
  const [ibrahim, paul] = [await newRider('Ibrahim'), await newRider('Paul')];
  const _id = await parcelOf(ibrahim);
  const part = { _id, due: 6_000, amount: 4_000, note: 'The rest tomorrow' };
  await call(endpoints.cash.collect, part, options);
  await call(changeRider, { _id, shown: ibrahim, rider: paul, note: 'Fell ill' }, options);
  await call(endpoints.cash.collect, { _id, due: 2_000, amount: 2_000 }, options);
  const riders = (await call(endpoints.rider.list, {}, options)).body.data;
  const inHand = (id: string) => riders.find((rider) => rider.id === id)?.cashInHand;
  expect([inHand(ibrahim), inHand(paul)]).toEqual([4_000, 2_000]);
});

test('a newly typed rider can take it over, and so can the shop itself', async () => {
  const _id = await parcelOf();
  const typed = { riderName: 'Yvette', riderPhone: '6 99 88 77 66' };
  await call(changeRider, { _id, shown: null, ...typed, note: 'Too far for us' }, options);
  const yvette = (await orderOf(_id)).rider;
  expect(yvette).toMatchObject({ name: 'Yvette', phone: '+237699887766' });
  await call(changeRider, { _id, shown: yvette?._id ?? '', note: 'Came back' }, options);
  expect(await orderOf(_id)).toMatchObject({
    rider: null,
    riderChanges: [{ to: 'Yvette' }, { from: 'Yvette', to: null }],
  });
});

test('sent twice it happens once, and a call that saw another rider is refused', async () => {
  const [ibrahim, paul, yvette] = [
    await newRider('Ibrahim'),
    await newRider('Paul'),
    await newRider('Yvette'),
  ];
  const _id = await parcelOf(ibrahim);
  const change = { _id, shown: ibrahim, note: 'Fell ill' };
  const presses = await Promise.all(
    [1, 2, 3].map(() => call(changeRider, { ...change, rider: paul }, options)),
  );
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await orderOf(_id)).riderChanges).toHaveLength(2);
  const late = await call(changeRider, { ...change, rider: yvette }, options);
  expect([late.status, late.body.code]).toEqual([409, 'RIDER_CHANGED']);
});

test.each([
  ['a parcel that is not out yet', { status: 'Packed' }],
  ['a parcel that was paid at the door', { status: 'Delivered', paymentStatus: 'Paid' }],
  ['a parcel that was refused', { status: 'Refused' }],
] as const)('%s has no rider to change', async (_, state) => {
  const product = await makeProduct(store, { stock: 5 });
  const { id } = await makeOrder(store, [{ product, quantity: 1 }], state);
  const change = { _id: id, shown: null, rider: await newRider('Paul'), note: 'Fell ill' };
  const { status, body } = await call(changeRider, change, options);
  expect([status, body.code]).toEqual([409, 'ORDER_MOVE_NOT_ALLOWED']);
});

test('a rider who has left the list, or is unknown, takes nothing', async () => {
  const gone = await newRider('Ibrahim');
  await call(endpoints.rider.setActive, { riderId: gone, isActive: false }, options);
  const _id = await parcelOf();
  for (const rider of [gone, 'unknown']) {
    const { status, body } = await call(changeRider, { _id, shown: null, rider, note: 'Ill' }, options);
    expect([status, body.code]).toEqual([404, 'RIDER_NOT_FOUND']);
  }
});

test('the audit log says which rider took a parcel, when it left and when it changed hands', async () => {
  const [ibrahim, paul] = [await newRider('Ibrahim'), await newRider('Paul')];
  const _id = await parcelOf(ibrahim);
  await call(changeRider, { _id, shown: ibrahim, rider: paul, note: 'Fell ill' }, options);
  const { orderId } = await orderOf(_id);
  const { body } = await call(endpoints.audit.list, { search: orderId }, options);
  const changes = body.data.flatMap((entry) => entry.changes).filter(({ field }) => field === 'rider');
  expect(changes).toEqual([
    { field: 'rider', before: expect.stringMatching(/^Ibrahim, /), after: expect.stringMatching(/^Paul, /) },
    { field: 'rider', before: null, after: expect.stringMatching(/^Ibrahim, /) },
  ]);
});
