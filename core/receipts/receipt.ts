import { formatDay } from '#shared/formats/dates.ts';
import { type InvoicedLine, type InvoiceKind, invoiceNumber } from '#shared/invoices.ts';
import { type Language, nameIn } from '#shared/language.ts';
import { leftToPay } from '#shared/left-to-pay.ts';
import { billMessages } from '#shared/messages/bill-messages.ts';
import { receiptMessages } from '#shared/messages/receipt-messages.ts';
import { formatFrancs, francs } from '#shared/money.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { bill } from '#shared/pricing.ts';
import { unitText } from '#shared/unit-text.ts';
import type { Invoice, Numbered } from '../invoices/invoice-queries.ts';
import type { MoneyMovement, OrderMoney } from '../ledger/order-money.ts';
import type { LineChange } from '../orders/change-lines.ts';
import type { Order } from '../orders/order-queries.ts';
import type { Paper } from './paper.ts';
import { remarksOfLines } from './remarks-of-lines.ts';
import type { Seller } from './seller.ts';

/** What a receipt shows in addition to the order and its money. */
export type BesideOrder = {
  invoice?: Invoice | undefined;
  lineChanges?: readonly LineChange[];
  /** The amount charged since the invoice and not paid. */
  notInvoiced?: number;
  /** The money that came and that no one has decided about. */
  undecided?: number;
};

/**
 * The shopper's paper of an order: an invoice once the order is delivered and paid, with the lines as sold; a receipt if the shop has, or
 * had, the money; before that an order confirmation.
 */
export function receiptOf(
  seller: Seller,
  order: Order,
  money: OrderMoney,
  language: Language,
  beside: BesideOrder = {},
): Paper {
  const t = receiptMessages[language];
  const { invoice, lineChanges = [] } = beside;
  const { lines, total, undiscountedTotal, reduction = 0, deliveryFee = 0 } = invoice?.document ?? order;
  const { savings } = bill(lines.map(billLineOf));
  return {
    language,
    title: titleOf(order, invoice, language),
    facts: [
      ...(invoice ? [numberOf(t.invoiceNumber, 'invoice', invoice, language)] : []),
      t.orderNumber(order.orderNumber),
      t.orderedOn(formatDay(order.createdAt, language)),
    ],
    seller: {
      heading: seller.name,
      lines: [
        seller.address,
        `${formatPhone(seller.phone)} · ${seller.email}`,
        t.rccm(seller.rccm),
        t.niu(seller.niu),
      ],
    },
    parties: [
      {
        heading: order.isPickUp ? t.pickUp : t.deliveredTo,
        lines: [
          order.deliveryName,
          ...(order.isPickUp
            ? []
            : [
                order.deliveryAddressLine,
                [order.deliveryCity, order.deliveryState, order.deliveryCountry].filter(Boolean).join(', '),
              ]),
          formatPhone(order.deliveryMobile),
        ],
      },
      { heading: t.payment, lines: paymentLines(order, language) },
    ],
    columns: { name: t.product, unitPrice: t.unitPrice, quantity: t.quantity, amount: t.amount },
    rows: lines.map((line) => rowOf(line, language)),
    sums: [
      { label: t.beforeDiscount, amount: formatFrancs(undiscountedTotal) },
      ...(savings > 0 ? [{ label: t.discount, amount: formatFrancs(-savings) }] : []),
      ...(reduction > 0
        ? [
            {
              label: order.promoCode === '' ? t.reduction : t.reductionBy(order.promoCode),
              amount: formatFrancs(-reduction),
            },
          ]
        : []),
      {
        label: order.isPickUp ? t.pickUp : t.delivery,
        amount: deliveryFee === 0 ? t.free : formatFrancs(deliveryFee),
      },
    ],
    total: { label: t.total, amount: formatFrancs(total) },
    settlement: [
      ...(invoice ? laterPapersOf(invoice, language) : []),
      ...settlementOf(order, money, language, beside),
    ],
    remarks: invoice ? remarksOfLines(lineChanges, invoice.issuedAt, language) : [],
    warning: order.isPaymentSimulated ? t.simulated : undefined,
    closing: [seller.mention, t.closing(seller.name)].filter(Boolean).join('\n'),
  };
}

