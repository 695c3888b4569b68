// The cart of whoever is here. A guest's lives in local storage, a user's on the server. Quantities change at once on the
// screen; the server is told by one worker that always sends the latest wish, and what it refuses is put back.
import { ApiError } from '#shared/api-error.ts';
import { api, stateTexts } from './api.ts';
import {
  cartProductOf,
  newLocalId,
  readGuestCart,
  type StoredCartLine,
  writeGuestCart,
} from './guest-cart.ts';
import { type CartLine, type CartProduct, updateSlice, useShop } from './shop-state.ts';

/** What a cart action answers; `error` carries a message to show (spec §8). */
export type CartResult = { success: boolean; error: boolean; message: string };

export function quantityInCart(cart: readonly CartLine[], productId: string): number {
  return cart.find((line) => line.productId._id === productId)?.quantity ?? 0;
}

/** Sets how many pieces of a product are wanted: 0 takes the line out. The quantity is capped by what is in stock. */
export async function setCartQuantity(product: CartProduct, quantity: number): Promise<CartResult> {
  await untilSessionIsKnown();
  const before = quantityInCart(useShop.getState().cartItem.cart, product._id);
  if (quantity > before && quantity > product.stock) {
    return { success: false, error: true, message: stateTexts().onlySomeLeft(product.name, product.stock) };
  }
  showQuantity(product, quantity);
  if (useShop.getState().session === 'guest') {
    writeGuestCart(useShop.getState().cartItem.cart);
    return success(before, quantity);
  }
  const refusal = await tellServer(product._id, quantity);
  return refusal ? { success: false, error: true, message: refusal.message } : success(before, quantity);
}

/** Fetches the cart again, or re-checks the guest's against current prices and stock. */
export async function loadCart(): Promise<void> {
  const { session } = useShop.getState();
  if (session === 'unknown') return;
  await (session === 'guest' ? loadGuestCart() : fetchServerCart());
}

/** A tap may come before the tokens were looked at; acting then would overwrite the stored cart. */
function untilSessionIsKnown(): Promise<void> {
  return new Promise((resolve) => {
    if (useShop.getState().session !== 'unknown') return resolve();
    const stop = useShop.subscribe((state) => {
      if (state.session === 'unknown') return;
      stop();
      resolve();
    });
  });
}

function success(before: number, after: number): CartResult {
  const texts = stateTexts();
  const message =
    after === 0 ? texts.itemRemovedFromCart : before === 0 ? texts.itemAddedToCart : texts.cartUpdated;
  return { success: true, error: false, message };
}

function showQuantity(product: CartProduct, quantity: number): void {
  const { cart } = useShop.getState().cartItem;
  const known = cart.some((line) => line.productId._id === product._id);
  const next = known
    ? cart.map((line) => (line.productId._id === product._id ? { ...line, quantity } : line))
    : [...cart, { _id: newLocalId(), quantity, productId: cartProductOf(product) }];
  updateSlice('cartItem', { cart: next.filter((line) => line.quantity > 0) });
}

const wanted = new Map<string, number>();
const refusals = new Map<string, ApiError>();
let working: Promise<void> | undefined;
let serverCart: CartLine[] = [];

async function tellServer(productId: string, quantity: number): Promise<ApiError | undefined> {
  wanted.set(productId, quantity);
  refusals.delete(productId);
  working ??= work().finally(() => {
    working = undefined;
  });
  await working;
  return refusals.get(productId);
}

async function work(): Promise<void> {
  while (wanted.size > 0) {
    for (const [productId, quantity] of [...wanted]) {
      wanted.delete(productId);
      try {
        await pushQuantity(productId, quantity);
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        refusals.set(productId, failure);
      }
    }
    await fetchServerCart();
  }
}

async function pushQuantity(productId: string, quantity: number): Promise<void> {
  const line = serverCart.find((known) => known.productId._id === productId);
  if (quantity === 0) {
    if (line) await api.cart.deleteItem({ _id: line._id });
    return;
  }
  if (line) {
    if (line.quantity !== quantity) await api.cart.updateQty({ _id: line._id, qty: quantity });
    return;
  }
  const added = await api.cart.create({ productId });
  if (quantity > added.data.quantity) await api.cart.updateQty({ _id: added.data._id, qty: quantity });
}

async function fetchServerCart(): Promise<void> {
  try {
    const answer = await api.cart.get({});
    if (useShop.getState().session !== 'user') return;
    serverCart = answer.data.map((line) => ({ ...line, productId: cartProductOf(line.productId) }));
    updateSlice('cartItem', { cart: withWishes(serverCart), status: 'ready' });
  } catch (failure) {
    console.warn('The cart could not be loaded', failure);
    // What the server knew last is shown with the error, never an empty cart.
    updateSlice('cartItem', { cart: serverCart, status: 'failed' });
  }
}

/** The server's lines with the quantities that were tapped meanwhile and are still on their way. */
function withWishes(lines: CartLine[]): CartLine[] {
  return lines
    .map((line) => ({ ...line, quantity: wanted.get(line.productId._id) ?? line.quantity }))
    .filter((line) => line.quantity > 0);
}

/** Another person's cart must not be pushed or shown after a change of session. */
export function forgetServerCart(): void {
  wanted.clear();
  refusals.clear();
  serverCart = [];
}

async function loadGuestCart(): Promise<void> {
  const stored = readGuestCart();
  const shown = stored.flatMap((line) =>
    typeof line.productId === 'string' ? [] : [{ ...line, productId: line.productId }],
  );
  updateSlice('cartItem', { cart: shown, status: stored.length === 0 ? 'ready' : 'loading' });
  if (stored.length === 0) return;

  try {
    const checked = await Promise.all(stored.map(recheckLine));
    if (useShop.getState().session !== 'guest') return;
    // Taps made while prices were on their way win over what was stored.
    const { cart } = useShop.getState().cartItem;
    const lines = checked.flatMap((line) => {
      if (!line) return [];
      const now = cart.find((known) => known._id === line._id);
      return now === undefined && shown.some((known) => known._id === line._id)
        ? []
        : [{ ...line, quantity: now?.quantity ?? line.quantity }];
    });
    const added = cart.filter((line) => !stored.some((known) => known._id === line._id));
    updateSlice('cartItem', { cart: [...lines, ...added], status: 'ready' });
    writeGuestCart(useShop.getState().cartItem.cart);
  } catch (failure) {
    console.warn('Prices and stock of the cart could not be checked', failure);
    updateSlice('cartItem', { status: 'failed' });
  }
}

/** The line at today's price and stock; undefined when the product has left the shop. */
async function recheckLine(line: StoredCartLine): Promise<CartLine | undefined> {
  const productId = typeof line.productId === 'string' ? line.productId : line.productId._id;
  try {
    const { data } = await api.product.getDetails({ productId });
    // A product that ran out stays, marked, until it is removed (decision 18).
    const quantity = data.stock === 0 ? line.quantity : Math.min(line.quantity, data.stock);
    return { _id: line._id, quantity, productId: cartProductOf(data) };
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 404) return undefined;
    throw failure;
  }
}
