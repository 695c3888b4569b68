import { PhoneMissed } from 'lucide-react';
import { useId } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { formatOrderDate } from '../../account/my-orders/order-date.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { Button } from '../../ui/button.tsx';
import './order-cash.css';
import { useNoteCall } from './use-note-call.ts';

interface OrderCallsProps {
  order: DeskOrderView;
  onChanged: () => void;
}

/** The calls to confirm an order that nobody answered; another one can be noted while the order waits. */
export function OrderCalls({ order, onChanged }: OrderCallsProps) {
  const texts = useMessages(cashMessages);
  const language = useLanguage();
  const headingId = useId();
  const { noteCall, busyId } = useNoteCall(onChanged);
  const calls = order.unanswered_calls;
  const isWaiting = order.order_status === 'Placed';
  if (!isWaiting && calls.length === 0) return null;
  return (
    <section className="order-cash" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.callsTitle}</h2>
      {calls.length === 0 ? (
        <p className="muted">{texts.callsNone}</p>
      ) : (
        <ol className="order-cash__entries">
          {calls.map(({ actor_name, at }) => (
            <li key={at}>
              {texts.nobodyAnswered}
              <p className="muted">
                {formatOrderDate(at, language)}
                {actor_name !== null && ` · ${actor_name}`}
              </p>
            </li>
          ))}
        </ol>
      )}
      {isWaiting && (
        <div className="order-cash__ways">
          <Button
            variant="outline"
            icon={<PhoneMissed />}
            busy={busyId !== undefined}
            onClick={() => void noteCall(order._id, calls.length)}
          >
            {texts.notReached}
          </Button>
        </div>
      )}
    </section>
  );
}
