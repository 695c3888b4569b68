import type { PaymentView } from '#shared/contract/payment.ts';
import { formatFrancs } from '#shared/money.ts';
import { useMessages } from '../../language.ts';
import { paymentMethodMessages } from '../../messages/order-messages.ts';
import { orderMoneyMessages } from '../../messages/order-money-messages.ts';
import { walletMessages } from '../../messages/wallet-messages.ts';

type Attempt = NonNullable<PaymentView['attempt']>;
type DoorPaymentView = Pick<Attempt, 'method' | 'state' | 'isSimulated'> & {
  kind?: Attempt['kind'];
  amount: number;
};

/** Whether the payment may still bring its money. */
export function isWaiting({ state }: Pick<Attempt, 'state'>): boolean {
  return state === 'created' || state === 'pending' || state === 'unknown';
}

/** The state of the last payment that was begun at the door. */
export function DoorPayment({ payment }: { payment: DoorPaymentView }) {
  const texts = useMessages(walletMessages);
  const methods = useMessages(paymentMethodMessages);
  const words = useMessages(orderMoneyMessages);
  const { method, kind, amount, isSimulated } = payment;
  const waiting = kind === 'hosted' || method === 'card' ? 'pageWaiting' : 'waiting';
  const state = isWaiting(payment) ? waiting : payment.state === 'succeeded' ? 'came' : 'failed';
  const facts = [methods[method], formatFrancs(amount), ...(isSimulated ? [words.test] : [])];
  return (
    <p className={state === 'failed' ? 'note note--danger' : 'note note--tint'} role="status">
      {texts[state]} <span className="muted">{facts.join(' · ')}</span>
    </p>
  );
}
