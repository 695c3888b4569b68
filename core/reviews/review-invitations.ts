import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';

/** A buyer is asked for a review after there was time to try the products. */
export const DAYS_UNTIL_ASKED = 7;

/** Makes the link by which the products of a delivered order are reviewed. Safe to call twice. */
export async function inviteToReview(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .insertInto('reviewInvitations')
    .values({ orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The token of an order whose buyer is to be asked for a review now; she is asked only once. Undefined if the order is
 * no longer delivered, goes back, was asked about already or has a review.
 */
export async function askForReview(tx: Transaction, orderId: string, at: Date): Promise<string | undefined> {
  const asked = await tx
    .updateTable('reviewInvitations')
    .set({ askedAt: at })
    .where('orderId', '=', orderId)
    .where('askedAt', 'is', null)
    .where(
      sql<SqlBool>`exists (select from orders where id = ${orderId} and status = 'Delivered')
        and not exists (select from return_requests as r where r.order_id = ${orderId} and r.state <> 'refused')
        and not exists (select from reviews as r where r.order_id = ${orderId})`,
    )
    .returning('token')
    .executeTakeFirst();
  return asked?.token;
}

/** The review link of a shopper's own order, even before she is asked. */
export async function findOwnInvitation(
  db: Database,
  wanted: { orderId: string; userId: string },
): Promise<Outcome<{ token: string }, 'ORDER_NOT_FOUND'>> {
  const found = await db
    .selectFrom('reviewInvitations')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select('token')
    .where('orderId', '=', wanted.orderId)
    .where('userId', '=', wanted.userId)
    .where('status', '=', 'Delivered')
    .executeTakeFirst();
  return found ? succeed(found) : refuse('ORDER_NOT_FOUND');
}

/** The delivered order that a review link leads to. */
export function findInvitedOrder(db: Database, token: string) {
  return db
    .selectFrom('reviewInvitations')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select(['orderId', 'orderNumber'])
    .where('token', '=', token)
    .where('status', '=', 'Delivered')
    .executeTakeFirst();
}
