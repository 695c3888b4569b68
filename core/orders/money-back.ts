import { type RawBuilder, sql } from 'kysely';
import type { LineChangeKind } from '#shared/line-changes.ts';
import type { Francs } from '#shared/money.ts';
import type { MoneyBackReason, WayOfMoneyBack } from '#shared/money-back.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import type { RefundCause } from '#shared/refund-causes.ts';
import { wayOfRefund } from './way-of-refund.ts';

/** Money of an order that goes back, or went back, to its shopper. */
export type MoneyBack = {
  amount: Francs;
  reason: MoneyBackReason;
  way: WayOfMoneyBack;
  isSimulated: boolean;
  /** Null while it is under way. */
  doneAt: Date | null;
};

/** A refund, or a dispute that the shop has lost, as `moneyBackRows` reads it. */
export type MoneyBackRow = {
  amount: Francs;
  cause: RefundCause | 'dispute_lost';
  /** How pieces left the order in the change that made it cost less; null where none did. */
  changes: LineChangeKind[] | null;
  /** How the order had ended when its end made the money go back; null for other money. */
  ended: OrderStatus | null;
  isPaidElsewhere: boolean;
  isPaidInCash: boolean;
  method: string | null;
  isSimulated: boolean;
  doneAt: string | null;
};

/** SQL over `orders`: what goes back of an order, in the order of its beginning; null for nothing. */
export const moneyBackRows: RawBuilder<MoneyBackRow[] | null> = sql`(
  select json_agg(json_build_object('amount', back.amount, 'cause', back.cause, 'changes', back.changes,
    'ended', back.ended, 'isPaidElsewhere', back.is_paid_elsewhere, 'isPaidInCash', back.is_paid_in_cash, 'method', attempt.method,
    'isSimulated', coalesce(attempt.is_simulated, false), 'doneAt', back.done_at) order by back.since, back.amount)
  from (
    select r.amount, r.cause, r.attempt_id, r.is_paid_in_cash, r.done_at, r.created_at as since,
        -- A bank has sent it back: the shop looks for another way.
        r.is_paid_elsewhere or (r.done_at is null and r.sent_back_at is not null) as is_paid_elsewhere,
        (select json_agg(distinct c.kind) from order_line_changes c
          where r.cause = 'lines_changed' and c.order_id = r.order_id and c.created_at = r.created_at and c.quantity < 0) as changes,
        -- A late payment may bring a cancelled order back, and its later end makes another refund.
        (select e.to_status from order_events e
          where r.cause = 'order_ended' and e.order_id = r.order_id and e.created_at <= r.created_at
            and e.to_status <> e.from_status
          order by e.id desc limit 1) as ended
      from refunds r where r.order_id = orders.id
    union all
    select d.amount, 'dispute_lost', d.attempt_id, false, d.lost_at, d.opened_at, false, null, null
      from disputes d where d.order_id = orders.id and d.state = 'lost'
  ) as back left join payment_attempts attempt on attempt.id = back.attempt_id)`;

export function moneyBackOf(rows: readonly MoneyBackRow[] | null): MoneyBack[] {
  return (rows ?? []).map(({ amount, isSimulated, doneAt, ...row }) => ({
    ...{ amount, isSimulated },
    reason: reasonOf(row),
    way: wayOfRefund(row),
    doneAt: doneAt === null ? null : new Date(doneAt),
  }));
}

function reasonOf({
  cause,
  changes,
  ended,
}: Pick<MoneyBackRow, 'cause' | 'changes' | 'ended'>): MoneyBackReason {
  switch (cause) {
    case 'order_ended':
      return ended === 'Refused' ? 'refused' : ended === 'Returned' ? 'returned' : 'cancelled';
    case 'lines_changed':
      return reasonOfChange(changes ?? []);
    case 'at_provider':
      return 'by_shop';
    case 'dispute_lost':
      return 'bank';
    default:
      return cause;
  }
}

function reasonOfChange(changes: readonly LineChangeKind[]): MoneyBackReason {
  if (changes.includes('swapped')) return 'costs_less';
  if (changes.includes('taken_out')) return 'pieces_missing';
  if (changes.includes('left_at_door')) return 'pieces_left';
  return changes.includes('returned') ? 'pieces_back' : 'costs_less';
}
