import { describe, expect, test } from 'vitest';
import { getOrderMoney } from '#core/ledger/order-money.ts';
import { getOrder } from '#core/orders/order-queries.ts';
import { receiptOf } from '#core/receipts/receipt.ts';
import { endpoints } from '#shared/endpoints.ts';
import { formatFrancs } from '#shared/money.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { makePromotion } from '#tests/support/make-promotion.ts';

const { call, store, clock, logInAs } = await testShop();
const solange = await makeAdmin(store);
const options = async () => ({ token: await logInAs(solange) });
const lipstick = await makeProduct(store, { price: 5_000, stock: 1_000 });

/** A parcel of 20 000 F at the door. */
async function parcelAtDoor(line = { product: lipstick, quantity: 4 }, userId?: string): Promise<string> {
  const { id } = await makeOrder(store, [line], { status: 'Packed', ...(userId ? { userId } : {}) });
  await call(endpoints.orderDesk.dispatch, { orders: [id] }, await options());
  return id;
}

async function collect(_id: string, amount: number, due = 20_000): Promise<void> {
  const paid = await call(endpoints.cash.collect, { _id, due, amount, note: 'No change' }, await options());
  expect(paid.status, paid.body.message).toBe(200);
}

/** A parcel for which 15 000 F came, and the shop wrote 5 000 F off. */
async function paidShort(...parcel: Parameters<typeof parcelAtDoor>): Promise<string> {
  const id = await parcelAtDoor(...parcel);
  await collect(id, 15_000);
  await call(endpoints.cash.writeOff, { _id: id, due: 5_000, note: 'A friend' }, await options());
  return id;
}

async function giveBack(_id: string): Promise<void> {
  const started = await call(
    endpoints.payment.startRefund,
    { orderId: _id, reason: 'Broken' },
    await options(),
  );
  expect(started.status, started.body.message).toBe(200);
  const { body } = await call(endpoints.attention.list, {}, await options());
  const issue = body.data.find(({ order }) => order._id === _id);
  const refund = issue?.id ?? '';
  const settled = await call(
    endpoints.payment.settleRefund,
    { id: refund, reference: 'till' },
    await options(),
  );
  expect(settled.status, settled.body.message).toBe(200);
}

async function overview() {
  return (await call(endpoints.overview.get, { days: '7' }, await options())).body.data;
}

async function receipt(id: string) {
  const order = await getOrder(store.db, id);
  return receiptOf(store.settings, order, await getOrderMoney(store.db, id), 'en');
}

const day = () => clock.advance({ days: 10 });

