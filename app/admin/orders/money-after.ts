import type { IssueView } from '#shared/contract/attention.ts';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { paysAhead } from '#shared/left-to-pay.ts';

export type MoneyAfter = {
  total: number;
  toCollect: number;
  toGiveBack: number;
  /** What is left to pay is paid online before the parcel leaves. */
  isAhead: boolean;
};

export type MoneyBefore = {
  totalAmt: number;
  money: { open: number; refundable: number };
  cash: { waived: number };
  isAhead?: boolean;
  issues?: readonly Pick<IssueView, 'reason' | 'amount' | 'refund'>[];
};

/** The money of an order at the desk after a change of its total, or also of its place. */
export function deskMoneyAfter(
  order: DeskOrderView,
  total: number,
  { takesCash }: Pick<DeskOrderView, 'takesCash'> = order,
): MoneyAfter {
  const { order_status: status, payment_method: paymentMethod } = order;
  return moneyAfter({ ...order, isAhead: paysAhead({ status, paymentMethod, takesCash }) }, total);
}

/** The money of an order after a change of its total. The server calculates it again and refuses another sum. */
export function moneyAfter(
  { totalAmt, money, cash, isAhead = false, issues = [] }: MoneyBefore,
  total: number,
): MoneyAfter {
  const settled = totalAmt - money.open;
  const surplus = Math.max(0, settled - total);
  // Cash that was written off is charged again before money goes back.
  const back = Math.max(0, surplus - cash.waived);
  // What earlier changes owe back, and no provider is asked for, pays first for what is added.
  const owed = issues
    .filter(({ reason, refund }) => reason === 'lines_changed' && refund?.progress === 'due')
    .reduce((sum, { amount }) => sum + amount, 0);
  const toCollect = Math.max(0, total - settled - owed);
  return { total, toCollect, toGiveBack: Math.min(back, money.refundable), isAhead };
}
