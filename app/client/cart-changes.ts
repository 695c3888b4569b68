import type { Francs } from '#shared/money.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import type { CartLine, CartProduct } from './shop-state.ts';

/** What happened to a product in the cart since the shopper saw it, shown until it is dismissed. */
export type CartChange = ChangedProduct &
  ({ kind: 'price'; before: Francs; now: Francs } | { kind: 'capped'; left: number } | { kind: 'gone' });

type ChangedProduct = { productId: string; name: string; nameFr: string | null };

/** The price changes of the products that are in both carts. */
export function priceChanges(before: readonly CartLine[], now: readonly CartLine[]): CartChange[] {
  return now.flatMap(({ productId: product }): CartChange[] => {
    const seen = before.find((line) => line.productId._id === product._id);
    if (!seen) return [];
    const change = { before: priceOf(seen.productId), now: priceOf(product) };
    return change.before === change.now ? [] : [{ kind: 'price', ...named(product), ...change }];
  });
}

export function cappedChange(product: CartProduct, left: number): CartChange {
  return { kind: 'capped', ...named(product), left };
}

export function goneChange(product: CartProduct): CartChange {
  return { kind: 'gone', ...named(product) };
}

/**
 * Adds changes to those that are still unread. A price that moved twice is shown as one move from the price last seen,
 * and not at all when it is back where it was.
 */
export function addChanges(unread: readonly CartChange[], fresh: readonly CartChange[]): CartChange[] {
  const changes = new Map(unread.map((change) => [keyOf(change), change]));
  for (const change of fresh) {
    const earlier = changes.get(keyOf(change));
    const sum =
      change.kind === 'price' && earlier?.kind === 'price' ? { ...change, before: earlier.before } : change;
    if (sum.kind === 'price' && sum.before === sum.now) changes.delete(keyOf(sum));
    else changes.set(keyOf(sum), sum);
  }
  return [...changes.values()];
}

function keyOf({ kind, productId }: CartChange): string {
  return `${kind} ${productId}`;
}

function priceOf({ price, discount }: CartProduct): Francs {
  return priceAfterDiscount(price, discount);
}

function named({ _id, name, nameFr }: CartProduct): ChangedProduct {
  return { productId: _id, name, nameFr };
}
