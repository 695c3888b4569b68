import type { Store } from '#core/store.ts';
import type { Database } from '#db/client.ts';
import type { ProviderId } from '#shared/payment-attempts.ts';
import { askSoon } from '../payments/attempt-states.ts';
import type { IncomingWebhook, WebhookReading } from '../payments/payment-provider.ts';
import { takeRefundBack } from '../refunds/take-refund-back.ts';
import { receiveReport } from './provider-reports.ts';
import { settlePayment } from './settle-payment.ts';

type Receiving = Pick<Store, 'db' | 'clock' | 'log' | 'settings' | 'payments'>;

export type Received = 'received' | 'refused' | 'unknown_provider';

/**
 * Receives a provider's webhook. A signed one is believed; an unsigned one only makes the reconciler ask sooner, so that the caller gets
 * its answer at once and a forged call achieves nothing.
 */
export async function receiveWebhook(
  store: Receiving,
  providerId: string,
  webhook: IncomingWebhook,
): Promise<Received> {
  const provider = store.payments.find(({ id }) => id === providerId);
  if (!provider) return 'unknown_provider';
  const reading = await provider.readWebhook(webhook);
  if (reading.kind === 'refused') {
    store.log.warn({ provider: provider.id, why: reading.why }, 'A payment webhook was refused');
    return 'refused';
  }
  if (reading.kind === 'ignored') return 'received';
  if (reading.kind === 'refund_sent_back') {
    // Other ids belong to refunds of another shop on the same account.
    if (uuid.test(reading.requestId)) await takeRefundBack(store, reading);
    return 'received';
  }
  if (reading.kind === 'refunds_seen' || reading.kind === 'dispute') {
    await receiveReport(store, reading);
    return 'received';
  }
  const attemptId = await findAttemptId(store.db, provider.id, reading);
  if (attemptId === undefined) {
    store.log.warn({ provider: provider.id }, 'A payment webhook names no attempt of this shop');
    return 'received';
  }
  if (reading.kind === 'hint') await askSoon(store.db, attemptId, store.clock.now());
  else
    await settlePayment(store, attemptId, reading.report, {
      provider: provider.id,
      eventId: reading.eventId,
    });
  return 'received';
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function findAttemptId(
  db: Database,
  provider: ProviderId,
  { attemptId, providerReference }: Extract<WebhookReading, { kind: 'hint' | 'signed' }>,
): Promise<string | undefined> {
  const attempts = db.selectFrom('paymentAttempts').select('id').where('provider', '=', provider);
  if (attemptId !== undefined && uuid.test(attemptId)) {
    return (await attempts.where('id', '=', attemptId).executeTakeFirst())?.id;
  }
  if (providerReference === undefined) return undefined;
  return (await attempts.where('providerReference', '=', providerReference).executeTakeFirst())?.id;
}
