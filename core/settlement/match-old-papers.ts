import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import type { Database } from '#db/client.ts';
import { transaction } from '#db/transaction.ts';
import { creditLosses } from '../invoices/issue-invoice.ts';
import { matchPapers } from '../invoices/match-papers.ts';
import { lockOrder } from '../orders/lock-order.ts';

/** The id of the last order looked at since the start of the shop; undefined once all have been looked at. */
export type OldPapers = { after: string | undefined };

const ordersARound = 20;

/**
 * Issues the missing papers for exchanges, and for disputes lost to a bank, from before there were papers for them (decision 601): once,
 * dated today, without waiting for another change of the order's money. Orders that have their papers, or need none, stay as they are.
 * Returns true if there may be more.
 */
export async function matchOldPapers(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  progress: OldPapers,
): Promise<boolean> {
  if (progress.after === undefined) return false;
  const orderIds = await listOrdersOfBefore(db, progress.after);
  for (const orderId of orderIds) {
    const at = clock.now();
    await transaction(db, async (tx) => {
      await lockOrder(tx, { id: orderId });
      await creditLosses(tx, orderId, at);
      await matchPapers(tx, orderId, at);
    });
  }
  progress.after = orderIds.length === ordersARound ? orderIds.at(-1) : undefined;
  return progress.after !== undefined;
}

/** Invoiced orders with an exchange or a lost dispute from before the version that prints them, and without a paper since. */
async function listOrdersOfBefore(db: Database, after: string): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    with version as (select applied_at as since from schema_migrations where file = '0138_papers_of_an_exchange.sql')
    select invoice.order_id from invoices as invoice, version
    where invoice.kind = 'invoice' and invoice.issued_at < since and invoice.order_id > ${after}
      and (exists (select from order_line_changes as change
          where change.order_id = invoice.order_id and change.kind = 'swapped'
            and change.created_at > invoice.issued_at and change.created_at < since)
        or exists (select from disputes
          where disputes.order_id = invoice.order_id and disputes.state = 'lost' and lost_at < since))
      and not exists (select from invoices as later where later.order_id = invoice.order_id and later.issued_at >= since)
    order by invoice.order_id limit ${ordersARound}`.execute(db);
  return rows.map(({ orderId }) => orderId);
}
