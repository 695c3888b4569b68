import { ApiError } from '#shared/api-error.ts';
import { api } from './api.ts';
import { cappedChange, goneChange, priceChanges } from './cart-changes.ts';
import { readGuestCart, writeGuestCart } from './guest-cart.ts';
import { type CartProduct, type LoadStatus, updateSlice, useShop } from './shop-state.ts';
import { cartProductOf, linesToShow, productIdOf, type StoredCartLine } from './stored-lines.ts';
import { showUnreadChanges, tellChanges } from './unread-changes.ts';

const CHECKED_FOR_MS = 5 * 60_000;
let checkedAt = 0;

/** Shows the stored cart at once and without any call, then at today's prices and stock, with what changed (decision 18). */
export async function loadGuestCart(): Promise<void> {
  const stored = readGuestCart();
  showGuestCart(stored.length === 0 ? 'ready' : 'loading');
  if (stored.length === 0) return;
  try {
    const products = new Map(
      await Promise.all(stored.map(async (line) => [productIdOf(line), await findProduct(line)] as const)),
    );
    if (useShop.getState().session !== 'guest') return;
    checkedAt = Date.now();
    takeOver(products);
    showGuestCart('ready');
  } catch (failure) {
    console.warn('Prices and stock of the cart could not be checked', failure);
    updateSlice('cartItem', { status: 'failed' });
  }
}

/** Looks again when the last look is a while ago: each line is a call. */
export async function loadGuestCartAgain(): Promise<void> {
  if (useShop.getState().cartItem.status === 'failed' || Date.now() - checkedAt > CHECKED_FOR_MS) {
    await loadGuestCart();
  }
}

/** The cart as stored now, by this tab or another. */
export function showGuestCart(status: LoadStatus = useShop.getState().cartItem.status): void {
  updateSlice('cartItem', { cart: linesToShow(readGuestCart()), status });
  showUnreadChanges();
}

/** Taps made while prices were on their way, here or in another tab, are in storage already and stay. */
function takeOver(products: Map<string, CartProduct | undefined>): void {
  const before = readGuestCart();
  const now: StoredCartLine[] = [];
  const changes = [];
  for (const line of before) {
    const product = products.get(productIdOf(line));
    if (!products.has(productIdOf(line))) {
      now.push(line);
    } else if (product) {
      // A product that ran out stays, marked, until it is removed (decision 18).
      const isCapped = product.stock > 0 && product.stock < line.quantity;
      now.push({ ...line, quantity: isCapped ? product.stock : line.quantity, productId: product });
      if (isCapped) changes.push(cappedChange(product, product.stock));
    } else if (typeof line.productId !== 'string') {
      changes.push(goneChange(line.productId));
    }
  }
  tellChanges([...priceChanges(linesToShow(before), linesToShow(now)), ...changes]);
  writeGuestCart(now);
}

/** Today's price and stock; undefined when the product has left the shop. */
async function findProduct(line: StoredCartLine): Promise<CartProduct | undefined> {
  try {
    const { data } = await api.product.getDetails({ productId: productIdOf(line) });
    return cartProductOf(data);
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 404) return undefined;
    throw failure;
  }
}
