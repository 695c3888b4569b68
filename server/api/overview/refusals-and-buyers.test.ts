import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { makeQuestion } from '#tests/support/make-question.ts';
import { makeReview } from '#tests/support/make-review.ts';

const { call, store, clock, logInAs } = await testShop();
const gloss = await makeProduct(store, { price: 3_000, stock: 500 });

async function overview(at: string) {
  clock.set(at);
  const fresh = await logInAs(await makeAdmin(store));
  const { status, body } = await call(endpoints.overview.get, { days: '7' }, { token: fresh });
  expect(status, body.message).toBe(200);
  return body.data;
}

type Parcel = { city?: string; riderId?: string | null; phone?: string; status?: OrderStatus };

/** An order placed at that time and dispatched an hour later. */
async function parcel(
  at: string,
  { city = 'Douala', riderId = null, phone, status = 'Delivered' }: Parcel = {},
) {
  clock.set(at);
  const { id } = await makeOrder(store, [{ product: gloss, quantity: 1 }], { status });
  const dispatchedAt = new Date(new Date(at).getTime() + 3_600_000);
  await store.db
    .updateTable('orders')
    .set({ deliveryCity: city, riderId, dispatchedAt, ...(phone === undefined ? {} : { phone }) })
    .where('id', '=', id)
    .execute();
  return id;
}

describe('refusals at the door', () => {
  test('are counted by city and by rider, beside those of the time before', async () => {
    const [moussa, paul] = ['Moussa', 'Paul'].map((name) => ({
      ...{ id: `rider-${name}`, name, phone: `+23767700000${name.length}`, createdAt: clock.now() },
    }));
    await store.db
      .insertInto('riders')
      .values([moussa, paul].filter((rider) => rider !== undefined))
      .execute();
    await parcel('2026-03-02T10:00:00Z', { city: 'Yaoundé', riderId: 'rider-Moussa', status: 'Refused' });
    await parcel('2026-03-03T10:00:00Z', { city: 'yaounde', riderId: 'rider-Moussa' });
    await parcel('2026-03-04T10:00:00Z', { city: 'Douala', riderId: 'rider-Paul', status: 'Refused' });
    await parcel('2026-03-04T10:00:00Z', { city: 'Douala', riderId: 'rider-Moussa', status: 'Refused' });
    // Delivered, and brought back later: it was not refused.
    await parcel('2026-03-05T10:00:00Z', { city: 'Douala', status: 'Returned' });
    // Still on its way: it has not reached a door.
    await parcel('2026-03-05T10:00:00Z', { city: 'Douala', status: 'Out for delivery' });
    // Dispatched at 23:30 on Saturday the 28th in Douala, and at half past midnight on Sunday the first.
    await parcel('2026-02-28T21:30:00Z', { city: 'Douala', riderId: 'rider-Paul', status: 'Refused' });
    await parcel('2026-02-28T22:30:00Z', { city: 'Kribi', riderId: 'rider-Paul' });
    await parcel('2026-02-25T10:00:00Z', { city: 'Buea', status: 'Refused' });
    const { refusals } = await overview('2026-03-07T12:00:00Z');
    expect(refusals).toEqual({
      ...{ parcels: 6, refused: 3, parcelsBefore: 2, refusedBefore: 2 },
      cities: [
        { name: 'Douala', parcels: 3, refused: 2, parcelsBefore: 1, refusedBefore: 1 },
        { name: 'Yaoundé', parcels: 2, refused: 1, parcelsBefore: 0, refusedBefore: 0 },
        { name: 'Kribi', parcels: 1, refused: 0, parcelsBefore: 0, refusedBefore: 0 },
        // No parcel went there this week: the earlier ones are shown beside zeros.
        { name: 'Buea', parcels: 0, refused: 0, parcelsBefore: 1, refusedBefore: 1 },
      ],
      riders: [
        { name: 'Moussa', parcels: 3, refused: 2, parcelsBefore: 0, refusedBefore: 0 },
        { name: 'Paul', parcels: 2, refused: 1, parcelsBefore: 1, refusedBefore: 1 },
        { name: null, parcels: 1, refused: 0, parcelsBefore: 1, refusedBefore: 1 },
      ],
    });
  });

  test('leave out parcels paid with simulated money', async () => {
    const id = await parcel('2026-04-02T10:00:00Z', { status: 'Refused' });
    await store.db.updateTable('orders').set({ isPaymentSimulated: true }).where('id', '=', id).execute();
    expect((await overview('2026-04-03T12:00:00Z')).refusals).toMatchObject({ parcels: 0, refused: 0 });
  });
});

describe('customers who bought', () => {
  test('are phone numbers; who had bought before has come back', async () => {
    const [ada, bea, eve] = ['+237677100001', '+237677100002', '+237677100003'];
    await parcel('2026-05-01T10:00:00Z', { phone: ada });
    // Refused, so not bought.
    await parcel('2026-05-01T10:00:00Z', { phone: eve, status: 'Refused' });
    await parcel('2026-05-20T10:00:00Z', { phone: ada });
    await parcel('2026-05-26T10:00:00Z', { phone: bea });
    await parcel('2026-05-27T10:00:00Z', { phone: bea });
    await parcel('2026-05-27T10:00:00Z', { phone: eve });
    await parcel('2026-05-28T10:00:00Z', { phone: eve, status: 'Cancelled' });
    await parcel('2026-05-28T10:00:00Z', { phone: ada });
    const { buyers } = await overview('2026-05-28T12:00:00Z');
    // Ada and Bea had bought before, Eve had not; in the week before only Ada bought, for the second time.
    expect(buyers).toEqual({ all: 3, returning: 2, allBefore: 1, returningBefore: 1 });
  });
});

