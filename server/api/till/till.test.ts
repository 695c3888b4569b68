import { describe, expect, test } from 'vitest';
import { workOff } from '#core/jobs/work-off.ts';
import { orderNews } from '#core/orders/mail-order-news.ts';
import { getOrder } from '#core/orders/order-queries.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { endpoints } from '#shared/endpoints.ts';
import { fieldMessages } from '#shared/messages/field-messages.ts';
import { orderMailMessages } from '#shared/messages/order-mail-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { sumOfCount } from '#shared/till.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { lastCharge, makeOnlineShopper } from '#tests/support/online-shopper.ts';

const momo = createFakeProvider('mtn_momo', { canRefund: false });
const sandbox = {
  ...createFakeProvider('orange_money', { id: 'orange_push', canRefund: false }),
  isSimulated: true,
};
const shop = await testShop({ overrides: { payments: [momo, sandbox] } });
const { call, store, logInAs, clock } = shop;
const options = { token: await logInAs(await makeAdmin(store)) };

async function now() {
  clock.advance({ seconds: 1 });
  return (await call(endpoints.till.get, {}, options)).body.data;
}

/** The open till, or a new one with this float. */
async function openOne(float = 20_000) {
  await call(endpoints.till.open, { float, note: 'Counted' }, options);
  const { open } = await now();
  if (!open) throw new Error('No till is open.');
  return open.till;
}

async function closeOpen(counted?: number) {
  const open = await openOne();
  const { id, expected } = open;
  await call(
    endpoints.till.close,
    { till: id, expected, counted: counted ?? expected, note: 'Counted' },
    options,
  );
}

/** A parcel of 9 000 F; without a rider, paid across the counter. */
async function paidParcel(rider?: string) {
  const product = await makeProduct(store, { price: 9_000, stock: 5 });
  const order = await makeOrder(store, [{ product, quantity: 1 }], { status: 'Packed' });
  await call(endpoints.orderDesk.dispatch, { orders: [order.id], ...(rider ? { rider } : {}) }, options);
  await call(endpoints.cash.collect, { _id: order.id, due: 9_000, amount: 9_000 }, options);
  return order.id;
}

async function refundDueOf(orderId: string) {
  await call(endpoints.orderDesk.move, { orders: [orderId], to: 'Returned' }, options);
  const refund = await store.db
    .selectFrom('refunds')
    .select('id')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return refund.id;
}

let phones = 0;
async function newRider() {
  phones += 1;
  const phone = `+23769${String(phones).padStart(7, '0')}`;
  return (await call(endpoints.rider.save, { name: 'Ibrahim', phone }, options)).body.data.id;
}

describe('the first till', () => {
  test('takes any float, and none is proposed', async () => {
    expect(await now()).toEqual({ open: null, last: null });
    const { body } = await call(endpoints.till.open, { float: 20_000 }, options);
    expect(body.data.open).toMatchObject({ till: { openingFloat: 20_000, carried: null, expected: 20_000 } });
    const second = await call(endpoints.till.open, { float: 1 }, options);
    expect([second.status, second.body.code]).toEqual([409, 'TILL_OPEN']);
    await closeOpen();
  });
});

