import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, logInAs, clock } = await testShop();
const { list, deliver, bringAgain, refuse } = endpoints.parcel;

let moussa: { riderId: string; token: string };
let ibrahim: { riderId: string; token: string };
let phones = 0;
beforeEach(async () => {
  moussa = await rider('Moussa');
  ibrahim = await rider('Ibrahim');
});

async function rider(name: string) {
  phones += 1;
  const { id: userId } = await makeUser(store, { name, role: 'RIDER' });
  const riderId = `rider-${phones}`;
  await store.db
    .insertInto('riders')
    .values({ id: riderId, name, phone: `+2376900000${10 + phones}`, userId, createdAt: clock.now() })
    .execute();
  return { riderId, token: await logInAs({ id: userId }) };
}

/** A parcel out with a rider, with 9 000 F to collect. */
async function parcelOf(riderId: string | null, given: object = {}): Promise<string> {
  const product = await makeProduct(store, { price: 9_000, stock: 5 });
  const { id } = await makeOrder(store, [{ product, quantity: 1 }], { status: 'Out for delivery' });
  await store.db
    .updateTable('orders')
    .set({ riderId, deliveryName: 'Mme Ateba', phone: '+237677001122', dispatchedAt: clock.now(), ...given })
    .where('id', '=', id)
    .execute();
  return id;
}

test('a rider sees of the own parcels what the way needs, and of everything else nothing', async () => {
  const id = await parcelOf(moussa.riderId, { deliveryNote: 'Behind the pharmacy', language: 'fr' });
  await parcelOf(ibrahim.riderId);
  await parcelOf(null);
  const { body } = await call(list, {}, { token: moussa.token });
  expect(body.data).toEqual({
    name: 'Moussa',
    today: shopDayOf(clock.now()),
    cashInHand: 0,
    wallets: [
      expect.objectContaining({ method: 'mtn_momo', isSimulated: true }),
      expect.objectContaining({ method: 'orange_money' }),
    ],
    parcels: [
      {
        ...{ id, orderNumber: expect.any(String), name: 'Mme Ateba', phone: '+237677001122' },
        ...{ addressLine: expect.any(String), city: expect.any(String), deliveryNote: 'Behind the pharmacy' },
        ...{
          quantity: 1,
          due: 9_000,
          total: 9_000,
          deliveryFee: 0,
          ...{ deliveryZone: '', promisedOn: null, promisedBefore: null, isSimulated: false },
          deliverOn: null,
          payment: null,
          // The order's language; the rider's own may be another.
          language: 'fr',
        },
        lines: [expect.objectContaining({ price: 9_000, quantity: 1 })],
      },
    ],
    done: [],
    handovers: [],
    closings: [],
  });
});

test('delivered and paid: the cash is in the rider’s hand, once, however often it is pressed', async () => {
  const id = await parcelOf(moussa.riderId);
  const press = () => call(deliver, { id, due: 9_000, amount: 9_000 }, { token: moussa.token });
  const presses = await Promise.all([press(), press()]);
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { body } = await call(list, {}, { token: moussa.token });
  expect(body.data).toMatchObject({
    ...{ cashInHand: 9_000, parcels: [] },
    done: [{ id, isDelivered: true, collected: 9_000 }],
  });
});

test('less than the sum wants a word, and leaves the rest open for the shop', async () => {
  const id = await parcelOf(moussa.riderId);
  const short = { id, due: 9_000, amount: 8_000 };
  expect((await call(deliver, short, { token: moussa.token })).body.fields).toHaveProperty('note');
  const withNote = { ...short, note: 'Had no more' };
  expect((await call(deliver, withNote, { token: moussa.token })).body.data.cashInHand).toBe(8_000);
  const token = await logInAs(await makeAdmin(store));
  const { data } = (await call(endpoints.attention.list, {}, { token })).body;
  expect(data.some(({ order }) => order._id === id)).toBe(true);
});

test('no one at home: it stays with the rider under its new day, and the shop reads it', async () => {
  const id = await parcelOf(moussa.riderId);
  const yesterday = '2020-01-01';
  const refused = await call(bringAgain, { id, day: yesterday }, { token: moussa.token });
  expect(Object.keys(refused.body.fields ?? {})).toEqual(['day']);
  const day = '2099-03-05';
  const { body } = await call(bringAgain, { id, day }, { token: moussa.token });
  expect(body.data.parcels).toMatchObject([{ id, deliverOn: day }]);
  const token = await logInAs(await makeAdmin(store));
  const order = (await call(endpoints.orderDesk.getOrder, { _id: id }, { token })).body.data;
  expect(order.events.at(-1)).toMatchObject({ remark: 'nobody_home', note: day, actorName: 'Moussa' });
});

test('refused at the door: the order ends as refused and its pieces are the shop’s again', async () => {
  const id = await parcelOf(moussa.riderId);
  const { body } = await call(refuse, { id, note: 'Too late' }, { token: moussa.token });
  expect(body.data).toMatchObject({ parcels: [], done: [{ id, isDelivered: false }], cashInHand: 0 });
  expect((await call(refuse, { id }, { token: moussa.token })).status).toBe(200);
});

test('a parcel that is paid is delivered without cash, and one whose cash came up meanwhile is not', async () => {
  const id = await parcelOf(moussa.riderId, { paymentMethod: 'card', paymentStatus: 'Paid', settled: 9_000 });
  const paid = await call(deliver, { id, due: 0, amount: 0 }, { token: moussa.token });
  expect(paid.body.data?.done, paid.body.message).toMatchObject([{ id, isDelivered: true, collected: 0 }]);
  const unpaid = await parcelOf(moussa.riderId);
  const { body } = await call(deliver, { id: unpaid, due: 0, amount: 0 }, { token: moussa.token });
  expect([body.code, body.data]).toEqual(['CASH_CHANGED', { due: 9_000 }]);
});

test('a hostile rider touches no parcel of another one, none of the shop, none that is done, and no other call', async () => {
  const foreign = [await parcelOf(ibrahim.riderId), await parcelOf(null), 'unknown'];
  const { token } = moussa;
  for (const id of foreign) {
    for (const answer of [
      await call(deliver, { id, due: 9_000, amount: 9_000 }, { token }),
      await call(deliver, { id, due: 0, amount: 0 }, { token }),
      await call(bringAgain, { id, day: '2099-03-05' }, { token }),
      await call(refuse, { id }, { token }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'PARCEL_NOT_FOUND']);
    }
  }
  const done = await parcelOf(moussa.riderId);
  await call(deliver, { id: done, due: 9_000, amount: 9_000 }, { token });
  expect((await call(refuse, { id: done }, { token })).body.code).toBe('PARCEL_NOT_FOUND');
  expect((await call(bringAgain, { id: done, day: '2099-03-05' }, { token })).status).toBe(404);
  expect((await call(endpoints.orderDesk.getOrder, { _id: done }, { token })).status).toBe(403);
  const states = await store.db.selectFrom('orders').select('status').where('id', 'in', foreign).execute();
  expect(new Set(states.map(({ status }) => status))).toEqual(new Set(['Out for delivery']));
});

test('an account that is no rider any more, or was never linked to one, has no parcels', async () => {
  await store.db.updateTable('riders').set({ userId: null }).where('id', '=', moussa.riderId).execute();
  expect((await call(list, {}, { token: moussa.token })).body.code).toBe('PARCEL_NOT_FOUND');
});
