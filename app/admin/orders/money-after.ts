export type MoneyAfter = { total: number; toCollect: number; toGiveBack: number };

export type MoneyBefore = {
  totalAmt: number;
  money: { open: number; refundable: number };
  cash: { waived: number };
};

/** What a new total means for the money of an order. The server counts it again; another sum is refused there. */
export function moneyAfter({ totalAmt, money, cash }: MoneyBefore, total: number): MoneyAfter {
  const settled = totalAmt - money.open;
  const surplus = Math.max(0, settled - total);
  // What had been let go is charged again before money goes back.
  const back = Math.max(0, surplus - cash.waived);
  return { total, toCollect: Math.max(0, total - settled), toGiveBack: Math.min(back, money.refundable) };
}
