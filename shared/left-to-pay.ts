import { type Francs, francs } from './money.ts';
import { isInShop, type OrderStatus } from './order-status.ts';
import type { PaymentMethod } from './payment-methods.ts';

type Ordered = {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  /** Whether cash is taken at the door of the order's zone. */
  takesCash: boolean;
};

/**
 * Whether what is left to pay of an order is paid online before its parcel leaves, because its zone takes no cash (decision 696). An order
 * that staff took to be paid in cash there is collected at the door as agreed (decision 575).
 */
export function paysAhead({ status, paymentMethod, takesCash }: Ordered): boolean {
  return !takesCash && paymentMethod !== 'cash_on_delivery' && isInShop(status);
}

type Charged = {
  total: Francs;
  /** The part of the total for which no more money is needed. */
  settled: number;
};

/** The amount still to be paid. */
export function leftToPay({ total, settled }: Charged): Francs {
  return francs(Math.max(0, total - settled));
}

/** The columns of an order that `restAhead` reads. */
export const restAheadColumns = ['status', 'paymentMethod', 'takesCash', 'total', 'settled'] as const;

/** What must be paid online before the order's parcel leaves. */
export function restAhead(order: Ordered & Charged): Francs {
  return paysAhead(order) ? leftToPay(order) : francs(0);
}

/** The page on which the order's payment link takes what must be paid ahead; null where nothing must be, or no link was made yet. */
export function payAheadPage(order: Ordered & Charged & { doorToken: string | null }): string | null {
  return order.doorToken !== null && restAhead(order) > 0 ? `/pay/${order.doorToken}` : null;
}

/** The amount that the order's payment link takes: what is due at the door, or ahead of it. */
export function dueByLink(order: Ordered & Charged & { cashDue: Francs }): Francs {
  return order.cashDue > 0 ? order.cashDue : restAhead(order);
}
