import { isOpen, type PaymentAttempt } from '#core/payments/payment-attempts.ts';
import type { PaymentState } from '#core/payments/payment-state.ts';
import type { OpenRefund } from '#core/refunds/refund-queries.ts';
import type { Store } from '#core/store.ts';
import type { GivenData } from '#shared/contract/call.ts';
import type { PaymentMethodView, PaymentView } from '#shared/contract/payment.ts';
import type { refundCalls } from '#shared/contract/refund.ts';
import type { Language } from '#shared/language.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { maskPhone } from '#shared/phone-format.ts';

export function presentPayment(
  { payments, clock }: Pick<Store, 'payments' | 'clock'>,
  state: PaymentState,
): PaymentView {
  const now = clock.now();
  return {
    _id: state.id,
    orderId: state.orderNumber,
    order_status: state.status,
    payment_status: state.paymentStatus,
    payment_method: state.paymentMethod,
    simulated: state.isPaymentSimulated,
    totalAmt: state.total,
    reservation_seconds_left:
      state.reservationExpiresAt === null ? 0 : secondsUntil(state.reservationExpiresAt, now),
    attempt: state.attempt === undefined ? null : presentAttempt(state.attempt, now),
    refund:
      state.refund === undefined
        ? null
        : { cause: state.refund.cause, amount: state.refund.amount, done: state.refund.isDone },
    methods: presentMethods(payments),
  };
}

export function presentMethods(payments: Store['payments']): PaymentMethodView[] {
  return payments.map(({ method, kind, isSimulated }) => ({ method, kind, simulated: isSimulated }));
}

function presentAttempt(attempt: PaymentAttempt, now: Date): PaymentView['attempt'] {
  return {
    method: attempt.method,
    kind: attempt.kind,
    simulated: attempt.isSimulated,
    state: attempt.state,
    reason: attempt.reason,
    payer_phone: attempt.payerPhone === null ? null : maskPhone(attempt.payerPhone),
    url: isOpen(attempt) ? attempt.redirectUrl : null,
    seconds_left: isOpen(attempt) ? secondsUntil(attempt.expiresAt, now) : 0,
  };
}

/** The checkout session: its number at the provider, ours where it has none. */
export function presentSession(attempt: PaymentAttempt, language: Language): { id: string; url: string } {
  const waitingPage = inLanguage(`/payment/${attempt.orderId}`, language);
  return {
    id: attempt.providerReference ?? attempt.id,
    url: attempt.kind === 'hosted' && isOpen(attempt) ? (attempt.redirectUrl ?? waitingPage) : waitingPage,
  };
}

export function presentRefund(refund: OpenRefund): GivenData<typeof refundCalls.refundsDue>[number] {
  return {
    _id: refund.id,
    orderId: refund.orderNumber,
    amount: refund.amount,
    cause: refund.cause,
    state: refund.state,
    reference: refund.reference,
    method: refund.method,
    payerPhone: refund.payerPhone,
    createdAt: refund.createdAt,
  };
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000));
}
