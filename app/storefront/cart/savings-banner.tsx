import type { Francs } from '#shared/money.ts';
import { useMessages } from '../../language.ts';
import { cartMessages } from '../../messages/cart-messages.ts';
import { Price } from '../../ui/labels/price.tsx';
import './savings-banner.css';

export function SavingsBanner({ savings }: { savings: Francs }) {
  const texts = useMessages(cartMessages);
  return (
    <p className="savings-banner cluster apart">
      <span>{texts.totalSavings}</span>
      <Price amount={savings} />
    </p>
  );
}
