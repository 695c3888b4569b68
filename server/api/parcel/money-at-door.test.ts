import { beforeEach, describe, expect, test } from 'vitest';
import { workOff } from '#core/jobs/work-off.ts';
import { paymentQuestions } from '#core/settlement/payment-questions.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { type MadeRider, makeCarrier, makeParcel } from '#tests/support/make-parcel.ts';
import { lastCharge, readOrder, stockAndLedger } from '#tests/support/online-shopper.ts';

const card = createFakeProvider('card');
const momo = createFakeProvider('mtn_momo', { canRefund: false, canClose: false });
const shop = await testShop({ overrides: { payments: [card, momo] }, keepsLimits: true });
const { call, store, clock } = shop;
const { list, deliver, askWallet, keepPart } = endpoints.parcel;

let moussa: MadeRider;
beforeEach(async () => {
  moussa = await makeCarrier(shop, 'Moussa');
});

let phones = 677_002_000;
const newPhone = () => {
  phones += 1;
  return String(phones);
};

function ask(id: string, given: object = {}, idempotencyKey?: string) {
  const asked = { id, due: 10_000, amount: 10_000, provider: 'mtn_momo', payer_phone: newPhone(), ...given };
  return call(askWallet, asked, { token: moussa.token, ...(idempotencyKey ? { idempotencyKey } : {}) });
}

async function parcels() {
  return (await call(list, {}, { token: moussa.token })).body.data.parcels;
}

async function pass(): Promise<void> {
  clock.advance({ seconds: 5 });
  await workOff(store, paymentQuestions);
}

describe('a wallet that a rider asks at the door', () => {
  test('shows the rider the state of its request until its money is there, and the rest is cash', async () => {
    const { id } = await makeParcel(store, moussa.riderId);
    const asked = await ask(id, { amount: 6_000 });
    expect(asked.body.data.parcels, asked.body.message).toMatchObject([
      { id, due: 10_000, payment: { state: 'pending', method: 'mtn_momo', amount: 6_000 } },
    ]);
    momo.says(lastCharge(momo).attemptId, paid(lastCharge(momo)));
    await pass();
    expect(await parcels()).toMatchObject([{ id, due: 4_000, payment: { state: 'succeeded' } }]);
    await call(deliver, { id, due: 4_000, amount: 4_000 }, { token: moussa.token });
    expect(await readOrder(store, id)).toMatchObject({ status: 'Delivered', paymentStatus: 'Paid' });
    expect((await call(list, {}, { token: moussa.token })).body.data.cashInHand).toBe(4_000);
  });

  test('rings once where the answer got lost and the rider presses again', async () => {
    const { id } = await makeParcel(store, moussa.riderId);
    const before = momo.charges.length;
    const phone = { payer_phone: newPhone() };
    const first = await ask(id, phone, 'press-1');
    const again = await ask(id, phone, 'press-1');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(momo.charges.length - before).toBe(1);
    const other = await ask(id, {}, 'press-2');
    expect([other.body.code, other.body.data]).toEqual(['PROMPT_OPEN', { orderId: id, minutes: 10 }]);
  });

  test('is not asked for a parcel of another rider, of the shop, or one that is done', async () => {
    const ibrahim = await makeCarrier(shop, 'Ibrahim');
    const done = await makeParcel(store, moussa.riderId, { status: 'Delivered' });
    for (const { id } of [
      await makeParcel(store, ibrahim.riderId),
      await makeParcel(store, null),
      { id: 'nothing' },
    ]) {
      const pieces = [{ productId: 'anything', of: 2, quantity: 1 }];
      const kept = await call(keepPart, { id, due: 5_000, pieces }, { token: moussa.token });
      expect([(await ask(id)).body.code, kept.body.code]).toEqual(['PARCEL_NOT_FOUND', 'PARCEL_NOT_FOUND']);
    }
    expect((await ask(done.id)).status).toBeGreaterThan(400);
  });
});

describe('cash whose answer got lost', () => {
  test('is counted once, and the second press reads that it is done', async () => {
    const { id } = await makeParcel(store, moussa.riderId);
    const press = (amount: number) =>
      call(
        deliver,
        { id, due: 10_000, amount, note: 'No more' },
        { token: moussa.token, idempotencyKey: 'press-3' },
      );
    expect((await Promise.all([press(10_000), press(10_000)])).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect((await call(list, {}, { token: moussa.token })).body.data.cashInHand).toBe(10_000);
    expect((await press(9_000)).status).toBe(409);
  });
});

describe('a shopper who keeps one of two', () => {
  const keepOne = (id: string, productId: string, given: object = {}, idempotencyKey = 'press-4') =>
    call(
      keepPart,
      { id, due: 5_000, pieces: [{ productId, of: 2, quantity: 1 }], ...given },
      { token: moussa.token, idempotencyKey },
    );

  test('pays for that one, by wallet or in cash, and the other one is back once, however often it is pressed', async () => {
    const { id, product } = await makeParcel(store, moussa.riderId);
    const kept = await Promise.all([keepOne(id, product.id), keepOne(id, product.id)]);
    expect(kept.map(({ status }) => status)).toEqual([200, 200]);
    expect(await parcels()).toMatchObject([{ id, due: 5_000, total: 5_000, lines: [{ quantity: 1 }] }]);
    expect(await stockAndLedger(store, product)).toEqual({ stock: 4, ledger: 4 });
    await ask(id, { due: 5_000, amount: 5_000 });
    momo.says(lastCharge(momo).attemptId, paid(lastCharge(momo)));
    await pass();
    await call(deliver, { id, due: 0, amount: 0 }, { token: moussa.token });
    expect(await readOrder(store, id)).toMatchObject({
      status: 'Delivered',
      paymentStatus: 'Paid',
      refunds: [],
    });
  });

  test('keeps at least one, at the sum that was shown, of pieces that are there', async () => {
    const { id, product } = await makeParcel(store, moussa.riderId);
    const pieces = [{ productId: product.id, of: 2, quantity: 2 }];
    expect((await keepOne(id, product.id, { pieces, due: 0 })).body.code).toBe('ORDER_WOULD_BE_EMPTY');
    expect((await keepOne(id, product.id, { due: 4_000 })).body.code).toBe('CASH_CHANGED');
    expect((await keepOne(id, product.id)).status).toBe(200);
    expect((await keepOne(id, product.id, {}, 'press-5')).body.code).toBe('LINES_CHANGED');
    expect(await stockAndLedger(store, product)).toEqual({ stock: 4, ledger: 4 });
  });

  test('marks nothing as beyond sale: the shop looks at it when it is back', async () => {
    const { id, product } = await makeParcel(store, moussa.riderId);
    const pieces = [{ productId: product.id, of: 2, quantity: 1, damaged: 1 }];
    await keepOne(id, product.id, { pieces });
    expect(await stockAndLedger(store, product)).toEqual({ stock: 4, ledger: 4 });
  });
});
