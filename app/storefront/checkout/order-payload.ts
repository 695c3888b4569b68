import type { AddressView } from '#shared/contract/address.ts';
import type { TriedCodeView } from '#shared/contract/promotion.ts';
import { billWithDelivery, type FeeRule, freeDelivery } from '#shared/fee-rule.ts';
import type { Reduction } from '#shared/pricing.ts';
import { linesOf } from '../../client/cart-bill.ts';
import type { CartLine } from '../../client/shop-state.ts';
import type { CheckoutDelivery } from './use-delivery.ts';

export type TypedForOrder = {
  deliveryNote: string;
  promo: TriedCodeView | undefined;
  delivery: Pick<CheckoutDelivery, 'rule' | 'quarter' | 'isPickUp' | 'askAgain'>;
};

/** The order creation payload (spec §3). The server computes every figure itself; the total is compared (decision 9). */
export function orderPayload(
  cart: readonly CartLine[],
  address: AddressView,
  { deliveryNote, promo, delivery }: TypedForOrder,
) {
  const bill = billWithDelivery(linesOf(cart), ruleWith(delivery.rule, promo), reductionsOf(promo));
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
    ...(delivery.quarter === '' ? {} : { quarter: delivery.quarter }),
    ...(delivery.isPickUp ? { isPickUp: true } : {}),
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

/** Free where the code says so. */
export function ruleWith(rule: FeeRule, promo: TriedCodeView | undefined): FeeRule {
  return promo?.isDeliveryFree ? freeDelivery : rule;
}
