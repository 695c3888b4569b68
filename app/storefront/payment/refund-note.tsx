import type { PaymentView } from '#shared/contract/payment.ts';
import { useMessages } from '../../language.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import { Price } from '../../ui/labels/price.tsx';

/** What goes back, or went back, and why. */
export function RefundNote({ view: { refund } }: { view: PaymentView }) {
  const texts = useMessages(paymentMessages);
  if (refund === null) return null;
  const due = {
    paid_twice: texts.refundTwice,
    paid_too_late: texts.refundLate,
    order_ended: texts.refundDue,
    by_shop: texts.refundDue,
    wrong_amount: texts.refundWrongAmount,
    at_provider: texts.refundDue,
    lines_changed: texts.refundDue,
  };
  return (
    <p>
      {refund.isDone ? texts.refundDone : due[refund.cause]} <Price amount={refund.amount} />
    </p>
  );
}
