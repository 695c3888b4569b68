import type { Transaction } from '#db/transaction.ts';
import type { OrderedDelivery } from '#shared/delivery.ts';
import { type Francs, francs } from '#shared/money.ts';
import { agreedColumns, type DeliveryPlace, deliveryColumns, formerPhones } from './change-delivery.ts';

/** Where an order goes, and whom to call about it. */
export type OrderDelivery = {
  place: DeliveryPlace;
  /** The phone for this order. */
  phone: string;
  /** A note for the rider. */
  deliveryNote: string;
  isPickUp: boolean;
};

/** The order's total is the sum of its products and this fee. */
type Charged = { total: Francs; deliveryFee: Francs };

/** Writes a different delivery into a locked order, with its cost; the caller updates the payment status. */
export async function writeDelivery(
  tx: Transaction,
  order: { id: string } & Charged,
  { place, phone, deliveryNote, isPickUp }: OrderDelivery,
  /** `delivery` is the new zone and promise, if these change. */
  { delivery, deliveryFee, at }: { delivery: OrderedDelivery | undefined; deliveryFee: Francs; at: Date },
): Promise<Francs> {
  const total = francs(order.total - order.deliveryFee + deliveryFee);
  await tx
    .updateTable('orders')
    .set((known) => ({
      ...deliveryColumns(place),
      ...(delivery && agreedColumns(delivery)),
      ...{ phone, deliveryNote, isPickUp, deliveryFee, total, formerPhones, updatedAt: at },
      takenOut: known('takenOut', '+', Math.max(0, order.total - total)),
    }))
    .where('id', '=', order.id)
    .execute();
  return total;
}
