import type { PaymentView } from '#shared/contract/payment.ts';
import { formatFrancs } from '#shared/money.ts';
import { useMessages } from '../../language.ts';
import { paymentMethodMessages } from '../../messages/order-messages.ts';
import { orderMoneyMessages } from '../../messages/order-money-messages.ts';
import { walletMessages } from '../../messages/wallet-messages.ts';

type Attempt = NonNullable<PaymentView['attempt']>;
type DoorPaymentView = Pick<Attempt, 'method' | 'state' | 'isSimulated'> & { amount: number };

/** It may still bring its money. */
export function isWaiting({ state }: Pick<Attempt, 'state'>): boolean {
  return state === 'created' || state === 'pending' || state === 'unknown';
}

/** How the last payment stands that was begun at the door. */
export function DoorPayment({ payment }: { payment: DoorPaymentView }) {
  const texts = useMessages(walletMessages);
  const methods = useMessages(paymentMethodMessages);
  const words = useMessages(orderMoneyMessages);
  const { method, amount, isSimulated } = payment;
  const waiting = method === 'card' ? 'cardWaiting' : 'waiting';
  const state = isWaiting(payment) ? waiting : payment.state === 'succeeded' ? 'came' : 'failed';
  const facts = [methods[method], formatFrancs(amount), ...(isSimulated ? [words.test] : [])];
  return (
    <p className={state === 'failed' ? 'note note--danger' : 'note'} role="status">
      {texts[state]} <span className="muted">{facts.join(' · ')}</span>
    </p>
  );
}
