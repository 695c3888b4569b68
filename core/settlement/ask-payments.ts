import type { Store } from '#core/store.ts';
import { isGivenUp, isPastGrace, nextAskAt, startGraceSeconds } from '../payments/ask-schedule.ts';
import { claimDueAttempts, writeNextAsk } from '../payments/attempt-states.ts';
import { providerOf } from '../payments/find-provider.ts';
import {
  findAttempt,
  findLatestAttempt,
  isOpen,
  type PaymentAttempt,
  referenceOf,
} from '../payments/payment-attempts.ts';
import type { PaymentProvider, PaymentReport } from '../payments/payment-provider.ts';
import { settlePayment } from './settle-payment.ts';

type Asking = Pick<Store, 'db' | 'clock' | 'log' | 'settings' | 'payments'>;

const attemptsARound = 10;

/**
 * The reconciler: asks providers about attempts whose turn it is, whether or not a callback came, and closes those that must
 * not be paid any more. It only ever asks; no round charges anybody. True when there may be more.
 */
export async function askPayments(store: Asking): Promise<boolean> {
  const claimed = await claimDueAttempts(store.db, store.clock.now(), attemptsARound);
  for (const id of claimed) await askAbout(store, id);
  return claimed.length === attemptsARound;
}

async function askAbout(store: Asking, id: string): Promise<void> {
  const attempt = await findAttempt(store.db, id);
  if (!attempt) return;
  const provider = providerOf(store.payments, attempt);
  if (provider) await learn(store, provider, attempt);
  else
    store.log.warn({ attemptId: id, provider: attempt.provider }, 'The provider of a payment is not set up');
  await schedule(store, id);
}

async function learn(store: Asking, provider: PaymentProvider, attempt: PaymentAttempt): Promise<void> {
  try {
    const reference = await referenceOf(store.db, attempt);
    if (isOpen(attempt) && provider.close && (await mustClose(store, attempt))) {
      await provider.close(reference);
    }
    const report = await provider.askStatus(reference);
    const settled = conclude(store, attempt, report);
    if (settled) await settlePayment(store, attempt.id, settled);
  } catch (error) {
    store.log.warn(
      { attemptId: attempt.id, provider: provider.id, error },
      'A payment provider could not be asked; it will be asked again',
    );
  }
}

/** The order no longer waits for money, or another try has taken this one's place. */
async function mustClose({ db }: Asking, attempt: PaymentAttempt): Promise<boolean> {
  const { status } = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', attempt.orderId)
    .executeTakeFirstOrThrow();
  const latest = await findLatestAttempt(db, attempt.orderId);
  return status !== 'Awaiting payment' || latest?.id !== attempt.id;
}

/** What an answer means for this attempt now; undefined where it says nothing yet. */
function conclude(
  { clock }: Asking,
  attempt: PaymentAttempt,
  report: PaymentReport,
): PaymentReport | undefined {
  const now = clock.now();
  if (report.state === 'not_found') {
    const age = now.getTime() - attempt.createdAt.getTime();
    const neverArrived = attempt.state === 'created' || attempt.state === 'unknown';
    // The provider has had the time to hear of it and has not: it was never begun there.
    if (neverArrived && age >= startGraceSeconds * 1000) {
      return { state: 'failed', reason: 'provider_unavailable', raw: report.raw };
    }
    return isGivenUp(attempt, now) ? { state: 'expired', raw: report.raw } : undefined;
  }
  // Until then the payer may be looking at the prompt: a second one could be a second payment.
  if (report.state === 'untraceable' && !isPastGrace(attempt, now)) return undefined;
  if (report.state === 'pending' && isGivenUp(attempt, now)) return { state: 'expired', raw: report.raw };
  return report;
}

async function schedule({ db, clock }: Asking, id: string): Promise<void> {
  const attempt = await findAttempt(db, id);
  if (!attempt) return;
  const now = clock.now();
  const isOver = !isOpen(attempt) || isGivenUp(attempt, now);
  await writeNextAsk(db, id, isOver ? null : nextAskAt(attempt, now));
}
