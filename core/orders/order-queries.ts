import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Francs } from '#shared/money.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import type { ReturnReason, ReturnState } from '#shared/return-request.ts';
import { doorToken } from '../door-links/door-token.ts';
import { isReturnBack } from './is-return-back.ts';
import { type MoneyBack, type MoneyBackRow, moneyBackOf, moneyBackRows } from './money-back.ts';

export type OrderLine = {
  productId: string;
  name: string;
  nameFr: string | null;
  image: string;
  unit: string;
  unitPrice: Francs;
  discount: number;
  discountedUnitPrice: Francs;
  quantity: number;
  /** The line's share of what a code took off the order. */
  reduction: Francs;
};

/** An order as it was placed: the catalogue and the address book may have changed since. */
export type Order = {
  id: string;
  orderNumber: string;
  createdAt: Date;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  paymentId: string;
  isPaymentSimulated: boolean;
  quantity: number;
  undiscountedTotal: Francs;
  /** The reduction of the products as a whole. */
  reduction: Francs;
  deliveryFee: Francs;
  /** The total to pay. */
  total: Francs;
  /** The part of the total for which no more money is needed. */
  settled: number;
  deliveryName: string;
  deliveryAddressLine: string;
  deliveryCity: string;
  deliveryState: string;
  deliveryCountry: string;
  deliveryPincode: string;
  deliveryMobile: string;
  /** The phone for this order. */
  phone: string;
  /** A note for the rider. */
  deliveryNote: string;
  isPickUp: boolean;
  /** The zone whose delivery price it has; empty if there was none. */
  deliveryZone: string;
  /** Whether cash is taken at the door there, as agreed. */
  takesCash: boolean;
  /** The last day that was promised, as '2026-11-25'. */
  promisedOn: string | null;
  promisedBefore: number | null;
  /** Empty if no code was used. */
  promoCode: string;
  deliveredAt: Date | null;
  returnRequest: ReturnRequest | undefined;
  /** What goes back of its money, the oldest first. */
  moneyBack: MoneyBack[];
  /** The token of its payment link; null as long as none was made. */
  doorToken: string | null;
  lines: OrderLine[];
};

export type ReturnRequest = {
  reason: ReturnReason;
  details: string;
  state: ReturnState;
  answer: string;
  requestedAt: Date;
  items: ReturnedPiece[];
  photos: string[];
  /** The pieces are in the shop again. */
  isBack: boolean;
};

/** Pieces of one product that are to come back. */
export type ReturnedPiece = {
  productId: string;
  name: string;
  nameFr: string | null;
  quantity: number;
  reason: ReturnReason;
};

/** Includes the columns of the return request: an order has at most one. */
type OrderRow = Omit<Order, 'lines' | 'returnRequest' | 'moneyBack'> & {
  moneyBackRows: MoneyBackRow[] | null;
  returnReason: ReturnReason | null;
  returnDetails: string | null;
  returnState: ReturnState | null;
  returnAnswer: string | null;
  returnRequestedAt: Date | null;
  returnPhotos: string[] | null;
  isReturnBack: boolean | null;
  returnItems: ReturnedPiece[] | null;
};

/** A user's orders, newest first, with all their lines, in two statements. */
export async function listOrders(db: Database, wanted: { userId: string; limit: number }): Promise<Order[]> {
  const rows = await selectOrders(db)
    .where('userId', '=', wanted.userId)
    .orderBy('sequence', 'desc')
    .limit(wanted.limit)
    .execute();
  return withLines(db, rows);
}

/** The order of this id, for the transaction that wrote it, or found it by the user's own key. */
export async function getOrder(db: Database, id: string): Promise<Order> {
  const rows = await selectOrders(db).where('orders.id', '=', id).execute();
  const [order] = await withLines(db, rows);
  if (!order) throw new Error(`There is no order ${id}.`);
  return order;
}

/** The orders with these ids, in this order; unknown ids are left out. */
export async function listOrdersOf(db: Database, ids: readonly string[]): Promise<Order[]> {
  const orders = await withLines(db, await selectOrders(db).where('orders.id', 'in', ids).execute());
  const byId = new Map(orders.map((order) => [order.id, order]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function selectOrders(db: Database) {
  return db
    .selectFrom('orders')
    .leftJoin('returnRequests', 'returnRequests.orderId', 'orders.id')
    .select([
      'orders.id',
      'orderNumber',
      'createdAt',
      'status',
      'paymentStatus',
      'paymentMethod',
      'paymentId',
      'isPaymentSimulated',
      'quantity',
      'undiscountedTotal',
      'reduction',
      'deliveryFee',
      'total',
      'settled',
      'deliveryName',
      'deliveryAddressLine',
      'deliveryCity',
      'deliveryState',
      'deliveryCountry',
      'deliveryPincode',
      'deliveryMobile',
      'deliveryNote',
      'isPickUp',
      'deliveryZone',
      'takesCash',
      'promisedBefore',
      'promoCode',
      'phone',
      'deliveredAt',
      sql<string | null>`promised_on::text`.as('promisedOn'),
      'returnRequests.reason as returnReason',
      'returnRequests.details as returnDetails',
      'returnRequests.state as returnState',
      'returnRequests.answer as returnAnswer',
      'returnRequests.requestedAt as returnRequestedAt',
      'returnRequests.photos as returnPhotos',
      isReturnBack.as('isReturnBack'),
      moneyBackRows.as('moneyBackRows'),
      doorToken,
      sql<
        ReturnedPiece[] | null
      >`(select json_agg(json_build_object('productId', i.product_id, 'name', i.name,
        'nameFr', i.name_fr, 'quantity', i.quantity, 'reason', coalesce(i.reason, return_requests.reason)) order by i.name, i.product_id)
        from return_items i where i.order_id = return_requests.order_id)`.as('returnItems'),
    ]);
}

async function withLines(db: Database, rows: OrderRow[]): Promise<Order[]> {
  const lines = await listLinesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => orderOf(row, lines.get(row.id) ?? []));
}

/** The lines of several orders by order id, in one statement. */
export async function listLinesOf(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderLine[]>> {
  if (orderIds.length === 0) return new Map();
  const lines = await db
    .selectFrom('orderLines')
    .select(['orderId', 'productId', 'name', 'nameFr', 'image', 'unit'])
    .select(['unitPrice', 'discount', 'discountedUnitPrice', 'quantity', 'reduction'])
    .where('orderId', 'in', orderIds)
    .orderBy('orderId')
    .orderBy('position')
    .execute();
  return Map.groupBy(lines, (line) => line.orderId);
}

function orderOf(row: OrderRow, lines: OrderLine[]): Order {
  const { returnReason, returnDetails, returnState, returnAnswer, returnRequestedAt, ...rest } = row;
  const { returnPhotos, returnItems, isReturnBack: isBack, moneyBackRows: backRows, ...order } = rest;
  const isRequested = returnReason !== null && returnState !== null && returnRequestedAt !== null;
  return {
    ...order,
    lines,
    moneyBack: moneyBackOf(backRows),
    returnRequest: isRequested
      ? {
          reason: returnReason,
          details: returnDetails ?? '',
          state: returnState,
          answer: returnAnswer ?? '',
          requestedAt: returnRequestedAt,
          items: returnItems ?? [],
          photos: returnPhotos ?? [],
          isBack: isBack ?? false,
        }
      : undefined,
  };
}
