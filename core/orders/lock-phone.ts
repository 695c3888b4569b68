import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Transaction } from '#db/transaction.ts';

// One range of locks for each thing that is counted: an order of one number may be paid from another.
const ranges = { orders: 7, prompts: 8 };

/**
 * What is counted by a phone number waits here for others of the same number. Taken after all locks of rows, orders before prompts,
 * so that no one waits in a circle.
 */
export async function lockPhone(tx: Transaction, phone: string, counted: keyof typeof ranges): Promise<void> {
  await sql`${prepared} select pg_advisory_xact_lock(hashtextextended(${phone}, ${ranges[counted]}))`.execute(
    tx,
  );
}
