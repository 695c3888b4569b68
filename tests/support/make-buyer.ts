import { francs } from '#shared/money.ts';
import { bill } from '#shared/pricing.ts';
import type { TestShop } from './app.ts';
import { type MadeProduct, makeAddress, makeCartItem, makeUser } from './make.ts';

export type Wanted = { product: MadeProduct; quantity: number };

/** A logged-in buyer with an address and these products in the cart, and the order that the buyer's checkout would send. */
export async function makeBuyer(
  { store, logInAs }: Pick<TestShop, 'store' | 'logInAs'>,
  lines: readonly Wanted[],
) {
  const user = await makeUser(store);
  const address = await makeAddress(store, { userId: user.id, email: 'home@example.com' });
  for (const { product, quantity } of lines) {
    await makeCartItem(store, { userId: user.id, productId: product.id, quantity });
  }
  return { user, address, order: orderOf(lines, address.id), token: await logInAs(user) };
}

function orderOf(lines: readonly Wanted[], addressId: string) {
  const { total, undiscountedTotal, quantity } = bill(
    lines.map(({ product, quantity: pieces }) => ({
      price: francs(product.price),
      discount: product.discount,
      quantity: pieces,
    })),
  );
  return {
    list_items: lines.map(({ product, quantity: pieces }) => ({ productId: product.id, quantity: pieces })),
    quantity,
    addressId,
    subTotalAmt: undiscountedTotal,
    totalAmt: total,
    email: '',
    phone: '',
  };
}
