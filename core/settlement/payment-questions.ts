import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import { dueByLink, restAheadColumns } from '#shared/left-to-pay.ts';
import { providerIds } from '#shared/payment-attempts.ts';
import type { JobEnd, Queue } from '../jobs/queue.ts';
import {
  isLastAnswerDue,
  isPastGrace,
  isSilentForGood,
  nextAskAt,
  startGraceSeconds,
} from '../payments/ask-schedule.ts';
import { providerOf } from '../payments/find-provider.ts';
import {
  findAttempt,
  findLatestAttempt,
  isOpen,
  type PaymentAttempt,
  referenceOf,
} from '../payments/payment-attempts.ts';
import type { PaymentReport } from '../payments/payment-provider.ts';
import { settlePayment } from './settle-payment.ts';

type Asking = Pick<Store, 'db' | 'clock' | 'log' | 'settings' | 'payments'>;

/**
 * Asks providers about attempts that are due, whether or not a callback came, and closes those that must not be paid any more.
 * Nothing here charges a shopper. Each provider has its own lane, so that a slow one does not delay the payments of another.
 */
export const paymentQuestions: Queue<Asking> = {
  name: 'payment questions',
  table: 'paymentAttempts',
  lane: sql`provider`,
  lanes: () => providerIds,
  atOnce: 8,
  // For failures in the shop itself; `ask-schedule.ts` decides when to ask a silent provider again.
  retry: { firstSeconds: 5, longestSeconds: 60 },
  takesHints: true,
  work: async (store, { id }) => {
    const attempt = await findAttempt(store.db, id);
    if (!attempt) return 'gone';
    const heard = await ask(store, attempt);
    if (heard.report) {
      const settled = conclude(store, attempt, heard.report);
      if (settled) await settlePayment(store, id, settled);
    }
    return goOnAsking(store, id, heard);
  },
};

/** The provider's answer, or why there is none. */
type Heard = { report: PaymentReport; trouble?: never } | { report?: never; trouble: string };

async function ask(store: Asking, attempt: PaymentAttempt): Promise<Heard> {
  const provider = providerOf(store.payments, attempt);
  const facts = { attemptId: attempt.id, provider: attempt.provider };
  if (!provider) {
    const trouble = 'The provider of a payment is not set up';
    store.log.warn(facts, trouble);
    return { trouble };
  }
  const reference = await referenceOf(store.db, attempt);
  const isToBeClosed = isOpen(attempt) && (await mustClose(store, attempt));
  try {
    if (isToBeClosed) await provider.close?.(reference);
    return { report: await provider.askStatus(reference) };
  } catch (error) {
    store.log.warn({ ...facts, error }, 'A payment provider could not be asked; it will be asked again');
    return { trouble: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether the attempt must be closed: the order no longer waits for money, or a newer attempt has replaced this one. */
async function mustClose({ db }: Asking, attempt: PaymentAttempt): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select([...restAheadColumns, 'cashDue'])
    .where('id', '=', attempt.orderId)
    .executeTakeFirstOrThrow();
  const latest = await findLatestAttempt(db, attempt.orderId);
  const isWaitedFor = attempt.isAtDoor ? dueByLink(order) > 0 : order.status === 'Awaiting payment';
  return !isWaitedFor || latest?.id !== attempt.id;
}

/** What the provider's answer means for this attempt now; undefined if it decides nothing yet. */
function conclude(
  { clock }: Asking,
  attempt: PaymentAttempt,
  report: PaymentReport,
): PaymentReport | undefined {
  const now = clock.now();
  if (report.state === 'not_found') {
    const age = now.getTime() - attempt.createdAt.getTime();
    const neverArrived = attempt.state === 'created' || attempt.state === 'unknown';
    // After this time the provider should know the attempt. It does not, so the payment was never started there.
    if (neverArrived && age >= startGraceSeconds * 1000) {
      return { state: 'failed', reason: 'provider_unavailable', raw: report.raw };
    }
    return isLastAnswerDue(attempt, now) ? { state: 'expired', raw: report.raw } : undefined;
  }
  // Until then the payer may still have the prompt open, and a second prompt could become a second payment.
  if (report.state === 'untraceable' && !isPastGrace(attempt, now)) return undefined;
  if (report.state === 'pending' && isLastAnswerDue(attempt, now))
    return { state: 'expired', raw: report.raw };
  return report;
}

/** Only an answer ends an attempt, whatever its age. Without one the shop asks again, and in the end a person does. */
async function goOnAsking(store: Asking, id: string, { report, trouble }: Heard): Promise<JobEnd> {
  const attempt = await findAttempt(store.db, id);
  if (!attempt) return 'gone';
  const now = store.clock.now();
  if (!isOpen(attempt)) return 'done';
  if (report && isLastAnswerDue(attempt, now)) {
    await settlePayment(store, id, { state: 'expired', raw: report.raw });
    return 'done';
  }
  if (isSilentForGood(attempt, now)) {
    store.log.error(
      { attemptId: id, orderId: attempt.orderId, provider: attempt.provider },
      'A payment was asked about for days without an answer; someone has to look at the provider',
    );
    await settlePayment(store, id, { state: 'untraceable', raw: null });
    return 'done';
  }
  return { again: nextAskAt(attempt, now), ...(trouble === undefined ? {} : { trouble }) };
}
