import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Role } from '#shared/access.ts';
import { findContested } from '../cash/contested.ts';
import { countNewMessages } from '../contact/inbox.ts';
import { countWaitingOrders } from '../order-desk/desk-queries.ts';
import { countOpenLines } from '../statements/open-lines.ts';
import type { Store } from '../store.ts';

export type MenuCounts = {
  orders: number;
  attention: number;
  cashToCollect: number;
  newMessages: number;
  newReviews: number;
  newQuestions: number;
  soldOut: number;
};

/** The menu shows '99+' above 99, so counting ends at 100. */
const COUNTED = 100;

/** The number of things waiting behind each entry of the admin menu. */
export async function countMenu({ db, clock }: Pick<Store, 'db' | 'clock'>, role: Role): Promise<MenuCounts> {
  const [waiting, openLines, contested, newMessages, opinions, soldOut] = await Promise.all([
    countWaitingOrders(db),
    countOpenLines(db, role),
    findContested(db),
    countNewMessages(db),
    countOpinions(db),
    countMissed(db, clock.now()),
  ]);
  return {
    orders: Math.min(COUNTED, waiting.to_confirm + waiting.to_pack + waiting.to_send),
    attention: waiting.attention + openLines.count + contested.count,
    cashToCollect: waiting.cash_to_collect,
    newMessages,
    ...opinions,
    soldOut,
  };
}

/** Reviews that no one has read, and questions that no one has answered, counted up to 100. */
export function countOpinions(db: Database): Promise<Pick<MenuCounts, 'newReviews' | 'newQuestions'>> {
  const reviews = db.selectFrom('reviews').select('id').where('state', '=', 'waiting').limit(COUNTED);
  const questions = db.selectFrom('questions').select('id').where('state', '=', 'waiting').limit(COUNTED);
  return db
    .selectNoFrom([
      sql<number>`(select count(*)::int from (${reviews}) as unread)`.as('newReviews'),
      sql<number>`(select count(*)::int from (${questions}) as unanswered)`.as('newQuestions'),
    ])
    .executeTakeFirstOrThrow();
}

const MISSED_DAYS = 14;

/**
 * Counts sold out products to look at: the last piece was sold in the last fortnight, or shoppers have asked to be notified. Products that
 * have been sold out for longer, and that no one asks for, would hide these.
 */
async function countMissed(db: Database, now: Date): Promise<number> {
  const since = new Date(now.getTime() - MISSED_DAYS * 24 * 3_600_000);
  const missed = db
    .selectFrom('products')
    .select('id')
    .where('isListed', '=', true)
    .where('stock', '=', 0)
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('stockMovements')
            .select('id')
            .whereRef('productId', '=', 'products.id')
            .where('change', '<', 0)
            .where('createdAt', '>=', since),
        ),
        where.exists(
          where
            .selectFrom('stockAlerts')
            .select('productId')
            .whereRef('productId', '=', 'products.id')
            .where('sentAt', 'is', null),
        ),
      ]),
    )
    .limit(COUNTED);
  const { count } = await db
    .selectNoFrom(sql<number>`(select count(*)::int from (${missed}) as missing)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
