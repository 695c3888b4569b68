import { formatCalendarDay } from '#shared/formats/dates.ts';
import { type Language, textIn } from '#shared/language.ts';
import { leftToPay, restAhead } from '#shared/left-to-pay.ts';
import { billMessages, extraRows } from '#shared/messages/bill-messages.ts';
import { mailMessages } from '#shared/messages/mail-messages.ts';
import { orderMailMessages } from '#shared/messages/order-mail-messages.ts';
import { orderedDeliveryMessages } from '#shared/messages/ordered-delivery-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import type { WayOfMoneyBack } from '#shared/money-back.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { bill } from '#shared/pricing.ts';
import type { PickUpPlace } from '../delivery/pick-up-place.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { MailBlock } from '../mail/mail-html.ts';
import { nameToGreet } from '../mail/name-to-greet.ts';
import type { MailContent } from '../mail/write-mail.ts';
import type { Settings } from '../settings.ts';
import type { OrderNews } from './order-news.ts';
import type { Order, OrderLine } from './order-queries.ts';

export type MailedOrder = Pick<
  Order,
  | 'orderNumber'
  | 'lines'
  | 'reduction'
  | 'promoCode'
  | 'deliveryFee'
  | 'isPickUp'
  | 'status'
  | 'takesCash'
  | 'promisedOn'
  | 'promisedBefore'
  | 'total'
  | 'settled'
  | 'paymentStatus'
  | 'paymentMethod'
  | 'isPaymentSimulated'
  | 'deliveryName'
  | 'deliveryAddressLine'
  | 'deliveryCity'
  | 'returnRequest'
>;

export type OrderMail = {
  news: OrderNews;
  order: MailedOrder;
  /** The account holder's name: the parcel may go to another person. */
  name: string;
  /** True if the mail goes to the account's own address, which was proven. Any other address may be a stranger's. */
  isProven: boolean;
  /** Path of the page that the mail leads to. */
  page: string;
  language: Language;
  /** Where an order that is picked up is handed over. */
  pickUp: PickUpPlace;
  /** How money went back, if that is the news. */
  refundedBy?: WayOfMoneyBack | undefined;
  /** Money of another amount than asked for, about which no one has decided. */
  undecided?: number;
};

/** The text of a mail about an order: what happened, what it means for the money, and how to follow the order. */
export function orderMail(settings: Settings, mail: OrderMail): MailContent {
  const { news, order, page, language } = mail;
  const t = orderMailMessages[language];
  const said = saidOf(news, order);
  return composeMail(settings, {
    language,
    subject: t[`${said}Subject`](order.orderNumber),
    blocks: [
      { kind: 'paragraph', text: mailMessages[language].greeting(nameToGreet(mail)) },
      { kind: 'paragraph', text: t[`${said}News`](order.orderNumber) },
      ...moneyBlocks(mail),
      ...contentBlocks(mail),
      {
        kind: 'link',
        text: linkText(mail),
        address: `${settings.publicUrl}${inLanguage(page, language)}`,
      },
    ],
  });
}

function linkText({ news, order, language }: OrderMail): string {
  const t = orderMailMessages[language];
  if (news.kind === 'review') return t.writeReview;
  return news.kind === 'lines_changed' && restAhead(order) > 0 ? t.payRest : t.trackOrder;
}

/** The kind of news; an order to be picked up is not dispatched but ready. */
function saidOf(news: OrderNews, { isPickUp }: MailedOrder): OrderNews['kind'] | 'ready' {
  return isPickUp && news.kind === 'dispatched' ? 'ready' : news.kind;
}

function moneyBlocks(mail: OrderMail): MailBlock[] {
  const { news, order, language } = mail;
  const t = orderMailMessages[language];
  const sentence = moneySentence(mail);
  return [
    ...(sentence === undefined ? [] : [{ kind: 'paragraph' as const, text: sentence }]),
    ...(order.isPaymentSimulated && 'amount' in news
      ? [{ kind: 'note' as const, text: t.simulatedPayment }]
      : []),
  ];
}

