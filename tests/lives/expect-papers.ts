import { expect } from 'vitest';
import type { Database } from '#db/client.ts';

/** The invoice without its credit notes is the sale of the ledger; a dearer exchange after it has none of its own (decision 508). */
export async function expectPapers(db: Database, orderId: string, steps: string): Promise<void> {
  const papers = await db
    .selectFrom('invoices')
    .select(['kind', 'amount'])
    .where('orderId', '=', orderId)
    .execute();
  if (papers.length === 0) return;
  const said = papers.reduce((sum, { kind, amount }) => sum + (kind === 'invoice' ? amount : -amount), 0);
  expect(said, `More was credited than invoiced. ${steps}`).toBeGreaterThanOrEqual(0);
  if (await hasOtherReasons(db, orderId)) return;
  const { sale, waived } = await db
    .selectFrom('orderMoney')
    .select(['sale', 'waived'])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  expect({ said, orderId }, steps).toEqual({ said: (sale ?? 0) + (waived ?? 0), orderId });
}

/** Lines that changed, money that waits for a decision, and what a bank took or sent back have no paper of their own sum. */
async function hasOtherReasons(db: Database, orderId: string): Promise<boolean> {
  for (const table of ['disputes', 'refundReversals', 'orderLineChanges'] as const) {
    const found = await db
      .selectFrom(table)
      .select('orderId')
      .where('orderId', '=', orderId)
      .limit(1)
      .executeTakeFirst();
    if (found) return true;
  }
  // Cash that was noted wrong and taken back: it is due again, for the same goods and the same invoice.
  const { cashDue } = await db
    .selectFrom('orders')
    .select('cashDue')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (cashDue > 0) return true;
  const undecided = await db
    .selectFrom('paymentAttempts')
    .select('id')
    .where('orderId', '=', orderId)
    .where('reason', '=', 'mismatch')
    .executeTakeFirst();
  return undecided !== undefined;
}
