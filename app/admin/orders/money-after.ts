export type MoneyAfter = { total: number; toCollect: number; toGiveBack: number };

export type MoneyBefore = {
  totalAmt: number;
  money: { open: number; refundable: number };
  cash: { waived: number };
};

/** The money of an order after a change of its total. The server calculates it again and refuses another sum. */
export function moneyAfter({ totalAmt, money, cash }: MoneyBefore, total: number): MoneyAfter {
  const settled = totalAmt - money.open;
  const surplus = Math.max(0, settled - total);
  // Cash that was written off is charged again before money goes back.
  const back = Math.max(0, surplus - cash.waived);
  return { total, toCollect: Math.max(0, total - settled), toGiveBack: Math.min(back, money.refundable) };
}
