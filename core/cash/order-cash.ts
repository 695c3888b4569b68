import type { Database } from '#db/client.ts';
import type { CashEntryState } from '#shared/cash.ts';
import type { Francs } from '#shared/money.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import type { PhoneRefusal } from '#shared/phone-refusal.ts';
import { entryState } from './cash-day.ts';

export type CashState = {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  total: Francs;
  cashCollected: Francs;
  cashWaived: Francs;
  /** Cash to collect at the door now: 0 before the parcel is on its way and 0 once its sale has ended. */
  cashDue: Francs;
  /** The part of the total for which no more money is needed. */
  settled: number;
};

export const cashColumns = [
  'status',
  'paymentMethod',
  'paymentStatus',
  'total',
  'cashCollected',
  'cashWaived',
  'cashDue',
  'settled',
] as const;

export type CashCollection = {
  id: number;
  /** Negative if the entry takes back another one. */
  amount: number;
  state: CashEntryState;
  riderId: string | null;
  riderName: string | null;
  note: string;
  actorName: string | null;
  at: Date;
};

/** A change of rider, with the riders' names; null is the shop itself. */
export type RiderChange = {
  from: string | null;
  to: string | null;
  note: string;
  actorName: string | null;
  at: Date;
};

export type OrderCash = {
  due: Francs;
  collected: Francs;
  waived: Francs;
  /** The rider who carries the parcel. */
  rider: { id: string; name: string; phone: string } | undefined;
  riderChanges: RiderChange[];
  collections: CashCollection[];
  /** Unanswered phone calls to confirm the order. */
  unansweredCalls: { actorName: string | null; at: Date }[];
  phoneRefusal: PhoneRefusal | null;
};

/** An order's cash, its changes of rider and its unanswered calls, each with the name of the user who noted it. */
export async function getOrderCash(db: Database, orderId: string): Promise<OrderCash> {
  const { riderId, riderName, riderPhone, phoneRefusal, ...state } = await db
    .selectFrom('orders')
    .leftJoin('riders', 'riders.id', 'orders.riderId')
    .select([
      ...cashColumns,
      'riderId',
      'riders.name as riderName',
      'riders.phone as riderPhone',
      'phoneRefusal',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const collections = await db
    .selectFrom('cashCollections')
    .leftJoin('users', 'users.id', 'cashCollections.actorId')
    .leftJoin('riders', 'riders.id', 'cashCollections.riderId')
    .select(['cashCollections.id', 'amount', 'note', 'riderId', 'riders.name as riderName'])
    .select(['users.name as actorName', 'cashCollections.createdAt as at'])
    .select(entryState('cash_collections').as('state'))
    .where('orderId', '=', orderId)
    .orderBy('cashCollections.id')
    .execute();
  const riderChanges = await db
    .selectFrom('riderChanges')
    .leftJoin('riders as before', 'before.id', 'riderChanges.fromRiderId')
    .leftJoin('riders as after', 'after.id', 'riderChanges.toRiderId')
    .leftJoin('users', 'users.id', 'riderChanges.actorId')
    .select([
      'before.name as from',
      'after.name as to',
      'note',
      'users.name as actorName',
      'riderChanges.createdAt as at',
    ])
    .where('orderId', '=', orderId)
    .orderBy('riderChanges.id')
    .execute();
  const unansweredCalls = await db
    .selectFrom('unansweredCalls')
    .leftJoin('users', 'users.id', 'unansweredCalls.actorId')
    .select(['users.name as actorName', 'unansweredCalls.createdAt as at'])
    .where('orderId', '=', orderId)
    .orderBy('unansweredCalls.id')
    .execute();
  return {
    due: state.cashDue,
    collected: state.cashCollected,
    waived: state.cashWaived,
    rider:
      riderId === null || riderName === null || riderPhone === null
        ? undefined
        : { id: riderId, name: riderName, phone: riderPhone },
    riderChanges,
    collections,
    unansweredCalls,
    phoneRefusal,
  };
}
