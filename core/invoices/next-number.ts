import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import type { InvoiceKind } from '#shared/invoices.ts';
import { shopDayOf } from '#shared/shop-day.ts';

/** The next number of the year. The counter's row stays locked until the transaction ends, so a rollback leaves no gap. */
export async function nextNumber(tx: Transaction, kind: InvoiceKind, at: Date) {
  const year = Number(shopDayOf(at).slice(0, 4));
  const { lastNumber: number } = await tx
    .insertInto('invoiceCounters')
    .values({ kind, year, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet({ lastNumber: sql`invoice_counters.last_number + 1` }),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return { kind, year, number };
}
