import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { endOfShopDay, shopDayOf } from '#shared/shop-day.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, clock, logInAs } = await testShop();
const { collect, writeOff, handOver, getDay } = endpoints.cash;
const { getOrder, move, dispatch } = endpoints.orderDesk;

const solange = await makeAdmin(store);
let options = { token: await logInAs(solange) };

/** Advances the clock and logs in again, because every session ends meanwhile. */
async function wait(step: { days?: number; seconds?: number }): Promise<void> {
  clock.advance(step);
  options = { token: await logInAs(solange) };
}

/** Goes to tomorrow, this many hours before midnight in Douala: no test is so close to midnight that a slow machine crosses it. */
function waitUntil({ hoursBeforeMidnight }: { hoursBeforeMidnight: number }): Promise<void> {
  const midnight = endOfShopDay(shopDayOf(endOfShopDay(shopDayOf(clock.now())))).getTime();
  const seconds = Math.floor((midnight - clock.now().getTime()) / 1000) - hoursBeforeMidnight * 60 * 60;
  return wait({ seconds });
}

let phones = 0;
async function newRider(name = 'Ibrahim'): Promise<string> {
  phones += 1;
  const phone = `+23769${String(phones).padStart(7, '0')}`;
  const { body } = await call(endpoints.rider.save, { name, phone }, options);
  return body.data.id;
}

/** A parcel of 9 000 F that has left the shop, with this rider or without one. */
async function parcelOf(rider?: string) {
  const product = await makeProduct(store, { price: 5_000, discount: 10, stock: 5 });
  const order = await makeOrder(store, [{ product, quantity: 2 }], { status: 'Packed' });
  await call(dispatch, { orders: [order.id], ...(rider ? { rider } : {}) }, options);
  return order;
}

async function deskOrder(_id: string) {
  return (await call(getOrder, { _id }, options)).body.data;
}

const whole = { due: 9_000, amount: 9_000 };

describe.each([
  ['PUT /api/cash/collect', collect, { _id: 'a', due: 100, amount: 0 }, 'amount'],
  ['PUT /api/cash/write-off', writeOff, { _id: 'a', due: 100, note: ' ' }, 'note'],
  ['PUT /api/cash/hand-over', handOver, { rider: 'a', inHand: 1, amount: 1.5 }, 'amount'],
  ['GET /api/cash/get-day', getDay, { day: 'yesterday' }, 'day'],
] as const)('%s', (_, endpoint, input, field) => {
  test('says which field is wrong', async () => {
    const { status, body } = await call(endpoint, input, options);
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });
});

describe('collecting cash', () => {
  test('pays and delivers the order, and puts the sum into the rider’s hand', async () => {
    const rider = await newRider();
    const order = await parcelOf(rider);
    const { status, body } = await call(collect, { _id: order.id, ...whole }, options);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Cash noted',
      data: { order_status: 'Delivered', payment_status: 'Paid', cashDue: 0, needsAttention: false },
    });
    expect(await deskOrder(order.id)).toMatchObject({
      cash: { due: 0, collected: 9_000, collections: [{ amount: 9_000, actorName: 'Solange' }] },
    });
    const riders = (await call(endpoints.rider.list, {}, options)).body.data;
    expect(riders.find(({ id }) => id === rider)).toMatchObject({ cashInHand: 9_000 });
  });

  test('of a part keeps the order open, says why, and is an issue until the rest has come', async () => {
    const order = await parcelOf(await newRider());
    const part = { _id: order.id, due: 9_000, amount: 8_000 };
    const silent = await call(collect, part, options);
    expect(silent.body.fields).toEqual({ note: 'This field is required.' });
    const short = await call(collect, { ...part, note: 'No change' }, options);
    expect(short.body.data).toMatchObject({
      ...{ order_status: 'Delivered', payment_status: 'Processing' },
      ...{ cashDue: 1_000, isCashShort: true, needsAttention: true },
    });
    const rest = await call(collect, { _id: order.id, due: 1_000, amount: 1_000 }, options);
    expect(rest.body.data).toMatchObject({ payment_status: 'Paid', needsAttention: false });
  });

  test('never takes more than is due, and asks again where the figure has changed', async () => {
    const order = await parcelOf();
    const more = await call(collect, { _id: order.id, due: 9_000, amount: 9_001 }, options);
    expect(more.body.fields).toEqual({ amount: 'At most 9000.' });
    const other = await call(collect, { _id: order.id, due: 8_000, amount: 8_000 }, options);
    expect([other.status, other.body.code]).toEqual([409, 'CASH_CHANGED']);
    expect(other.body.message).toContain('9\u202f000');
  });

  test.each([
    ['before the parcel is on its way', { status: 'Packed' }],
    ['once the order is paid', { status: 'Delivered', paymentStatus: 'Paid' }],
    ['once the parcel was refused', { status: 'Refused' }],
  ] as const)('is refused %s', async (_, state) => {
    const product = await makeProduct(store, { price: 4_500, stock: 5 });
    const order = await makeOrder(store, [{ product, quantity: 2 }], state);
    const { status, body } = await call(collect, { _id: order.id, ...whole }, options);
    expect([status, body.code]).toEqual([409, 'CASH_NOT_DUE']);
  });

  test('and letting go what is missing takes the order as paid; not where nothing has come at all', async () => {
    const order = await parcelOf();
    const nothing = await call(writeOff, { _id: order.id, due: 9_000, note: 'A gift' }, options);
    expect([nothing.status, nothing.body.code]).toEqual([409, 'CASH_NOT_DUE']);
    await call(collect, { _id: order.id, due: 9_000, amount: 8_975, note: 'No coins' }, options);
    const gone = await call(writeOff, { _id: order.id, due: 25, note: 'Not worth a way' }, options);
    expect(gone.body.data).toMatchObject({ payment_status: 'Paid', needsAttention: false, cashDue: 0 });
    const shown = await deskOrder(order.id);
    expect(shown).toMatchObject({ cash: { collected: 8_975, waived: 25, due: 0 } });
    expect(shown.events).toContainEqual(
      expect.objectContaining({ remark: 'cash_written_off', note: 'Not worth a way' }),
    );
  });

  test('is undone by a return: exactly what came is due back', async () => {
    const order = await parcelOf();
    await call(collect, { _id: order.id, due: 9_000, amount: 8_000, note: 'No change' }, options);
    await call(move, { orders: [order.id], to: 'Returned' }, options);
    const refunds = await store.db
      .selectFrom('refunds')
      .select(['amount', 'attemptId', 'cause'])
      .where('orderId', '=', order.id)
      .execute();
    expect(refunds).toEqual([{ amount: 8_000, attemptId: null, cause: 'order_ended' }]);
    expect((await call(collect, { _id: order.id, due: 1_000, amount: 1_000 }, options)).body.code).toBe(
      'CASH_NOT_DUE',
    );
  });
});

