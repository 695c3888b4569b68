import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Language } from '#shared/language.ts';

export type Subscriber = {
  email: string;
  language: Language;
  /** When the subscription was confirmed or, if it still waits, asked for. */
  since: Date;
  /** When the subscription ended; null while it lasts. */
  leftAt: Date | null;
};

export type SubscriberView = 'current' | 'waiting' | 'left';

type ListSubscribers = { view: SubscriberView; search: string; page: number; limit: number };

export async function listSubscribers(
  db: Database,
  { view, search, page, limit }: ListSubscribers,
): Promise<{ subscribers: Subscriber[]; totalCount: number; counts: Record<SubscriberView, number> }> {
  const found = subscribers(db)
    .where(isOfView(view))
    .where(sql<SqlBool>`strpos(email, lower(${search})) > 0`);
  const rows = await found
    .orderBy('since', 'desc')
    .orderBy('email')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { count } = await found
    .clearSelect()
    .select((fields) => fields.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { subscribers: rows, totalCount: count, counts: await countSubscribers(db) };
}

function isOfView(view: SubscriberView) {
  return {
    current: sql<SqlBool>`consented_at is not null and unsubscribed_at is null`,
    waiting: sql<SqlBool>`consented_at is null`,
    left: sql<SqlBool>`unsubscribed_at is not null`,
  }[view];
}

function subscribers(db: Database) {
  return db
    .selectFrom('newsletterSubscribers')
    .select([
      'email',
      'language',
      sql<Date>`coalesce(consented_at, asked_at)`.as('since'),
      'unsubscribedAt as leftAt',
    ]);
}

async function countSubscribers(db: Database): Promise<Record<SubscriberView, number>> {
  const { rows } = await sql<Record<SubscriberView, number>>`
    select
      count(*) filter (where ${isOfView('current')})::int as current,
      count(*) filter (where ${isOfView('waiting')})::int as waiting,
      count(*) filter (where ${isOfView('left')})::int as "left"
    from newsletter_subscribers
  `.execute(db);
  return rows[0] ?? { current: 0, waiting: 0, left: 0 };
}
