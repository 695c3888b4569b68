import { prepared } from '#db/prepared.ts';
import type { Transaction } from '#db/transaction.ts';
import type { Write } from '#db/write-together.ts';
import type { Language } from '#shared/language.ts';
import { type Outcome, refuse } from '#shared/outcome.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import { figuresOf } from '#shared/refusals.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { activeAddress } from '../addresses/address-queries.ts';
import { type CartLine, lockCart, readCart } from '../cart/lock-cart.ts';
import { lockCartLines } from '../cart/lock-shopper.ts';
import { type DeliveryRefusal, findDelivery } from '../delivery/find-delivery.ts';
import { lockPhone } from '../orders/lock-phone.ts';
import type { Order } from '../orders/order-queries.ts';
import { awaitOpenPrompt } from '../payments/open-prompt.ts';
import { areGiftsGiven } from '../promotions/gifts.ts';
import { addGift, type GiftRefusal } from './add-gift.ts';
import { keepPieceLimits, type OrderLimits } from './order-limits.ts';
import { readPhoneLimits } from './phone-limits.ts';
import { type ReduceRefusal, reduceLines } from './reduce-lines.ts';
import { releaseReservations } from './release-reservations.ts';
import { findBill, type SellRefusal, sellLines } from './sell-lines.ts';

export type PlaceOrder = {
  lines: readonly { productId: string; quantity: number }[];
  addressId: string;
  /** The total that the shopper saw; compared with ours, never stored (decision 9). */
  total: number;
  /** If empty or absent, the address's own is used. */
  email?: string | undefined;
  phone?: string | undefined;
  /** A note for the rider. */
  deliveryNote?: string | undefined;
  /** One of the quarters that have their own delivery price. */
  quarter?: string | undefined;
  isPickUp?: boolean | undefined;
  promoCode?: string | undefined;
  /** The product that was shown as a gift, '' for none. */
  gift?: string | undefined;
  language: Language;
  idempotencyKey?: string | undefined;
};

export type OrderCartRefusal =
  | 'ADDRESS_NOT_FOUND'
  | 'CART_EMPTY'
  | 'CART_CHANGED'
  | 'ORDER_TOO_LARGE'
  | 'PROMPT_OPEN'
  | DeliveryRefusal
  | 'CASH_NOT_HERE'
  | 'CASH_NOT_TAKEN'
  | ReduceRefusal
  | GiftRefusal
  | SellRefusal;

type OrderingCart = {
  buyer: Pick<CurrentUser, 'id'>;
  /** Its e-mail and phone have been checked and normalised. */
  input: PlaceOrder;
  method: PaymentMethod;
  limits: OrderLimits;
  at: Date;
  /** Further rows written together with the order. */
  beside?: (order: { id: string; lines: readonly CartLine[] }) => Write[];
};

/**
 * Orders what is in the cart, for any way of paying: checks it against address, cart and total, takes its stock and writes the order. Runs after
 * `lockShopper` in the transaction that places the order.
 */
export async function orderCart(
  tx: Transaction,
  { buyer, input, method, limits, at, beside }: OrderingCart,
): Promise<Outcome<Order, OrderCartRefusal>> {
  if (method === 'cash_on_delivery' && !limits.takesCash) return refuse('CASH_NOT_TAKEN');
  const address = await findAddress(tx, { id: input.addressId, userId: buyer.id, at });
  if (!address) return refuse('ADDRESS_NOT_FOUND');
  const phone = input.phone || address.mobile;
  await lockPhone(tx, phone, 'orders');
  if (address.hasReservation) {
    await lockCartLines(tx, buyer.id);
    // If the older order were given up, it could no longer take the money that its open prompt may still bring.
    const isFree = await awaitOpenPrompt(tx, { userId: buyer.id, at });
    if (!isFree.ok) return isFree;
    await releaseReservations(tx, buyer.id, at);
  }
  const ordering = { buyerId: buyer.id, phone, deliveryMobile: address.mobile, method, at };
  const allow = await readPhoneLimits(tx, ordering, limits);
  const lines = await readLines(tx, buyer, input);
  if (lines.length === 0) return refuse('CART_EMPTY');
  const found = await findDelivery(tx, { ...input, address, at }, limits);
  if (!found.ok) return found;
  const { delivery, rule } = found.value;
  const reduced = await reduceLines(tx, lines, {
    ...{ typed: input.promoCode, rule, at },
    phones: [phone, address.mobile],
  });
  if (!reduced.ok) return reduced;
  const charged = findBill(lines, reduced.value);
  if (!charged) return refuse('ORDER_TOO_LARGE');
  if (!isWanted(lines, quantitiesOf(input.lines))) return refuse('CART_CHANGED', figuresOf(charged));
  if (method === 'cash_on_delivery' && !delivery.takesCash) {
    return refuse('CASH_NOT_HERE', { place: delivery.zone });
  }

  const withGift = await addGift(tx, {
    ...{ lines: reduced.value.sold.lines, bill: charged, hasGifts: address.hasGifts, at },
    // If the total has changed, the shopper first gets the right figures.
    seen: charged.total === input.total ? input.gift : undefined,
  });
  if (!withGift.ok) return withGift;
  const { gift } = withGift.value;

  return sellLines(tx, {
    seenTotal: input.total,
    gift,
    allow: () => {
      const pieces = keepPieceLimits({ lines, bill: charged }, limits);
      return pieces.ok ? allow(charged.total) : pieces;
    },
    order: {
      buyerId: buyer.id,
      placedBy: { actor: 'shopper', actorId: buyer.id },
      promoCode: reduced.value.sold.promoCode,
      lines: withGift.value.lines,
      bill: withGift.value.bill,
      address,
      delivery,
      email: input.email || address.email,
      phone,
      deliveryNote: input.deliveryNote ?? '',
      paymentMethod: method,
      language: input.language,
      createdAt: at,
    },
    beside: (id) => [...reduced.value.used(id), ...(beside?.({ id, lines }) ?? [])],
  });
}

/**
 * Reads the lines. Products are not locked until they are written, so that orders for a product in high demand wait for each other as briefly as
 * possible. A code is locked after the products, so with a code the products are locked here.
 */
function readLines(
  tx: Transaction,
  { id }: Pick<CurrentUser, 'id'>,
  { promoCode = '' }: PlaceOrder,
): Promise<CartLine[]> {
  return promoCode === '' ? readCart(tx, id) : lockCart(tx, id);
}

/** The address, and in the same statement whether the shopper has an order that waits for its money, and whether gifts are given now. */
function findAddress(tx: Transaction, wanted: { id: string; userId: string; at: Date }) {
  return activeAddress(tx, wanted)
    .modifyFront(prepared)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('orders')
            .select('id')
            .where('userId', '=', wanted.userId)
            .where('status', '=', 'Awaiting payment'),
        )
        .as('hasReservation'),
    )
    .select(areGiftsGiven(wanted.at).as('hasGifts'))
    .executeTakeFirst();
}

/** The quantity of each product; one named twice counts with both quantities. */
export function quantitiesOf(lines: PlaceOrder['lines']): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return quantities;
}

function isWanted(lines: readonly CartLine[], wanted: ReadonlyMap<string, number>): boolean {
  return (
    lines.length === wanted.size &&
    lines.every(({ productId, quantity }) => wanted.get(productId) === quantity)
  );
}
