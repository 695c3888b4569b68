import { type ReactNode, useState } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import { type Language, nameIn } from '#shared/language.ts';
import { extraRows } from '#shared/messages/bill-messages.ts';
import { isInShop } from '#shared/order-status.ts';
import { productPath } from '#shared/page-paths.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { bill } from '#shared/pricing.ts';
import { unitText } from '#shared/unit-text.ts';
import { GiftMark } from '../../forms/gift-mark.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminOrderMessages, chatMessages } from '../../messages/admin-order-messages.ts';
import { orderLinesMessages } from '../../messages/order-lines-messages.ts';
import {
  orderMessages,
  paymentMethodMessages,
  paymentStatusMessages,
} from '../../messages/order-messages.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { PromisedDay } from '../../storefront/delivery/ordered-delivery.tsx';
import { whatsAppLink } from '../../storefront/product/whats-app-link.ts';
import { LeftToPay } from '../../storefront/track/left-to-pay.tsx';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { More } from '../../ui/layout/more.tsx';
import { MapIcon, MessageCircle, Phone } from '../../ui/pictures/icons.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import './order-facts.css';
import '../ways-row.css';
import { PhoneLink } from '../phone-link.tsx';
import { ChangeDeliveryDialog } from './change-delivery-dialog.tsx';
import { StatusBadge } from './status-badge.tsx';

interface OrderFactsProps {
  order: DeskOrderView;
  onChanged: () => Promise<void>;
}

/** The facts of an order: who waits for what, where, and how it is paid. */
export function OrderFacts({ order, onChanged }: OrderFactsProps) {
  const texts = useMessages(adminOrderMessages);
  const language = useLanguage();
  return (
    <div className="stack stack--wide-pair">
      <p className="order-facts__state cluster">
        <StatusBadge status={order.order_status} isPickUp={order.isPickUp} />
        {order.isPickUp && <Badge tone="indigo">{texts.pickUp}</Badge>}
        {order.needsAttention && <Badge tone="danger">{texts.needsAttention}</Badge>}
        <time className="muted" dateTime={order.createdAt}>
          {formatMoment(order.createdAt, language)}
        </time>
      </p>
      <Customer order={order} onChanged={onChanged} />
      <Products order={order} />
    </div>
  );
}

function Customer({ order, onChanged }: OrderFactsProps) {
  const texts = useMessages(adminOrderMessages);
  const [isChanging, setChanging] = useState(false);
  const lines = useMessages(orderLinesMessages);
  const language = useLanguage();
  const { delivery_address: address, phone, email, deliveryNote, phoneRecord } = order;
  const place = [address.addressLine1, address.city, address.state, address.country]
    .filter(Boolean)
    .join(', ');
  return (
    <Card title={texts.customer}>
      <address className="order-facts__address">
        <strong>{address.name || texts.nameDeleted}</strong>
        <span>{place}</span>
        {phone !== '' && <PhoneLink phone={phone} />}
        {address.mobile !== phone && <PhoneLink phone={address.mobile} />}
        <span>{email}</span>
        {deliveryNote !== '' && <span>{texts.noteToRider(deliveryNote)}</span>}
      </address>
      {(phoneRecord.delivered > 0 || phoneRecord.refused > 0) && (
        <p className={phoneRecord.refused > 0 ? 'note note--danger' : 'muted'}>
          {texts.phoneRecord(phoneRecord.delivered, phoneRecord.refused)}
        </p>
      )}
      {phoneRecord.isBlocked && <p className="note note--danger">{texts.phoneBlocked}</p>}
      <div className="ways-row">
        {phone !== '' && (
          <>
            <CallLink phone={phone} />
            <ChatLink phone={phone} order={order} language={order.language}>
              {shellMessages[language].whatsapp}
            </ChatLink>
          </>
        )}
        <ButtonLink
          variant="outline"
          icon={<MapIcon />}
          to={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.map} <VisuallyHidden>{texts.opensMap}</VisuallyHidden>
        </ButtonLink>
      </div>
      <OtherWays order={order} />
      {isInShop(order.order_status) && order.payment_status !== 'Refunded' && (
        <Button variant="outline" onClick={() => setChanging(true)}>
          {lines.changeDelivery}
        </Button>
      )}
      <ChangeDeliveryDialog
        order={isChanging ? order : undefined}
        onClose={() => setChanging(false)}
        onDone={onChanged}
      />
    </Card>
  );
}

