import { formatDay } from '#shared/formats/dates.ts';
import type { Language } from '#shared/language.ts';
import { receiptMessages } from '#shared/messages/receipt-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { bill } from '#shared/pricing.ts';
import type { MoneyMovement, OrderMoney } from '../ledger/order-money.ts';
import { leftToPay, type Order, type OrderLine } from '../orders/order-queries.ts';
import type { Settings } from '../settings.ts';
import type { Paper } from './paper.ts';

/**
 * The shopper's paper of an order. It is called a receipt only if the shop has, or had, the money; before that it is an
 * order confirmation.
 */
export function receiptOf(settings: Settings, order: Order, money: OrderMoney, language: Language): Paper {
  const t = receiptMessages[language];
  const { savings } = bill(order.lines.map(billLineOf));
  const wasPaid = order.paymentStatus === 'Paid' || order.paymentStatus === 'Refunded';
  return {
    language,
    title: wasPaid ? t.receipt : t.orderSheet,
    facts: [t.orderNumber(order.orderNumber), t.orderedOn(formatDay(order.createdAt, language))],
    seller: {
      heading: settings.name,
      lines: [
        settings.address,
        `${formatPhone(settings.phone)} · ${settings.email}`,
        t.rccm(settings.rccm),
        t.niu(settings.niu),
      ],
    },
    parties: [
      {
        heading: t.deliveredTo,
        lines: [
          order.deliveryName,
          order.deliveryAddressLine,
          [order.deliveryCity, order.deliveryState, order.deliveryCountry].filter(Boolean).join(', '),
          formatPhone(order.deliveryMobile),
        ],
      },
      { heading: t.payment, lines: paymentLines(order, language) },
    ],
    columns: { name: t.product, unitPrice: t.unitPrice, quantity: t.quantity, amount: t.amount },
    rows: order.lines.map((line) => rowOf(line, language)),
    sums: [
      { label: t.beforeDiscount, amount: formatFrancs(order.undiscountedTotal) },
      ...(savings > 0 ? [{ label: t.discount, amount: formatFrancs(-savings) }] : []),
      { label: t.delivery, amount: t.free },
    ],
    total: { label: t.total, amount: formatFrancs(order.total) },
    settlement: settlementOf(order, money, language),
    warning: order.isPaymentSimulated ? t.simulated : undefined,
    closing: t.closing(settings.name),
  };
}

/** Each movement of the order's money as it happened, then what is still to pay. */
function settlementOf(order: Order, money: OrderMoney, language: Language): Paper['settlement'] {
  const t = receiptMessages[language];
  const lines = money.movements
    .filter(({ isSimulated }) => isSimulated === order.isPaymentSimulated)
    .map((movement) => ({ label: labelOf(movement, language), amount: formatFrancs(signed(movement)) }));
  const due = leftToPay(order);
  const isOpen = money.came > 0 && order.paymentStatus === 'Processing' && due > 0;
  return isOpen ? [...lines, { label: t.stillToPay, amount: formatFrancs(due) }] : lines;
}

function signed({ kind, amount }: MoneyMovement): number {
  return kind === 'out' ? -amount : amount;
}

function labelOf({ kind, method }: MoneyMovement, language: Language): string {
  const t = receiptMessages[language];
  if (kind === 'waived') return t.waived;
  const isCash = method === 'cash_on_delivery';
  if (kind === 'out') return isCash ? t.givenBackInCash : t.givenBackBy(t[method]);
  return isCash ? t.receivedInCash : t.receivedBy(t[method]);
}

function paymentLines(order: Order, language: Language): string[] {
  const t = receiptMessages[language];
  const isEnded = ['Cancelled', 'Refused', 'Returned'].includes(order.status);
  const lines = [t[order.paymentMethod], t[`payment${order.paymentStatus}`]];
  if (order.paymentId !== '') lines.push(t.reference(order.paymentId));
  return isEnded ? [...lines, t.orderEnded] : lines;
}

function rowOf(line: OrderLine, language: Language): Paper['rows'][number] {
  const t = receiptMessages[language];
  const name = language === 'fr' ? (line.nameFr ?? line.name) : line.name;
  const discount = line.discount > 0 ? t.discountOf(line.discount, formatFrancs(line.unitPrice)) : '';
  return {
    name,
    note: [line.unit, discount].filter(Boolean).join(' · '),
    unitPrice: formatFrancs(line.discountedUnitPrice),
    quantity: String(line.quantity),
    amount: formatFrancs(bill([billLineOf(line)]).total),
  };
}

function billLineOf({ unitPrice, discount, quantity }: OrderLine) {
  return { price: unitPrice, discount, quantity };
}
