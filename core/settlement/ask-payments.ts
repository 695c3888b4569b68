import type { Store } from '#core/store.ts';
import {
  isLastAnswerDue,
  isPastGrace,
  isSilentForGood,
  nextAskAt,
  startGraceSeconds,
} from '../payments/ask-schedule.ts';
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
  if (!provider)
    store.log.warn({ attemptId: id, provider: attempt.provider }, 'The provider of a payment is not set up');
  await goOnAsking(store, id, provider && (await learn(store, provider, attempt)));
}

/** The provider's answer, settled; undefined where none came. */
async function learn(
  store: Asking,
  provider: PaymentProvider,
  attempt: PaymentAttempt,
): Promise<PaymentReport | undefined> {
  try {
    const reference = await referenceOf(store.db, attempt);
    if (isOpen(attempt) && provider.close && (await mustClose(store, attempt))) {
      await provider.close(reference);
    }
    const report = await provider.askStatus(reference);
    const settled = conclude(store, attempt, report);
    if (settled) await settlePayment(store, attempt.id, settled);
    return report;
  } catch (error) {
    store.log.warn(
      { attemptId: attempt.id, provider: provider.id, error },
      'A payment provider could not be asked; it will be asked again',
    );
    return undefined;
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
    return isLastAnswerDue(attempt, now) ? { state: 'expired', raw: report.raw } : undefined;
  }
  // Until then the payer may be looking at the prompt: a second one could be a second payment.
  if (report.state === 'untraceable' && !isPastGrace(attempt, now)) return undefined;
  if (report.state === 'pending' && isLastAnswerDue(attempt, now))
    return { state: 'expired', raw: report.raw };
  return report;
}

/** Only an answer ends an attempt, whatever its age. Without one it is asked about again, and in the end by a person. */
async function goOnAsking(store: Asking, id: string, answer: PaymentReport | undefined): Promise<void> {
  const attempt = await findAttempt(store.db, id);
  if (!attempt) return;
  const now = store.clock.now();
  if (!isOpen(attempt)) return writeNextAsk(store.db, id, null);
  if (answer && isLastAnswerDue(attempt, now)) {
    await settlePayment(store, id, { state: 'expired', raw: answer.raw });
  } else if (isSilentForGood(attempt, now)) {
    store.log.error(
      { attemptId: id, orderId: attempt.orderId, provider: attempt.provider },
      'A payment was asked about for days without an answer; somebody has to look at the provider',
    );
    await settlePayment(store, id, { state: 'untraceable', raw: null });
  } else await writeNextAsk(store.db, id, nextAskAt(attempt, now));
}
