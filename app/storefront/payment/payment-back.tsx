import type { PaymentView } from '#shared/contract/payment.ts';
import { MoneyBack } from '../track/money-back.tsx';

type PaymentBackProps = {
  view: PaymentView;
  /** Of the heading of the payment. */
  level: 1 | 2;
};

/** The money of the order that goes back; nothing where none does. */
export function PaymentBack({ view: { moneyBack }, level }: PaymentBackProps) {
  if (moneyBack.length === 0) return null;
  return (
    <div className="payment__back panel">
      <MoneyBack moneyBack={moneyBack} level={level === 1 ? 2 : 3} />
    </div>
  );
}
