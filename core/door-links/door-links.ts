import { hasMoneyCome } from '#core/ledger/what-came.ts';
import type { Database } from '#db/client.ts';
import type { Language } from '#shared/language.ts';
import { dueByLink, restAhead, restAheadColumns } from '#shared/left-to-pay.ts';
import { earlier } from '#shared/moments.ts';
import type { Francs } from '#shared/money.ts';
import { isEnd } from '#shared/order-status.ts';
import { inLanguage } from '#shared/page-paths.ts';

// A door link lets the person at the door pay what is due for a parcel. Its token differs from that of the tracking page, which may be
// passed on (decision 517).

/** The page of a link, in the language of the order. */
export function doorPage({ token, language }: { token: string; language: Language }): string {
  return inLanguage(`/pay/${token}`, language);
}

/** The links of these orders by order id; makes those that are missing. */
export async function giveDoorLinks(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, { token: string; language: Language }>> {
  if (orderIds.length === 0) return new Map();
  await db
    .insertInto('doorLinks')
    .values(orderIds.map((orderId) => ({ orderId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const links = await db
    .selectFrom('doorLinks')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select(['orderId', 'token', 'language'])
    .where('orderId', 'in', orderIds)
    .execute();
  return new Map(links.map(({ orderId, ...link }) => [orderId, link]));
}

export type DoorOrder = {
  id: string;
  orderNumber: string;
  /** 'waits': the parcel is not on its way, and nothing has to be paid ahead, so nothing is due yet. */
  state: 'waits' | 'due' | 'paid';
  due: Francs;
  /** Whether the rider takes the sum in cash as well. */
  takesCash: boolean;
};

/**
 * The order of a link. A link ends as soon as its order ends undelivered; otherwise a day after delivery, or after the money that came later, if
 * nothing is due any more: who has just paid reads so.
 */
export async function findDoorOrder(db: Database, token: string, now: Date): Promise<DoorOrder | undefined> {
  const found = await db
    .selectFrom('doorLinks')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select(['orders.id', 'orderNumber', 'cashDue', 'deliveredAt'])
    .select(restAheadColumns)
    .where('token', '=', token)
    .executeTakeFirst();
  if (!found || isEnd(found.status)) return undefined;
  const { id, orderNumber, deliveredAt } = found;
  const due = dueByLink(found);
  const order = { id, orderNumber, due, takesCash: restAhead(found) === 0 };
  if (due > 0) return { ...order, state: 'due' };
  const dayAgo = earlier(now, { days: 1 });
  if (deliveredAt !== null && deliveredAt < dayAgo && !(await hasMoneyCome(db, id, dayAgo))) return undefined;
  return { ...order, state: found.settled >= found.total ? 'paid' : 'waits' };
}
