import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { OrderLimits } from './order-limits.ts';
import { reservationMinutes } from './reservation-length.ts';

/** After the pieces were free for this long, they may be reserved again as if for the first time. */
const restMinutes = 30;
const looksBackHours = 24;
const mostOrders = 200;

type Asking = { buyerId: string; phone: string; at: Date };

/**
 * Limits how long pieces stay reserved: they are reserved for a payment, and again when the shopper orders again, but not for
 * ever. Counted by account and by phone, from the first of her unpaid orders that followed each other without a break.
 */
export async function keepRenewalLimit(
  tx: Transaction,
  { buyerId, phone, at }: Asking,
  { reservationRenewals, takesCash, shopPhone }: OrderLimits,
): Promise<Outcome<undefined, 'RESERVATION_LIMIT'>> {
  const earlier = await sql<{ createdAt: Date }>`
    select created_at from orders
    where (user_id = ${buyerId} or phone = ${phone}) and status in ('Awaiting payment', 'Cancelled')
      and created_at > ${new Date(at.getTime() - looksBackHours * 3_600_000)}
      and exists (select from payment_attempts where order_id = orders.id)
      and not exists (select from payment_attempts where order_id = orders.id and state = 'succeeded')
    order by created_at desc limit ${mostOrders}`.execute(tx);
  const times = earlier.rows.map(({ createdAt }) => createdAt.getTime());
  const [latest] = times;
  if (latest === undefined) return succeed(undefined);

  const first = beginningOf(times, at.getTime());
  // A reservation begun before this time ends with the last renewal.
  const mayBeginUntil = first + reservationRenewals * reservationMinutes * 60_000;
  if (first === at.getTime() || at.getTime() < mayBeginUntil) return succeed(undefined);
  const minutes = Math.max(1, Math.ceil((latest + apart - at.getTime()) / 60_000));
  return refuse('RESERVATION_LIMIT', { minutes, takesCash, shopPhone });
}

const apart = (reservationMinutes + restMinutes) * 60_000;

/** The time of the first order that the later ones followed without a break, or now; `times` are newest first. */
function beginningOf(times: readonly number[], now: number): number {
  let first = now;
  for (const time of times) {
    if (first - time >= apart) break;
    first = time;
  }
  return first;
}
