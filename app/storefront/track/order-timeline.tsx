import type { TrackingView } from '#shared/contract/order-following.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { orderStatusText } from '../../messages/order-messages.ts';
import { trackingMessages } from '../../messages/tracking-messages.ts';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { Check, X } from '../../ui/pictures/icons.tsx';
import './order-timeline.css';
import { type TimelineStep, timelineOf } from './timeline-of.ts';

/** The steps of an order from top to bottom: done ones with their times, the current one marked, later ones grey. */
export function OrderTimeline({ tracking }: { tracking: TrackingView }) {
  const texts = useMessages(trackingMessages);
  return (
    <ol className="order-timeline" aria-label={texts.steps}>
      {timelineOf(tracking).map((step) => (
        // A late payment may bring an order to the same status twice.
        <Step key={`${step.status} ${step.at}`} step={step} isPickUp={tracking.isPickUp} />
      ))}
    </ol>
  );
}

function Step({ step: { status, at, state }, isPickUp }: { step: TimelineStep; isPickUp: boolean }) {
  const texts = useMessages(trackingMessages);
  const language = useLanguage();
  const isUndone = undone.includes(status);
  return (
    <li
      className={`order-timeline__step order-timeline__step--${isUndone ? 'undone' : state}`}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className="order-timeline__mark" aria-hidden="true">
        {isUndone ? (
          <X className="lucide--small" />
        ) : (
          state !== 'future' && <Check className="lucide--small" />
        )}
      </span>
      <p className="order-timeline__status cluster">
        {orderStatusText(status, { isPickUp }, language)}
        {state === 'current' && !isUndone && <span className="order-timeline__now">{texts.now}</span>}
        {state === 'future' && <VisuallyHidden> {texts.stillToCome}</VisuallyHidden>}
      </p>
      {at !== undefined && (
        <time className="order-timeline__time fine" dateTime={at}>
          {formatMoment(at, language)}
        </time>
      )}
    </li>
  );
}

const undone: readonly OrderStatus[] = ['Cancelled', 'Refused', 'Returned'];
