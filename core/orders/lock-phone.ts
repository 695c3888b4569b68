import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Transaction } from '#db/transaction.ts';

// A separate range of locks for each thing counted: an order of one number may be paid from another.
const ranges = { orders: 7, prompts: 8 };

/**
 * Serialises what is counted by phone number. Taken after all locks of rows, and orders before prompts, so that there is no
 * deadlock.
 */
export async function lockPhone(tx: Transaction, phone: string, counted: keyof typeof ranges): Promise<void> {
  await sql`${prepared} select pg_advisory_xact_lock(hashtextextended(${phone}, ${ranges[counted]}))`.execute(
    tx,
  );
}
