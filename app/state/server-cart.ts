// A user's cart. Quantities change at once on the screen; the server is told by one worker that always sends the latest
// wish, and what it refuses is put back. What is shown is kept in the browser: other tabs follow it as it is written, and
// it is what is seen first, or without a network.
import { ApiError } from '#shared/api-error.ts';
import { api } from './api.ts';
import { readText, storageKeys, writeText } from './browser-storage.ts';
import { cappedChange, goneChange, priceChanges } from './cart-changes.ts';
import { newLocalId } from './guest-cart.ts';
import { type CartLine, type CartProduct, type LoadStatus, updateSlice, useShop } from './shop-state.ts';
import { cartProductOf, linesToShow, readStoredLines } from './stored-lines.ts';
import { dismissAllChanges, showUnreadChanges, tellChanges } from './unread-changes.ts';

/** Quantities that were tapped and are not on the server yet, by product. */
const wishes = new Map<string, CartLine>();
const refusals = new Map<string, ApiError>();
let working: Promise<void> | undefined;
/** What the server had last; after another tab's change it is only what that tab showed, and its line ids may be local. */
let lines: CartLine[] = [];
let areLinesOutdated = true;
let fetches = 0;
let held: Promise<void> = Promise.resolve();

/** Shows the quantity and tells the server; answers its refusal. */
export async function wishQuantity(product: CartProduct, quantity: number): Promise<ApiError | undefined> {
  wishes.set(product._id, { _id: newLocalId(), quantity, productId: cartProductOf(product) });
  refusals.delete(product._id);
  show(useShop.getState().cartItem.cart);
  working ??= work().finally(() => {
    working = undefined;
  });
  await working;
  return refusals.get(product._id);
}

/** Taps are shown but not sent before a guest's cart has come along: the merge adds to what is there. */
export function holdWishesUntil(merged: Promise<void>): void {
  held = merged;
}

/** Fetches the cart again. While a change is on its way the change does so itself. */
export async function refreshServerCart(): Promise<void> {
  await (working ?? fetchServerCart());
}

/** The cart as this browser showed it last, before the server answers. */
export function showLastCart(status?: LoadStatus): void {
  lines = readLastCart();
  areLinesOutdated = true;
  // An answer on its way was asked for before another tab wrote this: it would put back what that tab has changed.
  fetches += 1;
  updateSlice('cartItem', { cart: withWishes(lines), ...(status ? { status } : {}) });
  showUnreadChanges();
}

/** Another person's cart must not be pushed or shown after a change of session. */
export function forgetServerCart(): void {
  wishes.clear();
  refusals.clear();
  lines = [];
  areLinesOutdated = true;
  fetches += 1;
}

/** The order has taken every line: none of them is missed, and nothing is left to tell of them. */
export function emptyServerCart(): void {
  forgetServerCart();
  dismissAllChanges();
  show([]);
}

/** What the merge of a guest's cart could not take over. */
export function tellMergeLosses(
  guestLines: readonly CartLine[],
  losses: { capped: readonly { productId: string; quantity: number }[]; dropped: readonly string[] },
): void {
  tellChanges(
    guestLines.flatMap(({ productId: product }) => {
      const capped = losses.capped.find(({ productId }) => productId === product._id);
      if (capped) return [cappedChange(product, capped.quantity)];
      return losses.dropped.includes(product._id) ? [goneChange(product)] : [];
    }),
  );
}

async function work(): Promise<void> {
  await held;
  while (wishes.size > 0) {
    for (const [productId, wish] of [...wishes]) {
      try {
        await push(productId, wish.quantity);
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        refusals.set(productId, failure);
      }
      // A newer wish for the same product is still to come.
      if (wishes.get(productId) === wish) wishes.delete(productId);
    }
    await fetchServerCart();
  }
}

async function push(productId: string, quantity: number): Promise<void> {
  try {
    await pushOnto(await knownLines(), productId, quantity);
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.code !== 'CART_ITEM_NOT_FOUND') throw failure;
    // Another tab or device has taken the line out meanwhile.
    areLinesOutdated = true;
    await pushOnto(await knownLines(), productId, quantity);
  }
}

async function pushOnto(known: CartLine[], productId: string, quantity: number): Promise<void> {
  const line = known.find((candidate) => candidate.productId._id === productId);
  if (quantity === 0) {
    if (line) await api.cart.deleteItem({ _id: line._id });
    return;
  }
  if (line) {
    if (line.quantity !== quantity) await api.cart.updateQty({ _id: line._id, qty: quantity });
    return;
  }
  const added = await api.cart.create({ productId });
  if (quantity !== added.data.quantity) await api.cart.updateQty({ _id: added.data._id, qty: quantity });
}

async function knownLines(): Promise<CartLine[]> {
  if (areLinesOutdated) {
    lines = await getLines();
    areLinesOutdated = false;
  }
  return lines;
}

async function getLines(): Promise<CartLine[]> {
  const { data } = await api.cart.get({});
  return data.map(({ _id, quantity, productId }) => ({ _id, quantity, productId: cartProductOf(productId) }));
}

async function fetchServerCart(): Promise<void> {
  // An answer that was overtaken by a later question is older than what is shown.
  fetches += 1;
  const turn = fetches;
  try {
    const answer = await getLines();
    if (turn !== fetches || useShop.getState().session !== 'user') return;
    lines = answer;
    areLinesOutdated = false;
    tellWhatChanged(readLastCart());
    show(lines);
    updateSlice('cartItem', { status: 'ready' });
  } catch (failure) {
    if (turn !== fetches) return;
    console.warn('The cart could not be loaded', failure);
    // What the server knew last is shown with the error, never an empty cart.
    show(lines);
    updateSlice('cartItem', { status: 'failed' });
  }
}

function tellWhatChanged(seen: readonly CartLine[]): void {
  tellChanges(priceChanges(seen, lines));
  const missing = seen.filter(
    ({ productId: { _id } }) => !wishes.has(_id) && !lines.some(({ productId }) => productId._id === _id),
  );
  for (const { productId } of missing) void tellIfGone(productId);
}

/** A line that is missing was taken out on another device, ordered, or its product has left the shop; only the last is news. */
async function tellIfGone(product: CartProduct): Promise<void> {
  try {
    await api.product.getDetails({ productId: product._id });
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 404) return tellChanges([goneChange(product)]);
    console.warn('It is not known why a product is not in the cart any more', failure);
  }
}

function show(cart: readonly CartLine[]): void {
  const shown = withWishes(cart);
  updateSlice('cartItem', { cart: shown });
  const text = JSON.stringify(shown);
  if (text !== readText(storageKeys.lastCart)) writeText(storageKeys.lastCart, text);
}

/** The lines with the quantities that were tapped meanwhile and are still on their way. */
function withWishes(cart: readonly CartLine[]): CartLine[] {
  const known = cart.map((line) => ({
    ...line,
    quantity: wishes.get(line.productId._id)?.quantity ?? line.quantity,
  }));
  const added = [...wishes.values()].filter(
    ({ productId }) => !cart.some((line) => line.productId._id === productId._id),
  );
  return [...known, ...added].filter(({ quantity }) => quantity > 0);
}

function readLastCart(): CartLine[] {
  return linesToShow(readStoredLines(storageKeys.lastCart));
}
