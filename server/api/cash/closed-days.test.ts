import { describe, expect, test } from 'vitest';
import type { CashRowView } from '#shared/contract/cash.ts';
import { endpoints } from '#shared/endpoints.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, logInAs, clock } = await testShop();
clock.goToNoon();
const { collect, handOver, closeDay, confirmDay, getDay } = endpoints.cash;
const solange = await makeAdmin(store, { name: 'Solange' });
const office = { token: await logInAs(solange) };

let riders = 0;
/** A rider with an account who left with two parcels and has delivered one: 9 000 F in hand. */
async function newRider() {
  riders += 1;
  const phone = `+23768${String(riders).padStart(7, '0')}`;
  const { body } = await call(endpoints.rider.save, { name: `Ibrahim ${riders}`, phone }, office);
  const rider = body.data.id;
  const user = await makeUser(store, { role: 'RIDER' });
  await store.db.updateTable('riders').set({ userId: user.id }).where('id', '=', rider).execute();
  const [brought, carried] = [await packed(), await packed()];
  await call(endpoints.orderDesk.dispatch, { orders: [brought, carried], rider }, office);
  await call(collect, { _id: brought, due: 9_000, amount: 9_000 }, office);
  return { rider, carried, own: { token: await logInAs(user) } };
}

async function packed(): Promise<string> {
  const product = await makeProduct(store, { price: 9_000, stock: 5 });
  return (await makeOrder(store, [{ product, quantity: 1 }], { status: 'Packed' })).id;
}

async function rowOf(rider: string, day?: string): Promise<CashRowView> {
  const { body } = await call(getDay, day === undefined ? {} : { day }, office);
  const row = body.data.rows.find((one) => one.rider?.id === rider);
  if (!row) throw new Error('The rider has no row.');
  return row;
}

/** Closes the day as the page does, with the figures shown. */
async function close(rider: string, more: object = {}) {
  const day = shopDayOf(clock.now());
  const { dispatched, delivered, refused, carried, collected, handedOver, outstanding } = await rowOf(rider);
  const figures = { dispatched, delivered, refused, carried, collected, handedOver, outstanding };
  return call(closeDay, { rider, day, figures, ...more }, office);
}

