import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { beginAttempt } from '../payments/begin-attempt.ts';
import { providerFor } from '../payments/find-provider.ts';
import { awaitOpenPrompt } from '../payments/open-prompt.ts';
import {
  findLatestAttempt,
  hasProviderFailed,
  type PaymentAttempt,
  wakeAttempts,
} from '../payments/payment-attempts.ts';
import { keepPromptLimit } from '../payments/prompt-limit.ts';
import { readPayer } from '../payments/read-payer.ts';
import { openAttempt } from '../settlement/open-attempt.ts';
import { lockPayableOrder, type PayableRefusal } from './lock-payable-order.ts';

export type TryAgain = { orderId: string; method: OnlineMethod; payerPhone?: string | undefined };

export type TryAgainRefusal =
  | 'PAYMENTS_UNAVAILABLE'
  | 'INVALID_FIELDS'
  | PayableRefusal
  | 'PAYMENT_UNCLEAR'
  | 'PROMPT_LIMIT'
  | 'PROMPT_OPEN'
  | 'PAYMENT_NOT_STARTED';

/** Tries again to pay an order that still waits for its money: by the same method, another one, or another phone. */
export async function tryAgain(
  store: Pick<Store, 'db' | 'clock' | 'log' | 'settings' | 'shopSettings' | 'payments'>,
  buyer: Pick<CurrentUser, 'id'>,
  { orderId, method, payerPhone }: TryAgain,
): Promise<Outcome<PaymentAttempt, TryAgainRefusal>> {
  const provider = await providerFor(store, method);
  if (!provider) return refuse('PAYMENTS_UNAVAILABLE');
  const payer = readPayer(provider, payerPhone || (await findOrderPhone(store, buyer, orderId)));
  if (!payer.ok) return payer;
  const { promptsPerPhoneHourly: mostAnHour } = await store.shopSettings.read();
  const at = store.clock.now();

  const begun = await transaction(store.db, async (tx) => {
    const order = await lockPayableOrder(tx, { orderId, userId: buyer.id, at });
    if (!order.ok) return order;
    const latest = await findLatestAttempt(tx, orderId);
    // The second of two clicks: the request of the first is on its way to the provider.
    if (latest?.state === 'created') return succeed({ attempt: latest });
    // It is unknown whether that phone was asked to pay: a second prompt could be a second payment.
    if (latest?.state === 'unknown' && latest.kind === 'phone_prompt') return refuse('PAYMENT_UNCLEAR');
    // A card payment waits too: otherwise both could be paid, and the wallet's money would have to be returned by hand.
    const isFree = await awaitOpenPrompt(tx, { userId: buyer.id, at });
    if (!isFree.ok) return isFree;
    const isAllowed = await keepPromptLimit(tx, { payerPhone: payer.value, at, mostAnHour });
    if (!isAllowed.ok) return isAllowed;
    // The earlier attempt is closed at its provider, so that it cannot be paid as well.
    await wakeAttempts(tx, orderId, at);
    const amount = order.value.total;
    const id = await beginAttempt(tx, { orderId, amount, provider, payerPhone: payer.value, at });
    return succeed({ id });
  });
  if (!begun.ok) return begun;
  if ('attempt' in begun.value) return succeed(begun.value.attempt);
  const attempt = await openAttempt(store, provider, begun.value.id);
  return isRetryable(attempt) ? refuse('PAYMENT_NOT_STARTED', { orderId }) : succeed(attempt);
}

/** The order's phone; undefined for another shopper's order, which is refused later, under its lock. */
async function findOrderPhone(
  { db }: Pick<Store, 'db'>,
  buyer: Pick<CurrentUser, 'id'>,
  orderId: string,
): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('phone')
    .where('id', '=', orderId)
    .where('userId', '=', buyer.id)
    .executeTakeFirst();
  return order?.phone;
}

/**
 * True if the provider could not begin, so that the shopper has nothing to continue and no one can pay. That includes a hosted
 * page whose address never reached her, but not a phone that may be ringing.
 */
export function isRetryable(attempt: PaymentAttempt): boolean {
  return attempt.state === 'unknown' ? attempt.kind === 'hosted' : hasProviderFailed(attempt);
}
