import { walletIds, walletNames } from '#shared/payment-methods.ts';
import { useMessages } from '../../language.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { useTakes } from '../../shell-data/use-shell-data.ts';
import { Banknote, CreditCard } from '../../ui/pictures/icons.tsx';
import { WalletMark } from '../../ui/pictures/wallet-mark.tsx';
import './payment-marks.css';

/**
 * The ways to pay that are on: two mobile-money providers, the card provider, and cash. Their names are beside marks of
 * our own, not copies of their logos.
 */
export function PaymentMarks() {
  const texts = useMessages(shellMessages);
  const takes = useTakes();
  return (
    <ul className="cluster gap-2">
      {walletIds.filter(takes).map((wallet) => (
        <li key={wallet} className="payment-marks__mark">
          <WalletMark wallet={wallet} /> {walletNames[wallet]}
        </li>
      ))}
      {takes('card') && (
        <li className="payment-marks__mark">
          <CreditCard /> {texts.cardProvider}
        </li>
      )}
      {takes('cash_on_delivery') && (
        <li className="payment-marks__mark">
          <Banknote /> {texts.cashOnDelivery}
        </li>
      )}
    </ul>
  );
}
