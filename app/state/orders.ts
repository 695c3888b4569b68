import { api } from './api.ts';
import { updateSlice, useShop } from './shop-state.ts';
import { tellOtherTabs } from './tab-news.ts';

/** Fetches the user's orders, newest first. */
export async function loadOrders(): Promise<void> {
  const { isLoginDue, orders } = useShop.getState();
  if (isLoginDue) return;
  updateSlice('orders', { status: 'loading' });
  try {
    const { data } = await api.order.orderList({});
    if (useShop.getState().session !== 'user') return;
    updateSlice('orders', { orderList: data, status: 'ready' });
    if (orders.status === 'ready') tellOtherTabs('orders', orders.orderList, data);
  } catch (failure) {
    console.warn('Orders could not be loaded', failure);
    updateSlice('orders', { status: 'failed' });
  }
}
