import { useRef } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { formatDay, formatMoment } from '#shared/formats/dates.ts';
import type { Language } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { missingIn } from '../../forms/missing-fields.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminOrderMessages, orderActorMessages } from '../../messages/admin-order-messages.ts';
import { orderStatusText } from '../../messages/order-messages.ts';
import { orderRemarkMessages } from '../../messages/order-remark-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ParcelHandedOn } from '../cash/parcel-handed-on.tsx';
import { historyOf } from './history-entry.ts';
import './order-history.css';

interface OrderHistoryProps {
  order: DeskOrderView;
  onChanged: () => Promise<void>;
}

/** Every step and every note with its time and author, and a place for another note. */
export function OrderHistory({ order, onChanged }: OrderHistoryProps) {
  const texts = useMessages(adminOrderMessages);
  return (
    <Card title={texts.history}>
      <ol className="stack gap-3">
        {historyOf(order).map((entry) =>
          entry.kind === 'event' ? (
            <OrderEvent
              key={`${entry.at} ${entry.event.to} ${entry.event.remark} ${entry.event.note}`}
              event={entry.event}
              order={order}
            />
          ) : (
            <RiderChange key={`${entry.at} ${entry.change.to}`} change={entry.change} />
          ),
        )}
      </ol>
      <NoteForm orderId={order._id} onChanged={onChanged} />
    </Card>
  );
}

type OrderEventProps = { event: DeskOrderView['events'][number]; order: DeskOrderView };

function OrderEvent({ event, order }: OrderEventProps) {
  const remarks = useMessages(orderRemarkMessages);
  const actors = useMessages(orderActorMessages);
  const language = useLanguage();
  return (
    <li className="order-history__event">
      {event.from !== event.to && <strong>{orderStatusText(event.to, order, language)}</strong>}
      {event.remark !== null && <p>{remarks[event.remark]}</p>}
      {event.note !== '' && <p className="order-history__note">{noteOf(event, language)}</p>}
      <p className="fine">
        <time dateTime={event.at}>{formatMoment(event.at, language)}</time> ·{' '}
        {event.actorName ?? actors[event.actor]}
      </p>
    </li>
  );
}

/** The note of an event. The day for which a parcel is brought again is stored in calendar form, and shown as people read it. */
function noteOf({ remark, note }: OrderEventProps['event'], language: Language): string {
  return remark === 'nobody_home' && /^\d{4}-\d\d-\d\d$/.test(note) ? formatDay(note, language) : note;
}

function RiderChange({ change }: { change: DeskOrderView['riderChanges'][number] }) {
  const actors = useMessages(orderActorMessages);
  const language = useLanguage();
  return (
    <li className="order-history__event">
      <ParcelHandedOn change={change} />
      {change.note !== '' && <p className="order-history__note">{change.note}</p>}
      <p className="fine">
        <time dateTime={change.at}>{formatMoment(change.at, language)}</time> ·{' '}
        {change.actorName ?? actors.staff}
      </p>
    </li>
  );
}

function NoteForm({ orderId, onChanged }: { orderId: string; onChanged: OrderHistoryProps['onChanged'] }) {
  const texts = useMessages(adminOrderMessages);
  const language = useLanguage();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const call = useFormCall<'note'>({
    check: (typed) => missingIn(['note'], typed, language),
    send: async (typed) => {
      const { message } = await api.orderDesk.addNote({ _id: orderId, note: typed('note') });
      notify.success(message);
      if (fieldRef.current) fieldRef.current.value = '';
      await onChanged();
    },
  });
  return (
    <Form call={call} className="order-history__form stack stack--start gap-3">
      <TextArea
        ref={fieldRef}
        label={texts.noteLabel}
        help={texts.noteHelp}
        name="note"
        rows={2}
        required
        maxLength={limits.orderNote}
      />
      <SubmitButton variant="outline">{texts.saveNote}</SubmitButton>
    </Form>
  );
}
