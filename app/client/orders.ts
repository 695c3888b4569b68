import type { ShopperApi } from '#shared/contract/contract.ts';
import type { OrderView } from '#shared/contract/order.ts';
import type { LineAgainView } from '#shared/contract/order-following.ts';
import type { Cart } from './cart.ts';
import type { ShopStore } from './shop-state.ts';
import type { TabNews } from './tab-news.ts';

export type DeliveryChange = { _id: string; addressId?: string; phone: string };
type RequestReturn = Parameters<ShopperApi['order']['requestReturn']>[0];

/** The user's orders. Each change returns the server's message and shows the changed order; a refusal rejects, and the list is fetched again. */
export type Orders = {
  /** Fetches the orders, newest first. A list that is shown already stays while it is fetched again. */
  load: (news?: 'heard from another tab') => Promise<void>;
  /** Clears the list when the person changes: an answer that is still on its way must not be shown to the next person. */
  forget: () => void;
  /** Shows an order that was placed just now, before the list is fetched again. */
  showPlaced: (order: OrderView) => void;
  cancel: (_id: string) => Promise<string>;
  changeDelivery: (change: DeliveryChange) => Promise<string>;
  requestReturn: (request: RequestReturn) => Promise<string>;
  /** Fills the cart with an earlier order and shows the cart as it is then. */
  orderAgain: (_id: string) => Promise<{ message: string; lines: LineAgainView[] }>;
};

type OrdersParts = { shop: ShopStore; api: ShopperApi; cart: Cart; tabNews: TabNews };

export function createOrders({ shop, api, cart, tabNews }: OrdersParts): Orders {
  /** The number of changes made here: a list that was requested before such a change is out of date when it arrives. */
  let changes = 0;
  let loads = 0;

  async function load(news?: 'heard from another tab'): Promise<void> {
    const { isLoginDue, orders } = shop.get();
    if (isLoginDue) return;
    if (orders.status !== 'ready') shop.update('orders', { status: 'loading' });
    const changesBefore = changes;
    loads += 1;
    const own = loads;
    try {
      const data = (await api.order.orderList({})).data.map(withItems);
      if (own !== loads || shop.get().session !== 'user') return;
      if (changes !== changesBefore) return load();
      shop.update('orders', { orderList: data, status: 'ready' });
      if (orders.status === 'ready' && !news) tabNews.tell('orders', orders.orderList, data);
    } catch (failure) {
      if (own !== loads) return;
      console.warn('Orders could not be loaded', failure);
      shop.update('orders', { status: 'failed' });
    }
  }

  async function change(send: () => Promise<{ message: string; data: OrderView }>): Promise<string> {
    try {
      const { message, data } = await send();
      changes += 1;
      const { orderList } = shop.get().orders;
      const changed = orderList.map((order) => (order._id === data._id ? data : order));
      shop.update('orders', { orderList: changed });
      tabNews.tell('orders', orderList, changed);
      return message;
    } catch (failure) {
      // The order has changed meanwhile, or the answer got lost: either way the list shows its current state.
      void load();
      throw failure;
    }
  }

  return {
    load,
    forget: () => {
      loads += 1;
      shop.update('orders', { orderList: [], status: 'idle' });
    },
    showPlaced: (placed) => {
      changes += 1;
      const others = shop.get().orders.orderList.filter(({ _id }) => _id !== placed._id);
      shop.update('orders', { orderList: [placed, ...others] });
    },
    cancel: (_id) => change(() => api.order.cancelOrder({ _id })),
    changeDelivery: (delivery) => change(() => api.order.changeDelivery(delivery)),
    requestReturn: (request) => change(() => api.order.requestReturn(request)),
    orderAgain: async (_id) => {
      const { message, data } = await api.order.orderAgain({ _id });
      await cart.load();
      return { message, lines: data };
    },
  };
}

/** `items` is an addition to the specification's order: an order without them is still shown, by its first product. */
function withItems(order: Omit<OrderView, 'items'> & Partial<Pick<OrderView, 'items'>>): OrderView {
  return { ...order, items: order.items ?? [] };
}
