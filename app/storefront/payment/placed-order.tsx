import { useState } from 'react';
import { plain } from '#shared/cameroon-places.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { everyDay, promisedMoment } from '#shared/delivery-calendar.ts';
import { formatDay, formatDayAndHour } from '#shared/formats/dates.ts';
import { type Language, nameIn } from '#shared/language.ts';
import { extraRows } from '#shared/messages/bill-messages.ts';
import { orderedDeliveryMessages } from '#shared/messages/ordered-delivery-messages.ts';
import { payAheadMessages } from '#shared/messages/pay-ahead-messages.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { bill } from '#shared/pricing.ts';
import { MINUTES_OF_DAY } from '#shared/promise.ts';
import { TrackOrderDialog } from '../../account/my-orders/track-order-dialog.tsx';
import { GiftMark } from '../../forms/gift-mark.tsx';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { placedOrderMessages } from '../../messages/placed-order-messages.ts';
import { trackingMessages } from '../../messages/tracking-messages.ts';
import { useDeliveryCalendar } from '../../shell-data/use-delivery-calendar.ts';
import {
  useFacts,
  usePromisedCity,
  usePromisedMinutes,
  useShownZone,
} from '../../shell-data/use-shell-data.ts';
import { useShop } from '../../state/use-shop.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { MessageCircle, Truck } from '../../ui/pictures/icons.tsx';
import { OrderPickUp, PromisedDay } from '../delivery/ordered-delivery.tsx';
import { whatsAppLink } from '../product/whats-app-link.ts';
import { LeftToPay } from '../track/left-to-pay.tsx';
import './placed-order.css';

/** What was ordered, for how much, where and by when it is delivered, and what happens next. */
export function PlacedOrder({ order }: { order: OrderView }) {
  const texts = useMessages(placedOrderMessages);
  const language = useLanguage();
  const delivery = useMessages(orderedDeliveryMessages);
  const address = order.delivery_address;
  return (
    <div className="placed-order panel stack">
      <section className="stack gap-2">
        <h2 className="small-heading">{texts.items}</h2>
        <ul className="stack gap-2">
          {order.items.map((item) => (
            <li key={item.productId} className="row apart on-baseline">
              <span>
                <span className="muted">{item.quantity} ×</span> {nameIn(language, item)}{' '}
                <GiftMark price={item.price} />
              </span>
              <Price amount={bill([item]).total} />
            </li>
          ))}
        </ul>
        {extraRows(order, language).map(({ label, amount }) => (
          <p key={label} className="row apart on-baseline">
            <span>{label}</span>
            <Price amount={amount} />
          </p>
        ))}
        <p className="ruled-total row apart bold">
          <span>{texts.total}</span>
          <Price amount={order.totalAmt} />
        </p>
        <LeftToPay order={order} />
      </section>
      <section className="stack gap-1">
        <h2 className="small-heading">{order.isPickUp ? delivery.pickUp : texts.goesTo}</h2>
        {order.isPickUp ? (
          <>
            <OrderPickUp />
            <OrderedOn order={order} />
          </>
        ) : (
          <>
            <address className="placed-order__address">
              <span>{address.name}</span>
              <span>{[address.addressLine1, address.city].filter(Boolean).join(', ')}</span>
              <span className="nowrap">{formatPhone(order.phone)}</span>
              {order.deliveryNote !== '' && <span className="muted">{order.deliveryNote}</span>}
            </address>
            <Promised order={order} />
          </>
        )}
      </section>
      <Next order={order} />
      <Ways order={order} />
    </div>
  );
}

/** The promised day, or the hour of a promise of less than a day; the day of the order where nothing is promised. */
function Promised({ order }: { order: OrderView }) {
  const texts = useMessages(placedOrderMessages);
  const language = useLanguage();
  const promisedMinutes = usePromisedMinutes();
  const zones = useShownZone();
  const promisedCity = usePromisedCity();
  const calendar = useDeliveryCalendar() ?? everyDay;
  if (order.promisedOn !== null) return <PromisedDay order={order} />;
  // A zone has its own days. A promise of minutes holds in the shop's own city, not at the other end of the country.
  const isNear = plain(order.delivery_address.city) === plain(promisedCity ?? '');
  if (zones || promisedMinutes === 0 || (promisedMinutes < MINUTES_OF_DAY && !isNear))
    return <OrderedOn order={order} />;
  const at = promisedMoment(promisedMinutes, new Date(order.createdAt), calendar);
  return (
    <p>
      {texts.promisedFor}{' '}
      <strong>
        {promisedMinutes < MINUTES_OF_DAY ? formatDayAndHour(at, language) : formatDay(at, language)}
      </strong>
    </p>
  );
}

function OrderedOn({ order }: { order: OrderView }) {
  const texts = useMessages(placedOrderMessages);
  const language = useLanguage();
  return (
    <p>
      {texts.orderedOn} <span className="nowrap">{formatDay(order.createdAt, language)}</span>
    </p>
  );
}

function Next({ order }: { order: OrderView }) {
  const texts = useMessages(placedOrderMessages);
  const language = useLanguage();
  const hasNoEmail = useShop((state) => state.user.details?.email === '');
  return (
    <section className="stack gap-2">
      <h2 className="small-heading">{texts.next}</h2>
      <ol className="placed-order__steps stack gap-1">
        <li>{texts.call(formatPhone(order.phone))}</li>
        <li>{order.isPickUp ? texts.readyCall : texts.rider}</li>
        <li>{howToPay(order, language)}</li>
      </ol>
      {hasNoEmail && (
        <p>
          {texts.otherDevice} <LocalLink to="/dashboard/profile">{texts.addEmail}</LocalLink>
        </p>
      )}
    </section>
  );
}

function Ways({ order }: { order: OrderView }) {
  const texts = useMessages(placedOrderMessages);
  const trackingTexts = useMessages(trackingMessages);
  const checkoutTexts = useMessages(checkoutMessages);
  const localPath = useLocalPath();
  const facts = useFacts();
  const [isTracking, setTracking] = useState(false);
  return (
    <div className="cluster cluster--filled">
      <Button variant="primary" icon={<Truck />} onClick={() => setTracking(true)}>
        {texts.track}
      </Button>
      <ButtonLink
        variant="outline"
        icon={<MessageCircle />}
        to={whatsAppLink(trackingTexts.askText(order.orderId), facts.whatsApp)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {texts.whatsApp}
      </ButtonLink>
      <ButtonLink to={localPath('/dashboard/myorders')} variant="outline">
        {checkoutTexts.seeOrders}
      </ButtonLink>
      <TrackOrderDialog order={order} open={isTracking} onClose={() => setTracking(false)} />
    </div>
  );
}

function howToPay({ leftToPay, payAhead, isPickUp }: OrderView, language: Language): string {
  const texts = placedOrderMessages[language];
  // An answer that was kept before this version has no such page.
  if (payAhead) return payAheadMessages[language].payAhead;
  if (leftToPay > 0) return texts.payRider;
  return isPickUp ? texts.isPaidHere : texts.isPaid;
}
