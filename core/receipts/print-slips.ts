import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { doorPage, giveDoorLinks } from '../door-links/door-links.ts';
import { listOrdersOf } from '../orders/order-queries.ts';
import type { Store } from '../store.ts';
import { packingSlipOf } from './packing-slip.ts';

export type PrintedSlips = { orderNumbers: string[]; pdf: Buffer };

/** The packing slips of these orders in one file, in this order. */
export async function printSlips(
  { db, papers, settings, payments }: Pick<Store, 'db' | 'papers' | 'settings' | 'payments'>,
  { orderIds, language }: { orderIds: readonly string[]; language: Language },
): Promise<Outcome<PrintedSlips, 'ORDER_NOT_FOUND'>> {
  const orders = await listOrdersOf(db, [...new Set(orderIds)]);
  if (orders.length === 0) return refuse('ORDER_NOT_FOUND');
  const ids = payments.length === 0 ? [] : orders.map(({ id }) => id);
  const links = await giveDoorLinks(db, ids);
  const slips = orders.map((order) => {
    const link = links.get(order.id);
    return packingSlipOf(settings, order, language, link && `${settings.publicUrl}${doorPage(link)}`);
  });
  const pdf = await papers.printSlips(slips);
  return succeed({ orderNumbers: orders.map(({ orderNumber }) => orderNumber), pdf });
}
