import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import type { NoticeFacts, NoticeKind } from '#shared/notices.ts';
import { isStuckRefund } from '../refunds/refund-queries.ts';
import type { Store } from '../store.ts';
import { spreadNotice } from './spread-notice.ts';

export type FoundNotice = { id: number; kind: NoticeKind; key: string; facts: NoticeFacts };

/** Older events are not reported, for example after a long outage. */
const newsHours = 48;

// A refund is news only if a person has to make it; one that a job still asks its provider about needs no person. Each time the bank sends
// it back is a new event.
const refundNow = sql`refunds.id::text || coalesce(':' || extract(epoch from refunds.sent_back_at)::text, '')`;

type Looking = Pick<Store, 'db' | 'clock' | 'settings' | 'shopSettings' | 'smsSender'>;

/**
 * Finds orders, issues and messages without a notice yet, and sends one. Searching for them costs placing an order nothing, unlike writing
 * a notice in its transaction.
 */
export async function findNews(store: Looking): Promise<number> {
  return tell(store, async (tx, now) => {
    const since = new Date(now.getTime() - newsHours * 3_600_000);
    const { rows } = await sql<FoundNotice>`
      insert into notices (kind, key, facts, created_at)
      select news.kind, news.key, news.facts, ${now}::timestamptz from (
        select 'order' as kind, 'order:' || id as key, created_at as at,
            jsonb_build_object('orderId', id, 'orderNumber', order_number, 'amount', total) as facts
          from orders where status = 'Placed' and created_at > ${since}
        union all
        select 'issue', 'issue:' || issue.order_id || ':' || issue.reason || ':'
              || coalesce(${refundNow}, issue.attempt_id::text, extract(epoch from issue.since)::text), issue.since,
            jsonb_build_object('orderId', orders.id, 'orderNumber', orders.order_number, 'amount', orders.total)
          from order_issues as issue join orders on orders.id = issue.order_id left join refunds on refunds.id = issue.refund_id
          where greatest(issue.since, refunds.due_at) > ${since} and (refunds.due_at is null or ${isStuckRefund})
        union all
        select 'issue', 'handover:' || entry.id, said.confirmed_at,
            jsonb_build_object('amount', said.amount, 'counted', entry.amount)
          from handover_confirmations as said join cash_handovers as entry on entry.id = said.handover_id
          where said.amount <> entry.amount and said.confirmed_at > ${since}
        union all
        select 'issue', 'rider_day:' || closing.id, said.confirmed_at, jsonb_build_object('closedDay', closing.day::text)
          from rider_day_confirmations as said join rider_day_closings as closing on closing.id = said.closing_id
          where not said.is_right and said.confirmed_at > ${since}
        union all
        select 'message', 'message:' || id, created_at, '{}'::jsonb
          from contact_messages where state = 'new' and created_at > ${since}
        union all
        select 'message', 'question:' || questions.id, asked_at,
            jsonb_build_object('questionAbout', products.name, 'questionAboutFr', products.name_fr)
          from questions join products on products.id = questions.product_id
          where state = 'waiting' and asked_at > ${since}
      ) as news
      where not exists (select from notices where notices.key = news.key)
      order by news.at
      on conflict (key) do nothing
      returning id, kind, key, facts
    `.execute(tx);
    return rows;
  });
}

/** Reports products that run low: once, and again only after there was enough of them. Many at once are one notice. */
export async function findLowStock(store: Looking): Promise<number> {
  return tell(store, async (tx, now) => {
    await sql`
      delete from notices where kind = 'stock' and exists (
        select from products where 'stock:' || products.id = notices.key and (not is_low or not is_listed))
    `.execute(tx);
    const { rows } = await sql<FoundNotice>`
      insert into notices (kind, key, facts, created_at)
      select 'stock', 'stock:' || id, jsonb_build_object('productName', name, 'productNameFr', name_fr), ${now}::timestamptz
      from products
      where is_listed and is_low and not exists (select from notices where key = 'stock:' || products.id)
      order by stock, sequence desc
      on conflict (key) do nothing
      returning id, kind, key, facts
    `.execute(tx);
    const [first] = rows;
    return first ? [{ ...first, facts: { ...first.facts, count: rows.length } }] : [];
  });
}

async function tell(
  store: Looking,
  find: (tx: Transaction, now: Date) => Promise<FoundNotice[]>,
): Promise<number> {
  const wanted = await store.shopSettings.read();
  return transaction(store.db, async (tx) => {
    const now = store.clock.now();
    const found = await find(tx, now);
    for (const notice of found) await spreadNotice(store, tx, notice, { wanted, now });
    return found.length;
  });
}

/** Deletes notices after 30 days, long after `findNews` could find the same events again. */
export async function deleteOldNotices({ db, clock }: Pick<Store, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - 30 * 86_400_000);
  await db.deleteFrom('notices').where('kind', '<>', 'stock').where('createdAt', '<', before).execute();
  await db.deleteFrom('pushMessages').where('sentAt', '<', before).execute();
}
