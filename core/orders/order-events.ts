import type { Transaction } from '#db/transaction.ts';
import type { OrderStatus } from '#shared/order-status.ts';

export type OrderActor = 'shopper' | 'staff' | 'system' | 'provider';

export type OrderEvent = {
  orderId: string;
  from: OrderStatus | null;
  to: OrderStatus;
  actor: OrderActor;
  /** The user who acts; a job and a provider have none. */
  actorId?: string | undefined;
  /** For the shop's people; shoppers do not see it. */
  note?: string | undefined;
  at: Date;
};

/** What happened to an order, in the transaction in which it happened. */
export async function writeOrderEvent(
  open: Transaction,
  { orderId, from, to, actor, actorId, note, at }: OrderEvent,
): Promise<void> {
  await open
    .insertInto('orderEvents')
    .values({
      orderId,
      fromStatus: from,
      toStatus: to,
      actor,
      actorId: actorId ?? null,
      note: note ?? '',
      createdAt: at,
    })
    .execute();
}

/** An event that moves nothing: the same status stands on both sides, and no timeline shows it. */
export function writeOrderNote(
  open: Transaction,
  { status, ...event }: Omit<OrderEvent, 'from' | 'to'> & { status: OrderStatus; note: string },
): Promise<void> {
  return writeOrderEvent(open, { ...event, from: status, to: status });
}