describe('codes', () => {
  test('say what they took off and what the orders came to, without orders that ended', async () => {
    const id = 'a'.repeat(24);
    await store.db
      .insertInto('promotions')
      .values({
        ...{ id, kind: 'amount', name: 'Mars', code: 'MARS', value: 500, minimum: 1_000 },
        ...{ startsAt: clock.now(), createdAt: clock.now() },
      })
      .execute();
    const use = async (at: string, status: OrderStatus, isGivenBack = false) => {
      const orderId = await parcel(at, { status });
      await store.db
        .updateTable('orders')
        .set({ promoCode: 'MARS', total: 2_500, reduction: 500 })
        .where('id', '=', orderId)
        .execute();
      await store.db
        .insertInto('promotionUses')
        .values({
          ...{ orderId, promotionId: id, amount: 500, usedAt: clock.now() },
          givenBackAt: isGivenBack ? clock.now() : null,
        })
        .execute();
    };
    await use('2026-06-20T10:00:00Z', 'Delivered');
    await use('2026-06-27T10:00:00Z', 'Delivered');
    await use('2026-06-28T10:00:00Z', 'Placed');
    await use('2026-06-28T10:00:00Z', 'Cancelled', true);
    expect((await overview('2026-06-29T12:00:00Z')).codes).toEqual({
      given: 1_000,
      givenBefore: 500,
      codes: [{ code: 'MARS', uses: 2, sales: 5_000, given: 1_000, usesBefore: 1, givenBefore: 500 }],
    });
  });
});

test('gifts say with how many orders they went out and what they were worth, and are no codes', async () => {
  const id = 'c'.repeat(24);
  await store.db
    .insertInto('promotions')
    .values({
      ...{ id, kind: 'gift', name: 'A gloss from 10 000', nameFr: 'Un gloss dès 10 000', value: 0 },
      ...{ giftProductId: gloss.id, minimum: 10_000, startsAt: clock.now(), createdAt: clock.now() },
    })
    .execute();
  const give = async (at: string, status: OrderStatus) => {
    const orderId = await parcel(at, { status });
    const use = { orderId, promotionId: id, amount: 1_500, usedAt: clock.now() };
    await store.db.insertInto('promotionUses').values(use).execute();
  };
  await give('2026-09-20T10:00:00Z', 'Delivered');
  await give('2026-09-27T10:00:00Z', 'Delivered');
  await give('2026-09-28T10:00:00Z', 'Placed');
  await give('2026-09-28T10:00:00Z', 'Cancelled');
  const { gifts, codes } = await overview('2026-09-29T12:00:00Z');
  expect(gifts).toEqual([
    {
      ...{ id, name: 'A gloss from 10 000', nameFr: 'Un gloss dès 10 000' },
      ...{ orders: 2, sold: 6_000, given: 3_000, ordersBefore: 1, givenBefore: 1_500 },
    },
  ]);
  expect(codes).toEqual({ given: 0, givenBefore: 0, codes: [] });
});

test('questions and reviews that wait are among what is to be done now', async () => {
  const before = await overview('2026-10-02T12:00:00Z');
  await makeReview(store);
  await makeReview(store, { state: 'shown' });
  await makeQuestion(store);
  const now = await overview('2026-10-02T12:00:00Z');
  expect([now.newReviews, now.newQuestions]).toEqual([before.newReviews + 1, before.newQuestions + 1]);
});

test('sales by percent say what they sold and took off, of the orders of their days', async () => {
  const balm = await makeProduct(store, { price: 2_000, discount: 20, stock: 50 });
  const other = await makeProduct(store, { price: 2_000, discount: 20, stock: 50 });
  const id = 'b'.repeat(24);
  await store.db
    .insertInto('promotions')
    .values({
      ...{ id, kind: 'sale', name: 'Mango days', nameFr: 'Jours de la mangue', code: null, value: 20 },
      ...{ productCount: 1, createdAt: clock.now() },
      ...{ startsAt: new Date('2026-07-10T00:00:00Z'), endsAt: new Date('2026-07-19T00:00:00Z') },
    })
    .execute();
  await store.db.insertInto('promotionProducts').values({ promotionId: id, productId: balm.id }).execute();
  const order = async (at: string, product: typeof balm, status: OrderStatus, quantity = 1) => {
    clock.set(at);
    await makeOrder(store, [{ product, quantity }], { status });
  };
  await order('2026-07-09T10:00:00Z', balm, 'Delivered');
  await order('2026-07-11T10:00:00Z', balm, 'Delivered');
  await order('2026-07-15T10:00:00Z', balm, 'Delivered', 2);
  await order('2026-07-16T10:00:00Z', balm, 'Cancelled');
  await order('2026-07-16T10:00:00Z', other, 'Delivered');
  const { percentSales } = await overview('2026-07-20T12:00:00Z');
  expect(percentSales).toEqual([
    {
      ...{ id, name: 'Mango days', nameFr: 'Jours de la mangue' },
      ...{ orders: 1, sold: 3_200, given: 800, ordersBefore: 1, givenBefore: 400 },
    },
  ]);
});
