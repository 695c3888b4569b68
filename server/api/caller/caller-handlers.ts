import { findCallers } from '#core/callers/find-callers.ts';
import { findPlacedForCaller } from '#core/callers/placed-for-caller.ts';
import { orderForCaller } from '#core/checkout/order-for-caller.ts';
import type { NounHandlers } from '../handler.ts';

export const callerHandlers: NounHandlers<'caller'> = {
  async find({ store }, { search }) {
    const found = await findCallers(store.db, search);
    if (!found.ok) return found;
    return { message: 'done', data: found.value };
  },

  async placeOrder({ store, user, idempotencyKey }, input) {
    const { customerId, lines, total, email, language, promoCode, ...place } = input;
    const placed = await orderForCaller(store, user, {
      ...{ customerId, lines, total, email, language, promoCode, idempotencyKey, place },
    });
    if (!placed.ok) return placed;
    return { message: 'orderPlaced', data: await findPlacedForCaller(store.db, placed.value) };
  },
};
