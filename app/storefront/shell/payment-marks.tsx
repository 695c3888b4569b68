import { walletIds, walletNames } from '#shared/payment-methods.ts';
import { useMessages } from '../../language.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { Banknote, CreditCard } from '../../ui/pictures/icons.tsx';
import { WalletMark } from '../../ui/pictures/wallet-mark.tsx';
import './payment-marks.css';

/** Two mobile-money providers, the card provider, and cash: their names beside marks of our own, not copies of their logos. */
export function PaymentMarks() {
  const texts = useMessages(shellMessages);
  return (
    <ul className="cluster gap-2">
      {walletIds.map((wallet) => (
        <li key={wallet} className="payment-marks__mark">
          <WalletMark wallet={wallet} /> {walletNames[wallet]}
        </li>
      ))}
      <li className="payment-marks__mark">
        <CreditCard /> {texts.cardProvider}
      </li>
      <li className="payment-marks__mark">
        <Banknote /> {texts.cashOnDelivery}
      </li>
    </ul>
  );
}
