import type { ProductView } from '#shared/contract/catalogue.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { type Account, doualaAddress, openAccount } from './account.ts';
import { addProduct } from './shelf.ts';

export type TwoProducts = { shopper: Account; order: OrderView; lipstick: ProductView; powder: ProductView };

/** A new shopper's cash order: one lipstick (or `lipsticks` of them) at 4 500 F and one powder at 3 000 F. */
export async function orderTwoProducts({ lipsticks = 1 } = {}): Promise<TwoProducts> {
  const shopper = await openAccount();
  const { api, email } = shopper;
  const lipstick = await addProduct({ stock: 9, price: 4_500 });
  const powder = await addProduct({ stock: 9, price: 3_000 });
  await api.address.create({ name: 'Mama Odile', customer_email: email, ...doualaAddress });
  const [address] = (await api.address.get({})).data;
  const lines = [
    { productId: lipstick._id, quantity: lipsticks },
    { productId: powder._id, quantity: 1 },
  ];
  for (const { productId, quantity } of lines) {
    const { data: line } = await api.cart.create({ productId });
    if (quantity > 1) await api.cart.updateQty({ _id: line._id, qty: quantity });
  }
  const { data: order } = await api.order.cashOnDelivery({
    list_items: lines,
    addressId: address?._id ?? '',
    totalAmt: lipsticks * 4_500 + 3_000,
  });
  return { shopper, order, lipstick, powder };
}
