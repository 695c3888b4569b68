import type { ShopperApi } from '#shared/contract/contract.ts';
import type { Orders } from './orders.ts';
import type { ShopStore } from './shop-state.ts';

type Parts = { shop: ShopStore; api: ShopperApi; orders: Orders };
type OrderOnDelivery = ShopperApi['order']['cashOnDelivery'];

/**
 * Orders the cart and shows the order. Undefined where another person is logged in by the time of the answer: the order is not hers, and the
 * cart is another one.
 */
export async function orderOnDelivery(
  { shop, api, orders }: Parts,
  ...sent: Parameters<OrderOnDelivery>
): Promise<Awaited<ReturnType<OrderOnDelivery>> | undefined> {
  const person = () => shop.get().user.details?._id;
  const asker = person();
  const answer = await api.order.cashOnDelivery(...sent);
  if (asker !== person()) return undefined;
  orders.showPlaced(answer.data);
  return answer;
}
