import type { Language } from '#shared/language.ts';
import { orderSmsMessages } from '#shared/messages/order-sms-messages.ts';
import { formatFrancs } from '#shared/money.ts';
import { inLanguage } from '#shared/page-paths.ts';
import type { Settings } from '../settings.ts';
import { gsmText } from '../sms/gsm-text.ts';
import type { OrderNews } from './order-news.ts';
import { leftToPay, type Order } from './order-queries.ts';

export type OrderText = {
  news: OrderNews;
  order: Pick<Order, 'orderNumber' | 'total' | 'settled' | 'isPaymentSimulated'>;
  /** Path of the page that the SMS leads to. */
  page: string;
  language: Language;
};

/** The news of an order in one SMS: what happened, what the courier gets, and the link that shows no address. */
export function orderSms(settings: Settings, { news, order, page, language }: OrderText): string {
  const link = `${settings.publicUrl}${inLanguage(page, language)}`;
  return [gsmText([...sentences(settings, news, order, language)].join(' ')), link].join(' ');
}

function* sentences(
  { name }: Settings,
  news: OrderNews,
  { orderNumber, isPaymentSimulated, ...sums }: OrderText['order'],
  language: Language,
): Iterable<string> {
  const t = orderSmsMessages[language];
  if ('amount' in news) {
    yield t[news.kind](
      name,
      orderNumber,
      formatFrancs(news.kind === 'lines_changed' ? sums.total : news.amount),
    );
    if (isPaymentSimulated) yield t.simulated;
    return;
  }
  yield t[news.kind](name, orderNumber);
  const toPay = leftToPay(sums);
  if (toPay > 0 && (news.kind === 'placed' || news.kind === 'dispatched')) {
    yield t.payCourier(formatFrancs(toPay));
  }
}
