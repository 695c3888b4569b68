import { type ReactNode, useId, useState } from 'react';
import type { OrderView } from '#shared/contract/order.ts';
import { canMove, isDeliveryOpen } from '#shared/order-status.ts';
import { RETURN_DAYS } from '#shared/return-request.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { orderMessages, returnStateMessages } from '../../messages/order-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Ban, MapPin, Pencil, RotateCcw, Undo2 } from '../../ui/pictures/icons.tsx';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { EditOrderDialog } from './edit-order-dialog.tsx';
import './order-actions.css';
import './ruled-above.css';
import { formatMoment } from '#shared/formats/dates.ts';
import { ReturnedPieces } from '../../forms/returned-pieces.tsx';
import { OrderAgainButton } from './order-again-button.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { ReviewButton } from './review-button.tsx';
import { TrackOrderDialog } from './track-order-dialog.tsx';

type OpenDialog = 'track' | 'edit' | 'cancel' | 'return';

/** Actions that an order allows now. An action that is no longer possible says why, or is not offered. */
export function OrderActions({ order }: { order: OrderView }) {
  const texts = useMessages(orderMessages);
  const [open, setOpen] = useState<OpenDialog>();
  const reasonId = useId();
  const { order_status: status } = order;
  const isOnItsWay = status === 'Packed' || status === 'Out for delivery';
  const close = () => setOpen(undefined);
  return (
    <section className="order-actions ruled-above stack gap-3" aria-label={texts.actions}>
      <div className="order-actions__buttons stack gap-2">
        <Button variant="primary" icon={<MapPin />} onClick={() => setOpen('track')}>
          {texts.track}
        </Button>
        {(isDeliveryOpen(status) || isOnItsWay) && (
          <Button
            variant="outline"
            icon={<Pencil />}
            disabled={isOnItsWay}
            aria-describedby={isOnItsWay ? reasonId : undefined}
            onClick={() => setOpen('edit')}
          >
            {texts.edit}
          </Button>
        )}
        {canMove(status, 'Cancelled') && (
          <Button variant="outline" icon={<Ban />} onClick={() => setOpen('cancel')}>
            {texts.cancel}
          </Button>
        )}
        {status !== 'Awaiting payment' && <OrderAgainButton order={order} icon={<RotateCcw />} />}
        {status !== 'Awaiting payment' && <ReceiptButton order={order} />}
        {status === 'Delivered' && <ReviewButton order={order} />}
        {mayAskForReturn(order) && (
          <Button variant="outline" icon={<Undo2 />} onClick={() => setOpen('return')}>
            {texts.requestReturn}
          </Button>
        )}
      </div>
      {isOnItsWay && <Note id={reasonId}>{texts.whyNotEdit}</Note>}
      {status === 'Out for delivery' && <Note>{texts.whyNotCancel}</Note>}
      <ReturnNote order={order} />
      <TrackOrderDialog order={order} open={open === 'track'} onClose={close} />
      <EditOrderDialog order={order} open={open === 'edit'} onClose={close} />
      <CancelOrderDialog
        orderId={order._id}
        isPaid={order.payment_status === 'Paid'}
        open={open === 'cancel'}
        onClose={close}
      />
      <ReturnDialog order={order} open={open === 'return'} onClose={close} />
    </section>
  );
}

function Note({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="order-actions__note fine">
      {children}
    </p>
  );
}

/** The phone's clock only decides whether a return is offered; the server's clock decides whether it is accepted. */
function mayAskForReturn({ return_until: until, return_request: request }: OrderView): boolean {
  return until !== null && request === null && Date.now() <= Date.parse(until);
}

/** Until when a return is possible, or how far the shop is with it. */
function ReturnNote({ order }: { order: OrderView }) {
  const texts = useMessages(orderMessages);
  const states = useMessages(returnStateMessages);
  const language = useLanguage();
  const { return_request: request, return_until: until } = order;
  if (request !== null) {
    return (
      <div className="note note--primary stack gap-1 anywhere">
        <p>
          <strong>{states[request.isBack ? 'back' : request.state]}</strong>
        </p>
        <ReturnedPieces request={request} />
        {/* It says where to bring the parcel. */}
        {request.answer !== '' && !request.isBack && <p>{request.answer}</p>}
      </div>
    );
  }
  if (until === null) return null;
  return (
    <Note>
      {mayAskForReturn(order)
        ? texts.returnUntil(formatMoment(until, language))
        : texts.returnClosed(RETURN_DAYS)}
    </Note>
  );
}
