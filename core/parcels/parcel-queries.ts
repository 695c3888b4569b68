import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Language } from '#shared/language.ts';
import type { Francs } from '#shared/money.ts';
import { startOfShopDay } from '#shared/shop-day.ts';
import { listLinesOf, type OrderLine } from '../orders/order-queries.ts';
import { listDoorAttempts, type PaymentAttempt } from '../payments/payment-attempts.ts';

/** The part of an order that its rider needs at the door. */
export type Parcel = {
  id: string;
  orderNumber: string;
  name: string;
  phone: string;
  /** The language in which the order was placed. */
  language: Language;
  addressLine: string;
  city: string;
  deliveryNote: string;
  quantity: number;
  /** The amount to collect at the door. */
  due: Francs;
  /** The order was paid in a test, so no money came. */
  isSimulated: boolean;
  total: Francs;
  deliveryFee: Francs;
  deliveryZone: string;
  promisedOn: string | null;
  promisedBefore: number | null;
  lines: OrderLine[];
  /** The newest attempt begun at the door. */
  payment: PaymentAttempt | undefined;
  /** The day agreed for another try after no one was at home. */
  deliverOn: string | null;
};

/** A parcel that was delivered or refused today. */
export type DoneParcel = { id: string; orderNumber: string; isDelivered: boolean; collected: number };

export type RiderDay = {
  rider: { id: string; name: string; cashInHand: Francs };
  parcels: Parcel[];
  done: DoneParcel[];
};

/** The rider that an account is linked to. */
export function findOwnRider(db: Database, userId: string) {
  return db
    .selectFrom('riders')
    .select(['id', 'name', 'cashInHand'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** The parcels that this rider carries now, and the rider's parcels delivered or refused today. Nothing of other riders. */
export async function getRiderDay(db: Database, rider: RiderDay['rider'], today: string): Promise<RiderDay> {
  const carried = await db
    .selectFrom('orders')
    .select([
      'id',
      'orderNumber',
      'deliveryName as name',
      'phone',
      'language',
      'deliveryAddressLine as addressLine',
      'deliveryCity as city',
      'deliveryNote',
      'quantity',
      'cashDue as due',
      'isPaymentSimulated as isSimulated',
      'total',
      'deliveryFee',
      'deliveryZone',
      'promisedBefore',
    ])
    .select(sql<string | null>`promised_on::text`.as('promisedOn'))
    .select(sql<string | null>`deliver_on::text`.as('deliverOn'))
    .where('riderId', '=', rider.id)
    .where('status', '=', 'Out for delivery')
    .orderBy(sql`coalesce(deliver_on, current_date)`)
    .orderBy('dispatchedAt')
    .orderBy('id')
    .execute();
  const ids = carried.map(({ id }) => id);
  const lines = await listLinesOf(db, ids);
  const attempts = Map.groupBy(await listDoorAttempts(db, ids), ({ orderId }) => orderId);
  const parcels = carried.map((parcel) => ({
    ...parcel,
    lines: lines.get(parcel.id) ?? [],
    payment: attempts.get(parcel.id)?.at(-1),
  }));
  const done = await db
    .selectFrom('orders')
    .select(['id', 'orderNumber', 'cashCollected as collected'])
    .select(sql<boolean>`status <> 'Refused'`.as('isDelivered'))
    .where('riderId', '=', rider.id)
    .where('status', 'in', ['Delivered', 'Refused'])
    .where(
      sql<SqlBool>`exists (
        select from order_events e
        where e.order_id = orders.id and e.to_status = orders.status and e.from_status <> e.to_status
          and e.created_at >= ${startOfShopDay(today)}
      )`,
    )
    .orderBy('updatedAt', 'desc')
    .limit(100)
    .execute();
  return { rider, parcels, done };
}