describe('an open till', () => {
  test('holds its float, what riders and the counter brought and was put in, without what left it', async () => {
    const { id, expected } = await openOne();
    const rider = await newRider();
    await paidParcel(rider);
    await call(endpoints.cash.handOver, { rider, inHand: 9_000, amount: 9_000 }, options);
    await paidParcel();
    const refund = await refundDueOf(await paidParcel());
    await call(endpoints.payment.settleRefund, { id: refund, reference: 'Receipt 4' }, options);
    let shown = expected + 9_000 + 9_000;
    for (const [kind, amount] of [
      ['paid_in', 5_000],
      ['paid_out', 1_500],
      ['banked', 10_000],
    ] as const) {
      const { status } = await call(endpoints.till.noteEntry, { kind, amount, note: 'Taxi', shown }, options);
      expect(status).toBe(200);
      shown += kind === 'paid_in' ? amount : -amount;
    }
    const { open } = await now();
    expect(open?.till).toMatchObject({
      id,
      expected: expected + 18_000 + 5_000 - 1_500 - 10_000,
      sums: {
        ...{ collected: 18_000, handedOver: 9_000, paidIn: 5_000 },
        ...{ givenBack: 9_000, paidOut: 1_500, banked: 10_000 },
      },
    });
    expect(open?.lines.map(({ kind }) => kind)).toEqual([
      ...['banked', 'paid_out', 'paid_in', 'out', 'in', 'in', 'moved'],
    ]);
  });

  test('notes nothing twice, and gives out no more than it holds', async () => {
    const { expected: shown } = await openOne();
    const taxi = { kind: 'paid_out', amount: 500, note: 'Taxi', shown };
    expect((await call(endpoints.till.noteEntry, taxi, options)).status).toBe(200);
    const again = await call(endpoints.till.noteEntry, taxi, options);
    expect([again.status, again.body.code]).toEqual([409, 'TILL_CHANGED']);
    const left = shown - 500;
    const much = { kind: 'banked', amount: left + 1, note: 'Bank', shown: left };
    expect((await call(endpoints.till.noteEntry, much, options)).body.code).toBe('TILL_SHORT');
    const silent = await call(endpoints.till.noteEntry, { ...taxi, note: ' ', shown: left }, options);
    expect(Object.keys(silent.body.fields ?? {})).toEqual(['note']);
  });

  test('takes an entry back once, by a manager, with another entry', async () => {
    const { expected: shown } = await openOne();
    const wrong = { kind: 'paid_in', amount: 700, note: 'Coins', shown };
    const { body } = await call(endpoints.till.noteEntry, wrong, options);
    const entryId = Number(body.data.open?.lines[0]?.sourceId);
    const clerk = { token: await logInAs(await makeUser(store, { role: 'ORDERS' })) };
    expect((await call(endpoints.till.takeBack, { entryId, note: 'Wrong' }, clerk)).status).toBe(403);
    const taken = await call(endpoints.till.takeBack, { entryId, note: 'Wrong' }, options);
    expect(taken.body.data.open?.till.expected).toBe(shown);
    expect((await call(endpoints.till.takeBack, { entryId, note: 'Wrong' }, options)).body.code).toBe(
      'CASH_ENTRY_CORRECTED',
    );
  });

  test('refuses a refund above what it holds, unless it is paid otherwise', async () => {
    const orderId = await paidParcel();
    await closeOpen();
    await call(endpoints.till.open, { float: 100, note: 'The rest is in the safe' }, options);
    const id = await refundDueOf(orderId);
    const short = await call(endpoints.payment.settleRefund, { id, reference: 'Receipt 5' }, options);
    expect([short.status, short.body.code]).toEqual([409, 'TILL_SHORT']);
    const elsewhere = { id, reference: 'MoMo 77', paidFrom: 'elsewhere' };
    expect((await call(endpoints.payment.settleRefund, elsewhere, options)).status).toBe(200);
    expect((await now()).open?.till.expected).toBe(100);
    const line = await store.db
      .selectFrom('moneyMovements')
      .select(['place', 'tillId', 'kind'])
      .where('orderId', '=', orderId)
      .where('kind', '=', 'out')
      .executeTakeFirst();
    expect(line).toEqual({ place: 'elsewhere', tillId: null, kind: 'out' });
  });
});

