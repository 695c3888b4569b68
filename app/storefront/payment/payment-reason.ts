import type { PaymentView } from '#shared/contract/payment.ts';
import { type PaymentReason, paymentReasonMessages } from '../../messages/payment-messages.ts';

/** The code of the message about an attempt that has ended. */
export function reasonOf({
  state,
  reason,
}: Pick<NonNullable<PaymentView['attempt']>, 'state' | 'reason'>): PaymentReason {
  if (isReason(reason)) return reason;
  return isReason(state) ? state : 'other';
}

/** Whether another amount came for the order, which the owner has neither accepted nor given back. */
export function isUndecided({ attempt, moneyBack }: Pick<PaymentView, 'attempt' | 'moneyBack'>): boolean {
  const goesBack = moneyBack.some(({ reason }) => reason === 'wrong_amount');
  return attempt?.state === 'succeeded' && attempt.reason === 'mismatch' && !goesBack;
}

function isReason(code: string | null): code is PaymentReason {
  return code !== null && Object.hasOwn(paymentReasonMessages.en, code);
}
