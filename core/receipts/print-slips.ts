import { formatMoment } from '#shared/formats/dates.ts';
import type { Language } from '#shared/language.ts';
import { packingSlipMessages } from '#shared/messages/packing-slip-messages.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { doorPage, giveDoorLinks } from '../door-links/door-links.ts';
import { listOrdersOf } from '../orders/order-queries.ts';
import type { Store } from '../store.ts';
import { packingSlipOf } from './packing-slip.ts';

export type PrintedSlips = { orderNumbers: string[]; pdf: Buffer };

/** The packing slips of these orders in one file, in this order. */
export async function printSlips(
  { db, papers, settings, payments, clock }: Pick<Store, 'db' | 'papers' | 'settings' | 'payments' | 'clock'>,
  { orderIds, language }: { orderIds: readonly string[]; language: Language },
): Promise<Outcome<PrintedSlips, 'ORDER_NOT_FOUND'>> {
  const orders = await listOrdersOf(db, [...new Set(orderIds)]);
  if (orders.length === 0) return refuse('ORDER_NOT_FOUND');
  const ids = payments.length === 0 ? [] : orders.map(({ id }) => id);
  const links = await giveDoorLinks(db, ids);
  // What is paid and what is in the parcel may change after the slip was printed.
  const now = formatMoment(clock.now().toISOString(), language);
  const printed = packingSlipMessages[language].printedAt(now);
  const slips = orders.map((order) => {
    const link = links.get(order.id);
    const address = link && `${settings.publicUrl}${doorPage(link)}`;
    const slip = packingSlipOf(settings, order, language, address);
    return { ...slip, facts: [...slip.facts, printed] };
  });
  const pdf = await papers.printSlips(slips);
  return succeed({ orderNumbers: orders.map(({ orderNumber }) => orderNumber), pdf });
}
