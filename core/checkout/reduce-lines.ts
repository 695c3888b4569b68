import type { Transaction } from '#db/transaction.ts';
import type { Write } from '#db/write-together.ts';
import { type FeeRule, feeFor, freeDelivery } from '#shared/fee-rule.ts';
import { francs } from '#shared/money.ts';
import { type Outcome, succeed } from '#shared/outcome.ts';
import { bill, type Reduction } from '#shared/pricing.ts';
import { codeUsed, redeemCode } from '../promotions/redeem-code.ts';
import type { LineToSell } from './sell-lines.ts';

export type ReduceRefusal = 'PROMO_REFUSED';

type Reducing = { typed: string | undefined; rule: FeeRule; phones: readonly string[]; at: Date };

export type ReducedLines = {
  reductions: Reduction[];
  /** The delivery fee rule; free if the code says so. */
  rule: FeeRule;
  /** The lines with their shares, and the code that the order keeps. */
  sold: { lines: readonly LineToSell[]; promoCode: string };
  /** The rows to write together with the order of this id. */
  used: (orderId: string) => Write[];
};

/** Applies a code to an order that is being placed; the products of its lines are locked. */
export async function reduceLines(
  tx: Transaction,
  lines: readonly LineToSell[],
  { typed = '', rule, phones, at }: Reducing,
): Promise<Outcome<ReducedLines, ReduceRefusal>> {
  if (typed === '') return succeed({ reductions: [], rule, sold: { lines, promoCode: '' }, used: () => [] });
  const redeemed = await redeemCode(tx, { typed, lines, phones, at });
  if (!redeemed.ok) return redeemed;
  const { id, code, goods, shares, isDeliveryFree } = redeemed.value;
  const fee = isDeliveryFree ? feeFor(rule, bill(lines).total) : 0;
  return succeed({
    reductions: goods > 0 ? [{ name: code, amount: francs(goods) }] : [],
    rule: isDeliveryFree ? freeDelivery : rule,
    sold: {
      lines: lines.map((line, index) => ({ ...line, reduction: shares[index] ?? 0 })),
      promoCode: code,
    },
    used: (orderId) => codeUsed(id, { orderId, amount: goods + fee, at }),
  });
}
