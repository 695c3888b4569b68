import { addOrderNote } from '#core/order-desk/add-order-note.ts';
import { findDeskOrder } from '#core/order-desk/desk-order.ts';
import { countWaitingOrders, listDeskOrders, listDeskRows } from '#core/order-desk/desk-queries.ts';
import { moveOrders } from '#core/order-desk/move-orders.ts';
import { refuse } from '#shared/outcome.ts';
import type { NounHandlers } from '../handler.ts';
import { orderPaperHandlers } from './order-paper-handlers.ts';
import { presentDeskOrder, presentDeskRow, presentMoves, presentWaiting } from './present-desk.ts';

export const orderDeskHandlers: NounHandlers<'orderDesk'> = {
  ...orderPaperHandlers,

  async list({ store }, { payment_status: paymentStatus, ...input }) {
    const { rows, next } = await listDeskOrders(store.db, { ...input, paymentStatus });
    const waiting = presentWaiting(await countWaitingOrders(store.db));
    return { message: 'done', data: rows.map(presentDeskRow), beside: { next, waiting } };
  },

  async getOrder({ store }, { _id }) {
    const order = await findDeskOrder(store, _id);
    if (!order) return refuse('ORDER_NOT_FOUND');
    return { message: 'done', data: presentDeskOrder(order) };
  },

  async move({ store, user, language }, { orders: orderIds, to, note }) {
    const moves = await moveOrders(store, user, { orderIds, to, note });
    const rows = await listDeskRows(store.db, orderIds);
    return { message: 'done', data: presentMoves(moves, rows, language) };
  },

  async addNote({ store, user }, { _id, note }) {
    const added = await addOrderNote(store, user, { orderId: _id, note });
    if (!added.ok) return added;
    const order = await findDeskOrder(store, _id);
    if (!order) return refuse('ORDER_NOT_FOUND');
    return { message: 'noteSaved', data: presentDeskOrder(order) };
  },
};
