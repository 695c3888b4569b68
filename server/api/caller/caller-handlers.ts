import { type Caller, findCallers } from '#core/callers/find-callers.ts';
import { findPlacedForCaller } from '#core/callers/placed-for-caller.ts';
import { orderForCaller } from '#core/checkout/order-for-caller.ts';
import type { CallerView } from '#shared/contract/caller.ts';
import type { NounHandlers } from '../handler.ts';

export const callerHandlers: NounHandlers<'caller'> = {
  async find({ store }, { search }) {
    const found = await findCallers(store.db, search);
    if (!found.ok) return found;
    return { message: 'done', data: found.value.map(presentCaller) };
  },

  async placeOrder({ store, user, idempotencyKey }, input) {
    const { customerId, list_items: lines, totalAmt: total, email, language } = input;
    const { name, address_line: addressLine, city, state, country, pincode, mobile } = input;
    const placed = await orderForCaller(store, user, {
      ...{ customerId, lines, total, email, language, idempotencyKey },
      place: { name, addressLine, city, state, country, pincode, mobile },
    });
    if (!placed.ok) return placed;
    const { id, orderNumber, deliveryName, trackingToken, ...order } = await findPlacedForCaller(
      store.db,
      placed.value,
    );
    return {
      message: 'orderPlaced',
      data: {
        _id: id,
        orderId: orderNumber,
        totalAmt: order.total,
        name: deliveryName,
        phone: order.phone,
        language: order.language,
        token: trackingToken,
      },
    };
  },
};

function presentCaller({ id, isBlocked, places, ...caller }: Caller): CallerView {
  return {
    _id: id,
    ...caller,
    blocked: isBlocked,
    places: places.map(({ addressLine, ...place }) => ({ ...place, address_line: addressLine })),
  };
}
