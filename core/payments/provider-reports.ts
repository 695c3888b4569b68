import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import { disputeStates } from '#shared/disputes.ts';
import { type ProviderId, providerIds } from '#shared/payment-attempts.ts';
import type { WebhookReading } from './payment-provider.ts';

/** A signed report of refunds made in the provider's pages, or of a dispute; it names the payment by the provider's number. */
export type ProviderReport = Extract<WebhookReading, { kind: 'refunds_seen' | 'dispute' }>;

/** The payment that a report is about. */
export type ReportedPayment = { provider: ProviderId; transactionId: string };

/** The stored form of a report: its dates are strings, because JSON has none. */
const storedReport: z.ZodType<ProviderReport> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('refunds_seen'),
    provider: z.enum(providerIds),
    transactionId: z.string(),
    refunds: z.array(
      z.object({
        requestId: z.string().exactOptional(),
        refundReference: z.string(),
        amount: z.number(),
        state: z.enum(['refunded', 'pending', 'failed']),
        raw: z.unknown(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('dispute'),
    transactionId: z.string(),
    dispute: z.object({
      id: z.string(),
      provider: z.enum(providerIds),
      amount: z.number(),
      reason: z.string(),
      state: z.enum(disputeStates),
      dueBy: z.coerce.date().nullable(),
      saidAt: z.coerce.date(),
    }),
  }),
]);

export type KeptReport = { report: ProviderReport; receivedAt: Date };

/** Keeps a report until the shop knows its payment; `dueAt` is when to look first. */
export async function keepReport(
  db: Database,
  { provider, transactionId }: ReportedPayment,
  { report, receivedAt, dueAt }: KeptReport & { dueAt: Date },
): Promise<void> {
  await db
    .insertInto('providerReports')
    .values({
      ...{ id: randomUUID(), provider, transactionId, report: JSON.stringify(report) },
      ...{ receivedAt, dueAt },
    })
    .execute();
}

/** Makes the kept reports of a payment due now that the payment is known; they are read in the order in which they came. */
export async function hurryReports(
  tx: Transaction,
  { provider, transactionId }: { provider: ProviderId; transactionId: string | undefined },
): Promise<void> {
  if (transactionId === undefined) return;
  await tx
    .updateTable('providerReports')
    .set(({ ref }) => ({ dueAt: ref('receivedAt') }))
    .where('provider', '=', provider)
    .where('transactionId', '=', transactionId)
    .execute();
}

export async function hasKeptReports(
  db: Database,
  { provider, transactionId }: ReportedPayment,
): Promise<boolean> {
  const kept = await db
    .selectFrom('providerReports')
    .select('id')
    .where('provider', '=', provider)
    .where('transactionId', '=', transactionId)
    .limit(1)
    .executeTakeFirst();
  return kept !== undefined;
}

export async function findReport(db: Database, id: string): Promise<KeptReport | undefined> {
  const kept = await db
    .selectFrom('providerReports')
    .select(['report', 'receivedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return kept && { receivedAt: kept.receivedAt, report: storedReport.parse(kept.report) };
}

export async function deleteReport(db: Database, id: string): Promise<void> {
  await db.deleteFrom('providerReports').where('id', '=', id).execute();
}
