import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Francs, francs } from '#shared/money.ts';
import type { OrderRemark } from '#shared/order-remarks.ts';
import { isInShop } from '#shared/order-status.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { parsePhone } from '../addresses/phone.ts';
import { recordChange } from '../audit/record-change.ts';
import { noteOwed, oweSurplus } from '../order-lines/owe-surplus.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { writeOrderNote } from '../orders/order-events.ts';
import { noteLinesChanged, type OwedByChange } from '../orders/order-news.ts';
import { getOrder, listOrdersOf, type Order } from '../orders/order-queries.ts';
import { updatePaymentStatus } from '../orders/update-payment-status.ts';
import { type OrderDelivery, writeDelivery } from '../orders/write-delivery.ts';
import { type PlanRefusal, placeOf, planDelivery } from './plan-delivery.ts';

type DeskStore = Pick<Store, 'db' | 'clock' | 'shopSettings'>;

export type QuotedDelivery = { deliveryFee: Francs; total: Francs; takesCash: boolean };

export type ChangeOrderDelivery = {
  orderId: string;
  /** The delivery that the screen showed: the shopper or a colleague may have changed it meanwhile. */
  shown: OrderDelivery;
  wanted: OrderDelivery;
  /** Keeps the fee as ordered, even if the new place has another one. */
  keepsFee: boolean;
  /** The order's total after the change, as the screen showed it. */
  seenTotal: number;
};

export type ChangeOrderDeliveryRefusal =
  | 'INVALID_FIELDS'
  | 'ORDER_NOT_FOUND'
  | 'LINES_CHANGED'
  | 'LINES_FIXED'
  | 'TOTAL_CHANGED'
  | PlanRefusal;

/** What an order would cost with another delivery; writes nothing. */
export async function quoteDelivery(
  { db, clock, shopSettings }: DeskStore,
  { orderId, wanted }: { orderId: string; wanted: Pick<OrderDelivery, 'place' | 'isPickUp'> },
): Promise<Outcome<QuotedDelivery, 'ORDER_NOT_FOUND' | 'LINES_FIXED' | PlanRefusal>> {
  const values = await shopSettings.read();
  const [order] = await listOrdersOf(db, [orderId]);
  if (!order) return refuse('ORDER_NOT_FOUND');
  if (!isChangeable(order)) return refuse('LINES_FIXED');
  const plan = await planDelivery(db, order, wanted, { at: clock.now(), values });
  if (!plan.ok) return plan;
  const { deliveryFee, takesCash } = plan.value;
  return succeed({ deliveryFee, total: totalWith(order, deliveryFee), takesCash });
}

/**
 * Changes an order's delivery while its parcel is in the shop, as the shopper asks on the phone: another place, another phone, or pick-up.
 * Fee, total and promise become those of the new place; money paid above the new total is owed back.
 */
export async function changeOrderDelivery(
  { db, clock, shopSettings }: DeskStore,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, shown, wanted: typed, keepsFee, seenTotal }: ChangeOrderDelivery,
): Promise<Outcome<undefined, ChangeOrderDeliveryRefusal>> {
  const read = readPhones(typed);
  if (!read.ok) return read;
  const wanted = read.value;
  const values = await shopSettings.read();
  const at = clock.now();

  return transaction(db, async (tx) => {
    if (!(await lockOrder(tx, { id: orderId }))) return refuse('ORDER_NOT_FOUND');
    const order = await getOrder(tx, orderId);
    if (!isChangeable(order)) return refuse('LINES_FIXED');
    if (!isSame(deliveryOf(order), shown)) return refuse('LINES_CHANGED');
    if (isSame(shown, wanted)) return succeed();
    const plan = await planDelivery(tx, order, wanted, { at, values });
    if (!plan.ok) return plan;
    const { delivery } = plan.value;
    const deliveryFee = keepsFee && !wanted.isPickUp ? order.deliveryFee : plan.value.deliveryFee;
    const expected = totalWith(order, deliveryFee);
    if (expected !== seenTotal) {
      const { quantity, undiscountedTotal: subTotalAmt, reduction } = order;
      return refuse('TOTAL_CHANGED', { quantity, subTotalAmt, reduction, deliveryFee, totalAmt: expected });
    }
    const total = await writeDelivery(tx, order, wanted, { delivery, deliveryFee, at });
    const owed = await oweSurplus(tx, { orderId, total, note: '', actorId: staff.id, at });
    await updatePaymentStatus(tx, orderId, at);
    await note(tx, { order, wanted, total, owed, actorId: staff.id, at });
    return succeed();
  });
}

/** Whether the parcel is still in the shop and the money has not gone back. */
function isChangeable({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean {
  return isInShop(status) && paymentStatus !== 'Refunded';
}

function totalWith(order: Order, deliveryFee: Francs): Francs {
  return francs(order.total - order.deliveryFee + deliveryFee);
}

function deliveryOf(order: Order): OrderDelivery {
  const { phone, deliveryNote, isPickUp } = order;
  return { place: placeOf(order), phone, deliveryNote, isPickUp };
}

function readPhones(wanted: OrderDelivery): Outcome<OrderDelivery, 'INVALID_FIELDS'> {
  const phone = parsePhone(wanted.phone);
  const mobile = parsePhone(wanted.place.mobile);
  if (phone !== undefined && mobile !== undefined) {
    return succeed({ ...wanted, phone, place: { ...wanted.place, mobile } });
  }
  const fields = {
    ...(phone === undefined ? { phone: 'phone' } : {}),
    ...(mobile === undefined ? { mobile: 'phone' } : {}),
  };
  return refuse('INVALID_FIELDS', { fields });
}

function isSame(one: OrderDelivery, other: OrderDelivery): boolean {
  return (
    one.phone === other.phone &&
    one.deliveryNote === other.deliveryNote &&
    one.isPickUp === other.isPickUp &&
    isSamePlace(one.place, other.place)
  );
}

const placeFields = ['name', 'addressLine', 'city', 'state', 'country', 'pincode', 'mobile'] as const;

function isSamePlace(one: OrderDelivery['place'], other: OrderDelivery['place']): boolean {
  return placeFields.every((field) => one[field] === other[field]);
}

type Changed = {
  order: Order;
  wanted: OrderDelivery;
  total: Francs;
  owed: OwedByChange;
  actorId: string;
  at: Date;
};

/** Notes the change in the order's history and in the audit log, and notifies the shopper. */
async function note(tx: Transaction, { order, wanted, total, owed, actorId, at }: Changed): Promise<void> {
  const by = { orderId: order.id, status: order.status, actor: 'staff', actorId, at } as const;
  await writeOrderNote(tx, { ...by, remark: remarkOf(deliveryOf(order), wanted) });
  await noteOwed(tx, by, owed);
  await recordChange(tx, {
    ...{ actorId, kind: 'order', action: total === order.total ? 'noted' : 'changed', at },
    ...{ subjectId: order.id, subjectName: order.orderNumber },
    before: { amount: order.total },
    after: { amount: total },
  });
  await noteLinesChanged(tx, order, owed, at);
}

function remarkOf(before: OrderDelivery, after: OrderDelivery): OrderRemark {
  if (after.isPickUp !== before.isPickUp) return after.isPickUp ? 'pick_up_instead' : 'brought_instead';
  if (!isSamePlace(before.place, after.place)) return 'address_changed';
  return before.phone === after.phone ? 'rider_note_changed' : 'phone_changed';
}
