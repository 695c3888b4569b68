import type { OrderActor } from '#db/tables.ts';
import type { Transaction } from '#db/transaction.ts';
import type { OrderRemark } from '#shared/order-remarks.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { recordChange } from '../audit/record-change.ts';

export type OrderEvent = {
  orderId: string;
  from: OrderStatus | null;
  to: OrderStatus;
  actor: OrderActor;
  /** The user who acts; a job and a provider have none. */
  actorId?: string | undefined;
  /** A remark of the shop itself, shown in the reader's language. */
  remark?: OrderRemark | undefined;
  /** Free text, or the number that a remark is about. For staff only. */
  note?: string | undefined;
  at: Date;
};

/** What happened to an order, in the transaction in which it happened. What the shop's people move is in the audit log as well. */
export async function writeOrderEvent(
  tx: Transaction,
  { orderId, from, to, actor, actorId, remark, note, at }: OrderEvent,
): Promise<void> {
  await tx
    .insertInto('orderEvents')
    .values({
      orderId,
      fromStatus: from,
      toStatus: to,
      actor,
      actorId: actorId ?? null,
      remark: remark ?? null,
      note: note ?? '',
      createdAt: at,
    })
    .execute();
  if (actor !== 'staff' || actorId === undefined || from === to) return;
  await recordChange(tx, {
    actorId,
    kind: 'order',
    action: from === null ? 'added' : 'changed',
    subjectId: orderId,
    subjectName: await getOrderNumber(tx, orderId),
    before: { orderStatus: from },
    after: { orderStatus: to },
    at,
  });
}

/** An event that moves nothing: from and to are the same status, and no timeline shows it. */
export function writeOrderNote(
  tx: Transaction,
  {
    status,
    ...event
  }: Omit<OrderEvent, 'from' | 'to'> & { status: OrderStatus } & ({ note: string } | { remark: OrderRemark }),
): Promise<void> {
  return writeOrderEvent(tx, { ...event, from: status, to: status });
}

/** What people call the order by. */
export async function getOrderNumber(tx: Transaction, orderId: string): Promise<string> {
  const { orderNumber } = await tx
    .selectFrom('orders')
    .select('orderNumber')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return orderNumber;
}