function moneySentence({ news, order, language, refundedBy, undecided = 0 }: OrderMail): string | undefined {
  const t = orderMailMessages[language];
  const toPay = leftToPay(order);
  switch (news.kind) {
    case 'paid':
      return t.received(formatFrancs(news.amount));
    case 'refunded':
      return t[givenBackBy(refundedBy)](formatFrancs(news.amount));
    case 'placed':
    case 'dispatched':
      if (toPay === 0 && order.settled > 0) return order.isPickUp ? t.nothingToPayHere : t.nothingToPay;
      return order.isPickUp ? t.payHere(formatFrancs(toPay)) : t.payRider(formatFrancs(toPay));
    case 'cancelled':
      if (undecided > 0) return t.toBeDecided(formatFrancs(undecided));
      return order.settled > 0
        ? mailMessages[language].refundComing(formatFrancs(order.settled))
        : t.nothingTaken;
    case 'returned':
      return order.settled > 0 ? t.moneyFollows : undefined;
    case 'lines_changed':
      // Of several changes one may owe money back, and a later one leave a rest to pay.
      return joined([
        ...(news.amount > 0 ? [mailMessages[language].refundComing(formatFrancs(news.amount))] : []),
        ...(toPay > 0 ? [t[whereToPay(order)](formatFrancs(toPay))] : []),
      ]);
    case 'confirmed':
    case 'delivered':
    case 'review':
    case 'return_accepted':
    case 'return_refused':
      return undefined;
  }
}

function whereToPay(order: MailedOrder): 'payHere' | 'payAhead' | 'payRider' {
  if (order.isPickUp) return 'payHere';
  return restAhead(order) > 0 ? 'payAhead' : 'payRider';
}

function joined(sentences: readonly string[]): string | undefined {
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

function givenBackBy(way: WayOfMoneyBack | undefined) {
  if (way === 'card') return 'givenBackToCard';
  if (way === 'wallet') return 'givenBackTheSameWay';
  return way === 'cash' ? 'givenBackInCash' : 'givenBack';
}

/** The first mail contains the whole order; later mails have one topic. */
function contentBlocks({ news, order, isProven, pickUp, language }: OrderMail): MailBlock[] {
  const t = orderMailMessages[language];
  const d = orderedDeliveryMessages[language];
  const pickUpAt = d.pickUpAt(pickUp.address, pickUp.hours[language]);
  if (saidOf(news, order) === 'ready') return [{ kind: 'note', text: pickUpAt }];
  if (news.kind === 'delivered') return [{ kind: 'note', text: t.returnsHint }];
  if (news.kind === 'return_accepted' || news.kind === 'return_refused') return answerBlocks(order);
  if (news.kind !== 'placed' && news.kind !== 'paid' && news.kind !== 'lines_changed') return [];
  return [
    {
      kind: 'bill',
      lines: [
        ...order.lines.map((line) => ({
          label: lineLabel(line, language),
          amount: formatFrancs(
            bill([{ price: line.unitPrice, discount: line.discount, quantity: line.quantity }]).total,
          ),
        })),
        ...extraRows(order, language).map(({ label, amount }) => ({ label, amount: formatFrancs(amount) })),
      ],
      total: { label: t.total, amount: formatFrancs(order.total) },
    },
    // This was typed by the person who ordered, so a stranger must not read it.
    ...(isProven
      ? [
          {
            kind: 'note' as const,
            text: order.isPickUp
              ? `${pickUpAt} ${t.pickUp}`
              : [
                  t.deliveredTo(order.deliveryName, `${order.deliveryAddressLine}, ${order.deliveryCity}`),
                  ...(order.deliveryFee === 0 ? [t.deliveryFree] : []),
                  ...promised(order, language),
                ].join(' '),
          },
        ]
      : []),
  ];
}

function promised({ promisedOn, promisedBefore }: MailedOrder, language: Language): string[] {
  if (promisedOn === null) return [];
  const t = orderedDeliveryMessages[language];
  const hour = promisedBefore === null ? '' : ` ${t.before(promisedBefore)}`;
  return [`${t.promised(formatCalendarDay(promisedOn, language) + hour)}.`];
}

/** The answer to a return request, in the shop's own words. */
function answerBlocks({ returnRequest }: MailedOrder): MailBlock[] {
  const answer = returnRequest?.answer ?? '';
  return answer === '' ? [] : [{ kind: 'paragraph', text: answer }];
}

function lineLabel({ name, nameFr, quantity, unitPrice }: OrderLine, language: Language): string {
  const label = `${quantity} × ${textIn(language, name, nameFr)}`;
  return unitPrice === 0 ? `${label} (${billMessages[language].gift})` : label;
}
