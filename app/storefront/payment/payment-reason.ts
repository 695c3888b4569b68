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

function isReason(code: string | null): code is PaymentReason {
  return code !== null && Object.hasOwn(paymentReasonMessages.en, code);
}
