import type { AddressView } from '#shared/contract/address.ts';
import { billOfCart } from '../../client/cart-bill.ts';
import type { CartLine } from '../../client/shop-state.ts';

/** The order creation payload (spec §3). The server computes every figure itself; the total is compared (decision 9). */
export function orderPayload(cart: readonly CartLine[], address: AddressView, deliveryNote: string) {
  const bill = billOfCart(cart);
  const note = deliveryNote.trim();
  return {
    list_items: cart.map(({ productId, quantity }) => ({ productId: productId._id, quantity })),
    quantity: bill.quantity,
    addressId: address._id,
    subTotalAmt: bill.undiscountedTotal,
    totalAmt: bill.total,
    email: address.customer_email,
    phone: address.mobile,
    ...(note === '' ? {} : { deliveryNote: note }),
  };
}

export type OrderPayload = ReturnType<typeof orderPayload>;
