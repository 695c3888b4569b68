import { z } from 'zod';
import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { type LockedCaller, lockCaller, openCallerAccount } from '../accounts/caller-account.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { parsePhone } from '../addresses/phone.ts';
import { lockListedProducts } from '../cart/lock-listed-products.ts';
import { lockShopper } from '../cart/lock-shopper.ts';
import { type DeliveryRefusal, findDelivery } from '../delivery/find-delivery.ts';
import { once } from '../idempotency/once.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { DeliveryPlace } from '../orders/change-delivery.ts';
import { addGift, type GiftRefusal } from './add-gift.ts';
import { quantitiesOf } from './order-cart.ts';
import { orderKeyOf } from './order-key.ts';
import { type ReduceRefusal, reduceLines } from './reduce-lines.ts';
import { findBill, type LineToSell, type SellRefusal, sellLines } from './sell-lines.ts';

export type OrderForCaller = {
  /** A customer that the shop knows; absent for a new one. */
  customerId?: string | undefined;
  lines: readonly { productId: string; quantity: number }[];
  place: DeliveryPlace;
  /** Empty if the caller has none, or if the account's own is used. */
  email: string;
  /** The total that was read out to the caller. */
  total: number;
  promoCode?: string | undefined;
  language: Language;
  idempotencyKey?: string | undefined;
};

export type OrderForCallerRefusal =
  | SellRefusal
  | 'INVALID_FIELDS'
  | 'CUSTOMER_NOT_FOUND'
  | 'EMAIL_TAKEN'
  | 'PRODUCT_NOT_FOUND'
  | 'ORDER_TOO_LARGE'
  | DeliveryRefusal
  | ReduceRefusal
  | GiftRefusal
  | 'KEY_REUSED';

/**
 * Lets a staff member order for a caller, to be paid on delivery: sold like every order, and in the caller's name. The caller's
 * cart, and an order of hers that waits for its payment, stay as they are: she did not touch them. The key belongs to the staff
 * member who presses, because a new caller has no account before the order.
 */
export async function orderForCaller(
  store: Pick<Store, 'db' | 'clock' | 'shopSettings'>,
  staff: Pick<CurrentUser, 'id'>,
  input: OrderForCaller,
): Promise<Outcome<string, OrderForCallerRefusal>> {
  const { customerId = '', email, total, language } = input;
  const mobile = parsePhone(input.place.mobile);
  if (mobile === undefined) {
    return refuse('INVALID_FIELDS', { fields: { mobile: 'phone' } });
  }
  const place = { ...input.place, mobile };
  const quantities = quantitiesOf(input.lines);
  const key = orderKeyOf(staff, input.idempotencyKey, {
    quantities,
    addressId: '',
    total,
    email,
    caller: [customerId, language, ...Object.values(place)],
    promoCode: input.promoCode,
  });
  const values = await store.shopSettings.read();
  const at = store.clock.now();

  return transaction(store.db, async (tx) => {
    await lockShopper(tx, staff.id);
    const placed = await once(tx, { key, answers: z.string(), at }, async () => {
      const caller = await findOrOpenAccount(tx, input, { mobile, at });
      if (!caller.ok) return caller;
      const lines = await lockLines(tx, quantities);
      if (!lines) return refuse('PRODUCT_NOT_FOUND');
      const found = await findDelivery(tx, { address: place, quarter: '', at }, values);
      if (!found.ok) return found;
      const { delivery, rule } = found.value;
      const reduced = await reduceLines(tx, lines, { typed: input.promoCode, rule, phones: [mobile], at });
      if (!reduced.ok) return reduced;
      const { sold, used } = reduced.value;
      const bill = findBill(lines, reduced.value);
      if (!bill) return refuse('ORDER_TOO_LARGE');
      const withGift = await addGift(tx, { lines: sold.lines, bill, seen: undefined, at });
      if (!withGift.ok) return withGift;
      const { gift } = withGift.value;
      const order = {
        buyerId: caller.value.id,
        placedBy: { actor: 'staff', actorId: staff.id },
        promoCode: sold.promoCode,
        lines: withGift.value.lines,
        bill: withGift.value.bill,
        address: place,
        delivery,
        email: email || mailboxOf(caller.value.email),
        phone: mobile,
        paymentMethod: 'cash_on_delivery',
        language,
        createdAt: at,
      } as const;
      const placed = await sellLines(tx, { seenTotal: total, order, beside: used, gift });
      return placed.ok ? succeed(placed.value.id) : placed;
    });
    return placed.ok ? succeed(placed.value.answer) : placed;
  });
}

async function findOrOpenAccount(
  tx: Transaction,
  { customerId, place, email, language }: OrderForCaller,
  { mobile, at }: { mobile: string; at: Date },
): Promise<Outcome<LockedCaller, 'CUSTOMER_NOT_FOUND' | 'EMAIL_TAKEN'>> {
  if (customerId !== undefined) {
    const known = await lockCaller(tx, customerId);
    return known ? succeed(known) : refuse('CUSTOMER_NOT_FOUND');
  }
  const opened = await openCallerAccount(tx, { name: place.name, mobile, email, language, at });
  return opened.ok ? succeed({ id: opened.value, email }) : opened;
}

/** Locks the products and returns the lines; undefined if one of the products cannot be bought any more. */
async function lockLines(
  tx: Transaction,
  quantities: ReadonlyMap<string, number>,
): Promise<LineToSell[] | undefined> {
  const products = await lockListedProducts(tx, [...quantities.keys()]);
  const lines = [...quantities].flatMap(([productId, quantity]) => {
    const product = products.get(productId);
    return product ? [{ ...product, productId, quantity }] : [];
  });
  return lines.length === quantities.size ? lines : undefined;
}
