import { Banknote, CreditCard, Smartphone } from 'lucide-react';
import { useMessages } from '../../language.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import './payment-marks.css';

/** Two mobile-money providers, the card provider, and cash: their names beside neutral marks, not copies of their logos. */
export function PaymentMarks() {
  const texts = useMessages(shellMessages);
  return (
    <ul className="cluster gap-2">
      <li className="payment-marks__mark">
        <Smartphone /> {texts.mtnMomo}
      </li>
      <li className="payment-marks__mark">
        <Smartphone /> {texts.orangeMoney}
      </li>
      <li className="payment-marks__mark">
        <CreditCard /> {texts.cardProvider}
      </li>
      <li className="payment-marks__mark">
        <Banknote /> {texts.cashOnDelivery}
      </li>
    </ul>
  );
}
