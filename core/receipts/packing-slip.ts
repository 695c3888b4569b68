import { formatCalendarDay, formatDay } from '#shared/formats/dates.ts';
import { type Language, nameIn } from '#shared/language.ts';
import { leftToPay, restAhead } from '#shared/left-to-pay.ts';
import { orderedDeliveryMessages } from '#shared/messages/ordered-delivery-messages.ts';
import { packingSlipMessages } from '#shared/messages/packing-slip-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { unitText } from '#shared/unit-text.ts';
import type { Order, OrderLine } from '../orders/order-queries.ts';
import type { Settings } from '../settings.ts';
import type { PackingSlip } from './paper.ts';

/**
 * The packing slip for the packer and the rider. It has no prices, because a parcel may be a present; the rider needs
 * only the amount to collect.
 */
export function packingSlipOf(
  settings: Settings,
  order: Order,
  language: Language,
  paymentAddress?: string,
): PackingSlip {
  const cash = cashOf(order, language);
  const t = packingSlipMessages[language];
  return {
    language,
    store: settings.name,
    title: t.title,
    orderNumber: order.orderNumber,
    facts: [t.orderedOn(formatDay(order.createdAt, language)), ...deliveryFacts(order, language)],
    cash,
    warnings: [
      ...(restAhead(order) > 0 ? [t.lookAgain] : []),
      ...(order.isPaymentSimulated ? [t.simulated] : []),
    ],
    payment:
      paymentAddress === undefined || cash.amount === undefined
        ? undefined
        : { address: paymentAddress, label: t.payByPhone },
    recipient: {
      heading: order.isPickUp ? t.collectedBy : t.deliverTo,
      name: order.deliveryName,
      lines: [
        ...(order.isPickUp
          ? []
          : [
              order.deliveryAddressLine,
              [order.deliveryCity, order.deliveryState, order.deliveryCountry].filter(Boolean).join(', '),
            ]),
        ...(order.deliveryNote === '' ? [] : [t.noteToRider(order.deliveryNote)]),
      ],
      phones: [...new Set([order.deliveryMobile, order.phone])].filter(Boolean).map(formatPhone),
    },
    contents: {
      heading: t.contents,
      pieces: t.pieces(order.quantity),
      rows: order.lines.map((line) => rowOf(line, language)),
    },
    notes: t.notes,
    signature: t.signature,
  };
}

function deliveryFacts(
  { isPickUp, deliveryZone, promisedOn, promisedBefore }: Order,
  language: Language,
): string[] {
  const t = orderedDeliveryMessages[language];
  if (isPickUp) return [t.pickUp];
  const hour = promisedBefore === null ? '' : ` ${t.before(promisedBefore)}`;
  return [
    ...(deliveryZone === '' ? [] : [t.zone(deliveryZone)]),
    ...(promisedOn === null ? [] : [t.promised(formatCalendarDay(promisedOn, language) + hour)]),
  ];
}

function cashOf(order: Order, language: Language): PackingSlip['cash'] {
  const t = packingSlipMessages[language];
  if (['Cancelled', 'Refused', 'Returned'].includes(order.status)) {
    return { label: t.orderEnded, amount: undefined };
  }
  if (restAhead(order) > 0) return { label: t.notPaidAhead, amount: undefined };
  const toPay = leftToPay(order);
  if (toPay > 0) return { label: t.cashToCollect, amount: formatFrancs(toPay) };
  return { label: order.isPaymentSimulated ? t.nothingAfterTest : t.nothingToCollect, amount: undefined };
}

function rowOf(line: OrderLine, language: Language): PackingSlip['contents']['rows'][number] {
  return {
    quantity: packingSlipMessages[language].quantity(line.quantity),
    name: nameIn(language, line),
    note: unitText(line.unit, language),
  };
}
