import type { ProductView } from '#shared/contract/catalogue.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { bill } from '#shared/pricing.ts';
import { type Account, doualaAddress } from './account.ts';
import { addProduct } from './shelf.ts';

/** An order of this account with cash on delivery, addressed to this name. */
export async function placeOrderFor(
  { api, email }: Account,
  name: string,
  { product, phone }: { product?: ProductView; phone?: string } = {},
): Promise<OrderView> {
  const ordered = product ?? (await addProduct({ stock: 9 }));
  await api.address.create({ name, customer_email: email, ...doualaAddress });
  const address = (await api.address.get({})).data.find((known) => known.name === name);
  await api.cart.create({ productId: ordered._id });
  const { data } = await api.order.cashOnDelivery({
    list_items: [{ productId: ordered._id, quantity: 1 }],
    addressId: address?._id ?? '',
    totalAmt: bill([{ ...ordered, quantity: 1 }]).total,
    phone,
  });
  return data;
}
