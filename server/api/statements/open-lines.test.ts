import { describe, expect, test } from 'vitest';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { compareOpenLines } from '#core/statements/open-lines.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const momo = createFakeProvider('mtn_momo', { canRefund: false });
const shop = await testShop({ overrides: { payments: [momo] } });
const { call, store, clock } = shop;
const options = { token: await shop.logInAs(await makeAdmin(store)) };
const clerk = { token: await shop.logInAs(await makeUser(store, { role: 'ORDERS' })) };

async function orderBy(payment: 'cash' | 'mtn_momo') {
  const product = await makeProduct(store, { price: 1_000, discount: 0 });
  const pieces = [{ product, quantity: 2 }];
  const id = payment === 'cash' ? (await makeOrder(store, pieces)).id : await payOnline(pieces);
  const { orderNumber } = await readOrder(id);
  return { id, orderNumber, charge: momo.charges.find(({ orderId }) => orderId === id) };
}

async function payOnline(pieces: Parameters<typeof makeBuyer>[1]): Promise<string> {
  const { order, token } = await makeBuyer(shop, pieces);
  const payer = { provider: 'mtn_momo', payer_phone: '677001122' } as const;
  const { body } = await call(endpoints.order.checkout, { ...order, ...payer }, { token });
  return body.data.orderId;
}

