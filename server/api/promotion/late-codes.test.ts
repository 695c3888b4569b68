import { describe, expect, test } from 'vitest';
import { expireReservations } from '#core/checkout/expire-reservations.ts';
import type { Promotion } from '#core/promotions/promotion-queries.ts';
import type { SavePromotion } from '#core/promotions/save-promotion.ts';
import { settlePayment } from '#core/settlement/settle-payment.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';
import { makePromotion } from '#tests/support/make-promotion.ts';
import { lastCharge, readOrder } from '#tests/support/online-shopper.ts';

const card = createFakeProvider('card');
const shop = await testShop({ overrides: { payments: [card] } });
const { call, store, clock } = shop;

/** An order of 5 000 F with ten percent off, whose reservation expired before its money came. */
async function expiredOrder(given: Partial<SavePromotion> = {}) {
  const promotion = await makePromotion(store, given);
  const product = await makeProduct(store, { price: 5_000, discount: 0, stock: 9 });
  const { order, token, user } = await makeBuyer(shop, [{ product, quantity: 1 }]);
  const input = { ...order, totalAmt: 4_500, promoCode: promotion.code ?? '', provider: 'card' };
  const { body } = await call(endpoints.order.checkout, input, { token });
  const charge = lastCharge(card);
  clock.advance({ minutes: 36 });
  await expireReservations(store);
  expect(await usesOf(promotion)).toEqual({ uses: 0, ofOrders: 0 });
  return {
    promotion,
    orderId: body.data.orderId,
    logIn: () => shop.logInAs(user),
    pay: () => settlePayment(store, charge.attemptId, paid(charge)),
  };
}

async function usesOf({ id }: Promotion) {
  const { uses } = await store.db
    .selectFrom('promotions')
    .select('uses')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const ofOrders = await store.db
    .selectFrom('promotionUses')
    .select('orderId')
    .where('promotionId', '=', id)
    .where('givenBackAt', 'is', null)
    .execute();
  return { uses, ofOrders: ofOrders.length };
}

describe('an order with a code that is paid after its reservation has ended', () => {
  test('uses the code again, and gives it back once when it is cancelled', async () => {
    const { promotion, orderId, pay, logIn } = await expiredOrder();
    await pay();
    expect(await readOrder(store, orderId)).toMatchObject({ status: 'Placed', paymentStatus: 'Paid' });
    expect(await usesOf(promotion)).toEqual({ uses: 1, ofOrders: 1 });
    await pay();
    expect(await usesOf(promotion)).toEqual({ uses: 1, ofOrders: 1 });
    await call(endpoints.order.cancelOrder, { _id: orderId }, { token: await logIn() });
    expect(await usesOf(promotion)).toEqual({ uses: 0, ofOrders: 0 });
  });

  test('is placed also where another order has had the last use meanwhile', async () => {
    const { promotion, orderId, pay } = await expiredOrder({ mostUses: 1 });
    const product = await makeProduct(store, { price: 5_000, discount: 0, stock: 9 });
    const other = await makeBuyer(shop, [{ product, quantity: 1 }]);
    const input = { ...other.order, totalAmt: 4_500, promoCode: promotion.code ?? '' };
    const placed = await call(endpoints.order.cashOnDelivery, input, {
      token: await shop.logInAs(other.user),
    });
    expect(placed.status).toBe(201);
    await pay();
    expect(await readOrder(store, orderId)).toMatchObject({ status: 'Placed', paymentStatus: 'Paid' });
    expect(await usesOf(promotion)).toEqual({ uses: 1, ofOrders: 1 });
  });
});
