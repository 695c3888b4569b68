import type { IssueView } from '#shared/contract/attention.ts';

export type MoneyAfter = { total: number; toCollect: number; toGiveBack: number };

export type MoneyBefore = {
  totalAmt: number;
  money: { open: number; refundable: number };
  cash: { waived: number };
  issues?: readonly Pick<IssueView, 'reason' | 'amount' | 'refund'>[];
};

/** The money of an order after a change of its total. The server calculates it again and refuses another sum. */
export function moneyAfter({ totalAmt, money, cash, issues = [] }: MoneyBefore, total: number): MoneyAfter {
  const settled = totalAmt - money.open;
  const surplus = Math.max(0, settled - total);
  // Cash that was written off is charged again before money goes back.
  const back = Math.max(0, surplus - cash.waived);
  // What earlier changes owe back, and no provider is asked for, pays first for what is added.
  const owed = issues
    .filter(({ reason, refund }) => reason === 'lines_changed' && refund?.progress === 'due')
    .reduce((sum, { amount }) => sum + amount, 0);
  const toCollect = Math.max(0, total - settled - owed);
  return { total, toCollect, toGiveBack: Math.min(back, money.refundable) };
}
