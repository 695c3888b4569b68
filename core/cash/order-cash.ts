import type { Database } from '#db/client.ts';
import { type Francs, francs } from '#shared/money.ts';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '#shared/order-status.ts';

export type CashState = {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  total: Francs;
  cashCollected: Francs;
  cashWaived: Francs;
};

export const cashColumns = [
  'status',
  'paymentMethod',
  'paymentStatus',
  'total',
  'cashCollected',
  'cashWaived',
] as const;

/** What is to be collected at the door at this moment: nothing before the parcel is on its way, nothing once its sale has ended. */
export function cashDue(order: CashState): Francs {
  const isAtDoor = order.status === 'Out for delivery' || order.status === 'Delivered';
  const isOpen = order.paymentMethod === 'cash_on_delivery' && order.paymentStatus === 'Processing';
  return isAtDoor && isOpen ? francs(order.total - order.cashCollected - order.cashWaived) : francs(0);
}

export type CashCollection = { amount: Francs; note: string; actorName: string | null; at: Date };

export type OrderCash = {
  due: Francs;
  collected: Francs;
  waived: Francs;
  /** Who carries the parcel. */
  rider: { name: string; phone: string } | undefined;
  collections: CashCollection[];
  /** Calls to confirm it that nobody answered. */
  unansweredCalls: { actorName: string | null; at: Date }[];
};

/** The way of an order's cash, and the calls about it, with whoever noted them. */
export async function getOrderCash(db: Database, orderId: string): Promise<OrderCash> {
  const { riderName, riderPhone, ...state } = await db
    .selectFrom('orders')
    .leftJoin('riders', 'riders.id', 'orders.riderId')
    .select([...cashColumns, 'riders.name as riderName', 'riders.phone as riderPhone'])
    // What the columns' own checks hold, told to the compiler.
    .$narrowType<CashState>()
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const collections = await db
    .selectFrom('cashCollections')
    .leftJoin('users', 'users.id', 'cashCollections.actorId')
    .select(['amount', 'note', 'users.name as actorName', 'cashCollections.createdAt as at'])
    .$narrowType<Pick<CashCollection, 'amount'>>()
    .where('orderId', '=', orderId)
    .orderBy('cashCollections.id')
    .execute();
  const unansweredCalls = await db
    .selectFrom('unansweredCalls')
    .leftJoin('users', 'users.id', 'unansweredCalls.actorId')
    .select(['users.name as actorName', 'unansweredCalls.createdAt as at'])
    .where('orderId', '=', orderId)
    .orderBy('unansweredCalls.id')
    .execute();
  return {
    due: cashDue(state),
    collected: state.cashCollected,
    waived: state.cashWaived,
    rider: riderName === null || riderPhone === null ? undefined : { name: riderName, phone: riderPhone },
    collections,
    unansweredCalls,
  };
}
