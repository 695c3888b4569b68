import type { ParcelView } from '#shared/contract/parcel.ts';
import { formatCalendarDay } from '#shared/formats/dates.ts';
import { orderedDeliveryMessages } from '#shared/messages/ordered-delivery-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { useLanguage } from '../../language.ts';
import { adminOrderMessages } from '../../messages/admin-order-messages.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { orderLinesMessages } from '../../messages/order-lines-messages.ts';
import { orderStatusMessages, simulatedPaymentMessages } from '../../messages/order-messages.ts';
import { parcelMessages } from '../../messages/parcel-messages.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { walletMessages } from '../../messages/wallet-messages.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { PromisedDay } from '../../storefront/delivery/ordered-delivery.tsx';
import { whatsAppLink } from '../../storefront/product/whats-app-link.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { MapPin, MessageCircle, Phone } from '../../ui/pictures/icons.tsx';
import { DoorPayment, isWaiting } from '../cash/door-payment.tsx';
import { PhoneLink } from '../phone-link.tsx';
import '../ways-row.css';

export type ParcelStepKind = 'deliver' | 'wallet' | 'link' | 'part' | 'again' | 'refuse';

type ParcelCardProps = { parcel: ParcelView; hasWallets: boolean; onStep: (kind: ParcelStepKind) => void };

/**
 * A parcel: for whom, where and how much; then the ways to reach the shopper and the place, then what came of it. On the smallest phone
 * all this is seen at once, down to the buttons that end most visits.
 */
export function ParcelCard({ parcel, hasWallets, onStep }: ParcelCardProps) {
  const language = useLanguage();
  const texts = parcelMessages[language];
  const delivery = orderedDeliveryMessages[language];
  const ways = adminOrderMessages[language];
  const statuses = orderStatusMessages[language];
  const { name: shopName } = useFacts();
  const { orderNumber, name, phone, addressLine, city, deliveryNote, quantity, due, deliverOn, payment } =
    parcel;
  const place = `${addressLine}, ${city}`;
  return (
    <article
      className="parcels-page__parcel panel stack gap-2 anywhere"
      aria-label={texts.about(orderNumber, name)}
    >
      <header>
        <h3 className="parcels-page__name">{name}</h3>
        <p className="fine row apart">
          <PhoneLink phone={phone} />
          <span className="muted">
            <span className="nowrap">{orderNumber}</span> ·{' '}
            <span className="nowrap">{texts.pieces(quantity)}</span>
          </span>
        </p>
      </header>
      {deliverOn !== null && (
        <p>
          <Badge tone="indigo">{texts.on(formatCalendarDay(deliverOn, language))}</Badge>
        </p>
      )}
      <p>
        {addressLine}
        <br />
        {city}
      </p>
      {parcel.deliveryZone !== '' && (
        <p className="fine muted">
          {delivery.zone(parcel.deliveryZone)}
          {parcel.deliveryFee > 0 && ` · ${formatFrancs(parcel.deliveryFee)}`}
        </p>
      )}
      {deliverOn === null && <PromisedDay order={parcel} />}
      {deliveryNote !== '' && <p className="note note--tint">{deliveryNote}</p>}
      <p className="parcels-page__due row apart">
        {due > 0 ? (
          <>
            <span>{cashMessages[language].due}</span>
            <strong>
              <Price amount={due} />
            </strong>
          </>
        ) : (
          <>
            <strong>{texts.paid}</strong>
            {parcel.isSimulated && <Badge tone="danger">{simulatedPaymentMessages[language].mark}</Badge>}
          </>
        )}
      </p>
      <div className="ways-row">
        <ButtonLink to={`tel:${phone}`} variant="outline" icon={<Phone />} aria-label={texts.callNamed(name)}>
          {ways.call}
        </ButtonLink>
        <ButtonLink
          to={whatsAppLink(parcelMessages[parcel.language].whatsAppText(name, shopName, orderNumber), phone)}
          variant="outline"
          icon={<MessageCircle />}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.whatsAppNamed(name)}
        >
          {shellMessages[language].whatsapp}
        </ButtonLink>
        <ButtonLink
          to={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
          variant="outline"
          icon={<MapPin />}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.mapNamed(name)}
        >
          {ways.map}
        </ButtonLink>
      </div>
      {payment && <DoorPayment payment={payment} />}
      <Button variant="call-to-action" size="large" wide onClick={() => onStep('deliver')}>
        {due > 0 ? cashMessages[language].collect : statuses.Delivered}
      </Button>
      <div className="cluster cluster--filled gap-2">
        <Button variant="outline" onClick={() => onStep('again')}>
          {texts.notHome}
        </Button>
        <Button variant="outline" onClick={() => onStep('refuse')}>
          {statuses.Refused}
        </Button>
        {due > 0 && hasWallets && !(payment && isWaiting(payment)) && (
          <Button variant="outline" onClick={() => onStep('wallet')}>
            {walletMessages[language].ask}
          </Button>
        )}
        {due > 0 && (
          <Button variant="outline" onClick={() => onStep('link')}>
            {texts.showCode}
          </Button>
        )}
        {quantity > 1 && (
          <Button variant="outline" onClick={() => onStep('part')}>
            {orderLinesMessages[language].keepPart}
          </Button>
        )}
      </div>
    </article>
  );
}
