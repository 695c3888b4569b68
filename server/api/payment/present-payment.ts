import type { MoneyBack } from '#core/orders/money-back.ts';
import { listTaken } from '#core/payments/find-provider.ts';
import { isOpen, type PaymentAttempt } from '#core/payments/payment-attempts.ts';
import type { PaymentState } from '#core/payments/payment-state.ts';
import type { Store } from '#core/store.ts';
import type { PaymentView } from '#shared/contract/payment.ts';
import type { Language } from '#shared/language.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { maskPhone } from '#shared/phone-format.ts';
import { presentMoneyBack } from '../order/present-order.ts';

/** Presents times as seconds left, because clocks may be wrong, and only the end of the payer's number. */
export async function presentPayment(
  store: Pick<Store, 'payments' | 'clock' | 'shopSettings'>,
  { reservationExpiresAt, attempt, moneyBack, takesCash, ...order }: PaymentState,
): Promise<PaymentView> {
  const now = store.clock.now();
  return {
    ...order,
    reservationSecondsLeft: reservationExpiresAt === null ? 0 : secondsUntil(reservationExpiresAt, now),
    attempt: attempt === undefined ? null : presentAttempt(attempt, now),
    moneyBack: moneyBack.map(presentMoneyBack),
    refund: presentNewest(moneyBack),
    methods: await listTaken(store),
    takesCash: takesCash && (await store.shopSettings.read()).takesCash,
    order_status: order.status,
  };
}

/** As tabs opened before an upgrade show it. */
function presentNewest(moneyBack: readonly MoneyBack[]): PaymentView['refund'] {
  const newest = moneyBack.filter(({ reason }) => reason !== 'bank').at(-1);
  if (newest === undefined) return null;
  return { cause: 'order_ended', amount: newest.amount, isDone: newest.doneAt !== null };
}

export function presentAttempt(
  attempt: PaymentAttempt,
  now: Date,
): NonNullable<PaymentView['attempt']> & Pick<PaymentAttempt, 'amount'> {
  return {
    ...attempt,
    payerPhone: attempt.payerPhone === null ? null : maskPhone(attempt.payerPhone),
    url: isOpen(attempt) ? attempt.redirectUrl : null,
    secondsLeft: isOpen(attempt) ? secondsUntil(attempt.expiresAt, now) : 0,
  };
}

/** The checkout session: its number at the provider, or the shop's own if it has none. */
export function presentSession(attempt: PaymentAttempt, language: Language): { id: string; url: string } {
  const waitingPage = inLanguage(`/payment/${attempt.orderId}`, language);
  return {
    id: attempt.providerReference ?? attempt.id,
    url: attempt.kind === 'hosted' && isOpen(attempt) ? (attempt.redirectUrl ?? waitingPage) : waitingPage,
  };
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000));
}
