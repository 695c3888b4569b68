import type Stripe from 'stripe';
import { z } from 'zod';
import type { Charge, PaymentReport } from '#core/payments/payment-provider.ts';
import { paymentPromptMessages } from '#shared/messages/payment-prompt-messages.ts';
import { francs } from '#shared/money.ts';
import { bill } from '#shared/pricing.ts';
import { readObject } from './read-object.ts';

const mostLines = 100;
const longestName = 250;

/** The parts of a Checkout session that we read and may store. */
const checkoutSession = z.object({
  id: z.string().min(1),
  status: z.string().nullable(),
  payment_status: z.string(),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  payment_intent: z
    .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
    .nullish()
    .transform((intent) => intent ?? undefined),
  metadata: z
    // Another shop on the same account may have anything under this key.
    .object({ attempt_id: z.uuid().optional().catch(undefined) })
    .nullish()
    .transform((metadata) => metadata ?? {}),
});

export type CheckoutSession = z.infer<typeof checkoutSession>;

export function readSession(answer: unknown): CheckoutSession {
  return readObject(checkoutSession, answer, 'session');
}

export function sessionFor(charge: Charge): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    locale: charge.language,
    line_items: linesOf(charge).map(({ name, unitPrice, quantity }) => ({
      quantity,
      // Francs have no minor unit, so Stripe's smallest unit is the franc itself.
      price_data: { currency: 'xaf', unit_amount: unitPrice, product_data: { name } },
    })),
    // Also set on the payment, because Stripe's own pages and statements show the payment, not the session.
    payment_intent_data: {
      description: paymentPromptMessages[charge.language].order(charge.orderNumber),
      metadata: { attempt_id: charge.attemptId, order_id: charge.orderId, order_number: charge.orderNumber },
    },
    client_reference_id: charge.orderId,
    metadata: { attempt_id: charge.attemptId, order_id: charge.orderId, order_number: charge.orderNumber },
    // Orders of accounts with only a phone number have no e-mail. Stripe refuses an empty one, and asks on its own page if there is none.
    ...(charge.email === '' ? {} : { customer_email: charge.email }),
    success_url: charge.returnUrl,
    cancel_url: charge.cancelUrl,
    expires_at: Math.floor(charge.expiresAt.getTime() / 1000),
  };
}

/** The order's lines if they fit and add up to the amount, otherwise one line: Stripe charges the sum of the lines. */
function linesOf({ lines, amount, language, orderNumber }: Charge): Charge['lines'] {
  const words = paymentPromptMessages[language];
  if (lines.length === 0 || totalOf(lines) !== amount) {
    return [{ name: words.order(orderNumber), unitPrice: amount, quantity: 1 }];
  }
  const named = lines.map((line) => ({ ...line, name: line.name.slice(0, longestName) }));
  if (named.length <= mostLines) return named;
  const rest = named.slice(mostLines - 1);
  const folded = { name: words.otherItems(rest.length), unitPrice: totalOf(rest), quantity: 1 };
  return [...named.slice(0, mostLines - 1), folded];
}

function totalOf(lines: Charge['lines']) {
  return francs(
    bill(lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, discount: 0, quantity }))).total,
  );
}

export function reportOf(session: CheckoutSession): PaymentReport {
  const { id, payment_intent: transactionId, amount_total: amount, currency } = session;
  return {
    state: stateOf(session),
    providerReference: id,
    ...(transactionId === undefined ? {} : { transactionId }),
    ...(amount === null ? {} : { amount }),
    ...(currency === null ? {} : { currency: currency.toUpperCase() }),
    raw: session,
  };
}

/** A completed session is not always paid: slow payment methods complete first and are decided later. */
function stateOf({ status, payment_status }: CheckoutSession): PaymentReport['state'] {
  if (payment_status === 'paid') return 'succeeded';
  return status === 'expired' ? 'expired' : 'pending';
}
