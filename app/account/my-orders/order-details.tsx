import { useId } from 'react';
import type { OrderView } from '#shared/contract/order.ts';
import { nameIn } from '#shared/language.ts';
import { type ExtraRow, extraRows } from '#shared/messages/bill-messages.ts';
import { orderedDeliveryMessages } from '#shared/messages/ordered-delivery-messages.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { bill } from '#shared/pricing.ts';
import { unitText } from '#shared/unit-text.ts';
import { GiftMark } from '../../forms/gift-mark.tsx';
import { useLanguage, useMessages } from '../../language.ts';
import { orderMessages, paymentMethodMessages } from '../../messages/order-messages.ts';
import { OrderPickUp, PromisedDay } from '../../storefront/delivery/ordered-delivery.tsx';
import { LeftToPay } from '../../storefront/track/left-to-pay.tsx';
import { MoneyBack } from '../../storefront/track/money-back.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { OrderActions } from './order-actions.tsx';
import './order-details.css';
import './ruled-above.css';

/** The content of an expanded order card: products, payment and delivery information (spec §2). */
export function OrderDetails({ order }: { order: OrderView }) {
  return (
    <div className="order-details ruled-above stack stack--pair gap-5">
      <OrderedProducts items={order.items} />
      <PaymentInformation order={order} />
      <DeliveryInformation order={order} />
      <OrderActions order={order} />
    </div>
  );
}

function OrderedProducts({ items }: Pick<OrderView, 'items'>) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const headingId = useId();
  return (
    <section
      className="order-details__part stack gap-2 order-details__part--wide"
      aria-labelledby={headingId}
    >
      <h3 id={headingId}>{texts.items}</h3>
      <ul className="stack gap-2">
        {items.map((item) => (
          <li
            key={item.productId}
            className="order-details__row cluster on-baseline apart order-details__row--product"
          >
            <span>
              {nameIn(language, item)} <GiftMark price={item.price} />{' '}
              <span className="muted">
                {unitText(item.unit, language)} {texts.quantity(item.quantity)}
              </span>
            </span>
            <Price amount={bill([item]).total} decimals={2} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PaymentInformation({ order }: { order: OrderView }) {
  const texts = useMessages(orderMessages);
  const methods = useMessages(paymentMethodMessages);
  const language = useLanguage();
  const headingId = useId();
  return (
    <div className="order-details__part stack gap-5">
      <section className="stack gap-2" aria-labelledby={headingId}>
        <h3 id={headingId}>{texts.paymentInformation}</h3>
        <dl className="stack gap-2">
          <div className="order-details__row cluster on-baseline apart">
            <dt>{texts.method}</dt>
            <dd>
              {order.payment_simulated
                ? texts.simulated(methods[order.payment_method])
                : methods[order.payment_method]}
            </dd>
          </div>
          {order.paymentId !== '' && (
            <div className="order-details__row cluster on-baseline apart">
              <dt>{texts.paymentId}</dt>
              <dd>{order.paymentId}</dd>
            </div>
          )}
          <div className="order-details__row cluster on-baseline apart">
            <dt>{texts.subTotal}</dt>
            <dd>
              <Price amount={order.subTotalAmt} decimals={2} />
            </dd>
          </div>
          {[...discountRows(order, texts.discounts), ...extraRows(order, language)].map(
            ({ label, amount }) => (
              <div key={label} className="order-details__row cluster on-baseline apart">
                <dt>{label}</dt>
                <dd>
                  <Price amount={amount} decimals={2} />
                </dd>
              </div>
            ),
          )}
          <div className="order-details__row cluster on-baseline apart bold">
            <dt>{texts.total}</dt>
            <dd>
              <Price amount={order.totalAmt} decimals={2} />
            </dd>
          </div>
        </dl>
        <LeftToPay order={order} decimals={2} />
      </section>
      <MoneyBack moneyBack={order.money_back} level={3} decimals={2} />
    </div>
  );
}

/** What the discounts of the products took off: without this row the subtotal and the rows below it would not add up to the total. */
function discountRows(order: OrderView, label: string): ExtraRow[] {
  const amount = order.totalAmt - order.subTotalAmt + order.reduction - order.deliveryFee;
  return amount === 0 ? [] : [{ label, amount }];
}

function DeliveryInformation({ order }: { order: OrderView }) {
  const { delivery_address: address, phone } = order;
  const delivery = useMessages(orderedDeliveryMessages);
  const texts = useMessages(orderMessages);
  const headingId = useId();
  return (
    <section className="order-details__part stack gap-2" aria-labelledby={headingId}>
      <h3 id={headingId}>{texts.deliveryInformation}</h3>
      {order.isPickUp ? (
        <OrderPickUp />
      ) : address.addressLine1 === '' ? (
        <p>{texts.noAddress}</p>
      ) : (
        <address className="order-details__address">
          {linesOf(address).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <PromisedDay order={order} />
      {order.deliveryZone !== '' && <p className="muted">{delivery.zone(order.deliveryZone)}</p>}
      {phone !== address.mobile && (
        <p>
          {texts.contactPhone} <span className="nowrap">{formatPhone(phone)}</span>
        </p>
      )}
    </section>
  );
}

function linesOf(address: OrderView['delivery_address']): string[] {
  const { name, addressLine1, addressLine2, city, state, zipCode, country, mobile } = address;
  return [
    name,
    addressLine1,
    addressLine2,
    `${zipCode} ${city}`.trim(),
    [state, country].join(', '),
    formatPhone(mobile),
  ].filter((line) => line !== '');
}
