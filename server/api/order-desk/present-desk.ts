import type { DeskOrder } from '#core/order-desk/desk-order.ts';
import type { DeskRow } from '#core/order-desk/desk-queries.ts';
import type { OrderMoved } from '#core/order-desk/move-orders.ts';
import type { GivenData } from '#shared/contract/call.ts';
import type { orderDeskCalls } from '#shared/contract/order-desk.ts';
import type { Language } from '#shared/language.ts';
import { refusalMessage } from '#shared/messages/refusal-messages.ts';
import { presentIssue } from '../attention/present-issue.ts';
import { presentOrder } from '../order/present-order.ts';

type GivenDeskOrder = GivenData<typeof orderDeskCalls.getOrder>;
type GivenRow = GivenData<typeof orderDeskCalls.list>[number];
type GivenMove = GivenData<typeof orderDeskCalls.move>[number];

export function presentDeskRow(row: DeskRow): GivenRow {
  return {
    _id: row.id,
    orderId: row.orderNumber,
    createdAt: row.createdAt,
    order_status: row.status,
    payment_status: row.paymentStatus,
    payment_method: row.paymentMethod,
    payment_simulated: row.isPaymentSimulated,
    needsAttention: row.needsAttention,
    totalAmt: row.total,
    quantity: row.quantity,
    name: row.deliveryName,
    city: row.deliveryCity,
    phone: row.phone,
    isPickUp: row.isPickUp,
    riderName: row.riderName,
    cashDue: row.cashDue,
    isCashShort: row.cashCollected > 0 && row.cashDue > 0,
    unansweredCalls: row.unreachedCount,
    lastUnansweredAt: row.lastUnreachedAt,
    phoneRefusal: row.phoneRefusal,
    refusedBefore: row.refusedBefore,
  };
}

export function presentDeskOrder({
  order,
  products,
  issues,
  customer,
  cash,
  ...beside
}: DeskOrder): GivenDeskOrder {
  const { rider, riderChanges, unansweredCalls, phoneRefusal, ...figures } = cash;
  const productOf = new Map(products.map((product) => [product.id, product]));
  const shown = presentOrder(order);
  return {
    ...shown,
    items: shown.items.map((item) => {
      const { reference = '', isListed = false, stock = 0 } = productOf.get(item.productId) ?? {};
      return { ...item, reference: reference === '' ? null : reference, isListed, stock };
    }),
    ...beside,
    takesCash: order.takesCash,
    needsAttention: issues.length > 0,
    issues: issues.map(presentIssue),
    customer: withSpecifiedId(customer),
    rider: rider ? withSpecifiedId(rider) : null,
    riderChanges,
    cash: figures,
    unansweredCalls,
    phoneRefusal,
  };
}

/** Orders and the people in them have `_id`, as in the specification. */
function withSpecifiedId<Person extends { id: string }>({ id, ...person }: Person) {
  return { _id: id, ...person };
}

export function presentMoves(
  moves: readonly OrderMoved[],
  rows: readonly DeskRow[],
  language: Language,
): GivenMove[] {
  const rowOf = new Map(rows.map((row) => [row.id, presentDeskRow(row)]));
  return moves.map(({ orderId, outcome }) => ({
    _id: orderId,
    order: rowOf.get(orderId) ?? null,
    moved: outcome.ok && outcome.value.hasMoved,
    refusal: outcome.ok ? null : refusalMessage(outcome.refusal, language),
  }));
}
