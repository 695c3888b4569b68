import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { paymentMethodMessages } from '../../messages/order-messages.ts';
import { orderMoneyMessages } from '../../messages/order-money-messages.ts';
import { Price } from '../../ui/labels/price.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DisputeNote } from './dispute-note.tsx';
import './order-facts.css';

type Money = DeskOrderView['money'];

interface OrderMoneyProps {
  money: Money;
  onChanged: () => Promise<void>;
}

/** Every movement of the order's money, its numbers at the providers, and what banks dispute. */
export function OrderMoney({ money: { movements, payments, disputes }, onChanged }: OrderMoneyProps) {
  const texts = useMessages(orderMoneyMessages);
  const numbered = payments.filter(
    ({ transactionId, reference }) => transactionId !== null || reference !== null,
  );
  if (movements.length + numbered.length + disputes.length === 0) return null;
  return (
    <Card title={texts.title}>
      {disputes.map((dispute) => (
        <DisputeNote key={dispute.id} dispute={dispute} onChanged={onChanged} />
      ))}
      {movements.length > 0 && (
        <ul className="stack gap-2">
          {movements.map((movement) => (
            <Movement
              key={`${movement.source} ${movement.sourceId} ${movement.amount}`}
              movement={movement}
            />
          ))}
        </ul>
      )}
      {numbered.length > 0 && (
        <>
          <h3 className="small-heading">{texts.references}</h3>
          <ul className="stack gap-2 anywhere">
            {numbered.map((payment) => (
              <Payment key={payment.id} payment={payment} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Movement({ movement }: { movement: Money['movements'][number] }) {
  const texts = useMessages(orderMoneyMessages);
  const methods = useMessages(paymentMethodMessages);
  const language = useLanguage();
  const { source, kind, method, amount, isSimulated, at } = movement;
  return (
    <li className="order-facts__line row on-baseline apart">
      <span>
        {source === 'dispute' ? texts.dispute : texts[kind]}{' '}
        <span className="muted">
          {[methods[method], formatMoment(at, language), ...(isSimulated ? [texts.test] : [])].join(' · ')}
        </span>
      </span>
      <Price amount={kind === 'out' ? -amount : amount} />
    </li>
  );
}

function Payment({ payment }: { payment: Money['payments'][number] }) {
  const texts = useMessages(orderMoneyMessages);
  const methods = useMessages(paymentMethodMessages);
  const { method, transactionId, reference } = payment;
  const numbers = [
    ...(transactionId === null ? [] : [texts.transaction(transactionId)]),
    ...(reference === null ? [] : [texts.ownReference(reference)]),
  ];
  return <li>{[methods[method], ...numbers].join(' · ')}</li>;
}