describe('the day of a rider', () => {
  test('is closed by the office with parcels and cash, and confirmed by the rider, once', async () => {
    const { rider, own } = await newRider();
    expect((await rowOf(rider)).closing).toBeNull();
    expect((await close(rider, { note: 'One parcel for tomorrow' })).status).toBe(200);
    const [closing] = (await call(endpoints.parcel.list, {}, own)).body.data.closings;
    expect(closing).toMatchObject({
      ...{ dispatched: 2, delivered: 1, carried: 1, collected: 9_000, handedOver: 0, outstanding: 9_000 },
      ...{ note: 'One parcel for tomorrow', closedBy: 'Solange', confirmed: null },
    });
    const mine = { closingId: closing?.id, isRight: true };
    const said = await call(endpoints.parcel.confirmDay, mine, own);
    expect(said.body.data.closings).toMatchObject([{ confirmed: { isRight: true, isInPresence: false } }]);
    expect((await call(endpoints.parcel.confirmDay, mine, own)).status).toBe(200);
    const other = await call(endpoints.parcel.confirmDay, { ...mine, isRight: false, note: 'No' }, own);
    expect([other.status, other.body.code]).toEqual([409, 'DAY_CLOSING_CONFIRMED']);
    expect((await rowOf(rider)).closing).toMatchObject({ isChanged: false, confirmed: { isRight: true } });
    await expect(store.db.deleteFrom('riderDayClosings').execute()).rejects.toThrow('never changed');
    const rewrite = store.db.updateTable('riderDayConfirmations').set({ isRight: false }).execute();
    await expect(rewrite).rejects.toThrow('never changed');
  });

  test('is not closed with other figures than those that were shown', async () => {
    const { rider, carried } = await newRider();
    const { dispatched, delivered, refused, collected, handedOver, outstanding } = await rowOf(rider);
    const figures = { dispatched, delivered, refused, carried: 1, collected, handedOver, outstanding };
    await call(collect, { _id: carried, due: 9_000, amount: 9_000 }, office);
    const day = shopDayOf(clock.now());
    const late = await call(closeDay, { rider, day, figures }, office);
    expect([late.status, late.body.code]).toEqual([409, 'RIDER_DAY_CHANGED']);
    expect((await rowOf(rider)).closing).toBeNull();
  });

  test('is closed once by two presses at the same time', async () => {
    const { rider, own } = await newRider();
    const answers = await Promise.all([close(rider), close(rider), close(rider)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await call(endpoints.parcel.list, {}, own)).body.data.closings).toHaveLength(1);
    const rows = await store.db
      .selectFrom('riderDayClosings')
      .select('id')
      .where('riderId', '=', rider)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('is closed anew when cash moved after it, and only the newest closing is asked about', async () => {
    const { rider, own } = await newRider();
    await close(rider);
    const [first] = (await call(endpoints.parcel.list, {}, own)).body.data.closings;
    await call(handOver, { rider, inHand: 9_000, amount: 9_000 }, office);
    expect((await rowOf(rider)).closing).toMatchObject({ isChanged: true });
    await close(rider);
    const old = await call(endpoints.parcel.confirmDay, { closingId: first?.id, isRight: true }, own);
    expect([old.status, old.body.code]).toEqual([409, 'DAY_CLOSING_REPLACED']);
    const { closings } = (await call(endpoints.parcel.list, {}, own)).body.data;
    expect(closings).toMatchObject([{ handedOver: 9_000, outstanding: 0, confirmed: null }]);
  });

  test('names what the rider says is wrong, and is a matter for the office', async () => {
    const { rider, own } = await newRider();
    await close(rider);
    const [closing] = (await call(endpoints.parcel.list, {}, own)).body.data.closings;
    const wrong = { closingId: closing?.id, isRight: false };
    const unsaid = await call(endpoints.parcel.confirmDay, wrong, own);
    expect(unsaid.body.fields).toEqual({ note: 'This field is required.' });
    await call(endpoints.parcel.confirmDay, { ...wrong, note: 'I brought both' }, own);
    expect((await rowOf(rider)).closing).toMatchObject({
      confirmed: { isRight: false, note: 'I brought both' },
    });
  });

  test('is asked about anew where the rider was mistaken, with the figures as they are', async () => {
    const { rider, own } = await newRider();
    await close(rider);
    const [first] = (await call(endpoints.parcel.list, {}, own)).body.data.closings;
    const wrong = { closingId: first?.id, isRight: false, note: 'I brought both' };
    await call(endpoints.parcel.confirmDay, wrong, own);
    const answers = await Promise.all([close(rider), close(rider)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { closings } = (await call(endpoints.parcel.list, {}, own)).body.data;
    expect(closings).toMatchObject([{ delivered: 1, confirmed: null }]);
    await call(endpoints.parcel.confirmDay, { closingId: closings[0]?.id, isRight: true }, own);
    expect((await rowOf(rider)).closing).toMatchObject({ confirmed: { isRight: true } });
  });

  test('is in the log once, however often the office presses that the rider agreed here', async () => {
    const { rider } = await newRider();
    for (const _press of [1, 2, 3]) await close(rider, { isConfirmedHere: true });
    const entries = await store.db
      .selectFrom('auditEntries')
      .select('id')
      .where('subjectId', '=', rider)
      .where('action', '=', 'noted')
      .execute();
    expect(entries).toHaveLength(1);
  });

  test('on which nothing moved can be closed with the parcel that the rider still carries, and stays to be seen', async () => {
    const { rider, carried } = await newRider();
    await call(handOver, { rider, inHand: 9_000, amount: 9_000 }, office);
    // Paid meanwhile, but not delivered yet.
    await store.db.updateTable('orders').set({ settled: 9_000 }).where('id', '=', carried).execute();
    clock.advance({ days: 1 });
    office.token = await logInAs(solange);
    expect(await rowOf(rider)).toMatchObject({ carried: 1, outstanding: 0, toCollect: 0 });
    expect((await close(rider)).status).toBe(200);
    await call(endpoints.orderDesk.changeRider, { _id: carried, shown: rider, note: 'Brought back' }, office);
    expect(await rowOf(rider)).toMatchObject({ carried: 0, closing: { carried: 1, isChanged: false } });
  });

  test('keeps the parcels that the rider left with, also where one goes to another rider on the next day', async () => {
    const { rider, carried, own } = await newRider();
    const { rider: other } = await newRider();
    const yesterday = shopDayOf(clock.now());
    await close(rider);
    const closingId = (await rowOf(rider)).closing?.id;
    expect((await call(endpoints.parcel.confirmDay, { closingId, isRight: true }, own)).status).toBe(200);
    clock.advance({ days: 1 });
    office.token = await logInAs(solange);
    const change = { _id: carried, shown: rider, rider: other, note: 'Fell ill' };
    expect((await call(endpoints.orderDesk.changeRider, change, office)).status).toBe(200);
    await call(collect, { _id: carried, due: 9_000, amount: 9_000 }, office);
    expect(await rowOf(rider, yesterday)).toMatchObject({
      ...{ dispatched: 2, delivered: 1 },
      closing: { isChanged: false, confirmed: { isRight: true } },
    });
    expect(await rowOf(other, yesterday)).toMatchObject({ dispatched: 2, delivered: 1 });
    expect(await rowOf(other)).toMatchObject({ dispatched: 0, delivered: 1 });
  });

  test('is confirmed in the presence of a rider without a phone, at once or later', async () => {
    const { rider } = await newRider();
    await close(rider, { isConfirmedHere: true });
    expect((await rowOf(rider)).closing).toMatchObject({ confirmed: { isRight: true, isInPresence: true } });
    const { rider: later } = await newRider();
    await close(later);
    const closingId = (await rowOf(later)).closing?.id;
    expect((await call(confirmDay, { closingId }, office)).status).toBe(200);
    expect((await rowOf(later)).closing).toMatchObject({ confirmed: { isInPresence: true } });
  });

  test('counts the parcels that were refused at the door', async () => {
    const { rider, carried, own } = await newRider();
    await call(endpoints.parcel.refuse, { id: carried, note: 'Changed her mind' }, own);
    expect(await rowOf(rider)).toMatchObject({ dispatched: 2, delivered: 1, refused: 1, carried: 0 });
    expect((await close(rider)).status).toBe(200);
    const [closing] = (await call(endpoints.parcel.list, {}, own)).body.data.closings;
    expect(closing).toMatchObject({ refused: 1 });
    const yesterday = shopDayOf(clock.now());
    clock.advance({ days: 1 });
    office.token = await logInAs(solange);
    expect(await rowOf(rider)).toMatchObject({ refused: 0 });
    expect(await rowOf(rider, yesterday)).toMatchObject({ refused: 1, closing: { isChanged: false } });
  });

  test('or a hand-over that the rider contests waits for the office until it is settled', async () => {
    const contested = async () => (await call(endpoints.attention.list, { limit: 1 }, office)).body.contested;
    const inMenu = async () => (await call(endpoints.adminFrame.getCounts, {}, office)).body.data.attention;
    const [before, shown] = [await contested(), await inMenu()];
    const today = shopDayOf(clock.now());
    const { rider, own } = await newRider();
    await close(rider);
    const { closing } = await rowOf(rider);
    const wrong = { closingId: closing?.id, isRight: false, note: 'One parcel more' };
    expect((await call(endpoints.parcel.confirmDay, wrong, own)).status).toBe(200);
    expect(await contested()).toEqual({ count: before.count + 1, firstDay: before.firstDay ?? today });
    expect(await inMenu()).toBe(shown + 1);
    await call(handOver, { rider, inHand: 9_000, amount: 9_000 }, office);
    const { entries } = (await call(getDay, {}, office)).body.data;
    const entryId = entries.find((entry) => entry.riderId === rider && entry.kind === 'handed_over')?.id;
    const other = { entryId, amount: 8_000, note: 'A note was missing' };
    expect((await call(endpoints.parcel.confirmHandOver, other, own)).status).toBe(200);
    expect((await contested()).count).toBe(before.count + 2);
    const corrected = { entryId, amount: 8_000, rider, note: 'Counted again' };
    expect((await call(endpoints.cash.correctHandover, corrected, office)).status).toBe(200);
    expect((await contested()).count).toBe(before.count + 1);
    expect((await close(rider)).status).toBe(200);
    expect(await contested()).toEqual(before);
    // Of another rider the office stays by what it counted, and the rider agrees with the day.
    const { rider: paul, own: ofPaul } = await newRider();
    await call(handOver, { rider: paul, inHand: 9_000, amount: 9_000 }, office);
    const more = (await call(getDay, {}, office)).body.data.entries;
    const paulsEntry = more.find((entry) => entry.riderId === paul && entry.kind === 'handed_over')?.id;
    await call(endpoints.parcel.confirmHandOver, { ...other, entryId: paulsEntry }, ofPaul);
    expect((await contested()).count).toBe(before.count + 1);
    expect((await close(paul, { isConfirmedHere: true })).status).toBe(200);
    expect(await contested()).toEqual(before);
  });

  test('is nothing of another rider', async () => {
    const { rider } = await newRider();
    await close(rider);
    const { own: stranger } = await newRider();
    const closingId = (await rowOf(rider)).closing?.id;
    const said = await call(endpoints.parcel.confirmDay, { closingId, isRight: true }, stranger);
    expect([said.status, said.body.code]).toEqual([404, 'DAY_CLOSING_NOT_FOUND']);
    expect((await call(endpoints.parcel.list, {}, stranger)).body.data.closings).toEqual([]);
  });

  test('of yesterday is closed with what it was, and tomorrow not at all', async () => {
    const { rider } = await newRider();
    const yesterday = shopDayOf(clock.now());
    clock.advance({ days: 1 });
    office.token = await logInAs(solange);
    await call(handOver, { rider, inHand: 9_000, amount: 9_000 }, office);
    const { dispatched, delivered, refused, carried, collected, handedOver, outstanding } = await rowOf(
      rider,
      yesterday,
    );
    const figures = { dispatched, delivered, refused, carried, collected, handedOver, outstanding };
    expect(figures).toMatchObject({ collected: 9_000, handedOver: 0, outstanding: 9_000 });
    expect((await call(closeDay, { rider, day: yesterday, figures }, office)).status).toBe(200);
    expect((await rowOf(rider, yesterday)).closing).toMatchObject({ isChanged: false });
    const tomorrow = shopDayOf(new Date(clock.now().getTime() + 86_400_000));
    const early = await call(closeDay, { rider, day: tomorrow, figures }, office);
    expect([early.status, Object.keys(early.body.fields ?? {})]).toEqual([422, ['day']]);
  });
});
