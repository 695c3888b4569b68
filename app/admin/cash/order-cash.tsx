import { useState } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { formatFrancs } from '#shared/money.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AskWallet } from './ask-wallet.tsx';
import { CashEntryMark } from './cash-entry-mark.tsx';
import { ChangeRiderDialog } from './change-rider-dialog.tsx';
import { CollectCashDialog } from './collect-cash-dialog.tsx';
import { CorrectCashDialog, type WrongEntry } from './correct-cash-dialog.tsx';
import { WriteOffDialog } from './write-off-dialog.tsx';
import './order-cash.css';
import { PhoneLink } from '../phone-link.tsx';
import { useMay } from '../use-may.ts';

interface OrderCashProps {
  order: DeskOrderView;
  onChanged: () => void;
}

/** The cash of an order: who has the parcel, what was collected at the door, and what is missing. */
export function OrderCash({ order, onChanged }: OrderCashProps) {
  const texts = useMessages(cashMessages);
  const [step, setStep] = useState<'collect' | 'write-off' | 'change-rider'>();
  const [wrong, setWrong] = useState<WrongEntry>();
  const { cash, rider } = order;
  const cashOrder = { _id: order._id, orderId: order.orderId, due: cash.due };
  const mayCorrect = useMay('manager');
  const isCash = cash.due > 0 || cash.collected > 0;
  const isCarried = order.order_status === 'Out for delivery' || cash.due > 0;
  if (!isCash && !isCarried && rider === null) return null;

  function finish(): void {
    setStep(undefined);
    setWrong(undefined);
    onChanged();
  }

  return (
    <Card title={isCash ? texts.cashTitle : texts.rider}>
      {rider ? (
        <p>
          {texts.carriedBy(rider.name)} · <PhoneLink phone={rider.phone} />
        </p>
      ) : (
        isCarried && !order.isPickUp && <p>{texts.carriedByShop}</p>
      )}
      {isCash && (
        <dl className="order-cash__figures">
          <dt className="bold">{texts.due}</dt>
          <dd className="bold">
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
        <ul className="stack gap-2 anywhere">
          {cash.collections.map((collection) => (
            <Collection
              key={collection.id}
              collection={collection}
              onCorrect={
                mayCorrect && order.order_status === 'Delivered' && collection.state === 'valid'
                  ? () => setWrong({ kind: 'collected', ...collection })
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      <AskWallet order={order} onAsked={onChanged} />
      {isCarried && (
        <div className="cluster">
          {/* While the parcel is out for delivery, this is the main button of the page. */}
          {cash.due > 0 && order.order_status !== 'Out for delivery' && (
            <Button onClick={() => setStep('collect')}>
              {cash.collected > 0 ? texts.collectRest : order.isPickUp ? texts.collectPickUp : texts.collect}
            </Button>
          )}
          {(rider !== null || !order.isPickUp) && (
            <Button variant="outline" onClick={() => setStep('change-rider')}>
              {texts.changeRider}
            </Button>
          )}
          {mayCorrect && cash.due > 0 && cash.collected > 0 && (
            <Button variant="outline" onClick={() => setStep('write-off')}>
              {texts.writeOff}
            </Button>
          )}
        </div>
      )}
      <CollectCashDialog
        order={step === 'collect' ? cashOrder : undefined}
        onClose={() => setStep(undefined)}
        onCollected={finish}
      />
      <CorrectCashDialog entry={wrong} onClose={() => setWrong(undefined)} onCorrected={finish} />
      <ChangeRiderDialog
        order={step === 'change-rider' ? order : undefined}
        onClose={() => setStep(undefined)}
        onChanged={finish}
      />
      <WriteOffDialog
        order={step === 'write-off' ? cashOrder : undefined}
        onClose={() => setStep(undefined)}
        onWrittenOff={finish}
      />
    </Card>
  );
}

interface CollectionProps {
  collection: DeskOrderView['cash']['collections'][number];
  /** Undefined where the entry can no longer be corrected. */
  onCorrect: (() => void) | undefined;
}

/** Cash that came, or an entry that takes such cash back. */
function Collection({
  collection: { amount, state, riderName, note, actorName, at },
  onCorrect,
}: CollectionProps) {
  const texts = useMessages(cashMessages);
  const language = useLanguage();
  const facts = [formatMoment(at, language), riderName ?? texts.theShop];
  return (
    <li className="order-cash__entry cluster apart">
      <div>
        <Price amount={amount} /> <CashEntryMark state={state} /> {note}
        <p className="muted">
          {[...facts, ...(actorName === null ? [] : [texts.by(actorName)])].join(' · ')}
        </p>
      </div>
      {onCorrect && (
        <Button variant="quiet" aria-label={texts.correctNamed(formatFrancs(amount))} onClick={onCorrect}>
          {texts.correct}
        </Button>
      )}
    </li>
  );
}
