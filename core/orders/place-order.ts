import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { type Bill, type BillLine, bill } from '#shared/pricing.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { findActiveAddress } from '../addresses/address-queries.ts';
import { holdCart } from '../cart/hold-cart.ts';
import { type LockedCartLine, lockCart, takeOutOfCart } from '../cart/lock-cart.ts';
import { newId } from '../ids.ts';
import { takeStock } from '../stock/take-stock.ts';
import { readContact } from './order-contact.ts';
import { bindOrderKey, findOrderByKey, orderKeyOf } from './order-key.ts';
import { getOrder, type Order } from './order-queries.ts';
import { writeOrder } from './write-order.ts';

export type PlaceOrder = {
  lines: readonly { productId: string; quantity: number }[];
  addressId: string;
  /** What the shopper saw; compared with ours, never stored (decision 9). */
  total: number;
  /** Empty or absent: the address's own. */
  email?: string | undefined;
  phone?: string | undefined;
  language: Language;
  idempotencyKey?: string | undefined;
};

export type PlaceOrderRefusal =
  | 'INVALID_FIELDS'
  | 'KEY_REUSED'
  | 'ADDRESS_NOT_FOUND'
  | 'CART_EMPTY'
  | 'CART_CHANGED'
  | 'TOTAL_CHANGED'
  | 'ORDER_TOO_LARGE'
  | 'SOLD_OUT'
  | 'STOCK_SHORT';

/** Turns a cart into an order to be paid on delivery, wholly or not at all (decision 22). */
export async function placeOrder(
  store: Pick<Store, 'db' | 'clock'>,
  buyer: Pick<CurrentUser, 'id'>,
  input: PlaceOrder,
): Promise<Outcome<Order, PlaceOrderRefusal>> {
  const contact = readContact(input);
  if (!contact.ok) return contact;
  const wanted = quantitiesOf(input.lines);
  const key = orderKeyOf(buyer, input.idempotencyKey, { ...input, quantities: wanted });
  const createdAt = store.clock.now();

  return transaction(store.db, async (open) => {
    await holdCart(open, buyer.id);
    if (key) {
      const placed = await findOrderByKey(open, key);
      if (!placed.ok) return placed;
      if (placed.value !== undefined) return succeed(await getOrder(open, placed.value));
    }

    const address = await findActiveAddress(open, { id: input.addressId, userId: buyer.id });
    if (!address) return refuse('ADDRESS_NOT_FOUND');
    const lines = await lockCart(open, buyer.id);
    if (lines.length === 0) return refuse('CART_EMPTY');
    const charged = findBill(lines);
    if (!charged) return refuse('ORDER_TOO_LARGE');
    if (!isWanted(lines, wanted)) return refuse('CART_CHANGED', figuresOf(charged));
    if (charged.total !== input.total) return refuse('TOTAL_CHANGED', figuresOf(charged));

    const id = newId();
    const taken = await takeStock(open, lines, { orderId: id, actorId: buyer.id });
    if (!taken.ok) return taken;
    await writeOrder(open, {
      id,
      buyerId: buyer.id,
      status: 'Placed',
      paymentMethod: 'cash_on_delivery',
      lines,
      bill: charged,
      address,
      email: contact.value.email ?? address.email,
      phone: contact.value.phone ?? address.mobile,
      language: input.language,
      createdAt,
    });
    await takeOutOfCart(open, lines);
    if (key) await bindOrderKey(open, key, { id, createdAt });
    return succeed(await getOrder(open, id));
  });
}

/** A product named twice counts with both quantities. */
function quantitiesOf(lines: PlaceOrder['lines']): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return quantities;
}

/** Undefined when the sum is beyond what the shop's money can hold. */
function findBill(lines: readonly BillLine[]): Bill | undefined {
  try {
    return bill(lines);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function isWanted(lines: readonly LockedCartLine[], wanted: ReadonlyMap<string, number>): boolean {
  return (
    lines.length === wanted.size &&
    lines.every(({ productId, quantity }) => wanted.get(productId) === quantity)
  );
}

function figuresOf({ quantity, undiscountedTotal, total }: Bill) {
  return { quantity, subTotalAmt: undiscountedTotal, totalAmt: total };
}
