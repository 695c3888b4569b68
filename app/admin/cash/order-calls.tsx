import { useState } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { cashMessages, phoneRefusalMessages } from '../../messages/cash-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PhoneMissed, PhoneOff } from '../../ui/pictures/icons.tsx';
import './order-cash.css';
import { RefuseOrderDialog } from './refuse-order-dialog.tsx';
import { useNoteCall } from './use-note-call.ts';

interface OrderCallsProps {
  order: DeskOrderView;
  onChanged: () => void;
}

/** The calls to confirm an order: how often no one answered, and whether it was refused. Both can be recorded while the order waits. */
export function OrderCalls({ order, onChanged }: OrderCallsProps) {
  const texts = useMessages(cashMessages);
  const reasons = useMessages(phoneRefusalMessages);
  const language = useLanguage();
  const { noteCall, busyId } = useNoteCall(onChanged);
  const [isRefusing, setRefusing] = useState(false);
  const { unansweredCalls: calls, phoneRefusal: refusal } = order;
  const isWaiting = order.order_status === 'Placed';
  if (!isWaiting && calls.length === 0 && refusal === null) return null;
  return (
    <Card title={texts.callsTitle}>
      {refusal !== null && (
        <p>
          <strong>{texts.refusedTitle}</strong>
          <br />
          {reasons[refusal]}
        </p>
      )}
      {calls.length === 0 && refusal === null && <p className="muted">{texts.callsNone}</p>}
      {calls.length > 0 && (
        <ol className="stack gap-2 anywhere">
          {calls.map(({ actorName, at }) => (
            <li key={at}>
              {texts.nobodyAnswered}
              <p className="muted">
                {formatMoment(at, language)}
                {actorName !== null && ` · ${actorName}`}
              </p>
            </li>
          ))}
        </ol>
      )}
      {isWaiting && (
        <div className="cluster">
          <Button
            variant="outline"
            icon={<PhoneMissed />}
            busy={busyId !== undefined}
            onClick={() => void noteCall(order._id, calls.length)}
          >
            {texts.notReached}
          </Button>
          <Button variant="outline" icon={<PhoneOff />} onClick={() => setRefusing(true)}>
            {texts.refused}
          </Button>
        </div>
      )}
      <RefuseOrderDialog
        order={isRefusing ? order : undefined}
        onClose={() => setRefusing(false)}
        onRefused={() => {
          setRefusing(false);
          onChanged();
        }}
      />
    </Card>
  );
}
