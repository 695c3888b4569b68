import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { payAheadPage } from '#shared/left-to-pay.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import type { ReturnState } from '#shared/return-request.ts';
import { doorToken } from '../door-links/door-token.ts';
import { isReturnBack } from './is-return-back.ts';
import { type MoneyBack, moneyBackOf, moneyBackRows } from './money-back.ts';

/** The progress of an order, without its contents, recipient and address. */
export type OrderTracking = {
  orderNumber: string;
  status: OrderStatus;
  /** The token of the tracking link, which may be passed on. */
  trackingToken: string;
  events: { status: OrderStatus; at: Date }[];
  /** The state of a return request and the shop's answer. */
  returnRequest: { state: ReturnState; answer: string; isBack: boolean } | null;
  /** What goes back of its money, the oldest first. */
  moneyBack: MoneyBack[];
  isPickUp: boolean;
  promisedOn: string | null;
  promisedBefore: number | null;
  /** The page that takes what must be paid before the parcel leaves; null where nothing must be. */
  payAhead: string | null;
};

/** Finds an order by its id, for the shopper who owns it, or by the token of a tracking link. */
export async function findTracking(
  db: Database,
  wanted: { orderId: string; userId: string } | { token: string },
): Promise<OrderTracking | undefined> {
  const found = db
    .selectFrom('orders')
    .leftJoin('returnRequests', 'returnRequests.orderId', 'orders.id')
    .select(['orders.id', 'orderNumber', 'status', 'trackingToken', 'state as returnState', 'answer'])
    .select([isReturnBack.as('isReturnBack'), moneyBackRows.as('moneyBackRows')])
    .select(['isPickUp', 'promisedBefore', sql<string | null>`promised_on::text`.as('promisedOn')])
    .select(['paymentMethod', 'takesCash', 'total', 'settled', doorToken]);
  const order = await ('token' in wanted
    ? found.where('trackingToken', '=', wanted.token)
    : found.where('orders.id', '=', wanted.orderId).where('userId', '=', wanted.userId)
  ).executeTakeFirst();
  if (!order) return undefined;
  const { id, returnState, answer, isReturnBack: isBack, moneyBackRows: rows, ...rest } = order;
  const { orderNumber, status, trackingToken, isPickUp, promisedOn, promisedBefore } = rest;
  const returnRequest =
    returnState === null ? null : { state: returnState, answer: answer ?? '', isBack: isBack ?? false };
  const moneyBack = moneyBackOf(rows);
  const tracking = { orderNumber, status, trackingToken, isPickUp, promisedOn, promisedBefore };
  const payAhead = payAheadPage(rest);
  return { ...tracking, events: await listMoves(db, id), returnRequest, moneyBack, payAhead };
}

/** The moves of an order, without notes, whose status is the same before and after. */
function listMoves(db: Database, orderId: string) {
  return db
    .selectFrom('orderEvents')
    .select(['toStatus as status', 'createdAt as at'])
    .where('orderId', '=', orderId)
    .where((event) => event('fromStatus', 'is distinct from', event.ref('toStatus')))
    .orderBy('id')
    .execute();
}
