import { describe, expect, test } from 'vitest';
import { workOff, workOnce } from '#core/jobs/work-off.ts';
import { getOrderMoney } from '#core/ledger/order-money.ts';
import { outbox } from '#core/mail/outbox.ts';
import { orderNews } from '#core/orders/mail-order-news.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { endpoints } from '#shared/endpoints.ts';
import { receiptMessages } from '#shared/messages/receipt-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { stockOf } from '#tests/races/stock-of.ts';
import { testShop } from '#tests/support/app.ts';
import { expectLedger } from '#tests/support/expect-ledger.ts';
import { createFakeGateway } from '#tests/support/fake-gateway.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { type MadeProduct, makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { lastCharge, readOrder, stockAndLedger } from '#tests/support/online-shopper.ts';
import { textOfPdf } from '#tests/support/read-pdf.ts';

const card = createFakeProvider('card');
const phones = createFakeGateway();
const shop = await testShop({ overrides: { payments: [card], smsSender: phones } });
const { call, store, logInAs, clock, sentMails } = shop;
const { takeOut, keepAtDoor, swap, add } = endpoints.orderLines;
const { askRefund, startRefund } = endpoints.payment;

const solange = await makeAdmin(store, { name: 'Solange' });
const since = clock.now();
const asStaff = async () => ({ token: await logInAs(solange) });

async function twoProducts() {
  const lipstick = await makeProduct(store, { name: 'Lipstick', stock: 10, price: 2_500, discount: 7 });
  const mascara = await makeProduct(store, { name: 'Mascara', stock: 10, price: 4_000, discount: 0 });
  return { lipstick, mascara };
}

/** An order of three lipsticks at 2 325 F (7 % of 2 500 F, rounded up, is 175 F) and a mascara at 4 000 F: 10 975 F in cash. */
async function cashOrder(status: OrderStatus, paymentStatus: 'Processing' | 'Paid' = 'Processing') {
  const { lipstick, mascara } = await twoProducts();
  const lines = [
    { product: lipstick, quantity: 3 },
    { product: mascara, quantity: 1 },
  ];
  const { id: orderId, userId } = await makeOrder(store, lines, { status, paymentStatus });
  return { orderId, userId, lipstick, mascara };
}

/** The same order, paid by card. */
async function cardOrder(status: OrderStatus = 'Placed') {
  const { lipstick, mascara } = await twoProducts();
  const buyer = await makeBuyer(shop, [
    { product: lipstick, quantity: 3 },
    { product: mascara, quantity: 1 },
  ]);
  const input = { ...buyer.order, provider: 'card' as const };
  const { body } = await call(endpoints.order.checkout, input, { token: buyer.token });
  const { orderId } = body.data;
  const charge = lastCharge(card);
  await settlePayment(store, charge.attemptId, paid(charge));
  const steps = ['Confirmed', 'Packed', 'Out for delivery', 'Delivered'] as const;
  for (const to of steps.slice(0, ['Placed', ...steps].indexOf(status))) {
    await call(endpoints.orderDesk.move, { orders: [orderId], to }, await asStaff());
  }
  return { orderId, charge, lipstick, mascara };
}

async function deskOrder(orderId: string) {
  return (await call(endpoints.orderDesk.getOrder, { _id: orderId }, await asStaff())).body.data;
}

const one = ({ id: productId }: MadeProduct, of: number, damaged = 0) => ({
  ...{ productId, of, quantity: 1, damaged },
});

async function mailsOf(orderId: string) {
  clock.advance({ seconds: 61 });
  await workOff(store, orderNews);
  const { orderNumber } = await store.db
    .selectFrom('orders')
    .select('orderNumber')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return (await sentMails()).filter(({ subject }) => subject.includes(orderNumber));
}

describe.each([
  ['take-out', takeOut, { orderId: 'a', shown: 'Placed', pieces: [] }, 'pieces'],
  ['keep-at-door', keepAtDoor, { orderId: 'a', pieces: [], due: 0, isPaid: false }, 'pieces'],
  ['swap', swap, { orderId: 'a', shown: 'Placed', into: 'b', seenTotal: 0 }, 'piece'],
  ['add', add, { orderId: 'a', shown: 'Placed', productId: 'b', seenTotal: 0 }, 'quantity'],
] as const)('PUT /api/order-lines/%s', (_, endpoint, input, field) => {
  test('says which field is wrong, and finds no order that is not there', async () => {
    const { status, body } = await call(endpoint, input, await asStaff());
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    const piece = { productId: 'x', of: 1, quantity: 1 };
    const whole = { ...input, orderId: 'nothing', pieces: [piece], piece, quantity: 1 };
    expect((await call(endpoint, whole, await asStaff())).body.code).toBe('ORDER_NOT_FOUND');
  });
});