describe('a refund of money that came by wallet', () => {
  /** The refund of an order for which 6 000 F came and whose parcel came back. */
  async function refundOf(provider: typeof momo, payer_phone: string) {
    const amina = await makeOnlineShopper(shop);
    const input = { ...amina.order, provider: provider.method, payer_phone };
    const { body } = await call(endpoints.order.checkout, input, { token: amina.token });
    const charge = lastCharge(provider);
    await settlePayment(store, charge.attemptId, paid(charge));
    const { orderId } = body.data;
    await call(endpoints.orderDesk.move, { orders: [orderId], to: 'Cancelled' }, options);
    await workOff(store, refundRequests);
    const refund = await store.db
      .selectFrom('refunds')
      .select('id')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    return { orderId, id: refund.id };
  }

  test('leaves the till in cash where the shop says so, and is cash in the books', async () => {
    const { orderId, id } = await refundOf(momo, '677001122');
    await closeOpen();
    await call(endpoints.till.open, { float: 20_000, note: 'From the safe' }, options);
    const { expected } = await openOne();
    const paper = { id, reference: 'Receipt 8', paidFrom: 'till' };
    expect((await call(endpoints.payment.settleRefund, paper, options)).status).toBe(200);
    const { open } = await now();
    expect(open?.till.expected).toBe(expected - 6_000);
    expect(open?.lines[0]).toMatchObject({ kind: 'out', amount: 6_000 });
    const line = await store.db
      .selectFrom('moneyMovements')
      .select(['place', 'method', 'kind', 'tillId'])
      .where('orderId', '=', orderId)
      .where('kind', '=', 'out')
      .executeTakeFirst();
    expect(line).toEqual({
      ...{ place: 'cash', method: 'cash_on_delivery', kind: 'out' },
      tillId: open?.till.id,
    });
    const order = await store.db
      .selectFrom('orders')
      .select('paymentStatus')
      .where('id', '=', orderId)
      .executeTakeFirst();
    expect(order).toEqual({ paymentStatus: 'Refunded' });
  });

  test('needs no reference in cash from the till, and one in any other way', async () => {
    const { id, orderId } = await refundOf(momo, '677001122');
    await closeOpen();
    await call(endpoints.till.open, { float: 20_000, note: 'From the safe' }, options);
    for (const other of [{ id }, { id, reference: '  ' }, { id, paidFrom: 'elsewhere' }]) {
      const { status, body } = await call(endpoints.payment.settleRefund, other, options);
      expect([status, body.fields]).toEqual([422, { reference: fieldMessages.en.required }]);
    }
    const inCash = { id, paidFrom: 'till' };
    expect((await call(endpoints.payment.settleRefund, inCash, options)).status).toBe(200);
    const order = (await call(endpoints.orderDesk.getOrder, { _id: orderId }, options)).body.data;
    expect(order).toMatchObject({ payment_status: 'Refunded', issues: [] });
    expect(order.events.find(({ remark }) => remark === 'refunded')).toMatchObject({ note: '' });
    const ofCash = await refundDueOf(await paidParcel());
    expect((await call(endpoints.payment.settleRefund, { id: ofCash }, options)).status).toBe(200);
  });

  test('changes nothing of the till where it goes back the way it came, and needs enough cash otherwise', async () => {
    const one = await refundOf(momo, '677001122');
    await closeOpen();
    await call(endpoints.till.open, { float: 100, note: 'The rest is in the safe' }, options);
    const short = { id: one.id, reference: 'Receipt 9', paidFrom: 'till' };
    expect((await call(endpoints.payment.settleRefund, short, options)).body.code).toBe('TILL_SHORT');
    const wallet = { id: one.id, reference: 'MP 88' };
    expect((await call(endpoints.payment.settleRefund, wallet, options)).status).toBe(200);
    expect((await now()).open?.till.expected).toBe(100);
  });

  test.each([
    ['till', orderMailMessages.en.givenBackInCash],
    ['elsewhere', orderMailMessages.en.givenBack],
    [undefined, orderMailMessages.en.givenBackTheSameWay],
  ] as const)('paid from %s is mailed as what it is: no bank has it', async (paidFrom, sentence) => {
    const { id, orderId } = await refundOf(momo, '677001122');
    await closeOpen();
    await call(endpoints.till.open, { float: 20_000, note: 'From the safe' }, options);
    const made = { id, reference: 'MP 99', paidFrom };
    expect((await call(endpoints.payment.settleRefund, made, options)).status).toBe(200);
    await workOff(store, orderNews);
    const { orderNumber } = await getOrder(store.db, orderId);
    const { textBody } = await store.db
      .selectFrom('mailOutbox')
      .select('textBody')
      .where('kind', '=', 'order refunded')
      .where('subject', 'like', `%${orderNumber}%`)
      .executeTakeFirstOrThrow();
    expect(textBody.split('\n')).toContain(sentence(formatFrancs(6_000)));
  });

  test('of a test payment takes no cash', async () => {
    const { id } = await refundOf(sandbox, '699001122');
    const cash = { id, reference: 'Receipt 10', paidFrom: 'till' };
    const refused = await call(endpoints.payment.settleRefund, cash, options);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['paidFrom']]);
  });
});

