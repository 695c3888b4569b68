import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, clock, logInAs } = await testShop();
const { collect, writeOff, handOver, correctCollection, correctHandover, getDay } = endpoints.cash;
const { getOrder, move, dispatch } = endpoints.orderDesk;

const solange = await makeAdmin(store);
let options = { token: await logInAs(solange) };

let riders = 0;
async function newRider(): Promise<{ id: string; name: string }> {
  riders += 1;
  const phone = `+23769${String(riders).padStart(7, '0')}`;
  return (await call(endpoints.rider.save, { name: `Rider ${riders}`, phone }, options)).body.data;
}

/** An order of 9 000 F for which its rider has collected this amount. */
async function paidParcel(rider?: string, amount = 9_000): Promise<{ _id: string; entry: number }> {
  const product = await makeProduct(store, { price: 9_000, stock: 5 });
  const { id } = await makeOrder(store, [{ product, quantity: 1 }], { status: 'Packed' });
  await call(dispatch, { orders: [id], ...(rider ? { rider } : {}) }, options);
  await call(collect, { _id: id, due: 9_000, amount, note: 'As counted' }, options);
  return { _id: id, entry: (await cashOf(id)).collections[0]?.id ?? 0 };
}

async function orderOf(_id: string) {
  return (await call(getOrder, { _id }, options)).body.data;
}

async function cashOf(_id: string) {
  return (await orderOf(_id)).cash;
}

async function inHand(rider: string): Promise<number | undefined> {
  const { body } = await call(endpoints.rider.list, {}, options);
  return body.data.find(({ id }) => id === rider)?.cashInHand;
}

async function dayOf(rider: { id: string }, day?: string) {
  const { data } = (await call(getDay, day === undefined ? {} : { day }, options)).body;
  return {
    figures: data.rows.find((row) => row.rider?.id === rider.id),
    entries: data.entries.filter(({ riderId }) => riderId === rider.id),
  };
}

const note = 'Counted again';

describe.each([
  ['PUT /api/cash/correct-collection', correctCollection],
  ['PUT /api/cash/correct-hand-over', correctHandover],
] as const)('%s', (_, endpoint) => {
  const input = { entryId: '1', amount: -1, rider: 'a', note: ' ' };

  test('says which fields are wrong, and does not find an unknown entry', async () => {
    const { status, body } = await call(endpoint, { ...input, entryId: 'abc' }, options);
    expect([status, Object.keys(body.fields ?? {}).toSorted()]).toEqual([422, ['amount', 'entryId', 'note']]);
    const unknown = await call(endpoint, { entryId: '999999999', amount: 1, rider: 'a', note }, options);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'CASH_ENTRY_NOT_FOUND']);
  });
});

