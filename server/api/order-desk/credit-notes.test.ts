import { expect, test } from 'vitest';
import { findInvoice } from '#core/invoices/invoice-queries.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { endpoints } from '#shared/endpoints.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { type MadeProduct, makeAdmin, makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { lastCharge } from '#tests/support/online-shopper.ts';

// The papers of a sale must come to the same sum as the books: the invoice minus its credit notes.

const card = createFakeProvider('card');
const shop = await testShop({ overrides: { payments: [card] } });
const { call, store } = shop;
const solange = await makeAdmin(store);
const asStaff = async () => ({ token: await shop.logInAs(solange) });

/** An order of a lipstick at 5 000 F and a mascara at 4 000 F, paid by card. */
async function paidOrder({ isPaidTwice = false } = {}) {
  const lipstick = await makeProduct(store, { price: 5_000, discount: 0, stock: 9 });
  const mascara = await makeProduct(store, { price: 4_000, discount: 0, stock: 9 });
  const lines = [lipstick, mascara].map((product) => ({ product, quantity: 1 }));
  const { order, token } = await makeBuyer(shop, lines);
  const { body } = await call(endpoints.order.checkout, { ...order, provider: 'card' }, { token });
  const { orderId } = body.data;
  const charges = [lastCharge(card)];
  if (isPaidTwice) {
    await call(endpoints.payment.tryAgain, { orderId, provider: 'card' }, { token });
    charges.push(lastCharge(card));
  }
  for (const charge of charges) await settlePayment(store, charge.attemptId, paid(charge));
  return { orderId, mascara };
}

async function move(orderId: string, ...steps: OrderStatus[]): Promise<void> {
  for (const to of steps) await call(endpoints.orderDesk.move, { orders: [orderId], to }, await asStaff());
}

const onePiece = ({ id: productId }: MadeProduct) => ({ productId, of: 1, quantity: 1, damaged: 0 });

async function papersOf(orderId: string) {
  const invoice = await findInvoice(store.db, orderId);
  return { invoiced: invoice?.amount, credited: invoice?.creditNotes.map(({ amount }) => amount) };
}

test('what was left at the door is in no invoice, and its money goes back without a credit note', async () => {
  const { orderId, mascara } = await paidOrder();
  await move(orderId, 'Confirmed', 'Packed', 'Out for delivery');
  const kept = { orderId, pieces: [onePiece(mascara)], due: 0, isPaid: false };
  expect((await call(endpoints.orderLines.keepAtDoor, kept, await asStaff())).status).toBe(200);
  await workOff(store, refundRequests);
  expect(card.refunds.at(-1)).toMatchObject({ amount: 4_000 });
  expect(await papersOf(orderId)).toEqual({ invoiced: 5_000, credited: [] });
});

test('what comes back after the delivery is on a credit note', async () => {
  const { orderId, mascara } = await paidOrder();
  await move(orderId, 'Confirmed', 'Packed', 'Out for delivery', 'Delivered');
  const back = { orderId, shown: 'Delivered', pieces: [onePiece(mascara)] };
  expect((await call(endpoints.orderLines.takeOut, back, await asStaff())).status).toBe(200);
  await workOff(store, refundRequests);
  expect(await papersOf(orderId)).toEqual({ invoiced: 9_000, credited: [4_000] });
});

test('what went back out of goodwill before the delivery is on a credit note of the invoice', async () => {
  const { orderId } = await paidOrder();
  await move(orderId, 'Confirmed', 'Packed');
  const part = { orderId, reason: 'A scratch on the box', part: { amount: 1_000, left: 9_000 } };
  expect((await call(endpoints.payment.startRefund, part, await asStaff())).status).toBe(200);
  await workOff(store, refundRequests);
  expect(await papersOf(orderId)).toEqual({ invoiced: undefined, credited: undefined });
  await move(orderId, 'Out for delivery', 'Delivered');
  expect(await papersOf(orderId)).toEqual({ invoiced: 9_000, credited: [1_000] });
});

test('the money of a second payment that goes back after the delivery has none', async () => {
  const { orderId } = await paidOrder({ isPaidTwice: true });
  await move(orderId, 'Confirmed', 'Packed', 'Out for delivery', 'Delivered');
  await workOff(store, refundRequests);
  expect(card.refunds.at(-1)).toMatchObject({ amount: 9_000 });
  expect(await papersOf(orderId)).toEqual({ invoiced: 9_000, credited: [] });
  await call(endpoints.returns.takeBack, { orderId }, await asStaff());
  await workOff(store, refundRequests);
  expect(await papersOf(orderId)).toEqual({ invoiced: 9_000, credited: [9_000] });
});