/** The same order with 1 500 F for its delivery and 3 000 F off its products, shared out over its lines: 9 475 F. */
async function withExtras({ orderId, lipstick, mascara }: Awaited<ReturnType<typeof cashOrder>>) {
  await store.db
    .updateTable('orders')
    .set({ deliveryFee: 1500, reduction: 3000, total: 9475 })
    .where('id', '=', orderId)
    .execute();
  for (const [{ id }, reduction] of [
    [lipstick, 1907],
    [mascara, 1093],
  ] as const) {
    await store.db
      .updateTable('orderLines')
      .set({ reduction })
      .where('orderId', '=', orderId)
      .where('productId', '=', id)
      .execute();
  }
}

describe('an order with a fee and a reduction', () => {
  test('keeps its fee while something of it is delivered, and of its reduction the shares of what is left', async () => {
    const order = await cashOrder('Placed');
    await withExtras(order);
    const { orderId, lipstick, mascara } = order;
    const out = (shown: OrderStatus, pieces: unknown[]) =>
      asStaff().then((staff) => call(takeOut, { orderId, shown, pieces, note: '' }, staff));
    await out('Placed', [one(mascara, 1)]);
    expect(await deskOrder(orderId)).toMatchObject({
      ...{ subTotalAmt: 7500, reduction: 1907, deliveryFee: 1500, totalAmt: 6568 },
      money: { open: 6568 },
    });
    await out('Placed', [{ ...one(lipstick, 3), quantity: 2 }]);
    expect(await deskOrder(orderId)).toMatchObject({ reduction: 635, deliveryFee: 1500, totalAmt: 3190 });
  });

  test('collects its fee at the door when some pieces are left there', async () => {
    const order = await cashOrder('Out for delivery');
    await withExtras(order);
    const { orderId, mascara } = order;
    const kept = { orderId, pieces: [one(mascara, 1)], due: 6568, isPaid: true, note: '' };
    expect((await call(keepAtDoor, kept, await asStaff())).status).toBe(200);
    expect(await deskOrder(orderId)).toMatchObject({
      ...{ order_status: 'Delivered', payment_status: 'Paid', totalAmt: 6568 },
      cash: { collected: 6568, due: 0 },
    });
  });
});

