import type { Language } from '#shared/language.ts';
import { leftToPay } from '#shared/left-to-pay.ts';
import { orderSmsMessages } from '#shared/messages/order-sms-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { inLanguage } from '#shared/page-paths.ts';
import type { StoredTemplate } from '#shared/phone-messages.ts';
import type { Settings } from '../settings.ts';
import { gsmText } from '../sms/gsm-text.ts';
import type { OrderNews } from './order-news.ts';
import type { Order } from './order-queries.ts';

type Said = OrderNews['kind'] | 'ready';

export type OrderText = {
  news: OrderNews;
  order: Pick<Order, 'orderNumber' | 'total' | 'settled' | 'isPaymentSimulated' | 'isPickUp'>;
  /** Path of the page that the SMS leads to. */
  page: string;
  language: Language;
};

/** The news of an order in one SMS: what happened, what the rider gets, and a link that reveals no address. */
export function orderSms(settings: Settings, { news, order, page, language }: OrderText): string {
  const link = `${settings.publicUrl}${inLanguage(page, language)}`;
  return [gsmText([...sentences(settings, news, order, language)].join(' ')), link].join(' ');
}

function* sentences(
  { name }: Settings,
  news: OrderNews,
  order: OrderText['order'],
  language: Language,
): Iterable<string> {
  const t = orderSmsMessages[language];
  const amount = amountIn(news, order);
  const toPay = toPayRider(news, order);
  const rest = restOfChanged(news, order);
  yield rest === undefined
    ? t[saidOf(news, order)](name, order.orderNumber, amount === undefined ? '' : formatFrancs(amount))
    : t.restOfChanged(name, order.orderNumber, formatFrancs(rest));
  if (amount !== undefined && order.isPaymentSimulated) yield t.simulated;
  if (toPay !== undefined) yield t.payRider(formatFrancs(toPay));
}

/** The kind of news; an order to be picked up is not dispatched but ready. */
function saidOf({ kind }: OrderNews, { isPickUp }: OrderText['order']): Said {
  return isPickUp && kind === 'dispatched' ? 'ready' : kind;
}

function amountIn(news: OrderNews, { total }: OrderText['order']): number | undefined {
  if (!('amount' in news)) return undefined;
  return news.kind === 'lines_changed' ? total : news.amount;
}

function toPayRider({ kind }: OrderNews, order: OrderText['order']): number | undefined {
  const toPay = leftToPay(order);
  return toPay > 0 && !order.isPickUp && (kind === 'placed' || kind === 'dispatched') ? toPay : undefined;
}

/** What is left to pay of an order that was paid, at least in part, and then changed; its total says nothing of that. */
function restOfChanged({ kind }: OrderNews, order: OrderText['order']): number | undefined {
  const rest = leftToPay(order);
  return kind === 'lines_changed' && order.settled > 0 && rest > 0 ? rest : undefined;
}

/**
 * The same news in words that WhatsApp has approved. No template says that the payment was simulated, so such news goes by SMS.
 */
export function orderTemplate({ news, order, page, language }: OrderText): StoredTemplate | undefined {
  const amount = amountIn(news, order);
  const rest = restOfChanged(news, order);
  const toPay = rest ?? toPayRider(news, order);
  if (amount !== undefined && order.isPaymentSimulated) return undefined;
  const said = rest === undefined ? [amount, toPay] : [rest];
  const sums = said.filter((sum) => sum !== undefined).map((sum) => formatFrancs(sum));
  return {
    name: templateName(saidOf(news, order), { saysWhatToPay: toPay !== undefined }),
    values: [order.orderNumber, ...sums],
    link: inLanguage(page, language).slice(1),
  };
}

function templateName(kind: Said, { saysWhatToPay }: { saysWhatToPay: boolean }): string {
  return `order_${kind}${saysWhatToPay ? '_pay' : ''}`;
}

export type TemplateWords = { name: string; text: string; values: number };

const kinds = Object.keys(orderSmsMessages.en).filter(isSaid);

/** The templates as the owner has to enter them with WhatsApp, once in each language: {{1}} is the order, {{2}} an amount. */
export function templateWords({ name }: Pick<Settings, 'name'>, language: Language): TemplateWords[] {
  const t = orderSmsMessages[language];
  return kinds.flatMap((kind) => {
    const text = t[kind](name, '{{1}}', '{{2}}');
    const usual = {
      name: templateName(kind, { saysWhatToPay: false }),
      text,
      values: text.includes('{{2}}') ? 2 : 1,
    };
    if (kind !== 'placed' && kind !== 'dispatched' && kind !== 'lines_changed') return [usual];
    const withSum = {
      name: templateName(kind, { saysWhatToPay: true }),
      text:
        kind === 'lines_changed' ? t.restOfChanged(name, '{{1}}', '{{2}}') : `${text} ${t.payRider('{{2}}')}`,
      values: 2,
    };
    return [usual, withSum];
  });
}

function isSaid(key: string): key is Said {
  return key !== 'payRider' && key !== 'simulated' && key !== 'restOfChanged';
}
