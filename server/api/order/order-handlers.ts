import { placeOrder } from '#core/checkout/place-order.ts';
import { startPayment } from '#core/checkout/start-payment.ts';
import { listOrders } from '#core/orders/order-queries.ts';
import type { ParsedInput } from '#shared/contract/call.ts';
import { limits } from '#shared/contract/fields.ts';
import type { orderCalls } from '#shared/contract/order.ts';
import type { NounHandlers } from '../handler.ts';
import { presentSession } from '../payment/present-payment.ts';
import { orderFollowingHandlers } from './order-following-handlers.ts';
import { presentOrder } from './present-order.ts';

export const orderHandlers: NounHandlers<'order'> = {
  ...orderFollowingHandlers,

  async cashOnDelivery({ store, user, language, idempotencyKey }, input) {
    const outcome = await placeOrder(store, user, {
      ...orderedIn(input),
      language,
      idempotencyKey,
    });
    if (!outcome.ok) return outcome;
    return { message: 'orderPlaced', data: presentOrder(outcome.value) };
  },

  async checkout({ store, user, language, idempotencyKey }, input) {
    const outcome = await startPayment(store, user, {
      ...orderedIn(input),
      method: input.provider,
      payerPhone: input.payer_phone,
      language,
      idempotencyKey,
    });
    if (!outcome.ok) return outcome;
    return {
      message: 'paymentStarted',
      data: { orderId: outcome.value.orderId },
      beside: presentSession(outcome.value, language),
    };
  },

  async orderList({ store, user }, { limit = limits.pageSize }) {
    const orders = await listOrders(store.db, { userId: user.id, limit });
    return { message: 'done', data: orders.map(presentOrder) };
  },
};

/** The input that both ways to order share, in the core's names. */
function orderedIn(input: ParsedInput<typeof orderCalls.cashOnDelivery>) {
  return {
    lines: input.list_items,
    addressId: input.addressId,
    total: input.totalAmt,
    email: input.email,
    phone: input.phone,
    deliveryNote: input.deliveryNote,
    quarter: input.quarter,
    isPickUp: input.isPickUp,
    promoCode: input.promoCode,
    gift: input.gift,
  };
}
