import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { OrderLimits } from './order-limits.ts';
import { reservationMinutes } from './reservation-length.ts';

/** Pieces that were free this long are kept again as for the first time. */
const restMinutes = 30;
const looksBackHours = 24;
const mostOrders = 200;

type Asking = { buyerId: string; phone: string; at: Date };

/**
 * Pieces are kept for a payment, and kept again when the shopper orders anew, but not for ever: counted from the first of her
 * unpaid orders that followed each other without a rest, by account and by phone.
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
  // What begins until then ends with the last renewal.
  const mayBeginUntil = first + reservationRenewals * reservationMinutes * 60_000;
  if (first === at.getTime() || at.getTime() < mayBeginUntil) return succeed(undefined);
  const minutes = Math.max(1, Math.ceil((latest + apart - at.getTime()) / 60_000));
  return refuse('RESERVATION_LIMIT', { minutes, takesCash, shopPhone });
}

const apart = (reservationMinutes + restMinutes) * 60_000;

/** Newest first; the time of the first order that the others followed without a rest, or now. */
function beginningOf(times: readonly number[], now: number): number {
  let first = now;
  for (const time of times) {
    if (first - time >= apart) break;
    first = time;
  }
  return first;
}
