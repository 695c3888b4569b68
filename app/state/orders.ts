import type { OrderView } from '#shared/contract/order.ts';
import type { LineAgainView } from '#shared/contract/order-following.ts';
import type { ReturnReason } from '#shared/return-request.ts';
import { api } from './api.ts';
import { loadCart } from './cart.ts';
import { pdfFileOf } from './save-file.ts';
import { updateSlice, useShop } from './shop-state.ts';
import { tellOtherTabs } from './tab-news.ts';

/** How many orders were changed here: a list that was asked for before such a change is out of date when it comes. */
let changes = 0;

/** Fetches the user's orders, newest first. A list that is shown already stays while it is fetched again. */
export async function loadOrders(): Promise<void> {
  const { isLoginDue, orders } = useShop.getState();
  if (isLoginDue) return;
  if (orders.status !== 'ready') updateSlice('orders', { status: 'loading' });
  const changesBefore = changes;
  try {
    const { data } = await api.order.orderList({});
    if (useShop.getState().session !== 'user') return;
    if (changes !== changesBefore) return loadOrders();
    updateSlice('orders', { orderList: data, status: 'ready' });
    if (orders.status === 'ready') tellOtherTabs('orders', orders.orderList, data);
  } catch (failure) {
    console.warn('Orders could not be loaded', failure);
    updateSlice('orders', { status: 'failed' });
  }
}

/** Each answers the server's message and shows the order as it is now; a refusal rejects, and the list is asked for again. */
export function cancelOrder(_id: string): Promise<string> {
  return changeOrder(() => api.order.cancelOrder({ _id }));
}

export type DeliveryChange = { _id: string; addressId?: string; phone: string };

export function changeDelivery(change: DeliveryChange): Promise<string> {
  return changeOrder(() => api.order.changeDelivery(change));
}

export function requestReturn(request: {
  _id: string;
  reason: ReturnReason;
  details: string;
}): Promise<string> {
  return changeOrder(() => api.order.requestReturn(request));
}

async function changeOrder(send: () => Promise<{ message: string; data: OrderView }>): Promise<string> {
  try {
    const { message, data } = await send();
    changes += 1;
    const { orderList } = useShop.getState().orders;
    const changed = orderList.map((order) => (order._id === data._id ? data : order));
    updateSlice('orders', { orderList: changed });
    tellOtherTabs('orders', orderList, changed);
    return message;
  } catch (failure) {
    // The order has moved on meanwhile, or the answer got lost: either way the list tells.
    void loadOrders();
    throw failure;
  }
}

/** The order's receipt as a file. */
export async function fetchReceipt(_id: string): Promise<File> {
  const { data } = await api.order.getReceipt({ _id });
  return pdfFileOf(data);
}

/** Fills the cart with an earlier order and shows the cart as it is then. */
export async function orderAgain(_id: string): Promise<{ message: string; lines: LineAgainView[] }> {
  const { message, data } = await api.order.orderAgain({ _id });
  await loadCart();
  return { message, lines: data };
}
