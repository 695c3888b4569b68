import type { Transaction } from '#db/transaction.ts';
import { giftFor } from '#shared/gifts.ts';
import { francs } from '#shared/money.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Bill } from '#shared/pricing.ts';
import { listRunningGifts, type RunningGift } from '../promotions/gifts.ts';
import type { LineToSell } from './sell-lines.ts';

export type GiftRefusal = 'GIFT_CHANGED';

type Ordering = {
  lines: readonly LineToSell[];
  bill: Bill;
  /** The product that the shopper saw as a gift, '' for none; undefined if this is not to be compared. */
  seen: string | undefined;
  hasGifts?: boolean;
  at: Date;
};

export type WithGift = { lines: readonly LineToSell[]; bill: Bill; gift: RunningGift | undefined };

/**
 * Adds the gift that the order qualifies for as one more line at 0 F; its piece is taken from stock with the others.
 */
export async function addGift(
  tx: Transaction,
  { lines, bill, seen, hasGifts = true, at }: Ordering,
): Promise<Outcome<WithGift, GiftRefusal>> {
  const gifts = hasGifts ? await listRunningGifts(tx, at) : [];
  const { given } = giftFor(gifts, {
    goods: bill.total - bill.deliveryFee,
    productIds: new Set(lines.map(({ productId }) => productId)),
  });
  if (seen !== undefined && seen !== (given?.productId ?? '')) return refuse('GIFT_CHANGED');
  if (!given) return succeed({ lines, bill, gift: undefined });
  const { productId, name, nameFr, image, unit, price, discount, purchaseCost, stock } = given;
  const line: LineToSell = {
    ...{ productId, name, nameFr, image, unit, purchaseCost, stock, quantity: 1 },
    ...{ price: francs(0), discount: 0, listed: { price, discount } },
  };
  return succeed({
    lines: [...lines, line],
    bill: { ...bill, quantity: bill.quantity + 1 },
    gift: given,
  });
}
