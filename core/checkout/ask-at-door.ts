import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { francs } from '#shared/money.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockCashDue } from '../cash/collect-cash.ts';
import { getOrderNumber } from '../orders/order-events.ts';
import { beginAttempt } from '../payments/begin-attempt.ts';
import { providerFor } from '../payments/find-provider.ts';
import { awaitOpenPrompt } from '../payments/open-prompt.ts';
import { findLatestAttempt } from '../payments/payment-attempts.ts';
import { keepPromptLimit } from '../payments/prompt-limit.ts';
import { readPayer } from '../payments/read-payer.ts';
import { openAttempt } from '../settlement/open-attempt.ts';
import { isRetryable } from './try-again.ts';

export type AskAtDoor = {
  orderId: string;
  /** What was shown to be due. */
  due: number;
  /** All of it, or a part: the rest is cash. */
  amount: number;
  method: OnlineMethod;
  payerPhone: string;
};

export type AskAtDoorRefusal =
  | 'ORDER_NOT_FOUND'
  | 'CASH_NOT_DUE'
  | 'CASH_CHANGED'
  | 'INVALID_FIELDS'
  | 'PAYMENTS_UNAVAILABLE'
  | 'PAYMENT_UNCLEAR'
  | 'PAYMENT_NOT_STARTED'
  | 'PROMPT_LIMIT'
  | 'PROMPT_OPEN';

/**
 * Asks the shopper's wallet for what is due at the door, or a part of it. The order stays one on delivery: cash may come meanwhile, and
 * money of the wallet that comes all the same goes back. The limits of requests are those of the checkout (decisions 501, 502).
 */
export async function askAtDoor(
  store: Pick<Store, 'db' | 'clock' | 'log' | 'settings' | 'shopSettings' | 'payments'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, due, amount, method, payerPhone }: AskAtDoor,
): Promise<Outcome<undefined, AskAtDoorRefusal>> {
  const provider = providerFor(store.payments, method);
  if (provider?.kind !== 'phone_prompt') return refuse('PAYMENTS_UNAVAILABLE');
  const payer = readPayer(provider, payerPhone);
  if (!payer.ok) return payer;
  const { promptsPerPhoneHourly: mostAnHour } = await store.shopSettings.read();
  const at = store.clock.now();

  const begun = await transaction(store.db, async (tx) => {
    const locked = await lockCashDue(tx, orderId, due);
    if (!locked.ok) return locked;
    if (amount > due) return refuse('INVALID_FIELDS', { fields: { amount: `maxNumber:${due}` } });
    const latest = await findLatestAttempt(tx, orderId);
    // The second of two presses: the first one's request is on its way to the provider.
    if (latest?.state === 'created' && latest.isAtDoor) return succeed(undefined);
    if (latest?.state === 'unknown' && latest.kind === 'phone_prompt') return refuse('PAYMENT_UNCLEAR');
    const isFree = await awaitOpenPrompt(tx, { userId: locked.value.order.userId, at });
    if (!isFree.ok) return isFree;
    const isAllowed = await keepPromptLimit(tx, { payerPhone: payer.value, at, mostAnHour });
    if (!isAllowed.ok) return isAllowed;
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'order', action: 'noted', at },
      ...{ subjectId: orderId, subjectName: await getOrderNumber(tx, orderId), after: { amount } },
    });
    const asked = { orderId, amount: francs(amount), provider, payerPhone: payer.value, at };
    return succeed(await beginAttempt(tx, { ...asked, isAtDoor: true }));
  });
  if (!begun.ok) return begun;
  if (begun.value === undefined) return succeed();
  const attempt = await openAttempt(store, provider, begun.value);
  return isRetryable(attempt) ? refuse('PAYMENT_NOT_STARTED', { orderId }) : succeed();
}