function readOrder(id: string) {
  return store.db
    .selectFrom('orders')
    .select(['orderNumber', 'status', 'paymentStatus', 'cashDue', 'settled'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

let lines = 0;
/** Sends a statement of one payment; returns the number of its line. */
async function state(reference: string, amount: number): Promise<number> {
  lines += 1;
  const at = new Date(clock.now().getTime() + lines * 1_000).toISOString();
  const rows = ['Date (UTC),Id,Amount', `${at},${reference},${amount}`];
  const fields = {
    provider: 'mtn_momo',
    fileName: 'momo.csv',
    date: 'Date (UTC)',
    reference: 'Id',
    amount: 'Amount',
  };
  const bytes = Buffer.from(rows.join('\n'));
  await shop.upload(endpoints.statements.upload, { field: 'file', bytes, fields }, options);
  const { id } = await store.db
    .selectFrom('statementLines')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return id;
}

async function waiting(who = options) {
  const { body: counts } = await call(endpoints.adminFrame.getCounts, {}, who);
  const { body: list } = await call(endpoints.attention.list, {}, who);
  return { menu: counts.data.attention - list.totalCount, ...list.openLines };
}

describe('money that a statement has and the books do not', () => {
  test('is in the list of what needs attention and in the menu, for those who see statements', async () => {
    expect(await waiting()).toEqual({ menu: 0, count: 0, first: null });
    const lineId = await state('9000001', 7_300);
    expect(await waiting()).toMatchObject({ menu: 1, count: 1, first: { result: 'missing_here' } });
    expect(await waiting(clerk)).toEqual({ menu: 0, count: 0, first: null });
    await call(endpoints.statements.lookAt, { lineId, note: 'A gift' }, options);
    expect(await waiting()).toEqual({ menu: 0, count: 0, first: null });
  });

  test('waits no more when its payment becomes known', async () => {
    const { charge } = await orderBy('mtn_momo');
    if (!charge) throw new Error('Nothing was charged.');
    await state(charge.attemptId, 2_000);
    expect(await waiting()).toMatchObject({ count: 1 });
    await settlePayment(store, charge.attemptId, paid(charge));
    await compareOpenLines(store);
    expect(await waiting()).toMatchObject({ count: 0 });
  });

  test('pays the order whose payment it is, once, by one of two who enter it', async () => {
    const { id, orderNumber, charge } = await orderBy('mtn_momo');
    const lineId = await state(charge?.attemptId ?? '', 2_000);
    const line = { lineId, orderNumber: orderNumber.toLowerCase(), note: 'Seen on the portal' };
    const answers = await Promise.all([
      call(endpoints.statements.bookLine, line, options),
      call(endpoints.statements.bookLine, line, options),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await readOrder(id)).toMatchObject({ status: 'Placed', paymentStatus: 'Paid', settled: 2_000 });
    expect(await waiting()).toMatchObject({ menu: 0, count: 0 });
  });

  test('pays a part of what is due in cash, of a payment that the shop never began', async () => {
    const { id, orderNumber } = await orderBy('cash');
    const lineId = await state('9000002', 1_500);
    await call(endpoints.statements.bookLine, { lineId, orderNumber, note: 'He sent it himself' }, options);
    expect(await readOrder(id)).toMatchObject({ settled: 1_500, paymentStatus: 'Processing' });
    const { body } = await call(endpoints.money.list, { search: orderNumber }, options);
    expect(body.data).toMatchObject([{ amount: 1_500, place: 'mtn_momo', reference: '9000002' }]);
  });

  test('is not counted a second time when the provider says later whose payment it was', async () => {
    const { id, orderNumber, charge } = await orderBy('mtn_momo');
    if (!charge) throw new Error('Nothing was charged.');
    const { transactionId = '' } = paid(charge);
    const lineId = await state(transactionId, 2_000);
    await call(endpoints.statements.bookLine, { lineId, orderNumber, note: 'Seen on the portal' }, options);
    await settlePayment(store, charge.attemptId, paid(charge));
    expect(await readOrder(id)).toMatchObject({ paymentStatus: 'Paid', settled: 2_000 });
    const { body: moved } = await call(endpoints.money.list, { search: orderNumber }, options);
    expect(moved.data).toHaveLength(1);
    const { body: issues } = await call(endpoints.attention.list, { search: orderNumber }, options);
    expect(issues.data).toEqual([]);
  });

  test('is due back where the order is paid already', async () => {
    const { orderNumber, charge } = await orderBy('mtn_momo');
    if (!charge) throw new Error('Nothing was charged.');
    await settlePayment(store, charge.attemptId, paid(charge));
    const lineId = await state('9000003', 900);
    await call(endpoints.statements.bookLine, { lineId, orderNumber, note: 'Paid again' }, options);
    const { body } = await call(endpoints.attention.list, { search: orderNumber }, options);
    expect(body.data).toMatchObject([{ kind: 'refund', reason: 'paid_twice', amount: 900 }]);
  });

  test('of another amount than an unpaid order asks for waits for a decision', async () => {
    const { id, orderNumber } = await orderBy('mtn_momo');
    const lineId = await state('9000004', 1_900);
    await call(endpoints.statements.bookLine, { lineId, orderNumber, note: 'Sent by hand' }, options);
    const { body } = await call(endpoints.attention.list, { search: orderNumber }, options);
    expect(body.data).toMatchObject([{ kind: 'amount', amount: 1_900, expected: 2_000 }]);
    const [issue] = body.data;
    await call(
      endpoints.attention.settleAmount,
      { id: issue?.id ?? '', decision: 'accept', note: 'Fine' },
      options,
    );
    expect(await readOrder(id)).toMatchObject({ status: 'Placed', paymentStatus: 'Paid' });
  });

  test('is not entered for an order that is unknown or another one’s, nor without a note', async () => {
    const [{ charge }, other] = [await orderBy('mtn_momo'), await orderBy('mtn_momo')];
    const lineId = await state(charge?.attemptId ?? '', 2_000);
    for (const orderNumber of ['NB-0000-NONE', other.orderNumber]) {
      const { status, body } = await call(
        endpoints.statements.bookLine,
        { lineId, orderNumber, note: 'Seen' },
        options,
      );
      expect([status, body.fields]).toEqual([422, { orderNumber: expect.any(String) }]);
    }
    const { body } = await call(
      endpoints.statements.bookLine,
      { lineId, orderNumber: other.orderNumber, note: '' },
      options,
    );
    expect(body.fields).toHaveProperty('note');
    expect(await readOrder(other.id)).toMatchObject({ settled: 0 });
  });
});
