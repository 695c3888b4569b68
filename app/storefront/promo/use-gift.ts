import { useCallback } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { GiftView } from '#shared/contract/promotion.ts';
import { type GiftState, giftFor } from '#shared/gifts.ts';
import type { Bill } from '#shared/pricing.ts';
import type { CartLine } from '../../client/shop-state.ts';
import { api } from '../../state/api.ts';
import { useAnswer } from '../../state/use-answer.ts';

export type CartGift = GiftState<GiftView> & {
  /** The id of the shown gift, sent with the order as what the shopper saw; empty for none, undefined while unknown. */
  seen: string | undefined;
  askAgain: () => Promise<void>;
};

/** The gift that comes with the products in the cart. */
export function useGift(cart: readonly CartLine[], bill: Bill): CartGift {
  return useGiftWith(
    cart.map(({ productId }) => productId._id),
    bill,
  );
}

/** The gift that comes with these products, by the same rule as on the server. */
export function useGiftWith(
  productIds: readonly string[],
  { total, deliveryFee }: Pick<Bill, 'total' | 'deliveryFee'>,
): CartGift {
  const isEmpty = productIds.length === 0;
  const find = useCallback(
    async (options: CallOptions) => (isEmpty ? [] : (await api.promotion.gifts({}, options)).data),
    [isEmpty],
  );
  const { answer, reload } = useAnswer(find);
  const state = giftFor(answer ?? [], {
    goods: total - deliveryFee,
    productIds: new Set(productIds),
  });
  return { ...state, seen: answer && (state.given?.productId ?? ''), askAgain: reload };
}
