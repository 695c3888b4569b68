import { useId, useState } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { formatOrderDate } from '../../account/my-orders/order-date.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { ChangeRiderDialog } from './change-rider-dialog.tsx';
import { CollectCashDialog } from './collect-cash-dialog.tsx';
import { LetCashGoDialog } from './let-cash-go-dialog.tsx';
import './order-cash.css';

interface OrderCashProps {
  order: DeskOrderView;
  onChanged: () => void;
}

/** Who has the parcel of a cash order, what came at the door, and what is missing. */
export function OrderCash({ order, onChanged }: OrderCashProps) {
  const texts = useMessages(cashMessages);
  const language = useLanguage();
  const [step, setStep] = useState<'collect' | 'let-go' | 'change-rider'>();
  const headingId = useId();
  const { cash, rider } = order;
  const cashOrder = { _id: order._id, orderId: order.orderId, due: cash.due };
  const isCash = cash.due > 0 || cash.collected > 0;
  const isCarried = order.order_status === 'Out for delivery' || cash.due > 0;
  if (!isCash && !isCarried && rider === null) return null;

  function finish(): void {
    setStep(undefined);
    onChanged();
  }

  return (
    <section className="order-cash" aria-labelledby={headingId}>
      <h2 id={headingId}>{isCash ? texts.cashTitle : texts.rider}</h2>
      {rider ? (
        <p>
          {texts.carriedBy(rider.name)} · <a href={`tel:${rider.phone}`}>{formatPhone(rider.phone)}</a>
        </p>
      ) : (
        isCarried && <p>{texts.carriedByShop}</p>
      )}
      {isCash && (
        <dl className="order-cash__figures">
          <dt className="order-cash__due">{texts.due}</dt>
          <dd className="order-cash__due">
            <Price amount={cash.due} />
          </dd>
          <dt>{texts.collected}</dt>
          <dd>
            <Price amount={cash.collected} />
          </dd>
          {cash.waived > 0 && (
            <>
              <dt>{texts.waived}</dt>
              <dd>
                <Price amount={cash.waived} />
              </dd>
            </>
          )}
        </dl>
      )}
      {cash.collections.length > 0 && (
        <ul className="order-cash__entries">
          {cash.collections.map(({ amount, note, actor_name, at }) => (
            <li key={at}>
              <Price amount={amount} /> {note}
              <p className="muted">
                {formatOrderDate(at, language)}
                {actor_name !== null && ` · ${actor_name}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      {isCarried && (
        <div className="order-cash__ways">
          {cash.due > 0 && (
            <Button onClick={() => setStep('collect')}>
              {cash.collected > 0 ? texts.collectRest : texts.collect}
            </Button>
          )}
          <Button variant="outline" onClick={() => setStep('change-rider')}>
            {texts.changeRider}
          </Button>
          {cash.due > 0 && cash.collected > 0 && (
            <Button variant="outline" onClick={() => setStep('let-go')}>
              {texts.letGo}
            </Button>
          )}
        </div>
      )}
      <CollectCashDialog
        order={step === 'collect' ? cashOrder : undefined}
        onClose={() => setStep(undefined)}
        onCollected={finish}
      />
      <ChangeRiderDialog
        order={step === 'change-rider' ? order : undefined}
        onClose={() => setStep(undefined)}
        onChanged={finish}
      />
      <LetCashGoDialog
        order={step === 'let-go' ? cashOrder : undefined}
        onClose={() => setStep(undefined)}
        onLetGo={finish}
      />
    </section>
  );
}