describe('closing', () => {
  test('asks for a reason where the count differs, and stays as it was written', async () => {
    const { id, expected } = await openOne();
    const counts = { note_10000: 1, coin_25: 3 };
    const counted = sumOfCount(counts);
    const closing = { till: id, expected, counted, counts };
    const wrongSum = await call(endpoints.till.close, { ...closing, counted: counted + 1 }, options);
    expect(Object.keys(wrongSum.body.fields ?? {})).toEqual(['counted']);
    const silent = await call(endpoints.till.close, closing, options);
    expect(silent.body.fields).toEqual({ note: 'This field is required.' });
    const closed = await call(endpoints.till.close, { ...closing, note: 'Change for a shopper' }, options);
    expect(closed.body.data).toEqual({ open: null, last: { counted, since: 0 } });
    // The same request again, as after a lost answer; another count is refused.
    expect(
      (await call(endpoints.till.close, { ...closing, note: 'Change for a shopper' }, options)).status,
    ).toBe(200);
    const other = await call(
      endpoints.till.close,
      { ...closing, counts: {}, counted: 0, note: 'No' },
      options,
    );
    expect(other.body.code).toBe('TILL_NOT_OPEN');
    const { body } = await call(endpoints.till.list, {}, options);
    expect(body.data[0]).toMatchObject({
      id,
      expected,
      counted,
      counts,
      closingNote: 'Change for a shopper',
    });
    const rewrite = store.db.updateTable('tills').set({ closingNote: 'x' }).where('id', '=', id).execute();
    await expect(rewrite).rejects.toThrow('never changed');
  });

  test('is refused where cash has moved since it was looked at', async () => {
    const { id, expected } = await openOne();
    await paidParcel();
    const stale = await call(endpoints.till.close, { till: id, expected, counted: expected }, options);
    expect([stale.status, stale.body.code]).toEqual([409, 'TILL_CHANGED']);
  });

  test('leaves its count to the next till, with what came and went between', async () => {
    await closeOpen(30_000);
    await paidParcel();
    expect((await now()).last).toEqual({ counted: 30_000, since: 9_000 });
    const silent = await call(endpoints.till.open, { float: 30_000 }, options);
    expect(silent.body.fields).toEqual({ note: 'This field is required.' });
    const { body } = await call(endpoints.till.open, { float: 39_000 }, options);
    expect(body.data.open?.till).toMatchObject({ carried: 39_000, openingFloat: 39_000 });
  });

  test('nor is the next one by a correction of cash from before it, when no till was open', async () => {
    await closeOpen();
    const orderId = await paidParcel();
    const { last } = await now();
    await call(
      endpoints.till.open,
      { float: (last?.counted ?? 0) + 4_000, note: 'Only 4,000 came' },
      options,
    );
    await closeOpen();
    const { last: counted } = await now();
    const { id: entryId } = await store.db
      .selectFrom('cashCollections')
      .select('id')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    await call(
      endpoints.cash.correctCollection,
      { entryId, amount: 4_000, rider: null, note: 'Counted again' },
      options,
    );
    expect((await now()).last).toEqual(counted);
    await paidParcel();
    expect((await now()).last).toEqual({ counted: counted?.counted, since: 9_000 });
  });

  test('is not changed by a correction of what lay in it', async () => {
    await openOne();
    const orderId = await paidParcel();
    const before = await openOne();
    const { id, expected } = before;
    await call(endpoints.till.close, { till: id, expected, counted: expected }, options);
    await call(endpoints.till.open, { float: expected }, options);
    clock.advance({ seconds: 1 });
    const { body } = await call(endpoints.orderDesk.getOrder, { _id: orderId }, options);
    const entryId = body.data.cash.collections[0]?.id;
    const right = { entryId, amount: 8_000, rider: null, note: 'Counted again' };
    expect((await call(endpoints.cash.correctCollection, right, options)).status).toBe(200);
    expect((await now()).open?.till.expected).toBe(expected);
    const report = (await call(endpoints.till.getReport, { till: id }, options)).body.data;
    expect(report.till).toMatchObject({ expected, counted: expected, sums: before.sums });
    expect(report.lines.filter(({ isAfterClosing }) => isAfterClosing).map(({ amount }) => amount)).toEqual(
      expect.arrayContaining([8_000, -9_000]),
    );
    expect((await call(endpoints.till.getReport, { till: 999_999 }, options)).status).toBe(404);
  });
});
