import type { OrderCash } from '#core/cash/order-cash.ts';
import type { DeskOrder } from '#core/order-desk/desk-order.ts';
import type { DeskRow, WaitingOrders } from '#core/order-desk/desk-queries.ts';
import type { OrderMoved } from '#core/order-desk/move-orders.ts';
import type { DeskOrderView, DeskRowView, MovedOrderView, WaitingView } from '#shared/contract/order-desk.ts';
import type { Language } from '#shared/language.ts';
import { refusalMessage } from '#shared/messages/refusal-messages.ts';
import { presentIssue } from '../attention/present-issue.ts';
import { presentOrder } from '../order/present-order.ts';

export function presentDeskRow(row: DeskRow): DeskRowView {
  return {
    _id: row.id,
    orderId: row.orderNumber,
    createdAt: row.createdAt.toISOString(),
    order_status: row.status,
    payment_status: row.paymentStatus,
    payment_method: row.paymentMethod,
    needs_attention: row.needsAttention,
    totalAmt: row.total,
    quantity: row.quantity,
    name: row.deliveryName,
    city: row.deliveryCity,
    phone: row.phone,
    rider_name: row.riderName,
    cash_due: row.cashDue,
    cash_short: row.cashCollected > 0 && row.cashDue > 0,
    unanswered_calls: row.unreachedCount,
    last_unanswered_at: row.lastUnreachedAt?.toISOString() ?? null,
    phone_refusal: row.phoneRefusal,
  };
}

export function presentWaiting({
  toConfirm,
  toPack,
  toSend,
  out,
  cashToCollect,
  attention,
}: WaitingOrders): WaitingView {
  return {
    ...{ to_confirm: toConfirm, to_pack: toPack, to_send: toSend, out },
    ...{ cash_to_collect: cashToCollect, attention },
  };
}

export function presentDeskOrder({ order, issues, email, customer, events, cash }: DeskOrder): DeskOrderView {
  return {
    ...presentOrder(order),
    needs_attention: issues.length > 0,
    issues: issues.map(presentIssue),
    email,
    customer: { _id: customer.id, name: customer.name, email: customer.email },
    events: events.map(({ actorName, at, ...event }) => ({
      ...event,
      actor_name: actorName,
      at: at.toISOString(),
    })),
    ...presentOrderCash(cash),
  };
}

function presentOrderCash({
  rider,
  riderChanges,
  collections,
  unansweredCalls,
  phoneRefusal,
  ...figures
}: OrderCash): Pick<
  DeskOrderView,
  'rider' | 'rider_changes' | 'cash' | 'unanswered_calls' | 'phone_refusal'
> {
  return {
    rider: rider ? { _id: rider.id, name: rider.name, phone: rider.phone } : null,
    rider_changes: riderChanges.map(({ actorName, at, ...change }) => ({
      ...change,
      actor_name: actorName,
      at: at.toISOString(),
    })),
    cash: {
      ...figures,
      collections: collections.map(({ id, riderId, riderName, actorName, at, ...collection }) => ({
        ...collection,
        ...{ _id: String(id), rider_id: riderId, rider_name: riderName },
        actor_name: actorName,
        at: at.toISOString(),
      })),
    },
    phone_refusal: phoneRefusal,
    unanswered_calls: unansweredCalls.map(({ actorName, at }) => ({
      actor_name: actorName,
      at: at.toISOString(),
    })),
  };
}

export function presentMoves(
  moves: readonly OrderMoved[],
  rows: readonly DeskRow[],
  language: Language,
): MovedOrderView[] {
  const rowOf = new Map(rows.map((row) => [row.id, presentDeskRow(row)]));
  return moves.map(({ orderId, outcome }) => ({
    _id: orderId,
    order: rowOf.get(orderId) ?? null,
    moved: outcome.ok && outcome.value.hasMoved,
    refusal: outcome.ok ? null : refusalMessage(outcome.refusal, language),
  }));
}
