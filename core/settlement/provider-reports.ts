import { sql } from 'kysely';
import { providerIds } from '#shared/payment-attempts.ts';
import { noteDispute } from '../disputes/note-dispute.ts';
import { type Job, type JobEnd, pauseAfter, type Queue } from '../jobs/queue.ts';
import { findAttemptByTransaction } from '../payments/payment-attempts.ts';
import {
  deleteReport,
  findReport,
  hasKeptReports,
  keepReport,
  type ProviderReport,
  type ReportedPayment,
} from '../payments/provider-reports.ts';
import { noteProviderRefunds } from '../refunds/note-provider-refunds.ts';
import type { Store } from '../store.ts';

type Taking = Pick<Store, 'db' | 'clock' | 'log'>;

/** Reports about unknown payments are dropped after this: another shop may use the same account at the provider. */
const KEPT_DAYS = 30;
const FIRST_LOOK_MS = 30_000;

/**
 * Takes a provider's signed report of a refund or a dispute. Reports overtake each other, and the one about the payment may have been
 * lost (decision 408): a report about a payment that the shop does not know yet is kept until it does.
 */
export async function receiveReport(store: Taking, report: ProviderReport): Promise<void> {
  const payment = paymentOf(report);
  const attempt = await findAttemptByTransaction(store.db, payment.provider, payment.transactionId);
  // Reports that came before this one go first.
  if (attempt && !(await hasKeptReports(store.db, payment))) return take(store, report);
  const receivedAt = store.clock.now();
  const dueAt = attempt ? receivedAt : new Date(receivedAt.getTime() + FIRST_LOOK_MS);
  await keepReport(store.db, payment, { report, receivedAt, dueAt });
}

export const providerReports: Queue<Taking> = {
  name: 'provider reports',
  table: 'providerReports',
  lane: sql`provider`,
  lanes: () => providerIds,
  // One at a time, in the order in which they came.
  atOnce: 1,
  retry: { firstSeconds: 30, longestSeconds: 3_600 },
  work: takeKept,
};

async function takeKept(store: Taking, { id, tries }: Job): Promise<JobEnd> {
  const kept = await findReport(store.db, id);
  if (!kept) return 'gone';
  const { report, receivedAt } = kept;
  const { provider, transactionId } = paymentOf(report);
  const now = store.clock.now();
  if (await findAttemptByTransaction(store.db, provider, transactionId)) await take(store, report);
  else if (now.getTime() - receivedAt.getTime() < KEPT_DAYS * 86_400_000)
    return { again: new Date(now.getTime() + pauseAfter(providerReports.retry, tries) * 1_000) };
  else
    store.log.warn({ provider, kind: report.kind }, 'A refund or dispute is about no payment of this shop');
  await deleteReport(store.db, id);
  return 'gone';
}

/** Taking a report twice changes nothing. */
function take(store: Taking, report: ProviderReport): Promise<void> {
  return report.kind === 'dispute' ? noteDispute(store, report) : noteProviderRefunds(store, report);
}

function paymentOf(report: ProviderReport): ReportedPayment {
  const { provider } = report.kind === 'dispute' ? report.dispute : report;
  return { provider, transactionId: report.transactionId };
}
