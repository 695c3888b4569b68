import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const { call, store, logInAs, clock } = await testShop();
clock.goToNoon();
const { collect, handOver, confirmHandOver, correctHandover, getDay } = endpoints.cash;
const office = { token: await logInAs(await makeAdmin(store, { name: 'Solange' })) };

let riders = 0;
/** A rider with an account and 9 000 F in hand. */
async function newRider() {
  riders += 1;
  const phone = `+23769${String(riders).padStart(7, '0')}`;
  const { body } = await call(endpoints.rider.save, { name: `Ibrahim ${riders}`, phone }, office);
  const rider = body.data.id;
  const user = await makeUser(store, { role: 'RIDER' });
  await store.db.updateTable('riders').set({ userId: user.id }).where('id', '=', rider).execute();
  const product = await makeProduct(store, { price: 9_000, stock: 5 });
  const order = await makeOrder(store, [{ product, quantity: 1 }], { status: 'Packed' });
  await call(endpoints.orderDesk.dispatch, { orders: [order.id], rider }, office);
  await call(collect, { _id: order.id, due: 9_000, amount: 9_000 }, office);
  return { rider, own: { token: await logInAs(user) } };
}

async function handedOver(rider: string, amount = 9_000, more: object = {}) {
  const note = amount < 9_000 ? 'He says a note was torn' : '';
  const { body } = await call(handOver, { rider, inHand: 9_000, amount, note, ...more }, office);
  expect(body.success, body.message).toBe(true);
  return (await entryOf(rider))?.id ?? 0;
}

/** The newest entry of cash that this rider handed over. */
async function entryOf(rider: string) {
  clock.advance({ seconds: 1 });
  const { body } = await call(getDay, {}, office);
  return body.data.entries.find(({ kind, riderId }) => kind === 'handed_over' && riderId === rider);
}

async function surplusOf(rider: string) {
  const lines = await store.db
    .selectFrom('moneyMovements')
    .select('amount')
    .where('riderId', '=', rider)
    .where('kind', '=', 'difference')
    .execute();
  return lines.map(({ amount }) => amount);
}