describe('pieces that are taken out of an order before it is sent', () => {
  test('go back on the shelf, and the courier collects less', async () => {
    const { orderId, lipstick, mascara } = await cashOrder('Packed');
    const input = { orderId, shown: 'Packed', pieces: [one(lipstick, 3), one(mascara, 1)], note: 'Sold out' };
    expect((await call(takeOut, input, await asStaff())).body.message).toBe('Order changed');
    expect(await stockAndLedger(store, lipstick)).toEqual({ stock: 8, ledger: 8 });
    expect(await stockAndLedger(store, mascara)).toEqual({ stock: 10, ledger: 10 });
    const order = await deskOrder(orderId);
    expect(order).toMatchObject({ totalAmt: 4_650, subTotalAmt: 5_000, quantity: 2, order_status: 'Packed' });
    expect(order.items).toMatchObject([{ productId: lipstick.id, quantity: 2 }]);
    expect(order.money).toMatchObject({ open: 4_650, refundable: 0 });
    expect(order.lineChanges).toMatchObject([
      { kind: 'taken_out', name: 'Lipstick', quantity: -1, actorName: 'Solange', note: 'Sold out' },
      { kind: 'taken_out', name: 'Mascara', quantity: -1 },
    ]);
    await call(endpoints.orderDesk.move, { orders: [orderId], to: 'Out for delivery' }, await asStaff());
    expect((await deskOrder(orderId)).cash.due).toBe(4_650);
  });

  test('leave it once, however often it is pressed', async () => {
    const { orderId, lipstick } = await cashOrder('Placed');
    const input = { orderId, shown: 'Placed', pieces: [one(lipstick, 3)] };
    const answers = await Promise.all([
      call(takeOut, input, await asStaff()),
      call(takeOut, input, await asStaff()),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stockOf(store, lipstick)).toBe(8);
  });

  test('that were paid by card go back to the card, to the franc, and the shopper reads it', async () => {
    const { orderId, charge, lipstick } = await cardOrder();
    const pieces = [{ productId: lipstick.id, of: 3, quantity: 2 }];
    await call(takeOut, { orderId, shown: 'Placed', pieces }, await asStaff());
    await workOnce(store, refundRequests);
    expect(card.refunds.at(-1)).toMatchObject({ attemptId: charge.attemptId, amount: 4_650 });
    expect(await readOrder(store, orderId)).toMatchObject({
      ...{ status: 'Placed', paymentStatus: 'Paid', needsAttention: false },
      refunds: [{ cause: 'lines_changed', amount: 4_650, state: 'done' }],
    });
    expect(await getOrderMoney(store.db, orderId)).toMatchObject({ came: 10_975, givenBack: 4_650 });
    const changed = (await mailsOf(orderId)).find(({ subject }) => subject.endsWith('has changed'));
    expect(changed?.text).toContain('1 × Lipstick');
    expect(changed?.text).toContain(formatFrancs(4_650));
  });

  test('cannot be all of them: such an order is cancelled', async () => {
    const { orderId, lipstick, mascara } = await cashOrder('Placed');
    const pieces = [{ productId: lipstick.id, of: 3, quantity: 3 }, one(mascara, 1)];
    const { status, body } = await call(takeOut, { orderId, shown: 'Placed', pieces }, await asStaff());
    expect([status, body.code]).toEqual([409, 'ORDER_WOULD_BE_EMPTY']);
    expect(await stockOf(store, lipstick)).toBe(7);
  });

  test.each(['Out for delivery', 'Cancelled', 'Refused', 'Returned'] as const)(
    'stay in an order that is %s',
    async (status) => {
      const { orderId, lipstick } = await cashOrder(status);
      const input = { orderId, shown: status, pieces: [one(lipstick, 3)] };
      expect((await call(takeOut, input, await asStaff())).body.code).toBe('LINES_FIXED');
    },
  );

  test('are refused where the order has moved on, or more is named than is there', async () => {
    const { orderId, lipstick } = await cashOrder('Confirmed');
    const early = { orderId, shown: 'Placed', pieces: [one(lipstick, 3)] };
    expect((await call(takeOut, early, await asStaff())).body.code).toBe('LINES_CHANGED');
    const many = { orderId, shown: 'Confirmed', pieces: [{ ...one(lipstick, 3), quantity: 4 }] };
    expect((await call(takeOut, many, await asStaff())).status).toBe(422);
    const broken = { orderId, shown: 'Confirmed', pieces: [one(lipstick, 3, 2)] };
    expect((await call(takeOut, broken, await asStaff())).status).toBe(422);
  });
});

describe('pieces that the shopper does not keep at the door', () => {
  test('come back, and the cash of the others pays the order', async () => {
    const { orderId, lipstick, mascara } = await cashOrder('Out for delivery');
    const input = { orderId, pieces: [one(mascara, 1)], due: 6_975, isPaid: true, note: 'Not her colour' };
    expect((await call(keepAtDoor, input, await asStaff())).status).toBe(200);
    expect(await readOrder(store, orderId)).toMatchObject({ status: 'Delivered', paymentStatus: 'Paid' });
    expect(await deskOrder(orderId)).toMatchObject({
      ...{ totalAmt: 6_975, cash: { due: 0, collected: 6_975 } },
      lineChanges: [{ kind: 'left_at_door', name: 'Mascara', quantity: -1 }],
    });
    expect([await stockOf(store, mascara), await stockOf(store, lipstick)]).toEqual([10, 7]);
  });

  test('that arrived broken are written off', async () => {
    const { orderId, mascara } = await cashOrder('Out for delivery');
    const input = { orderId, pieces: [one(mascara, 1, 1)], due: 6_975, isPaid: false };
    await call(keepAtDoor, input, await asStaff());
    expect(await stockAndLedger(store, mascara)).toEqual({ stock: 9, ledger: 9 });
    expect((await deskOrder(orderId)).cash.due).toBe(6_975);
  });

  test('change nothing where another sum is due than was shown', async () => {
    const { orderId, mascara } = await cashOrder('Out for delivery');
    const input = { orderId, pieces: [one(mascara, 1)], due: 10_975, isPaid: true };
    const { body } = await call(keepAtDoor, input, await asStaff());
    expect(body.code).toBe('CASH_CHANGED');
    expect(await readOrder(store, orderId)).toMatchObject({ status: 'Out for delivery' });
    expect(await stockOf(store, mascara)).toBe(9);
  });

  test('and were paid online before are paid back', async () => {
    const { orderId, mascara } = await cardOrder('Out for delivery');
    const input = { orderId, pieces: [one(mascara, 1)], due: 0, isPaid: false };
    await call(keepAtDoor, input, await asStaff());
    expect(await readOrder(store, orderId)).toMatchObject({
      ...{ status: 'Delivered', paymentStatus: 'Paid' },
      refunds: [{ cause: 'lines_changed', amount: 4_000 }],
    });
  });
});

describe('pieces that come back after the delivery', () => {
  test('are paid back, and a broken one is never offered again', async () => {
    const { orderId, lipstick } = await cashOrder('Delivered', 'Paid');
    const pieces = [{ productId: lipstick.id, of: 3, quantity: 2, damaged: 1 }];
    await call(takeOut, { orderId, shown: 'Delivered', pieces, note: 'Lid cracked' }, await asStaff());
    expect(await stockAndLedger(store, lipstick)).toEqual({ stock: 8, ledger: 8 });
    expect(await readOrder(store, orderId)).toMatchObject({
      ...{ status: 'Delivered', paymentStatus: 'Paid' },
      refunds: [{ attemptId: null, cause: 'lines_changed', amount: 4_650, state: 'due' }],
    });
    expect(await deskOrder(orderId)).toMatchObject({
      ...{ totalAmt: 6_325, money: { refundable: 6_325 } },
      lineChanges: [{ kind: 'returned', quantity: -2, damaged: 1 }],
    });
  });

  test('answer the return that was asked for', async () => {
    const { orderId, userId, lipstick } = await cashOrder('Delivered', 'Paid');
    const asked = { _id: orderId, reason: 'damaged', details: 'One is broken.' } as const;
    await call(endpoints.order.requestReturn, asked, { token: await logInAs({ id: userId }) });
    await call(takeOut, { orderId, shown: 'Delivered', pieces: [one(lipstick, 3, 1)] }, await asStaff());
    expect((await deskOrder(orderId)).return_request?.state).toBe('accepted');
  });

  test('are taken back for 14 days', async () => {
    const { orderId, lipstick } = await cashOrder('Delivered', 'Paid');
    clock.advance({ days: 15 });
    const input = { orderId, shown: 'Delivered', pieces: [one(lipstick, 3)] };
    expect((await call(takeOut, input, await asStaff())).body.code).toBe('RETURN_CLOSED');
  });

  test('charge what had been let go first: no money goes back that never came', async () => {
    const { orderId, mascara } = await cashOrder('Out for delivery');
    const part = { _id: orderId, due: 10_975, amount: 9_975, note: 'No change' };
    await call(endpoints.cash.collect, part, await asStaff());
    await call(endpoints.cash.writeOff, { _id: orderId, due: 1_000, note: 'Known' }, await asStaff());
    await call(takeOut, { orderId, shown: 'Delivered', pieces: [one(mascara, 1)] }, await asStaff());
    expect((await readOrder(store, orderId)).refunds).toMatchObject([{ amount: 3_000 }]);
    expect((await deskOrder(orderId)).cash).toMatchObject({ collected: 9_975, waived: 0, due: 0 });
  });

  test('leave the rest of the order to come back whole, with the rest of its money', async () => {
    const { orderId, lipstick, mascara } = await cashOrder('Delivered', 'Paid');
    await call(takeOut, { orderId, shown: 'Delivered', pieces: [one(lipstick, 3)] }, await asStaff());
    await call(endpoints.returns.takeBack, { orderId }, await asStaff());
    const { refunds, status } = await readOrder(store, orderId);
    expect(status).toBe('Returned');
    expect(refunds.map(({ amount, cause }) => [amount, cause])).toEqual([
      [2_325, 'lines_changed'],
      [8_650, 'order_ended'],
    ]);
    expect([await stockOf(store, mascara), await stockOf(store, lipstick)]).toEqual([10, 10]);
  });
});

describe('an exchange for another shade', () => {
  test('that costs today what the other one costs is even, whatever both cost when they were ordered', async () => {
    const { orderId, lipstick } = await cashOrder('Delivered', 'Paid');
    const prices = { price: 3_000, discount: 0 };
    await store.db.updateTable('products').set(prices).where('id', '=', lipstick.id).execute();
    const shade = await makeProduct(store, { name: 'Shade', stock: 4, ...prices });
    const input = {
      orderId,
      shown: 'Delivered',
      piece: one(lipstick, 3, 1),
      into: shade.id,
      seenTotal: 10_975,
    };
    expect((await call(swap, input, await asStaff())).status).toBe(200);
    expect(await readOrder(store, orderId)).toMatchObject({ paymentStatus: 'Paid', refunds: [] });
    const order = await deskOrder(orderId);
    expect(order.items).toMatchObject([
      { name: 'Lipstick', quantity: 2, discountedPrice: 2_325 },
      { name: 'Mascara', quantity: 1 },
      { name: 'Shade', quantity: 1, discountedPrice: 2_325 },
    ]);
    expect(order.lineChanges).toMatchObject([
      { kind: 'swapped', name: 'Lipstick', quantity: -1, damaged: 1 },
      { kind: 'swapped', name: 'Shade', quantity: 1 },
    ]);
    expect([await stockOf(store, lipstick), await stockOf(store, shade)]).toEqual([7, 3]);
  });

  test('that costs more leaves the difference to be collected, and then the order is paid again', async () => {
    const { orderId, lipstick } = await cardOrder('Delivered');
    const dear = await makeProduct(store, { stock: 4, price: 5_000, discount: 0 });
    const input = { orderId, shown: 'Delivered', piece: one(lipstick, 3), into: dear.id };
    const wrong = await call(swap, { ...input, seenTotal: 10_975 }, await asStaff());
    expect(wrong.body.code).toBe('TOTAL_CHANGED');
    await call(swap, { ...input, seenTotal: 13_650 }, await asStaff());
    expect(await deskOrder(orderId)).toMatchObject({
      ...{ payment_status: 'Processing', cash: { due: 2_675 }, money: { open: 2_675 } },
    });
    const rest = { _id: orderId, due: 2_675, amount: 2_675, note: '' };
    await call(endpoints.cash.collect, rest, await asStaff());
    expect(await readOrder(store, orderId)).toMatchObject({ paymentStatus: 'Paid', paymentMethod: 'card' });
    expect(await getOrderMoney(store.db, orderId)).toMatchObject({ came: 13_650, givenBack: 0 });
  });

  test('that costs less owes the difference', async () => {
    const { orderId, mascara } = await cardOrder();
    const cheap = await makeProduct(store, { stock: 4, price: 1_001, discount: 0 });
    const input = { orderId, shown: 'Placed', piece: one(mascara, 1), into: cheap.id, seenTotal: 7_976 };
    await call(swap, input, await asStaff());
    expect((await readOrder(store, orderId)).refunds).toMatchObject([{ amount: 2_999 }]);
  });

  test('of a broken piece for a new one of the same changes the stock only', async () => {
    const { orderId, mascara } = await cashOrder('Delivered', 'Paid');
    const input = {
      orderId,
      shown: 'Delivered',
      piece: one(mascara, 1, 1),
      into: mascara.id,
      seenTotal: 10_975,
    };
    await call(swap, input, await asStaff());
    expect(await stockAndLedger(store, mascara)).toEqual({ stock: 8, ledger: 8 });
    expect(await deskOrder(orderId)).toMatchObject({ quantity: 4, payment_status: 'Paid' });
  });

  test('is refused as long as the other one is sold out, and moves nothing', async () => {
    const { orderId, mascara } = await cashOrder('Delivered', 'Paid');
    const gone = await makeProduct(store, { stock: 0, price: 4_000, discount: 0 });
    const input = { orderId, shown: 'Delivered', piece: one(mascara, 1), into: gone.id, seenTotal: 10_975 };
    expect((await call(swap, input, await asStaff())).body.code).toBe('SOLD_OUT');
    expect(await stockOf(store, mascara)).toBe(9);
    const hidden = await makeProduct(store, { isPublished: false });
    const { body } = await call(swap, { ...input, into: hidden.id }, await asStaff());
    expect(body.code).toBe('PRODUCT_NOT_FOUND');
  });
});

describe('a product that is added to an order before it is sent', () => {
  test('comes off the shelf at its price of today and is collected with the rest, and the shopper reads it', async () => {
    const { orderId, lipstick } = await cashOrder('Packed');
    const gloss = await makeProduct(store, { name: 'Gloss', stock: 5, price: 3_000, discount: 10 });
    const input = { orderId, shown: 'Packed', productId: gloss.id, quantity: 2, note: 'On the phone' };
    const wrong = await call(add, { ...input, seenTotal: 16_975 }, await asStaff());
    expect([wrong.status, wrong.body.code]).toEqual([409, 'TOTAL_CHANGED']);
    expect((await call(add, { ...input, seenTotal: 16_375 }, await asStaff())).body.message).toBe(
      'Order changed',
    );
    expect(await stockAndLedger(store, gloss)).toEqual({ stock: 3, ledger: 3 });
    expect(await stockOf(store, lipstick)).toBe(7);
    const order = await deskOrder(orderId);
    expect(order).toMatchObject({ totalAmt: 16_375, quantity: 6, money: { open: 16_375 } });
    expect(order.items.at(-1)).toMatchObject({ name: 'Gloss', quantity: 2, discountedPrice: 2_700 });
    expect(order.lineChanges).toMatchObject([
      { kind: 'added', name: 'Gloss', quantity: 2, actorName: 'Solange', note: 'On the phone' },
    ]);
    await call(endpoints.orderDesk.move, { orders: [orderId], to: 'Out for delivery' }, await asStaff());
    expect((await deskOrder(orderId)).cash.due).toBe(16_375);
    const changed = (await mailsOf(orderId)).find(({ subject }) => subject.endsWith('has changed'));
    expect(changed?.text).toContain('2 × Gloss');
    expect(changed?.text).toContain(formatFrancs(16_375));
  });

  test('costs what the order says where it holds the product already, and is one line with it', async () => {
    const { orderId, lipstick } = await cashOrder('Placed');
    const dearer = { price: 9_000, discount: 0 };
    await store.db.updateTable('products').set(dearer).where('id', '=', lipstick.id).execute();
    const input = { orderId, shown: 'Placed', productId: lipstick.id, quantity: 1, seenTotal: 13_300 };
    expect((await call(add, input, await asStaff())).status).toBe(200);
    expect((await deskOrder(orderId)).items).toMatchObject([
      { name: 'Lipstick', quantity: 4, discountedPrice: 2_325 },
      { name: 'Mascara', quantity: 1 },
    ]);
  });

  test('comes once, however often it is pressed', async () => {
    const { orderId, mascara } = await cashOrder('Placed');
    const input = { orderId, shown: 'Placed', productId: mascara.id, quantity: 1, seenTotal: 14_975 };
    const answers = await Promise.all([call(add, input, await asStaff()), call(add, input, await asStaff())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stockOf(store, mascara)).toBe(8);
  });

  test('is to be paid on delivery where the rest was paid by card', async () => {
    const { orderId, mascara } = await cardOrder('Confirmed');
    const input = { orderId, shown: 'Confirmed', productId: mascara.id, quantity: 1, seenTotal: 14_975 };
    await call(add, input, await asStaff());
    expect(await deskOrder(orderId)).toMatchObject({ payment_status: 'Processing', money: { open: 4_000 } });
    clock.advance({ seconds: 61 });
    await workOff(store, orderNews);
    await workOff(store, outbox);
    const texts = phones.sent.map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining('changed, still to pay 4 000 FCFA. http'));
    for (const to of ['Packed', 'Out for delivery']) {
      await call(endpoints.orderDesk.move, { orders: [orderId], to }, await asStaff());
    }
    expect((await deskOrder(orderId)).cash.due).toBe(4_000);
    const rest = { _id: orderId, due: 4_000, amount: 4_000, note: '' };
    await call(endpoints.cash.collect, rest, await asStaff());
    expect(await readOrder(store, orderId)).toMatchObject({ paymentStatus: 'Paid', refunds: [] });
  });

  test('is one message with the changes of the same call, about the order as it is then', async () => {
    const { orderId, lipstick, mascara } = await cardOrder('Placed');
    await call(takeOut, { orderId, shown: 'Placed', pieces: [one(lipstick, 3)] }, await asStaff());
    await call(takeOut, { orderId, shown: 'Placed', pieces: [one(lipstick, 2)] }, await asStaff());
    const more = { orderId, shown: 'Placed', productId: mascara.id, quantity: 1, seenTotal: 10_325 };
    expect((await call(add, more, await asStaff())).status).toBe(200);
    const changed = (await mailsOf(orderId)).filter(({ subject }) => subject.endsWith('has changed'));
    expect(changed).toHaveLength(1);
    expect(changed[0]?.text).toContain(formatFrancs(650));
    expect(changed[0]?.text).not.toContain(formatFrancs(4_650));
    expect(changed[0]?.text).toContain(formatFrancs(10_325));
    expect(changed[0]?.text).not.toContain('ready for the rider');
    await workOff(store, refundRequests);
  });

  test('is not said any more once the order is cancelled', async () => {
    const { orderId, mascara } = await cashOrder('Placed');
    const more = { orderId, shown: 'Placed', productId: mascara.id, quantity: 1, seenTotal: 14_975 };
    await call(add, more, await asStaff());
    await call(endpoints.orderDesk.move, { orders: [orderId], to: 'Cancelled' }, await asStaff());
    const subjects = (await mailsOf(orderId)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.endsWith('has changed'))).toEqual([]);
    expect(subjects.filter((subject) => subject.endsWith('is cancelled'))).toHaveLength(1);
  });

  test('is refused where there are too few, and moves nothing', async () => {
    const { orderId, mascara } = await cashOrder('Placed');
    const many = { orderId, shown: 'Placed', productId: mascara.id, quantity: 10, seenTotal: 50_975 };
    expect((await call(add, many, await asStaff())).body.code).toBe('STOCK_SHORT');
    expect(await stockOf(store, mascara)).toBe(9);
    const hidden = await makeProduct(store, { isPublished: false });
    const { body } = await call(add, { ...many, productId: hidden.id }, await asStaff());
    expect(body.code).toBe('PRODUCT_NOT_FOUND');
  });

  test.each([
    'Awaiting payment',
    'Out for delivery',
    'Delivered',
    'Cancelled',
    'Refused',
    'Returned',
  ] as const)('does not come into an order that is %s', async (status) => {
    const { orderId, mascara } = await cashOrder(status);
    const input = { orderId, shown: status, productId: mascara.id, quantity: 1, seenTotal: 14_975 };
    expect((await call(add, input, await asStaff())).body.code).toBe('LINES_FIXED');
    expect(await stockOf(store, mascara)).toBe(9);
  });
});

