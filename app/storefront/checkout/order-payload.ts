import type { AddressView } from '#shared/contract/address.ts';
import type { TriedCodeView } from '#shared/contract/promotion.ts';
import type { Reduction } from '#shared/pricing.ts';
import { billOfCart } from '../../client/cart-bill.ts';
import type { CartLine } from '../../client/shop-state.ts';

/** The order creation payload (spec §3). The server computes every figure itself; the total is compared (decision 9). */
export function orderPayload(
  cart: readonly CartLine[],
  address: AddressView,
  { deliveryNote, promo }: { deliveryNote: string; promo: TriedCodeView | undefined },
) {
  const bill = billOfCart(cart, reductionsOf(promo));
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
    ...(promo ? { promoCode: promo.code } : {}),
  };
}

/** On the bill under its code. */
export function reductionsOf(
  promo: TriedCodeView | undefined,
  label: (code: string) => string = String,
): Reduction[] {
  return promo ? [{ name: label(promo.code), amount: promo.reduction }] : [];
}

export type OrderPayload = ReturnType<typeof orderPayload>;
