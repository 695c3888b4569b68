import { api } from './api.ts';
import { updateSlice } from './shop-state.ts';

/** Fetches the user's orders, newest first. */
export async function loadOrders(): Promise<void> {
  updateSlice('orders', { status: 'loading' });
  try {
    const { data } = await api.order.orderList({});
    updateSlice('orders', { orderList: data, status: 'ready' });
  } catch (failure) {
    console.warn('Orders could not be loaded', failure);
    updateSlice('orders', { status: 'failed' });
  }
}
