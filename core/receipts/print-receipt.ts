import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { getOrder } from '../orders/order-queries.ts';
import type { Store } from '../store.ts';
import { receiptOf } from './receipt.ts';

export type PrintedReceipt = { orderNumber: string; pdf: Buffer };

/** The receipt of an own order, as it stands now. */
export async function printReceipt(
  store: Pick<Store, 'db' | 'papers' | 'settings'>,
  shopper: Pick<CurrentUser, 'id'>,
  { orderId, language }: { orderId: string; language: Language },
): Promise<Outcome<PrintedReceipt, 'ORDER_NOT_FOUND'>> {
  const own = await store.db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('userId', '=', shopper.id)
    .executeTakeFirst();
  if (!own) return refuse('ORDER_NOT_FOUND');
  const order = await getOrder(store.db, own.id);
  const pdf = await store.papers.print(receiptOf(store.settings, order, language));
  return succeed({ orderNumber: order.orderNumber, pdf });
}
