import type { DeskOrderView } from '#shared/contract/order-desk.ts';

export type MoneyAfter = { total: number; toCollect: number; toGiveBack: number };

/** What a new total means for the money of an order. The server counts it again; another sum is refused there. */
export function moneyAfter(
  { totalAmt, money, cash }: Pick<DeskOrderView, 'totalAmt' | 'money' | 'cash'>,
  total: number,
): MoneyAfter {
  const settled = totalAmt - money.open;
  const surplus = Math.max(0, settled - total);
  // What had been let go is charged again before money goes back.
  const back = Math.max(0, surplus - cash.waived);
  return { total, toCollect: Math.max(0, total - settled), toGiveBack: Math.min(back, money.refundable) };
}