describe('correcting cash that was collected', () => {
  test('takes the entry back by another one and notes what came: the rest is due again', async () => {
    const rider = await newRider();
    const { _id, entry } = await paidParcel(rider.id);
    const right = { entryId: entry, amount: 8_000, rider: rider.id, note };
    const { status, body } = await call(correctCollection, right, options);
    expect([status, body.message]).toEqual([200, 'Entry corrected']);
    expect(body.data).toMatchObject({
      ...{ order_status: 'Delivered', payment_status: 'Processing' },
      ...{ cashDue: 1_000, isCashShort: true, needsAttention: true },
    });
    expect((await cashOf(_id)).collections).toMatchObject([
      { amount: 9_000, state: 'taken_back' },
      { amount: -9_000, state: 'takes_back', note, actorName: 'Solange' },
      { amount: 8_000, state: 'valid', riderName: rider.name },
    ]);
    expect(await inHand(rider.id)).toBe(8_000);
    const rest = await call(collect, { _id, due: 1_000, amount: 1_000 }, options);
    expect(rest.body.data).toMatchObject({ payment_status: 'Paid', needsAttention: false });
  });

  test('to nothing leaves the whole sum to be collected again', async () => {
    const rider = await newRider();
    const { _id, entry } = await paidParcel(rider.id);
    await call(correctCollection, { entryId: entry, amount: 0, rider: rider.id, note }, options);
    expect(await orderOf(_id)).toMatchObject({
      ...{ payment_status: 'Processing', needsAttention: false },
      cash: { due: 9_000, collected: 0 },
    });
    expect(await inHand(rider.id)).toBe(0);
  });

  test('to another rider gives the parcel to that one as well', async () => {
    const [wrong, right] = [await newRider(), await newRider()];
    const { _id, entry } = await paidParcel(wrong.id);
    await call(correctCollection, { entryId: entry, amount: 9_000, rider: right.id, note }, options);
    expect([await inHand(wrong.id), await inHand(right.id)]).toEqual([0, 9_000]);
    expect(await orderOf(_id)).toMatchObject({
      ...{ payment_status: 'Paid', rider: { _id: right.id } },
      riderChanges: [{ to: wrong.name }, { from: wrong.name, to: right.name, note }],
    });
  });

  test('works where the wrong sum has been handed over in part, but leaves no rider with a negative sum', async () => {
    const rider = await newRider();
    const { entry } = await paidParcel(rider.id);
    await call(handOver, { rider: rider.id, inHand: 9_000, amount: 8_000, note: 'Fuel' }, options);
    const right = { entryId: entry, rider: rider.id, note };
    const tooLittle = await call(correctCollection, { ...right, amount: 7_999 }, options);
    expect([tooLittle.status, tooLittle.body.code]).toEqual([409, 'CASH_NOT_IN_HAND']);
    expect((await call(correctCollection, { ...right, amount: 8_000 }, options)).status).toBe(200);
    expect(await inHand(rider.id)).toBe(0);
  });

  test('never comes to more than the order, and never to the sum it had already', async () => {
    const rider = await newRider();
    const { _id, entry } = await paidParcel(rider.id, 5_000);
    await call(collect, { _id, due: 4_000, amount: 3_000, note: 'More tomorrow' }, options);
    const right = { entryId: entry, rider: rider.id, note };
    const more = await call(correctCollection, { ...right, amount: 6_001 }, options);
    expect(more.body.fields).toEqual({ amount: 'At most 6000.' });
    const same = await call(correctCollection, { ...right, amount: 5_000 }, options);
    expect([same.status, Object.keys(same.body.fields ?? {})]).toEqual([422, ['amount']]);
  });

  test('makes a written-off part due again', async () => {
    const { _id, entry } = await paidParcel(undefined, 8_975);
    await call(writeOff, { _id, due: 25, note: 'No coins' }, options);
    await call(correctCollection, { entryId: entry, amount: 8_900, rider: null, note }, options);
    expect(await cashOf(_id)).toMatchObject({ due: 100, collected: 8_900, waived: 0 });
  });

  test('happens once, however many press, and what takes back is not taken back itself', async () => {
    const rider = await newRider();
    const { _id, entry } = await paidParcel(rider.id);
    const right = { entryId: entry, amount: 8_000, rider: rider.id, note };
    const presses = await Promise.all([1, 2, 3, 4].map(() => call(correctCollection, right, options)));
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await inHand(rider.id)).toBe(8_000);
    const back = (await cashOf(_id)).collections[1]?.id;
    const again = await call(correctCollection, { ...right, entryId: back }, options);
    expect(again.body.code).toBe('CASH_ENTRY_CORRECTED');
  });

  test.each([
    ['has ended', async (_id: string) => call(move, { orders: [_id], to: 'Returned' }, options)],
    [
      'gives its money back',
      async (orderId: string) =>
        call(endpoints.payment.startRefund, { orderId, reason: 'The lid was cracked' }, options),
    ],
  ])('is refused once the sale %s', async (_, end) => {
    const rider = await newRider();
    const { _id, entry } = await paidParcel(rider.id);
    await end(_id);
    const right = { entryId: entry, amount: 0, rider: rider.id, note };
    const { status, body } = await call(correctCollection, right, options);
    expect([status, body.code]).toEqual([409, 'CASH_SETTLED']);
  });
});

