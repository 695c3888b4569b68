import { sql } from 'kysely';
import type { OrderActor } from '#db/tables.ts';
import type { Transaction } from '#db/transaction.ts';
import { type Write, writeTogether } from '#db/write-together.ts';
import type { OrderedDelivery } from '#shared/delivery.ts';
import type { Language } from '#shared/language.ts';
import { francs } from '#shared/money.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import { type Bill, priceAfterDiscount } from '#shared/pricing.ts';
import type { ListedProduct } from '../cart/lock-listed-products.ts';
import { newOrderNumber } from '../ids.ts';
import type { DeliveryPlace } from './change-delivery.ts';
import { eventWritten, recordStaffMove } from './order-events.ts';
import { newsNoted } from './order-news.ts';
import type { Order } from './order-queries.ts';

export type SoldLine = Omit<ListedProduct, 'stock'> & {
  productId: string;
  quantity: number;
  /** The line's share of what a code takes off. */
  reduction?: number;
};

export type NewOrder = {
  id: string;
  buyerId: string;
  /** The person who enters the order: the shopper, or staff for a caller. */
  placedBy: { actor: OrderActor; actorId: string };
  paymentMethod: PaymentMethod;
  lines: readonly SoldLine[];
  bill: Bill;
  address: DeliveryPlace;
  delivery: OrderedDelivery;
  email: string;
  phone: string;
  /** A note for the rider; empty if there is none. */
  deliveryNote?: string;
  language: Language;
  promoCode?: string;
  createdAt: Date;
};

const numberTries = 5;

/**
 * Writes the order, its lines as a snapshot, its first event, and the rows of `beside` in other tables, in one
 * statement.
 */
export async function writeOrder(
  tx: Transaction,
  order: NewOrder,
  beside: readonly Write[] = [],
): Promise<Order> {
  const status = firstStatus(order);
  const event = {
    orderId: order.id,
    from: null,
    to: status,
    ...order.placedBy,
    at: order.createdAt,
  } as const;
  const placed = await writeTogether(tx, { name: 'orderPlaced', rows: 1, statement: insertOrder(order) }, [
    { name: 'linesWritten', rows: order.lines.length, statement: insertLines(order) },
    eventWritten(event),
    ...(status === 'Placed' ? [newsNoted(order.id, { kind: 'placed' }, order.createdAt)] : []),
    ...beside,
  ]);
  await recordStaffMove(tx, event);
  return orderOf(order, placed);
}

/** What the database adds to a new order. */
type Placed = Pick<Order, 'orderNumber' | 'paymentStatus' | 'paymentId' | 'isPaymentSimulated'>;

/** The new order in the shape that `getOrder` returns. */
function orderOf(
  order: NewOrder,
  { orderNumber, paymentStatus, paymentId, isPaymentSimulated }: Placed,
): Order {
  const { id, bill, address, delivery, phone, paymentMethod, createdAt, lines } = order;
  return {
    id,
    orderNumber,
    createdAt,
    status: firstStatus(order),
    paymentStatus,
    paymentMethod,
    paymentId,
    isPaymentSimulated,
    quantity: bill.quantity,
    undiscountedTotal: bill.undiscountedTotal,
    reduction: bill.reduction,
    deliveryFee: bill.deliveryFee,
    total: bill.total,
    settled: 0,
    deliveryName: address.name,
    deliveryAddressLine: address.addressLine,
    deliveryCity: address.city,
    deliveryState: address.state,
    deliveryCountry: address.country,
    deliveryPincode: address.pincode,
    deliveryMobile: address.mobile,
    phone,
    deliveryNote: order.deliveryNote ?? '',
    isPickUp: delivery.isPickUp,
    deliveryZone: delivery.zone,
    takesCash: delivery.takesCash,
    promisedOn: delivery.promisedOn,
    promisedBefore: delivery.promisedBefore,
    promoCode: order.promoCode ?? '',
    deliveredAt: null,
    returnRequest: undefined,
    moneyBack: [],
    doorToken: null,
    lines: lines.map((line) => ({
      productId: line.productId,
      name: line.name,
      nameFr: line.nameFr,
      image: line.image,
      unit: line.unit,
      unitPrice: line.price,
      discount: line.discount,
      discountedUnitPrice: priceAfterDiscount(line.price, line.discount),
      quantity: line.quantity,
      reduction: francs(line.reduction ?? 0),
    })),
  };
}

/** The first status: an order paid online first waits for its money. */
function firstStatus({ paymentMethod }: NewOrder): OrderStatus {
  return paymentMethod === 'cash_on_delivery' ? 'Placed' : 'Awaiting payment';
}

/**
 * Inserts the order with the first free of several numbers: people read the number aloud, so it is short. The orders of each number are counted: with
 * `not exists`, PostgreSQL might join all orders with the five numbers.
 */
function insertOrder(order: NewOrder) {
  const { address, bill, delivery } = order;
  const numbers = Array.from({ length: numberTries }, newOrderNumber);
  return sql<Placed>`
    insert into orders (id, order_number, user_id, status, payment_method, quantity, undiscounted_total, reduction, delivery_fee, total, email, phone,
      language, delivery_name, delivery_address_line, delivery_city, delivery_state, delivery_country, delivery_pincode,
      delivery_mobile, delivery_note, delivery_zone, is_pick_up, takes_cash, promised_on, promised_before, promo_code, created_at, updated_at)
    values (${order.id}, (
        select number from unnest(${numbers}::text[]) as drawn (number)
        where (select count(*) from orders where order_number = number) = 0 limit 1),
      ${order.buyerId}, ${firstStatus(order)}, ${order.paymentMethod}, ${bill.quantity}::integer,
      ${bill.undiscountedTotal}::integer, ${bill.reduction}::integer, ${bill.deliveryFee}::integer, ${bill.total}::integer, ${order.email}, ${order.phone}, ${order.language},
      ${address.name}, ${address.addressLine}, ${address.city}, ${address.state}, ${address.country}, ${address.pincode},
      ${address.mobile}, ${order.deliveryNote ?? ''}, ${delivery.zone}, ${delivery.isPickUp}::boolean,
      ${delivery.takesCash}::boolean, ${delivery.promisedOn}::date, ${delivery.promisedBefore}::integer,
      ${order.promoCode ?? ''}, ${order.createdAt}::timestamptz, ${order.createdAt}::timestamptz)
    returning order_number, payment_status, payment_id, is_payment_simulated`;
}

function insertLines({ id, lines }: NewOrder) {
  const snapshots = lines.map((line, position) => ({
    position,
    product_id: line.productId,
    name: line.name,
    name_fr: line.nameFr,
    image: line.image,
    unit: line.unit,
    unit_price: line.price,
    discount: line.discount,
    discounted_unit_price: priceAfterDiscount(line.price, line.discount),
    quantity: line.quantity,
    reduction: line.reduction ?? 0,
  }));
  return sql`
    insert into order_lines (order_id, position, product_id, name, name_fr, image, unit, unit_price, discount,
      discounted_unit_price, quantity, reduction, unit_cost)
    select ${id}, line.*, (select purchase_cost from products where products.id = line.product_id) from jsonb_to_recordset(${JSON.stringify(snapshots)}::jsonb) as line (position integer,
      product_id text, name text, name_fr text, image text, unit text, unit_price integer, discount integer,
      discounted_unit_price integer, quantity integer, reduction integer)
    returning 1`;
}
