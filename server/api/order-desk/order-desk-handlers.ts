import type { Carrier } from '#core/cash/find-carrier.ts';
import { addOrderNote } from '#core/order-desk/add-order-note.ts';
import { bringOrderAgain } from '#core/order-desk/bring-order-again.ts';
import { changeOrderDelivery, quoteDelivery } from '#core/order-desk/change-order-delivery.ts';
import { changeRider } from '#core/order-desk/change-rider.ts';
import { findDeskOrder } from '#core/order-desk/desk-order.ts';
import {
  countWaitingOrders,
  getDeskRow,
  listDeskOrders,
  listDeskRows,
} from '#core/order-desk/desk-queries.ts';
import { dispatchOrders } from '#core/order-desk/dispatch-orders.ts';
import { moveOrders } from '#core/order-desk/move-orders.ts';
import { notePhoneRefusal } from '#core/order-desk/note-phone-refusal.ts';
import { noteUnansweredCall } from '#core/order-desk/note-unanswered-call.ts';
import type { OrderDelivery } from '#core/orders/write-delivery.ts';
import type { ParsedInput } from '#shared/contract/call.ts';
import type { Contract } from '#shared/contract/contract.ts';
import { refuse } from '#shared/outcome.ts';
import type { NounHandlers } from '../handler.ts';
import { orderPaperHandlers } from './order-paper-handlers.ts';
import { presentDeskOrder, presentDeskRow, presentMoves } from './present-desk.ts';

type SentDelivery = ParsedInput<Contract['orderDesk']['changeDelivery']>['shown'];

export const orderDeskHandlers: NounHandlers<'orderDesk'> = {
  ...orderPaperHandlers,

  async list({ store }, { payment_status: paymentStatus, ...input }) {
    const { rows, next } = await listDeskOrders(store.db, { ...input, paymentStatus });
    const waiting = await countWaitingOrders(store.db);
    return { message: 'done', data: rows.map(presentDeskRow), beside: { next, waiting } };
  },

  async getOrder({ store }, { _id }) {
    const order = await findDeskOrder(store, _id);
    if (!order) return refuse('ORDER_NOT_FOUND');
    return { message: 'done', data: presentDeskOrder(order) };
  },

  async move({ store, user, language }, { orders: orderIds, althoughSimulated: acceptsSimulated, ...move }) {
    const moves = await moveOrders(store, user, { ...move, orderIds, acceptsSimulated });
    const rows = await listDeskRows(store.db, orderIds);
    return { message: 'done', data: presentMoves(moves, rows, language) };
  },

  async dispatch({ store, user, language }, { orders: orderIds, ...carrier }) {
    const outcome = await dispatchOrders(store, user, { orderIds, carrier: readCarrier(carrier) });
    if (!outcome.ok) return outcome;
    const rows = await listDeskRows(store.db, orderIds);
    return { message: 'done', data: presentMoves(outcome.value, rows, language) };
  },

  async changeRider({ store, user }, { _id, shown, note, ...carrier }) {
    const change = { orderId: _id, shown, note, carrier: readCarrier(carrier) };
    const outcome = await changeRider(store, user, change);
    if (!outcome.ok) return outcome;
    return { message: 'riderChanged', data: presentDeskRow(await getDeskRow(store.db, _id)) };
  },

  async noteCall({ store, user }, { _id, noted }) {
    const outcome = await noteUnansweredCall(store, user, { orderId: _id, noted });
    if (!outcome.ok) return outcome;
    return { message: 'callNoted', data: presentDeskRow(await getDeskRow(store.db, _id)) };
  },

  async noteRefusal({ store, user }, { _id, ...refusal }) {
    const outcome = await notePhoneRefusal(store, user, { ...refusal, orderId: _id });
    if (!outcome.ok) return outcome;
    return { message: 'refusalNoted', data: presentDeskRow(await getDeskRow(store.db, _id)) };
  },

  async bringAgain({ store, user }, { _id, day }) {
    const outcome = await bringOrderAgain(store, user, { orderId: _id, day });
    if (!outcome.ok) return outcome;
    const order = await findDeskOrder(store, _id);
    if (!order) return refuse('ORDER_NOT_FOUND');
    return { message: 'parcelPostponed', data: presentDeskOrder(order) };
  },

  async quoteDelivery({ store }, { _id, isPickUp, ...place }) {
    const quoted = await quoteDelivery(store, { orderId: _id, wanted: { place, isPickUp } });
    if (!quoted.ok) return quoted;
    const { total: totalAmt, ...quote } = quoted.value;
    return { message: 'done', data: { ...quote, totalAmt } };
  },

  async changeDelivery({ store, user }, { _id, shown, keepsFee, seenTotal, ...wanted }) {
    const changed = await changeOrderDelivery(store, user, {
      ...{ orderId: _id, keepsFee, seenTotal },
      shown: readDelivery(shown),
      wanted: readDelivery(wanted),
    });
    if (!changed.ok) return changed;
    const order = await findDeskOrder(store, _id);
    if (!order) return refuse('ORDER_NOT_FOUND');
    return { message: 'orderChanged', data: presentDeskOrder(order) };
  },

  async addNote({ store, user }, { _id, note }) {
    const added = await addOrderNote(store, user, { orderId: _id, note });
    if (!added.ok) return added;
    const order = await findDeskOrder(store, _id);
    if (!order) return refuse('ORDER_NOT_FOUND');
    return { message: 'noteSaved', data: presentDeskOrder(order) };
  },
};

function readDelivery({ phone, deliveryNote, isPickUp, ...place }: SentDelivery): OrderDelivery {
  return { place, phone, deliveryNote, isPickUp };
}

function readCarrier({
  rider,
  riderName: name,
  riderPhone: phone,
}: Omit<ParsedInput<Contract['orderDesk']['dispatch']>, 'orders'>): Carrier {
  if (rider !== undefined) return { id: rider };
  return name === '' ? undefined : { name, phone };
}
