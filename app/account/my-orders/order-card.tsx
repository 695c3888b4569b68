import { useId } from 'react';
import type { OrderView } from '#shared/contract/order.ts';
import { nameIn } from '#shared/language.ts';
import type { PaymentStatus } from '#shared/order-status.ts';
import { useLanguage, useMessages } from '../../language.ts';
import {
  orderDueMessages,
  orderMessages,
  orderStatusText,
  paymentStatusMessages,
  simulatedPaymentMessages,
} from '../../messages/order-messages.ts';
import { hasRestToPay, LeftToPay } from '../../storefront/track/left-to-pay.tsx';
import { MoneyBackInShort } from '../../storefront/track/money-back.tsx';
import { PayAhead } from '../../storefront/track/pay-ahead.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge, type BadgeTone } from '../../ui/labels/badge.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { ChevronDown, ChevronUp } from '../../ui/pictures/icons.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import './order-card.css';
import { formatMoment } from '#shared/formats/dates.ts';
import { OrderDetails } from './order-details.tsx';

type OrderCardProps = { order: OrderView; isExpanded: boolean; onToggle: () => void };

export function OrderCard({ order, isExpanded, onToggle }: OrderCardProps) {
  const texts = useMessages(orderMessages);
  const statuses = useMessages(paymentStatusMessages);
  const due = useMessages(orderDueMessages);
  const simulated = useMessages(simulatedPaymentMessages);
  const language = useLanguage();
  const detailsId = useId();
  const { product_details: first } = order;
  const others = order.items.length - 1;
  return (
    <article className="order-card panel stack stack--start gap-3" aria-label={texts.order(order.orderId)}>
      <header className="order-card__header cluster">
        <h2 className="small-heading">{order.orderId}</h2>
        <Badge tone={toneOf[order.payment_status]}>
          <VisuallyHidden>{texts.paymentStatus} </VisuallyHidden>
          {order.payment_status !== 'Processing'
            ? statuses[order.payment_status]
            : order.order_status === 'Delivered' && hasRestToPay(order)
              ? due.stillToPay
              : order.payment_method === 'cash_on_delivery'
                ? texts.payAtDoor
                : statuses.Processing}
        </Badge>
        {order.payment_simulated && <Badge>{simulated.mark}</Badge>}
        <p className="order-card__date fine">
          <VisuallyHidden>{texts.orderedOn} </VisuallyHidden>
          <time dateTime={order.createdAt}>{formatMoment(order.createdAt, language)}</time>
        </p>
      </header>
      <div className="order-card__product">
        <div className="order-card__picture">
          <Picture src={first.image[0] ?? ''} alt="" fit="cover" sizes="4rem" />
        </div>
        <div>
          <p className="order-card__name">{nameIn(language, first)}</p>
          {others > 0 && <p className="muted">{texts.moreItems(others)}</p>}
          <p className="order-card__status">
            <VisuallyHidden>{texts.orderStatus} </VisuallyHidden>
            {orderStatusText(order.order_status, order, language)}
          </p>
          <LeftToPay order={order} />
          <PayAhead page={order.payAhead} />
          <MoneyBackInShort moneyBack={order.money_back} />
        </div>
        <p className="order-card__total row on-baseline apart">
          <span className="muted">{texts.total}</span> <Price amount={order.totalAmt} decimals={2} />
        </p>
      </div>
      <Button
        variant="quiet"
        wide
        icon={isExpanded ? <ChevronUp /> : <ChevronDown />}
        aria-expanded={isExpanded}
        aria-controls={detailsId}
        onClick={onToggle}
      >
        {isExpanded ? texts.hideDetails : texts.viewDetails}
      </Button>
      <div id={detailsId} hidden={!isExpanded}>
        {isExpanded && <OrderDetails order={order} />}
      </div>
    </article>
  );
}

const toneOf: Record<PaymentStatus, BadgeTone> = {
  Processing: 'indigo',
  Paid: 'success',
  Failed: 'danger',
  Refunded: 'primary',
  Cancelled: 'neutral',
};