function titleOf({ paymentStatus }: Order, invoice: Invoice | undefined, language: Language): string {
  const t = receiptMessages[language];
  if (invoice) return t.invoice;
  return paymentStatus === 'Paid' || paymentStatus === 'Refunded' ? t.receipt : t.orderSheet;
}

function numberOf(
  say: (number: string, day: string) => string,
  kind: InvoiceKind,
  paper: Numbered,
  language: Language,
): string {
  return say(invoiceNumber({ kind, ...paper }), formatDay(paper.issuedAt, language));
}

/** The other invoices and the credit notes, and the total of all of them. */
function laterPapersOf(invoice: Invoice, language: Language): Paper['settlement'] {
  const t = receiptMessages[language];
  const { supplements, creditNotes } = invoice;
  const later = [
    ...supplements.map((paper) => ({
      label: numberOf(t.supplement, 'invoice', paper, language),
      amount: paper.amount,
    })),
    ...creditNotes.map((paper) => ({
      label: numberOf(t.creditNote, 'credit_note', paper, language),
      amount: -paper.amount,
    })),
  ];
  if (later.length === 0) return [];
  const together = later.reduce((sum, { amount }) => sum + amount, invoice.amount);
  return [...later, { label: t.together, amount: together }].map(({ label, amount }) => ({
    label,
    amount: formatFrancs(amount),
  }));
}

/**
 * Lists each movement of the order's money as it happened, then what is still to pay. Cash taken besides a test payment is real; a test
 * payment besides real money is not the order's.
 */
function settlementOf(
  order: Order,
  money: OrderMoney,
  language: Language,
  { notInvoiced = 0, undecided = 0 }: BesideOrder,
): Paper['settlement'] {
  const t = receiptMessages[language];
  const lines = money.movements
    .filter(({ isSimulated }) => !isSimulated || order.isPaymentSimulated)
    .map((movement) => ({ label: labelOf(movement, language), amount: formatFrancs(signed(movement)) }));
  // A person decides whether this money pays the order, and so what is left to pay.
  if (undecided > 0) return [...lines, { label: t.undecided, amount: formatFrancs(undecided) }];
  const due = leftToPay(order);
  const isOpen = money.came > 0 && order.paymentStatus === 'Processing' && due > 0;
  if (!isOpen) return lines;
  return [
    ...(notInvoiced > 0 ? [{ label: t.notInvoiced, amount: formatFrancs(notInvoiced) }] : []),
    ...lines,
    { label: t.stillToPay, amount: formatFrancs(due) },
  ];
}

function signed({ kind, amount }: MoneyMovement): number {
  return kind === 'out' ? -amount : amount;
}

function labelOf({ kind, place, method, isSimulated }: MoneyMovement, language: Language): string {
  const t = receiptMessages[language];
  if (kind === 'waived') return t.waived;
  if (kind === 'out' && place === 'elsewhere') return t.givenBackElsewhere;
  if (method === 'cash_on_delivery') return kind === 'out' ? t.givenBackInCash : t.receivedInCash;
  const payment = isSimulated ? t.ofTest(t[method]) : t[method];
  return kind === 'out' ? t.givenBackBy(payment) : t.receivedBy(payment);
}

function paymentLines(order: Order, language: Language): string[] {
  const t = receiptMessages[language];
  const isEnded = ['Cancelled', 'Refused', 'Returned'].includes(order.status);
  const lines = [t[order.paymentMethod], t[`payment${order.paymentStatus}`]];
  if (order.paymentId !== '') lines.push(t.reference(order.paymentId));
  return isEnded ? [...lines, t.orderEnded] : lines;
}

export function rowOf(line: InvoicedLine, language: Language): Paper['rows'][number] {
  const t = receiptMessages[language];
  const name = nameIn(language, line);
  const discount = line.discount > 0 ? t.discountOf(line.discount, formatFrancs(line.unitPrice)) : '';
  return {
    name,
    note: [
      line.quantity < 0 ? t.supplementPiecesBack : '',
      unitText(line.unit, language),
      discount,
      line.unitPrice === 0 ? billMessages[language].gift : '',
    ]
      .filter(Boolean)
      .join(' · '),
    unitPrice: formatFrancs(line.discountedUnitPrice),
    quantity: String(line.quantity),
    amount: formatFrancs(line.discountedUnitPrice * line.quantity),
  };
}

function billLineOf({ unitPrice, discount, quantity }: InvoicedLine) {
  return { price: francs(unitPrice), discount, quantity };
}
