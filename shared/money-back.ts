/**
 * Why money goes back to a shopper, as she reads it. `costs_less`: the order was changed and costs less now; `bank`: her bank took the payment
 * back from the shop.
 */
export const moneyBackReasons = [
  'cancelled',
  'refused',
  'returned',
  'pieces_missing',
  'pieces_left',
  'pieces_back',
  'costs_less',
  'paid_twice',
  'paid_too_late',
  'wrong_amount',
  'by_shop',
  'bank',
] as const;
export type MoneyBackReason = (typeof moneyBackReasons)[number];

/** How money goes back: out of the till, to the card, to the wallet it came from, or in a way agreed on with the shopper. */
export const waysOfMoneyBack = ['cash', 'card', 'wallet', 'elsewhere'] as const;
export type WayOfMoneyBack = (typeof waysOfMoneyBack)[number];
