import { sql } from 'kysely';
import type { OrderActor } from '#db/tables.ts';
import type { Transaction } from '#db/transaction.ts';
import type { Write } from '#db/write-together.ts';
import type { OrderRemark } from '#shared/order-remarks.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { recordChange } from '../audit/record-change.ts';

export type OrderEvent = {
  orderId: string;
  from: OrderStatus | null;
  to: OrderStatus;
  actor: OrderActor;
  /** The user who acts; null for jobs and providers. */
  actorId?: string | undefined;
  /** A predefined remark by the shop, shown in the reader's language. */
  remark?: OrderRemark | undefined;
  /** Free text, or the number that a remark is about. For staff only. */
  note?: string | undefined;
  at: Date;
};

/** Writes an event of an order, in the transaction in which it happened. */
export async function writeOrderEvent(tx: Transaction, event: OrderEvent): Promise<void> {
  await insertEvent(event).execute(tx);
  await recordStaffMove(tx, event);
}

/** The event as part of another statement; call `recordStaffMove` afterwards. */
export function eventWritten(event: OrderEvent): Write {
  return { name: 'eventWritten', rows: 1, statement: insertEvent(event) };
}

function insertEvent({ orderId, from, to, actor, actorId, remark, note, at }: OrderEvent) {
  return sql`
    insert into order_events (order_id, from_status, to_status, actor, actor_id, remark, note, created_at)
    values (${orderId}, ${from}, ${to}, ${actor}, ${actorId ?? null}, ${remark ?? null}, ${note ?? ''}, ${at}::timestamptz)
    returning 1`;
}

/** Records moves by staff in the audit log as well. */
export async function recordStaffMove(
  tx: Transaction,
  { orderId, from, to, actor, actorId, at }: OrderEvent,
): Promise<void> {
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

/** Writes an event that moves nothing: from and to are the same status, and no timeline shows it. */
export function writeOrderNote(
  tx: Transaction,
  {
    status,
    ...event
  }: Omit<OrderEvent, 'from' | 'to'> & { status: OrderStatus } & ({ note: string } | { remark: OrderRemark }),
): Promise<void> {
  return writeOrderEvent(tx, { ...event, from: status, to: status });
}

type StaffNote = Pick<OrderEvent, 'orderId' | 'remark' | 'note' | 'at'> & {
  status: OrderStatus;
  staffId: string;
  /** The kind of entry in the audit log. */
  kind?: 'order' | 'refund';
  /**
   * The part that the audit log repeats. Free text is left out: it may be about the shopper, and it is in the order's
   * history.
   */
  after?: { note: string };
};

/** Writes what a member of staff has noted about an order; the audit log says that there is a note. */
export async function writeStaffNote(
  tx: Transaction,
  { staffId, kind = 'order', after, ...event }: StaffNote,
): Promise<void> {
  const { orderId, status, at } = event;
  await writeOrderEvent(tx, { ...event, from: status, to: status, actor: 'staff', actorId: staffId });
  await recordChange(tx, {
    ...{ actorId: staffId, kind, action: 'noted', at },
    ...{ subjectId: orderId, subjectName: await getOrderNumber(tx, orderId) },
    ...(after && { after }),
  });
}

/** The order number that people use. */
export async function getOrderNumber(tx: Transaction, orderId: string): Promise<string> {
  const { orderNumber } = await tx
    .selectFrom('orders')
    .select('orderNumber')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return orderNumber;
}
