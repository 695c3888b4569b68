import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import type { Write } from '#db/write-together.ts';
import type { Francs } from '#shared/money.ts';
import { isInShop, type OrderStatus } from '#shared/order-status.ts';
import { DAYS_UNTIL_ASKED, inviteToReview } from '../reviews/review-invitations.ts';
import type { OrderEvent } from './order-events.ts';

// News for the shopper is recorded in the transaction of the change and mailed by a job: a rollback sends nothing, a
// repeat sends nothing twice, and no mail is composed while an order is locked.

export type OrderNews =
  | { kind: 'placed' | 'confirmed' | 'dispatched' | 'delivered' | 'cancelled' | 'returned' }
  /** Asks for a review, some days after the delivery. */
  | { kind: 'review' }
  /** The answer itself is in the order's return request. */
  | { kind: 'return_accepted' | 'return_refused' }
  /** `amount` is the money received, paid back, or owed back because the order now costs less; 0 if there is none. */
  | { kind: 'paid' | 'refunded' | 'lines_changed'; amount: number };

export async function noteOrderNews(
  tx: Transaction,
  orderId: string,
  news: OrderNews,
  at: Date,
  dueAt = at,
): Promise<void> {
  await insertNews(orderId, news, at, dueAt).execute(tx);
}

/** How long the news of a change waits for the next one, while the shop is on the phone with the shopper. */
const SECONDS_FOR_NEXT_CHANGE = 60;

/** What a change of an order's total means for the money that goes back. */
export type OwedByChange = {
  /** The amount that it newly owes back. */
  owedBack: Francs;
  /** What all changes still owe back, where this one took some of it to pay for what it added; undefined where it took nothing. */
  stillOwed?: Francs | undefined;
};

/**
 * Notes that an order's lines or its delivery have changed. Changes that follow each other within a minute are one message, with all that is
 * owed back (decision 694). What changes at the door or later is said at once.
 */
export async function noteLinesChanged(
  tx: Transaction,
  { id: orderId, status }: { id: string; status: OrderStatus },
  { owedBack, stillOwed }: OwedByChange,
  at: Date,
): Promise<void> {
  const dueAt = isInShop(status) ? new Date(at.getTime() + SECONDS_FOR_NEXT_CHANGE * 1_000) : at;
  const earlier = await tx
    .deleteFrom('orderNews')
    .where('orderId', '=', orderId)
    .where('kind', '=', 'lines_changed')
    .returning('amount')
    .execute();
  const amount = stillOwed ?? owedBack + earlier.reduce((sum, news) => sum + (news.amount ?? 0), 0);
  await noteOrderNews(tx, orderId, { kind: 'lines_changed', amount }, at, dueAt);
}

/** The news as part of another statement. */
export function newsNoted(orderId: string, news: OrderNews, at: Date): Write {
  return { name: 'newsNoted', rows: 1, statement: insertNews(orderId, news, at, at) };
}

function insertNews(orderId: string, news: OrderNews, at: Date, dueAt: Date) {
  const amount = 'amount' in news && news.amount > 0 ? news.amount : null;
  return sql`
    insert into order_news (order_id, kind, amount, created_at, due_at)
    values (${orderId}, ${news.kind}, ${amount}, ${at}::timestamptz, ${dueAt}::timestamptz) returning 1`;
}

const newsOfStatus: Partial<Record<OrderStatus, Exclude<OrderNews, { amount: number }>['kind']>> = {
  Placed: 'placed',
  Confirmed: 'confirmed',
  'Out for delivery': 'dispatched',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
  Returned: 'returned',
};

/** Notes the news of a move. For an order placed by its payment, the mail about the money is enough. */
export async function noteMove(
  tx: Transaction,
  { orderId, to, actor, at }: Pick<OrderEvent, 'orderId' | 'to' | 'actor' | 'at'>,
): Promise<void> {
  const kind = newsOfStatus[to];
  if (kind === undefined || (to === 'Placed' && actor === 'provider')) return;
  await noteOrderNews(tx, orderId, { kind }, at);
  if (to === 'Delivered') {
    await inviteToReview(tx, orderId);
    await noteOrderNews(
      tx,
      orderId,
      { kind: 'review' },
      at,
      new Date(at.getTime() + DAYS_UNTIL_ASKED * dayMs),
    );
  }
}

const dayMs = 86_400_000;
