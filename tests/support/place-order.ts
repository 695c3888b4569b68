import type { ProductView } from '#shared/contract/catalogue.ts';
import type { Api } from '#shared/contract/contract.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { bill } from '#shared/pricing.ts';
import { type Account, doualaAddress } from './account.ts';
import { addProduct } from './shelf.ts';
import type { Tokens } from './shop-api.ts';

/** An order of this account with cash on delivery, delivered to a person of this name. */
export async function placeOrderFor(
  { api, email }: Account,
  name: string,
  {
    product,
    other,
    phone,
    quantity = 1,
  }: { product?: ProductView; other?: ProductView; phone?: string; quantity?: number } = {},
): Promise<OrderView> {
  const ordered = product ?? (await addProduct({ stock: 9 }));
  await api.address.create({ name, customer_email: email, ...doualaAddress });
  const address = (await api.address.get({})).data.find((known) => known.name === name);
  for (let left = quantity; left > 0; left -= 1) await api.cart.create({ productId: ordered._id });
  if (other) await api.cart.create({ productId: other._id });
  const lines = [{ ...ordered, quantity }, ...(other ? [{ ...other, quantity: 1 }] : [])];
  const { data } = await api.order.cashOnDelivery({
    list_items: lines.map((line) => ({ productId: line._id, quantity: line.quantity })),
    addressId: address?._id ?? '',
    totalAmt: bill(lines).total,
    phone,
  });
  return data;
}

/** Orders without an account, as the page with the phone number does. */
export async function orderByPhone(
  apiOf: (tokens?: Tokens) => Api,
  person: { name: string; mobile: string },
  product: ProductView,
): Promise<OrderView> {
  const guest = { ...person, city: 'Douala', addressLine: 'Akwa, face Total' };
  const { data: account } = await apiOf().phoneAccount.open(guest);
  if (account.tokens === null) throw new Error('A code was asked for');
  const { accessToken, refreshToken } = account.tokens;
  const api = apiOf({ accesstoken: accessToken, refreshToken });
  await api.cart.create({ productId: product._id });
  const [address] = (await api.address.get({})).data;
  const { data } = await api.order.cashOnDelivery({
    list_items: [{ productId: product._id, quantity: 1 }],
    addressId: address?._id ?? '',
    totalAmt: bill([{ ...product, quantity: 1 }]).total,
  });
  return data;
}