describe('correcting cash that was handed over', () => {
  async function handedOver(rider: { id: string }, amount: number): Promise<number> {
    const before = (await inHand(rider.id)) ?? 0;
    await call(handOver, { rider: rider.id, inHand: before, amount, note: 'Counted' }, options);
    const { entries } = await dayOf(rider);
    return entries.find(({ kind }) => kind === 'handed_over')?.id ?? 0;
  }

  test('puts the right sum into the till and the rest back into the hand', async () => {
    const rider = await newRider();
    await paidParcel(rider.id);
    const entry = await handedOver(rider, 9_000);
    const right = { entryId: entry, amount: 6_000, rider: rider.id, note };
    const presses = await Promise.all([1, 2, 3].map(() => call(correctHandover, right, options)));
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await inHand(rider.id)).toBe(3_000);
    const some = await handedOver(rider, 1_000);
    await handedOver(rider, 2_000);
    const tooMuch = await call(correctHandover, { ...right, entryId: some, amount: 1_001 }, options);
    expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'CASH_NOT_IN_HAND']);
  });

  test('moves it to the rider who brought it, who must have had it', async () => {
    const [wrong, right] = [await newRider(), await newRider()];
    await paidParcel(wrong.id);
    const entry = await handedOver(wrong, 9_000);
    const other = { entryId: entry, amount: 9_000, rider: right.id, note };
    expect((await call(correctHandover, other, options)).body.code).toBe('CASH_NOT_IN_HAND');
    await paidParcel(right.id);
    expect((await call(correctHandover, other, options)).status).toBe(200);
    expect([await inHand(wrong.id), await inHand(right.id)]).toEqual([9_000, 0]);
    const unknown = { entryId: await handedOver(wrong, 1), amount: 1, rider: 'unknown', note };
    expect((await call(correctHandover, unknown, options)).body.code).toBe('RIDER_NOT_FOUND');
  });
});

test('a correction counts on the day it is made, and leaves the day of the mistake as it was', async () => {
  const rider = await newRider();
  const day = shopDayOf(clock.now());
  const { entry } = await paidParcel(rider.id);
  clock.advance({ days: 1 });
  options = { token: await logInAs(solange) };
  await call(correctCollection, { entryId: entry, amount: 7_000, rider: rider.id, note }, options);
  const [then, now] = [await dayOf(rider, day), await dayOf(rider)];
  expect(then.figures).toMatchObject({ collected: 9_000, outstanding: 9_000 });
  expect(then.entries).toMatchObject([{ amount: 9_000, state: 'taken_back' }]);
  expect(now.figures).toMatchObject({ collected: -2_000, outstanding: 7_000 });
  expect(now.entries).toMatchObject([
    { amount: 7_000, state: 'valid' },
    { amount: -9_000, state: 'takes_back', note },
  ]);
});

test('an entry that takes back is the whole of another one, once: the database holds it too', async () => {
  const { _id, entry } = await paidParcel();
  const wrong = { orderId: _id, actorId: solange.id, createdAt: clock.now() };
  const insert = (values: { amount: number; note: string; takesBack?: number }) =>
    store.db
      .insertInto('cashCollections')
      .values({ ...wrong, ...values })
      .execute();
  await expect(insert({ amount: -1, note })).rejects.toThrow(/cash_collections_amount_check/);
  await expect(insert({ amount: -1, note: '', takesBack: Number(entry) })).rejects.toThrow(/amount_check/);
  await insert({ amount: -9_000, note, takesBack: Number(entry) });
  await expect(insert({ amount: -9_000, note, takesBack: Number(entry) })).rejects.toThrow(/takes_back_key/);
});
