import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { francs } from '#shared/money.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { recordChange } from '../audit/record-change.ts';
import { type CollectCashRefusal, isCarriedBy, lockDueByLink } from '../cash/collect-cash.ts';
import type { WorkKey } from '../idempotency/kept-answers.ts';
import { pressOnce } from '../idempotency/press-at-door.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { getOrderNumber } from '../orders/order-events.ts';
import { beginAttempt } from '../payments/begin-attempt.ts';
import { awaitOpenPrompt, minutesUntil } from '../payments/open-prompt.ts';
import {
  findAttempt,
  findLatestAttempt,
  type PaymentAttempt,
  wakeAttempts,
} from '../payments/payment-attempts.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { keepPromptLimit } from '../payments/prompt-limit.ts';
import { openAttempt } from '../settlement/open-attempt.ts';
import { isRetryable } from './try-again.ts';

export type AtDoor = {
  orderId: string;
  /** The amount that was shown as due. */
  due: number;
  /** The amount asked for: all that is due, or a part, with the rest in cash. */
  amount: number;
};

type Beginning = AtDoor & {
  provider: PaymentProvider;
  payer: string | null;
  /** The staff member who asks; undefined if the shopper pays by the parcel's link. */
  actorId?: string;
  carriedBy?: string | undefined;
  key?: WorkKey | undefined;
};

export type AtDoorRefusal =
  | CollectCashRefusal
  | 'PAYMENT_UNCLEAR'
  | 'PAYMENT_NOT_STARTED'
  | 'PROMPT_LIMIT'
  | 'PROMPT_OPEN';

export type DoorStore = Pick<Store, 'db' | 'clock' | 'log' | 'settings' | 'shopSettings' | 'payments'>;

/**
 * Begins a payment of what is due at the door, or ahead of it where no cash is taken (decision 696), by the shop or the shopper. The
 * order stays one to be paid on delivery: cash may come meanwhile, and an online payment that arrives after it goes back. While a wallet
 * payment can still be confirmed, nothing else is begun, not even a card payment (decisions 502, 516).
 */
export async function beginAtDoor(
  store: DoorStore,
  { provider, payer, orderId, key, ...asked }: Beginning,
): Promise<Outcome<PaymentAttempt | undefined, AtDoorRefusal>> {
  const { promptsPerPhoneHourly: mostAnHour } = await store.shopSettings.read();
  const at = store.clock.now();
  let begun: string | undefined;
  const outcome = await transaction(store.db, async (tx) => {
    if (!(await lockOrder(tx, { id: orderId }))) return refuse('ORDER_NOT_FOUND');
    return pressOnce(tx, { key, at }, async () => {
      const free = await findFreeDoor(tx, { provider, payer, orderId, at, ...asked });
      if (!free.ok) return free;
      if (free.value === 'same press') return succeed();
      const isAllowed = await keepPromptLimit(tx, { payerPhone: payer, at, mostAnHour });
      if (!isAllowed.ok) return isAllowed;
      const { actorId, amount } = asked;
      if (actorId !== undefined) {
        await recordChange(tx, {
          ...{ actorId, kind: 'order', action: 'noted', at },
          ...{ subjectId: orderId, subjectName: await getOrderNumber(tx, orderId), after: { amount } },
        });
      }
      // An open card page is closed at its provider, so that it cannot be paid as well.
      await wakeAttempts(tx, orderId, at);
      const attempt = { orderId, amount: francs(amount), provider, payerPhone: payer, at };
      begun = await beginAttempt(tx, { ...attempt, isAtDoor: true });
      return succeed();
    });
  });
  if (!outcome.ok) return outcome;
  if (begun === undefined) return succeed(await findLatestAttempt(store.db, orderId));
  const attempt = await openAttempt(store, provider, begun);
  return isRetryable(attempt)
    ? refuse('PAYMENT_NOT_STARTED', { orderId })
    : succeed(await findAttempt(store.db, begun));
}

type Asked = Omit<Beginning, 'key'> & { at: Date };

async function findFreeDoor(
  tx: Transaction,
  { orderId, due, amount, carriedBy, provider, payer, at }: Asked,
): Promise<Outcome<'free' | 'same press', AtDoorRefusal>> {
  const locked = await lockDueByLink(tx, orderId, due);
  if (!locked.ok) return locked;
  const { order } = locked.value;
  if (carriedBy !== undefined && !isCarriedBy(order, carriedBy)) return refuse('ORDER_NOT_FOUND');
  if (amount > due) return refuse('INVALID_FIELDS', { fields: { amount: `maxNumber:${due}` } });
  const latest = await findLatestAttempt(tx, orderId);
  if (latest?.isAtDoor) {
    const isSame =
      latest.method === provider.method && latest.payerPhone === payer && latest.amount === amount;
    // The second of two presses: the request of the first is on its way to the provider. An open card page is used again.
    const goesOn = latest.state === 'created' || (latest.kind === 'hosted' && latest.state === 'pending');
    if (isSame && goesOn && latest.expiresAt > at) return succeed<'same press'>('same press');
    if (latest.state === 'created' && latest.kind === 'phone_prompt') {
      return refuse('PROMPT_OPEN', { orderId, minutes: minutesUntil(latest.expiresAt, at) });
    }
  }
  if (latest?.state === 'unknown' && latest.kind === 'phone_prompt') return refuse('PAYMENT_UNCLEAR');
  const isFree = await awaitOpenPrompt(tx, { userId: order.userId, at });
  return isFree.ok ? succeed<'free'>('free') : isFree;
}