describe('handing cash over', () => {
  test('empties the rider’s hand, in parts as well', async () => {
    const rider = await newRider();
    await call(collect, { _id: (await parcelOf(rider)).id, ...whole }, options);
    const part = await call(handOver, { rider, inHand: 9_000, amount: 4_000, note: 'Fuel' }, options);
    expect(part.body).toMatchObject({ message: 'Cash is in the till', data: { cashInHand: 5_000 } });
    const again = await call(handOver, { rider, inHand: 9_000, amount: 4_000 }, options);
    expect([again.status, again.body.code]).toEqual([409, 'CASH_IN_HAND_CHANGED']);
    const more = await call(handOver, { rider, inHand: 5_000, amount: 5_001 }, options);
    expect(more.body.fields).toEqual({ note: 'This field is required.' });
    expect((await call(handOver, { rider: 'unknown', inHand: 1, amount: 1 }, options)).status).toBe(404);
  });
});

describe('the cash of a day', () => {
  test('says for each rider what left, arrived, was collected and handed over, and what is still out', async () => {
    await waitUntil({ hoursBeforeMidnight: 12 });
    const rider = await newRider('Étienne Fouda');
    const day = shopDayOf(clock.now());
    const [first, second] = [await parcelOf(rider), await parcelOf(rider)];
    await call(collect, { _id: first.id, ...whole }, options);
    await call(handOver, { rider, inHand: 9_000, amount: 5_000, note: 'The rest tonight' }, options);
    await wait({ days: 1 });
    await call(collect, { _id: second.id, ...whole }, options);
    await call(handOver, { rider, inHand: 13_000, amount: 13_000 }, options);

    const rowOf = async (asked: object) => {
      const { body } = await call(getDay, asked, options);
      return body.data.rows.find((row) => row.rider?.id === rider);
    };
    const figures = { collected: 9_000, toCollect: 0, delivered: 1 };
    expect(await rowOf({ day })).toMatchObject({
      ...figures,
      ...{ dispatched: 2, handedOver: 5_000, outstanding: 4_000 },
      rider: { name: 'Étienne Fouda' },
    });
    expect(await rowOf({})).toMatchObject({
      ...figures,
      ...{ dispatched: 0, handedOver: 13_000, outstanding: 0 },
    });
    const { body } = await call(getDay, { day }, options);
    expect(body.data).toMatchObject({ day, today: shopDayOf(clock.now()) });
    const own = body.data.entries.filter(({ riderName }) => riderName === 'Étienne Fouda');
    expect(own).toMatchObject([
      { kind: 'handed_over', amount: 5_000, note: 'The rest tonight', orderId: null, actorName: 'Solange' },
      { kind: 'collected', amount: 9_000, orderId: first.id },
    ]);
    for (const figure of ['collected', 'handedOver', 'outstanding'] as const) {
      const sum = body.data.rows.reduce((total, row) => total + row[figure], 0);
      expect(body.data.totals[figure]).toBe(sum);
    }
  });

  test('begins and ends at midnight in Douala', async () => {
    const rider = await newRider();
    const order = await parcelOf(rider);
    await waitUntil({ hoursBeforeMidnight: 1 });
    const before = shopDayOf(clock.now());
    await call(collect, { _id: order.id, due: 9_000, amount: 1_000, note: 'Before midnight' }, options);
    await wait({ seconds: 2 * 60 * 60 });
    const after = shopDayOf(clock.now());
    expect(after).not.toBe(before);
    await call(collect, { _id: order.id, due: 8_000, amount: 8_000 }, options);
    const collectedOn = async (day: string) => {
      const { body } = await call(getDay, { day }, options);
      return body.data.rows.find((row) => row.rider?.id === rider)?.collected;
    };
    expect(await collectedOn(before)).toBe(1_000);
    expect(await collectedOn(after)).toBe(8_000);
  });
});
