import type { AddressView } from '#shared/contract/address.ts';
import type { TriedCodeView } from '#shared/contract/promotion.ts';
import { billWithDelivery } from '#shared/fee-rule.ts';
import { linesOf } from '../../client/cart-bill.ts';
import type { CartLine } from '../../client/shop-state.ts';
import type { CartGift } from '../promo/use-gift.ts';
import { reductionsOf, ruleWith } from '../promo/used-code.ts';
import type { CheckoutDelivery } from './use-delivery.ts';

export type TypedForOrder = {
  deliveryNote: string;
  promo: TriedCodeView | undefined;
  /** See `CartGift.seen`. */
  gift: Pick<CartGift, 'seen' | 'askAgain'>;
  delivery: Pick<CheckoutDelivery, 'rule' | 'quarter' | 'isPickUp' | 'askAgain'>;
};

/** The order creation payload (spec §3). The server computes every figure itself; the total is compared (decision 9). */
export function orderPayload(
  cart: readonly CartLine[],
  address: AddressView,
  { deliveryNote, promo, gift, delivery }: TypedForOrder,
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
    ...(gift.seen === undefined ? {} : { gift: gift.seen }),
    ...(delivery.quarter === '' ? {} : { quarter: delivery.quarter }),
    ...(delivery.isPickUp ? { isPickUp: true } : {}),
  };
}

export type OrderPayload = ReturnType<typeof orderPayload>;
