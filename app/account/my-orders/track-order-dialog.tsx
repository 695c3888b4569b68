import { useCallback, useEffect, useState } from 'react';
import type { OrderView } from '#shared/contract/order.ts';
import type { OwnTrackingView } from '#shared/contract/order-following.ts';
import { useCopy } from '../../forms/use-copy.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { sentTrackingMessages } from '../../messages/sent-messages.ts';
import { trackingMessages } from '../../messages/tracking-messages.ts';
import { api } from '../../state/api.ts';
import { PickUpAt, PromisedDay } from '../../storefront/delivery/ordered-delivery.tsx';
import { whatsAppLink } from '../../storefront/product/whats-app-link.ts';
import { MoneyBack } from '../../storefront/track/money-back.tsx';
import { OrderTimeline } from '../../storefront/track/order-timeline.tsx';
import { PayAhead } from '../../storefront/track/pay-ahead.tsx';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { Copy, Share2 } from '../../ui/pictures/icons.tsx';
import type { OrderDialogProps } from './order-dialog-props.ts';
import './ruled-above.css';

/** Where an order is, and the link that shows it to the person who waits for the parcel. */
export function TrackOrderDialog({ order, open, onClose }: OrderDialogProps) {
  const texts = useMessages(trackingMessages);
  return (
    <Dialog open={open} onClose={onClose} title={texts.title}>
      <Tracking key={order.order_status} order={order} />
    </Dialog>
  );
}

/** Fetched at each opening, and again when the list shows that the order has moved. */
function Tracking({ order: { _id } }: { order: OrderView }) {
  const texts = useMessages(trackingMessages);
  const [tracking, setTracking] = useState<OwnTrackingView | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    setTracking((shown) => (shown === 'failed' ? 'loading' : shown));
    try {
      setTracking((await api.order.getTracking({ _id })).data);
    } catch (failure) {
      console.warn('The order could not be looked up', failure);
      setTracking('failed');
    }
  }, [_id]);
  useEffect(() => {
    void load();
  }, [load]);

  if (tracking === 'failed') {
    return <ErrorState title={texts.failedTitle} onRetry={() => void load()} />;
  }
  if (tracking === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton className="order-dialog__wait" />
      </div>
    );
  }
  return (
    <div className="stack">
      <p>
        {texts.order} <strong>{tracking.orderNumber}</strong>
      </p>
      <OrderTimeline tracking={tracking} />
      <PayAhead page={tracking.payAhead} />
      {tracking.pickUp ? <PickUpAt place={tracking.pickUp} /> : <PromisedDay order={tracking} />}
      <MoneyBack moneyBack={tracking.moneyBack} level={3} />
      <ShareLink tracking={tracking} />
    </div>
  );
}

function ShareLink({ tracking: { orderNumber, trackingToken } }: { tracking: OwnTrackingView }) {
  const texts = useMessages(trackingMessages);
  const sentTexts = useMessages(sentTrackingMessages);
  const localPath = useLocalPath();
  const address = `${location.origin}${localPath(`/track/${trackingToken}`)}`;

  const { fieldRef, copy } = useCopy(address);

  async function copyAndSay() {
    if (await copy()) notify.success(texts.copied);
  }

  return (
    <div className="ruled-above stack gap-3">
      <TextField ref={fieldRef} label={texts.link} help={texts.linkHelp} value={address} readOnly />
      <div className="cluster cluster--filled">
        <ButtonLink
          variant="outline"
          icon={<Share2 />}
          to={whatsAppLink(sentTexts.link(orderNumber, address))}
          target="_blank"
          rel="noopener"
        >
          {texts.share} <VisuallyHidden>{texts.opensWhatsApp}</VisuallyHidden>
        </ButtonLink>
        <Button variant="outline" icon={<Copy />} onClick={() => void copyAndSay()}>
          {texts.copy}
        </Button>
      </div>
    </div>
  );
}
