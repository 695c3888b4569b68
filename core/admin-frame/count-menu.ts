import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Role } from '#shared/access.ts';
import { countNewMessages } from '../contact/inbox.ts';
import { countWaitingOrders } from '../order-desk/desk-queries.ts';
import { countOpenLines } from '../statements/open-lines.ts';

export type MenuCounts = {
  orders: number;
  attention: number;
  cashToCollect: number;
  newMessages: number;
  newReviews: number;
  newQuestions: number;
  soldOut: number;
};

/** What the menu says '99+' of need not be counted further. */
const COUNTED = 100;

/** How much waits behind each entry of the admin menu. */
export async function countMenu(db: Database, role: Role): Promise<MenuCounts> {
  const [waiting, openLines, newMessages, others] = await Promise.all([
    countWaitingOrders(db),
    countOpenLines(db, role),
    countNewMessages(db),
    countOpinionsAndStock(db),
  ]);
  return {
    orders: Math.min(COUNTED, waiting.to_confirm + waiting.to_pack + waiting.to_send),
    attention: waiting.attention + openLines.count,
    cashToCollect: waiting.cash_to_collect,
    newMessages,
    ...others,
  };
}

function countOpinionsAndStock(
  db: Database,
): Promise<Pick<MenuCounts, 'newReviews' | 'newQuestions' | 'soldOut'>> {
  const reviews = db.selectFrom('reviews').select('id').where('state', '=', 'waiting').limit(COUNTED);
  const questions = db.selectFrom('questions').select('id').where('state', '=', 'waiting').limit(COUNTED);
  const soldOut = db
    .selectFrom('products')
    .select('id')
    .where('isListed', '=', true)
    .where('stock', '=', 0)
    .limit(COUNTED);
  return db
    .selectNoFrom([
      sql<number>`(select count(*)::int from (${reviews}) as unread)`.as('newReviews'),
      sql<number>`(select count(*)::int from (${questions}) as unanswered)`.as('newQuestions'),
      sql<number>`(select count(*)::int from (${soldOut}) as missing)`.as('soldOut'),
    ])
    .executeTakeFirstOrThrow();
}
