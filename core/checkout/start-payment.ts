import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { findActiveAddress } from '../addresses/address-queries.ts';
import { lockShopperAndCart } from '../cart/lock-shopper.ts';
import { readContact } from '../orders/order-contact.ts';
import { writeReservation } from '../orders/reservation.ts';
import { beginAttempt } from '../payments/begin-attempt.ts';
import { providerFor } from '../payments/find-provider.ts';
import { findLatestAttempt, type PaymentAttempt } from '../payments/payment-attempts.ts';
import type { OnlineMethod, PaymentProvider } from '../payments/payment-provider.ts';
import { readPayer } from '../payments/read-payer.ts';
import { openAttempt } from '../settlement/open-attempt.ts';
import { orderCart, type PlaceOrder, quantitiesOf } from './order-cart.ts';
import { bindOrderKey, findOrderByKey, orderKeyOf } from './order-key.ts';
import type { PlaceOrderRefusal } from './place-order.ts';
import { reservationEnd } from './reservation-length.ts';
import { isRetryable, type TryAgain, type TryAgainRefusal, tryAgain } from './try-again.ts';

export type StartPayment = PlaceOrder & { method: OnlineMethod; payerPhone?: string | undefined };

export type StartPaymentRefusal = PlaceOrderRefusal | TryAgainRefusal;

type Starting = Pick<Store, 'db' | 'clock' | 'log' | 'settings' | 'payments'>;

/**
 * Turns a cart into an order that waits for its money: written with its stock held in one transaction, then the provider is asked
 * outside of any. Pressed again with the same key it is the same order.
 */
export async function startPayment(
  store: Starting,
  buyer: Pick<CurrentUser, 'id'>,
  input: StartPayment,
): Promise<Outcome<PaymentAttempt, StartPaymentRefusal>> {
  const provider = providerFor(store.payments, input.method);
  if (!provider) return refuse('PAYMENTS_UNAVAILABLE');
  const payer = await findPayer(store, buyer, input, provider);
  if (!payer.ok) return payer;

  const prepared = await prepare(store, buyer, input, provider, payer.value);
  if (!prepared.ok) return prepared;
  const { orderId, attemptId } = prepared.value;
  if (attemptId === undefined)
    return resume(store, buyer, { ...input, orderId, payerPhone: payer.value ?? undefined });
  return answerOf(await openAttempt(store, provider, attemptId));
}

/** Whose phone is asked: the one named for it, the order's, or that of the address, which the order would take too. */
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

type Prepared = {
  orderId: string;
  /** Absent where the key has placed this order before. */
  attemptId?: string;
};

async function prepare(
  store: Starting,
  buyer: Pick<CurrentUser, 'id'>,
  input: StartPayment,
  provider: PaymentProvider,
  payerPhone: string | null,
): Promise<Outcome<Prepared, PlaceOrderRefusal>> {
  const contact = readContact(input);
  if (!contact.ok) return contact;
  const wanted = quantitiesOf(input.lines);
  const payment = { method: input.method, payerPhone: payerPhone ?? undefined };
  const key = orderKeyOf(buyer, input.idempotencyKey, { ...input, quantities: wanted, payment });
  const createdAt = store.clock.now();

  return transaction(store.db, async (tx) => {
    await lockShopperAndCart(tx, buyer.id);
    if (key) {
      const placed = await findOrderByKey(tx, key);
      if (!placed.ok) return placed;
      if (placed.value !== undefined) return succeed({ orderId: placed.value });
    }
    const prepared = await orderCart(tx, {
      buyer,
      input,
      wanted,
      contact: contact.value,
      status: 'Awaiting payment',
      paymentMethod: input.method,
      createdAt,
    });
    if (!prepared.ok) return prepared;
    const { id: orderId, bill } = prepared.value;
    await writeReservation(tx, orderId, reservationEnd(createdAt));
    const attemptId = await beginAttempt(tx, {
      orderId,
      amount: bill.total,
      provider,
      payerPhone,
      at: createdAt,
    });
    if (key) await bindOrderKey(tx, key, { id: orderId, createdAt });
    return succeed({ orderId, attemptId });
  });
}

/** The second of two clicks, or a press after an outage: the same order, whose payment is begun anew only where it cannot be going on. */
async function resume(
  store: Starting,
  buyer: Pick<CurrentUser, 'id'>,
  input: TryAgain,
): Promise<Outcome<PaymentAttempt, StartPaymentRefusal>> {
  const latest = await findLatestAttempt(store.db, input.orderId);
  if (!latest) throw new Error(`The order ${input.orderId} was placed by a payment that is not there.`);
  if (!isRetryable(latest)) return succeed(latest);
  return tryAgain(store, buyer, input);
}

/** Nothing has begun that the shopper could go on with: the order stands, and the same press tries again. */
function answerOf(attempt: PaymentAttempt): Outcome<PaymentAttempt, 'PAYMENT_NOT_STARTED'> {
  return isRetryable(attempt)
    ? refuse('PAYMENT_NOT_STARTED', { orderId: attempt.orderId })
    : succeed(attempt);
}
