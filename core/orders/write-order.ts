import type { OrderActor } from '#db/tables.ts';
import type { Transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import type { OrderStatus, PaymentMethod } from '#shared/order-status.ts';
import { type Bill, priceAfterDiscount } from '#shared/pricing.ts';
import type { LockedProduct } from '../cart/lock-listed-products.ts';
import { newOrderNumber } from '../ids.ts';
import type { DeliveryPlace } from './change-delivery.ts';
import { writeOrderEvent } from './order-events.ts';
import { noteOrderNews } from './order-news.ts';

export type SoldLine = LockedProduct & { productId: string; quantity: number };

export type NewOrder = {
  id: string;
  buyerId: string;
  /** The person who enters the order: the shopper, or staff for a caller. */
  placedBy: { actor: OrderActor; actorId: string };
  paymentMethod: PaymentMethod;
  lines: readonly SoldLine[];
  bill: Bill;
  address: DeliveryPlace;
  email: string;
  phone: string;
  language: Language;
  createdAt: Date;
};

const numberTries = 5;

/** Writes the order, its lines as a snapshot, and the event that it was placed. */
export async function writeOrder(tx: Transaction, order: NewOrder): Promise<void> {
  const status = firstStatus(order);
  await insertOrder(tx, order);
  await tx
    .insertInto('orderLines')
    .values(order.lines.map(snapshotOf(order.id)))
    .execute();
  await writeOrderEvent(tx, {
    orderId: order.id,
    from: null,
    to: status,
    ...order.placedBy,
    at: order.createdAt,
  });
  if (status === 'Placed') {
    await noteOrderNews(tx, order.id, { kind: 'placed' }, order.createdAt);
  }
}

/** An order paid online waits for its money first. */
function firstStatus({ paymentMethod }: NewOrder): OrderStatus {
  return paymentMethod === 'cash_on_delivery' ? 'Placed' : 'Awaiting payment';
}

async function insertOrder(tx: Transaction, order: NewOrder): Promise<void> {
  const { address, bill } = order;
  for (let attempt = 0; attempt < numberTries; attempt += 1) {
    const inserted = await tx
      .insertInto('orders')
      .values({
        id: order.id,
        orderNumber: newOrderNumber(),
        userId: order.buyerId,
        status: firstStatus(order),
        paymentMethod: order.paymentMethod,
        quantity: bill.quantity,
        undiscountedTotal: bill.undiscountedTotal,
        total: bill.total,
        email: order.email,
        phone: order.phone,
        language: order.language,
        deliveryName: address.name,
        deliveryAddressLine: address.addressLine,
        deliveryCity: address.city,
        deliveryState: address.state,
        deliveryCountry: address.country,
        deliveryPincode: address.pincode,
        deliveryMobile: address.mobile,
        createdAt: order.createdAt,
        updatedAt: order.createdAt,
      })
      .onConflict((conflict) => conflict.constraint('orders_order_number_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return;
  }
  throw new Error(`No free order number in ${numberTries} tries.`);
}

function snapshotOf(orderId: string) {
  return (line: SoldLine, position: number) => ({
    orderId,
    position,
    productId: line.productId,
    name: line.name,
    nameFr: line.nameFr,
    image: line.image,
    unit: line.unit,
    unitPrice: line.price,
    discount: line.discount,
    discountedUnitPrice: priceAfterDiscount(line.price, line.discount),
    quantity: line.quantity,
  });
}