/** The other language, and the person at the door, who need not be the one who ordered: the rider asks that one the way. */
function OtherWays({ order }: { order: DeskOrderView }) {
  const texts = useMessages(adminOrderMessages);
  const chats = useMessages(chatMessages);
  const { phone, language } = order;
  const { mobile } = order.delivery_address;
  const other = otherLanguage[language];
  const isOtherPerson = mobile !== '' && mobile !== phone;
  if (phone === '' && !isOtherPerson) return null;
  return (
    <More summary={texts.otherWays}>
      <div className="cluster cluster--filled">
        {phone !== '' && (
          <ChatLink phone={phone} order={order} language={other}>
            {chats[other]}
          </ChatLink>
        )}
        {isOtherPerson && (
          <>
            <CallLink phone={mobile}> {formatPhone(mobile)}</CallLink>
            <ChatLink phone={mobile} order={order} language={language}>
              {`${chats[language]} ${formatPhone(mobile)}`}
            </ChatLink>
          </>
        )}
      </div>
    </More>
  );
}

function CallLink({ phone, children }: { phone: string; children?: ReactNode }) {
  const texts = useMessages(adminOrderMessages);
  return (
    <ButtonLink variant="outline" icon={<Phone />} to={`tel:${phone}`}>
      {texts.call}
      {children}
    </ButtonLink>
  );
}

type ChatLinkProps = {
  phone: string;
  order: Pick<DeskOrderView, 'chatText'>;
  /** The language of the message. */
  language: Language;
  children: ReactNode;
};

function ChatLink({ phone, order, language, children }: ChatLinkProps) {
  const texts = useMessages(adminOrderMessages);
  return (
    <ButtonLink
      variant="outline"
      icon={<MessageCircle />}
      to={whatsAppLink(order.chatText[language], phone)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children} <VisuallyHidden>{texts.opensWhatsApp}</VisuallyHidden>
    </ButtonLink>
  );
}

const otherLanguage = { en: 'fr', fr: 'en' } as const satisfies Record<Language, Language>;

/** A product to take from the shelf: its picture and its reference; the name links to its page. */
function Line({ item }: { item: DeskOrderView['items'][number] }) {
  const language = useLanguage();
  const texts = adminOrderMessages[language];
  const name = nameIn(language, item);
  const [picture] = item.image;
  return (
    <li className="order-facts__line order-facts__product">
      <div className="thumb">
        {picture !== undefined && <Picture src={picture} alt="" fit="cover" sizes="4rem" />}
      </div>
      <span>
        <strong>{orderMessages[language].quantity(item.quantity)}</strong>{' '}
        {item.isListed ? (
          <LocalLink to={productPath({ _id: item.productId, name: item.name })}>{name}</LocalLink>
        ) : (
          name
        )}{' '}
        <GiftMark price={item.price} /> <span className="muted">{unitText(item.unit, language)}</span>
        {item.reference !== null && <span className="fine"> · {texts.reference(item.reference)}</span>}
      </span>
      <Price amount={bill([item]).total} />
    </li>
  );
}

function Products({ order }: { order: DeskOrderView }) {
  const texts = useMessages(adminOrderMessages);
  const methods = useMessages(paymentMethodMessages);
  const payments = useMessages(paymentStatusMessages);
  const language = useLanguage();
  return (
    <Card title={texts.products}>
      <ul className="stack gap-2">
        {order.items.map((item) => (
          <Line key={item.productId} item={item} />
        ))}
      </ul>
      {extraRows(order, language).map(({ label, amount }) => (
        <p key={label} className="order-facts__line row on-baseline apart">
          <span>{label}</span> <Price amount={amount} />
        </p>
      ))}
      {order.deliveryZone !== '' && (
        <p className="order-facts__line muted">{texts.zone(order.deliveryZone)}</p>
      )}
      <PromisedDay order={order} />
      <p className="order-facts__line row on-baseline apart order-facts__line--total">
        <span>{texts.payTotal}</span> <Price amount={order.totalAmt} />
      </p>
      <LeftToPay order={order} />
      <p className="muted">
        {methods[order.payment_method]} · {payments[order.payment_status]}
        {order.paymentId !== '' && ` · ${order.paymentId}`}
      </p>
      {order.payment_simulated && <p className="muted">{texts.simulated}</p>}
    </Card>
  );
}