describe('cash that a rider hands over', () => {
  test('is confirmed by the rider on the own page, once, with name, time and sum', async () => {
    const { rider, own } = await newRider();
    const entryId = await handedOver(rider);
    const { handovers } = (await call(endpoints.parcel.list, {}, own)).body.data;
    expect(handovers).toMatchObject([{ id: entryId, amount: 9_000, countedBy: 'Solange', confirmed: null }]);
    expect(await entryOf(rider)).toMatchObject({ isToConfirm: true, saidAmount: null });
    const said = await call(endpoints.parcel.confirmHandOver, { entryId, amount: 9_000 }, own);
    expect(said.body.data.handovers).toMatchObject([{ confirmed: { amount: 9_000, isInPresence: false } }]);
    expect((await call(endpoints.parcel.confirmHandOver, { entryId, amount: 9_000 }, own)).status).toBe(200);
    const other = await call(endpoints.parcel.confirmHandOver, { entryId, amount: 1, note: 'No' }, own);
    expect([other.status, other.body.code]).toEqual([409, 'HANDOVER_CONFIRMED']);
    expect(await entryOf(rider)).toMatchObject({
      ...{ isToConfirm: false, saidAmount: 9_000, saidInPresence: false },
      ...{ saidBy: expect.stringContaining('Ibrahim'), saidAt: expect.any(String) },
    });
    const rewrite = store.db.updateTable('handoverConfirmations').set({ amount: 1 }).execute();
    await expect(rewrite).rejects.toThrow('never changed');
  });

  test('names a difference on both sides, and what is put right is confirmed anew', async () => {
    const { rider, own } = await newRider();
    const silent = await call(handOver, { rider, inHand: 9_000, amount: 8_000 }, office);
    expect(silent.body.fields).toEqual({ note: 'This field is required.' });
    const entryId = await handedOver(rider, 8_000);
    const mine = { entryId, amount: 9_000 };
    const unsaid = await call(endpoints.parcel.confirmHandOver, mine, own);
    expect(unsaid.body.fields).toEqual({ note: 'This field is required.' });
    const said = await call(endpoints.parcel.confirmHandOver, { ...mine, note: 'I gave all of it' }, own);
    expect(said.status).toBe(200);
    expect(await entryOf(rider)).toMatchObject({
      ...{ amount: 8_000, saidAmount: 9_000, saidNote: 'I gave all of it' },
    });
    await call(correctHandover, { entryId, amount: 9_000, rider, note: 'It lay under the table' }, office);
    const { handovers, cashInHand } = (await call(endpoints.parcel.list, {}, own)).body.data;
    expect(cashInHand).toBe(0);
    expect(handovers).toMatchObject([{ amount: 9_000, inHand: 9_000, confirmed: null }]);
    const old = await call(confirmHandOver, { entryId: entryId + 1_000, amount: 9_000 }, office);
    expect([old.status, old.body.code]).toEqual([404, 'CASH_ENTRY_NOT_FOUND']);
  });

  test('is confirmed in the presence of a rider without a phone, at once or later', async () => {
    const { rider } = await newRider();
    await handedOver(rider, 5_000, { isConfirmedHere: true });
    expect(await entryOf(rider)).toMatchObject({
      isToConfirm: false,
      saidAmount: 5_000,
      saidInPresence: true,
    });
    await call(handOver, { rider, inHand: 4_000, amount: 4_000 }, office);
    const entryId = (await entryOf(rider))?.id;
    expect((await call(confirmHandOver, { entryId, amount: 4_000 }, office)).status).toBe(200);
    expect(await entryOf(rider)).toMatchObject({ saidAmount: 4_000, saidInPresence: true });
  });

  test('is booked where it is more than the books say, as a difference that is explained', async () => {
    const { rider, own } = await newRider();
    const over = { rider, inHand: 9_000, amount: 9_500 };
    const silent = await call(handOver, over, office);
    expect(silent.body.fields).toEqual({ note: 'This field is required.' });
    const note = 'A shopper wanted no change';
    expect((await call(handOver, { ...over, note }, office)).body.data).toMatchObject({ cashInHand: 0 });
    const entry = await entryOf(rider);
    expect(entry).toMatchObject({ amount: 9_500, note, isToConfirm: true });
    const mine = { entryId: entry?.id, amount: 9_500 };
    const said = await call(endpoints.parcel.confirmHandOver, mine, own);
    expect(said.body.data.handovers).toMatchObject([{ amount: 9_500, inHand: 9_000 }]);
    const { body } = await call(getDay, {}, office);
    const row = body.data.rows.find((one) => one.rider?.id === rider);
    expect(row).toMatchObject({ collected: 9_000, handedOver: 9_500, outstanding: 0 });
    expect(await surplusOf(rider)).toEqual([500]);

    // A recount finds less, and the next one no more than the books say.
    const again = { rider, note: 'Counted twice' };
    await call(correctHandover, { ...again, entryId: entry?.id, amount: 9_200 }, office);
    expect(await surplusOf(rider)).toEqual([500, -500, 200]);
    const right = { ...again, entryId: (await entryOf(rider))?.id, amount: 9_000 };
    expect((await call(correctHandover, right, office)).status).toBe(200);
    expect(await surplusOf(rider)).toEqual([500, -500, 200, -200]);
    expect((await call(endpoints.parcel.list, {}, own)).body.data.cashInHand).toBe(0);
  });

  test('is no one else’s to confirm', async () => {
    const [{ rider }, other] = [await newRider(), await newRider()];
    const entryId = await handedOver(rider);
    const answer = await call(endpoints.parcel.confirmHandOver, { entryId, amount: 9_000 }, other.own);
    expect([answer.status, answer.body.code]).toEqual([404, 'CASH_ENTRY_NOT_FOUND']);
    expect((await call(endpoints.parcel.list, {}, other.own)).body.data.handovers).toEqual([]);
    expect((await call(confirmHandOver, { entryId, amount: 9_000 }, other.own)).status).toBe(403);
  });
});
