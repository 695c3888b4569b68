import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Language } from '#shared/language.ts';

export type Subscriber = {
  email: string;
  language: Language;
  since: Date;
  /** When the subscription ended; null while it lasts. */
  leftAt: Date | null;
};

export type SubscriberView = 'current' | 'left';

type ListSubscribers = { view: SubscriberView; search: string; page: number; limit: number };

export async function listSubscribers(
  db: Database,
  { view, search, page, limit }: ListSubscribers,
): Promise<{ subscribers: Subscriber[]; totalCount: number; counts: Record<SubscriberView, number> }> {
  const found = subscribers(db)
    .where('unsubscribedAt', view === 'current' ? 'is' : 'is not', null)
    .where(sql<SqlBool>`strpos(email, lower(${search})) > 0`);
  const rows = await found
    .orderBy('consentedAt', 'desc')
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

function subscribers(db: Database) {
  return db
    .selectFrom('newsletterSubscribers')
    .select(['email', 'language', 'consentedAt as since', 'unsubscribedAt as leftAt']);
}

async function countSubscribers(db: Database): Promise<Record<SubscriberView, number>> {
  const { rows } = await sql<Record<SubscriberView, number>>`
    select
      count(*) filter (where unsubscribed_at is null)::int as current,
      count(*) filter (where unsubscribed_at is not null)::int as "left"
    from newsletter_subscribers
  `.execute(db);
  return rows[0] ?? { current: 0, left: 0 };
}