describe('the owner’s figures', () => {
  test('sales hold neither what was written off nor what was given back', async () => {
    day();
    await paidShort();
    const whole = await parcelAtDoor();
    await collect(whole, 20_000);
    const returned = await parcelAtDoor();
    await collect(returned, 20_000);
    await giveBack(returned);
    const { sales, days, money } = await overview();
    expect(sales).toEqual({ orders: 2, total: 35_000 });
    expect(days.at(-1)).toMatchObject({ orders: 2, total: 35_000 });
    expect(money).toMatchObject({
      came: 55_000,
      givenBack: 20_000,
      waived: 5_000,
      kept: 35_000,
      owedBack: 0,
    });
  });

  test('what codes, sales by percent, products and customers brought holds it neither, and no test payment', async () => {
    day();
    const balm = await makeProduct(store, { price: 5_000, discount: 20, stock: 50 });
    const line = { product: balm, quantity: 5 };
    const amina = await makeUser(store);
    const coded = await makePromotion(store, {
      kind: 'amount',
      value: 500,
      minimum: 1_000,
      startsAt: clock.now(),
    });
    const percent = await makePromotion(store, {
      ...{ kind: 'sale', value: 20, products: [balm.id], startsAt: clock.now() },
    });
    const short = await paidShort(line, amina.id);
    const returned = await parcelAtDoor(line, amina.id);
    await collect(returned, 20_000);
    await giveBack(returned);
    const paid = { userId: amina.id, status: 'Delivered', paymentStatus: 'Paid' } as const;
    const { id: simulated } = await makeOrder(store, [line], paid);
    await store.db
      .updateTable('orders')
      .set({ isPaymentSimulated: true })
      .where('id', '=', simulated)
      .execute();
    for (const orderId of [short, returned, simulated]) {
      const use = { orderId, promotionId: coded.id, amount: 500, usedAt: clock.now() };
      await store.db.insertInto('promotionUses').values(use).execute();
      await store.db
        .updateTable('orders')
        .set({ promoCode: coded.code ?? '' })
        .where('id', '=', orderId)
        .execute();
    }
    const { codes, percentSales, topProducts } = await overview();
    expect(codes.codes).toMatchObject([{ code: coded.code, uses: 1, sales: 15_000, given: 500 }]);
    expect(percentSales).toMatchObject([{ id: percent.id, orders: 1, sold: 15_000, given: 5_000 }]);
    expect(topProducts).toMatchObject([{ id: balm.id, quantity: 5, total: 15_000 }]);
    const { data: promotions } = (await call(endpoints.promotion.list, {}, await options())).body;
    const brought = new Map(promotions.map(({ id, given, sales }) => [id, { given, sales }]));
    expect(brought.get(coded.id)).toEqual({ given: 500, sales: 15_000 });
    expect(brought.get(percent.id)).toEqual({ given: 5_000, sales: 15_000 });
    const { data: customers } = (await call(endpoints.customer.list, {}, await options())).body;
    expect(customers.find(({ id }) => id === amina.id)).toMatchObject({ orderCount: 3, paidTotal: 15_000 });
  });

  test('a customer has paid what came of an order of which a part is missing', async () => {
    const bella = await makeUser(store, { name: 'Bella Short' });
    const balm = await makeProduct(store, { price: 20_000 });
    const id = await parcelAtDoor({ product: balm, quantity: 1 }, bella.id);
    await collect(id, 15_000);
    const { data: customers } = (await call(endpoints.customer.list, {}, await options())).body;
    expect(customers.find((one) => one.id === bella.id)).toMatchObject({ orderCount: 1, paidTotal: 15_000 });
  });

  test('a receipt says what really came, what was written off and what was given back', async () => {
    const id = await paidShort();
    const short = await receipt(id);
    expect(short.title).toBe('Receipt');
    expect(short.settlement).toEqual([
      { label: 'Received in cash', amount: formatFrancs(15_000) },
      { label: 'Written off by the shop', amount: formatFrancs(5_000) },
    ]);
    await giveBack(id);
    expect((await receipt(id)).settlement.at(-1)).toEqual({
      label: 'Given back in cash',
      amount: formatFrancs(-15_000),
    });
  });

  test('a receipt of a parcel paid in part says what is still to pay', async () => {
    const id = await parcelAtDoor();
    await collect(id, 15_000);
    expect((await receipt(id)).settlement).toEqual([
      { label: 'Received in cash', amount: formatFrancs(15_000) },
      { label: 'Still to pay', amount: formatFrancs(5_000) },
    ]);
  });

  test('cash given back leaves the till on the day it was given', async () => {
    day();
    const id = await parcelAtDoor();
    await collect(id, 20_000);
    clock.advance({ days: 1 });
    await giveBack(id);
    const { body } = await call(endpoints.cash.getDay, {}, await options());
    expect(body.data.rows.find(({ rider }) => !rider)).toMatchObject({ collected: 0, givenBack: 20_000 });
    expect(body.data).toMatchObject({
      totals: { givenBack: 20_000 },
      till: { came: 0, wentOut: 20_000 },
      entries: [{ kind: 'given_back', orderId: id, amount: 20_000, actorName: 'Solange' }],
    });
  });
});