describe('an order that grows while it owes money back', () => {
  /** An order of which two lipsticks were taken out: 4 650 F have to go back, and its shopper has read so. */
  async function owingOrder() {
    const order = await cardOrder('Placed');
    const pieces = [{ productId: order.lipstick.id, of: 3, quantity: 2 }];
    await call(takeOut, { orderId: order.orderId, shown: 'Placed', pieces }, await asStaff());
    await mailsOf(order.orderId);
    return order;
  }

  test('owes less back where that is more than what was added', async () => {
    const { orderId, charge, mascara } = await owingOrder();
    const more = { orderId, shown: 'Placed', productId: mascara.id, quantity: 1, seenTotal: 10_325 };
    expect((await call(add, more, await asStaff())).status).toBe(200);
    expect(await deskOrder(orderId)).toMatchObject({
      ...{ payment_status: 'Paid', money: { open: 0, refundable: 10_325 } },
      money_back: [{ amount: 650, reason: 'pieces_missing' }],
    });
    const changed = (await mailsOf(orderId)).filter(({ subject }) => subject.endsWith('has changed'));
    expect(changed.at(-1)?.text).toContain(formatFrancs(650));
    await workOff(store, refundRequests);
    expect(card.refunds.at(-1)).toMatchObject({ attemptId: charge.attemptId, amount: 650 });
    expect(await getOrderMoney(store.db, orderId)).toMatchObject({ came: 10_975, givenBack: 650 });
  });

  test('owes nothing back where more was added, and asks for the rest only', async () => {
    const { orderId } = await owingOrder();
    expect((await deskOrder(orderId)).issues).toMatchObject([{ kind: 'refund', amount: 4_650 }]);
    const dear = await makeProduct(store, { stock: 4, price: 9_000, discount: 0 });
    const more = { orderId, shown: 'Placed', productId: dear.id, quantity: 1, seenTotal: 15_325 };
    expect((await call(add, more, await asStaff())).status).toBe(200);
    const order = await deskOrder(orderId);
    expect(order).toMatchObject({
      payment_status: 'Processing',
      money: { open: 4_350 },
      money_back: [],
      issues: [],
    });
    expect(order.events.map(({ remark }) => remark)).toContain('refund_pays_for_change');
    const text = (await mailsOf(orderId)).findLast(({ subject }) => subject.endsWith('has changed'))?.text;
    expect(text).not.toContain(formatFrancs(4_650));
    expect(text).toContain(`Please have ${formatFrancs(4_350)} ready for the rider.`);
    await workOff(store, refundRequests);
    expect(await getOrderMoney(store.db, orderId)).toMatchObject({ came: 10_975, givenBack: 0 });
  });

  test('leaves money that is on its way back, and money of goodwill, as they are', async () => {
    const { orderId, mascara } = await owingOrder();
    card.refundsWith(new Error('no answer'));
    await workOnce(store, refundRequests);
    const part = { amount: 1_000, left: 6_325 };
    await call(startRefund, { orderId, reason: 'A day late', part }, await asStaff());
    const more = { orderId, shown: 'Placed', productId: mascara.id, quantity: 1, seenTotal: 10_325 };
    await call(add, more, await asStaff());
    expect(await readOrder(store, orderId)).toMatchObject({
      refunds: [
        { cause: 'lines_changed', amount: 4_650, state: 'pending' },
        { cause: 'by_shop', amount: 1_000, state: 'due' },
      ],
    });
    expect(await deskOrder(orderId)).toMatchObject({ money: { open: 4_000 } });
    clock.advance({ seconds: 60 });
    await workOff(store, refundRequests);
    expect(await getOrderMoney(store.db, orderId)).toMatchObject({ givenBack: 5_650 });
  });

  test('pays for what was added with money that was asked for meanwhile, once the provider refuses it', async () => {
    const { orderId, mascara } = await owingOrder();
    card.refundsWith(new Error('no answer'), { state: 'failed', raw: null });
    await workOnce(store, refundRequests);
    const more = { orderId, shown: 'Placed', productId: mascara.id, quantity: 1, seenTotal: 10_325 };
    expect((await call(add, more, await asStaff())).status).toBe(200);
    expect(await deskOrder(orderId)).toMatchObject({ payment_status: 'Processing', money: { open: 4_000 } });
    clock.advance({ seconds: 60 });
    await workOff(store, refundRequests);
    const order = await deskOrder(orderId);
    expect(order).toMatchObject({
      ...{ payment_status: 'Paid', money: { open: 0 }, money_back: [{ amount: 650 }] },
      issues: [{ kind: 'refund', amount: 650, refund: { progress: 'due' } }],
    });
    expect(order.events.map(({ remark }) => remark)).toContain('refund_pays_for_change');
    const text = (await mailsOf(orderId)).findLast(({ subject }) => subject.endsWith('has changed'))?.text;
    expect(text).toContain(formatFrancs(650));
    expect(text).not.toContain(formatFrancs(4_000));
    await call(askRefund, { id: order.issues[0]?.id ?? '' }, await asStaff());
    expect(await getOrderMoney(store.db, orderId)).toMatchObject({ came: 10_975, givenBack: 650 });
    await expectLedger(store, solange, since);
  });

  test('leaves all that is owed back of an order that is cancelled meanwhile', async () => {
    const { orderId, mascara } = await owingOrder();
    card.refundsWith(new Error('no answer'));
    await workOnce(store, refundRequests);
    const more = { orderId, shown: 'Placed', productId: mascara.id, quantity: 1, seenTotal: 10_325 };
    await call(add, more, await asStaff());
    await call(endpoints.orderDesk.move, { orders: [orderId], to: 'Cancelled' }, await asStaff());
    card.refundsWith({ state: 'failed', raw: null }, { state: 'failed', raw: null });
    clock.advance({ seconds: 60 });
    await workOff(store, refundRequests);
    const { refunds } = await readOrder(store, orderId);
    expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([
      [4_650, 'due'],
      [6_325, 'due'],
    ]);
  });

  test('lowers no request that got no answer, once its provider is out of the settings: it may have paid', async () => {
    const { orderId, mascara } = await owingOrder();
    card.refundsWith(new Error('no answer'));
    await workOnce(store, refundRequests);
    clock.advance({ seconds: 60 });
    await workOff({ ...store, payments: [] }, refundRequests);
    const more = { orderId, shown: 'Placed', productId: mascara.id, quantity: 1, seenTotal: 10_325 };
    await call(add, more, await asStaff());
    expect(await readOrder(store, orderId)).toMatchObject({ refunds: [{ amount: 4_650, state: 'due' }] });
    expect(await deskOrder(orderId)).toMatchObject({ money: { open: 4_000 } });
  });
});

