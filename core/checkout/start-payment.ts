import { z } from 'zod';
import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { findActiveAddress } from '../addresses/address-queries.ts';
import { lockShopper } from '../cart/lock-shopper.ts';
import { type Once, once } from '../idempotency/once.ts';
import { readContact } from '../orders/order-contact.ts';
import { writeReservation } from '../orders/reservation.ts';
import { beginAttempt } from '../payments/begin-attempt.ts';
import { providerFor } from '../payments/find-provider.ts';
import { findLatestAttempt, type PaymentAttempt } from '../payments/payment-attempts.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { keepPromptLimit } from '../payments/prompt-limit.ts';
import { readPayer } from '../payments/read-payer.ts';
import { openAttempt } from '../settlement/open-attempt.ts';
import { orderCart, type PlaceOrder, quantitiesOf } from './order-cart.ts';
import { orderKeyOf } from './order-key.ts';
import { readOrderLimits } from './order-limits.ts';
import type { PlaceOrderRefusal } from './place-order.ts';
import { reservationEnd } from './reservation-length.ts';
import { isRetryable, type TryAgainRefusal, tryAgain } from './try-again.ts';

export type StartPayment = PlaceOrder & { method: OnlineMethod; payerPhone?: string | undefined };

export type StartPaymentRefusal = PlaceOrderRefusal | TryAgainRefusal;

type Starting = Pick<Store, 'db' | 'clock' | 'log' | 'settings' | 'shopSettings' | 'payments'>;

/**
 * Turns a cart into an order that waits for its money: the order is written and its stock reserved in one transaction, then the
 * provider is asked outside any transaction. Pressed again with the same key, it is the same order.
 */
export async function startPayment(
  store: Starting,
  buyer: Pick<CurrentUser, 'id'>,
  input: StartPayment,
): Promise<Outcome<PaymentAttempt, StartPaymentRefusal>> {
  const provider = await providerFor(store, input.method);
  if (!provider) return refuse('PAYMENTS_UNAVAILABLE');
  const payer = await findPayer(store, buyer, input, provider);
  if (!payer.ok) return payer;

  const placed = await placeUnpaid(store, buyer, input, provider, payer.value);
  if (!placed.ok) return placed;
  const { answer: orderId, isRepeat } = placed.value;
  const latest = await findLatestAttempt(store.db, orderId);
  if (!latest) throw new Error(`The order ${orderId} was placed by a payment that is not there.`);
  if (!isRepeat) return answerOf(await openAttempt(store, provider, latest.id));
  // The second of two clicks, or a press after an outage: the payment is begun again only if it cannot be under way.
  if (!isRetryable(latest)) return succeed(latest);
  return tryAgain(store, buyer, { ...input, orderId, payerPhone: payer.value ?? undefined });
}

/** The phone to be asked: the one named for the payment, the order's, or that of the address, which the order would use too. */
async function findPayer(
  { db }: Starting,
  buyer: Pick<CurrentUser, 'id'>,
  { payerPhone, phone, addressId }: StartPayment,
  provider: PaymentProvider,
): Promise<Outcome<string | null, 'INVALID_FIELDS' | 'ADDRESS_NOT_FOUND'>> {
  const named = payerPhone || phone;
  if (named || provider.kind === 'hosted') return readPayer(provider, named);
  const address = await findActiveAddress(db, { id: addressId, userId: buyer.id });
  return address ? readPayer(provider, address.mobile) : refuse('ADDRESS_NOT_FOUND');
}

/** Places the order with its pieces reserved, and its first attempt, which the provider does not know about yet. */
async function placeUnpaid(
  store: Starting,
  buyer: Pick<CurrentUser, 'id'>,
  input: StartPayment,
  provider: PaymentProvider,
  payerPhone: string | null,
): Promise<Outcome<Once<string>, PlaceOrderRefusal | 'PROMPT_LIMIT'>> {
  const contact = readContact(input);
  if (!contact.ok) return contact;
  const payment = { method: input.method, payerPhone: payerPhone ?? undefined };
  const quantities = quantitiesOf(input.lines);
  const key = orderKeyOf(buyer, input.idempotencyKey, { ...input, quantities, payment });
  const limits = await readOrderLimits(store);
  const at = store.clock.now();

  return transaction(store.db, async (tx) => {
    await lockShopper(tx, buyer.id);
    return once(tx, { key, answers: z.string(), at }, async () => {
      const { method } = input;
      const wanted = { ...input, ...contact.value };
      const ordered = await orderCart(tx, { buyer, input: wanted, method, limits, at });
      if (!ordered.ok) return ordered;
      const { id: orderId, total } = ordered.value;
      await writeReservation(tx, orderId, reservationEnd(at));
      const isAllowed = await keepPromptLimit(tx, {
        payerPhone,
        at,
        mostAnHour: limits.promptsPerPhoneHourly,
      });
      if (!isAllowed.ok) return isAllowed;
      await beginAttempt(tx, { orderId, amount: total, provider, payerPhone, at });
      return succeed(orderId);
    });
  });
}

/** Refused if nothing has begun that the shopper could continue: the order is placed, and the same press tries again. */
function answerOf(attempt: PaymentAttempt): Outcome<PaymentAttempt, 'PAYMENT_NOT_STARTED'> {
  return isRetryable(attempt)
    ? refuse('PAYMENT_NOT_STARTED', { orderId: attempt.orderId })
    : succeed(attempt);
}
