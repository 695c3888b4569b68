import type { ProductView } from '#shared/contract/catalogue.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { type Account, doualaAddress, openAccount } from './account.ts';
import { addProduct } from './shelf.ts';

export type TwoProducts = { shopper: Account; order: OrderView; lipstick: ProductView; powder: ProductView };

/** A cash order of a new shopper: one lipstick at 4 500 F, one powder at 3 000 F. */
export async function orderTwoProducts(): Promise<TwoProducts> {
  const shopper = await openAccount();
  const { api, email } = shopper;
  const lipstick = await addProduct({ stock: 9, price: 4_500 });
  const powder = await addProduct({ stock: 9, price: 3_000 });
  await api.address.create({ name: 'Mama Odile', customer_email: email, ...doualaAddress });
  const [address] = (await api.address.get({})).data;
  for (const { _id: productId } of [lipstick, powder]) await api.cart.create({ productId });
  const { data: order } = await api.order.cashOnDelivery({
    list_items: [lipstick, powder].map(({ _id: productId }) => ({ productId, quantity: 1 })),
    addressId: address?._id ?? '',
    totalAmt: 7_500,
  });
  return { shopper, order, lipstick, powder };
}