describe('a part of the money that is given back out of goodwill', () => {
  test('is owed once, never above what is left, and the order stays paid', async () => {
    const { orderId } = await cardOrder('Delivered');
    const input = { orderId, reason: 'A day late', part: { amount: 1_000, left: 10_975 } };
    const answers = await Promise.all([
      call(startRefund, input, await asStaff()),
      call(startRefund, input, await asStaff()),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await workOnce(store, refundRequests);
    expect(card.refunds.map(({ amount }) => amount)).toContain(1_000);
    expect(await readOrder(store, orderId)).toMatchObject({ paymentStatus: 'Paid' });
    expect((await deskOrder(orderId)).money).toMatchObject({ open: 0, refundable: 9_975 });
    const more = { ...input, part: { amount: 9_976, left: 9_975 } };
    expect((await call(startRefund, more, await asStaff())).status).toBe(422);
  });

  test('makes a later return give back no more than came', async () => {
    const { orderId, lipstick } = await cashOrder('Delivered', 'Paid');
    const most = { orderId, reason: 'Scratched', part: { amount: 9_000, left: 10_975 } };
    await call(startRefund, most, await asStaff());
    const pieces = [{ productId: lipstick.id, of: 3, quantity: 3 }];
    await call(takeOut, { orderId, shown: 'Delivered', pieces }, await asStaff());
    const { refunds } = await readOrder(store, orderId);
    expect(refunds.map(({ amount }) => amount)).toEqual([9_000, 1_975]);
  });

  test('is refused where it is all of the money of a parcel that is still here', async () => {
    const { orderId } = await cardOrder('Confirmed');
    const all = { orderId, reason: 'x', part: { amount: 10_975, left: 10_975 } };
    expect((await call(startRefund, all, await asStaff())).body.code).toBe('REFUND_NOT_POSSIBLE');
  });
});

describe('the receipt of an order whose lines were changed', () => {
  const said = receiptMessages.en;

  test('has the pieces that are left, what came and what went back to the card', async () => {
    const { orderId, lipstick } = await cardOrder();
    const pieces = [{ productId: lipstick.id, of: 3, quantity: 2 }];
    await call(takeOut, { orderId, shown: 'Placed', pieces }, await asStaff());
    await workOnce(store, refundRequests);
    const paper = await receiptOf(orderId);
    expect(paper.title).toBe('Receipt');
    // One of three lipsticks is left, and the mascara.
    for (const kept of ['Lipstick', '2 325 FCFA', 'Mascara', '4 000 FCFA']) {
      expect(paper.texts).toContain(kept);
    }
    for (const gone of ['6 975 FCFA', '3']) expect(paper.texts).not.toContain(gone);
    expect(paper.after(said.total, 1)).toEqual(['6 325 FCFA']);
    expect(paper.after(said.receivedBy(said.card), 1)).toEqual(['10 975 FCFA']);
    expect(paper.after(said.givenBackBy(said.card), 1)).toEqual(['-4 650 FCFA']);
  });

  test('has what was kept at the door and paid there, as an invoice', async () => {
    const { orderId, lipstick, mascara } = await cashOrder('Out for delivery');
    const pieces = [one(lipstick, 3), one(mascara, 1)];
    await call(keepAtDoor, { orderId, pieces, due: 4_650, isPaid: true, note: '' }, await asStaff());
    const paper = await receiptOf(orderId);
    expect(paper.title).toBe('Invoice');
    expect(paper.texts).not.toContain('Mascara');
    expect(paper.after(said.total, 1)).toEqual(['4 650 FCFA']);
    expect(paper.after(said.receivedInCash, 1)).toEqual(['4 650 FCFA']);
  });

  test('has what was added before it is sent, and is no receipt yet', async () => {
    const { orderId } = await cashOrder('Packed');
    const gloss = await makeProduct(store, { name: 'Gloss', stock: 5, price: 3_000, discount: 0 });
    const input = { orderId, shown: 'Packed', productId: gloss.id, quantity: 2, note: '', seenTotal: 16_975 };
    expect((await call(add, input, await asStaff())).status).toBe(200);
    const paper = await receiptOf(orderId);
    expect(paper.title).toBe('Order summary');
    expect(paper.texts).toContain('Gloss');
    expect(paper.after(said.total, 1)).toEqual(['16 975 FCFA']);
  });
});

/** The receipt's texts in the order of the page, with plain spaces. */
async function receiptOf(orderId: string) {
  const { body } = await call(
    endpoints.orderDesk.getReceipt,
    { _id: orderId, language: 'en' },
    await asStaff(),
  );
  const texts = textOfPdf(Buffer.from(body.data.pdf, 'base64')).map((text) => text.replaceAll(/\s/g, ' '));
  const after = (label: string, count: number) => {
    const at = texts.indexOf(label) + 1;
    return texts.slice(at, at + count);
  };
  const title = texts.find((text) => ['Invoice', 'Receipt', 'Order summary'].includes(text));
  return { texts, title, after };
}
