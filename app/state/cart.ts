// The cart of whoever is here: a guest's lives in local storage, a user's on the server.
import { inPageLanguage } from '../language.ts';
import { loadAddresses } from './addresses.ts';
import { pageLanguage, stateTexts } from './api.ts';
import { loadGuestCart, loadGuestCartAgain, showGuestCart } from './check-guest-cart.ts';
import { showLogin } from './dialogs.ts';
import { newLocalId, readGuestCart, writeGuestCart } from './guest-cart.ts';
import { isMergeDue, mergeGuestData } from './merge-guest-data.ts';
import { refreshServerCart, wishQuantity } from './server-cart.ts';
import { type CartLine, type CartProduct, useShop } from './shop-state.ts';
import { cartProductOf, linesToShow, productIdOf } from './stored-lines.ts';
import { dismissChanges } from './unread-changes.ts';

/** What a cart action answers; `error` carries a message to show (spec §8). */
export type CartResult = { success: boolean; error: boolean; message: string };

export function quantityInCart(cart: readonly CartLine[], productId: string): number {
  return cart.find((line) => line.productId._id === productId)?.quantity ?? 0;
}

/** One more or one less. Counted from the cart of that moment, so that no click of a quick pair is lost. */
export function changeCartQuantity(product: CartProduct, by: number): Promise<CartResult> {
  return change(product, (now) => Math.max(0, now + by));
}

/** Sets how many pieces of a product are wanted: 0 takes the line out. The quantity is capped by what is in stock. */
export function setCartQuantity(product: CartProduct, quantity: number): Promise<CartResult> {
  return change(product, () => quantity);
}

/** Fetches the cart again, or re-checks the guest's against current prices and stock. */
export async function loadCart(): Promise<void> {
  const { session, isLoginDue } = useShop.getState();
  if (session === 'user') await loadUserCart();
  if (session === 'guest' && !isLoginDue) await loadGuestCart();
}

/** Whoever comes back to the page finds the cart as it is now. */
export async function loadCartAgain(): Promise<void> {
  const { session, isLoginDue } = useShop.getState();
  if (session === 'user') await loadUserCart();
  if (session === 'guest' && !isLoginDue) await loadGuestCartAgain();
}

/** First what could not be brought along when logging in. */
async function loadUserCart(): Promise<void> {
  if (isMergeDue()) {
    await mergeGuestData();
    if (isMergeDue()) return;
    void loadAddresses();
  }
  await refreshServerCart();
}

async function change(product: CartProduct, wantedFrom: (now: number) => number): Promise<CartResult> {
  await untilSessionIsKnown();
  const { session, isLoginDue, cartItem } = useShop.getState();
  if (isLoginDue) {
    showLogin();
    return refused(stateTexts().sessionEnded);
  }
  const isGuest = session === 'guest';
  const before = quantityInCart(isGuest ? linesToShow(readGuestCart()) : cartItem.cart, product._id);
  const quantity = wantedFrom(before);
  if (quantity > before && quantity > product.stock) {
    const name = inPageLanguage(pageLanguage(), product.name, product.nameFr);
    return refused(stateTexts().onlySomeLeft(name, product.stock));
  }
  if (quantity === 0) dismissChanges(product._id);
  if (isGuest) {
    keepGuestQuantity(product, quantity);
  } else {
    const refusal = await wishQuantity(product, quantity);
    if (refusal) return refused(refusal.message);
  }
  return succeeded(before, quantity);
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

function keepGuestQuantity(product: CartProduct, quantity: number): void {
  const stored = readGuestCart();
  const isKnown = stored.some((line) => productIdOf(line) === product._id);
  const next = isKnown
    ? stored.map((line) => (productIdOf(line) === product._id ? { ...line, quantity } : line))
    : [...stored, { _id: newLocalId(), quantity, productId: cartProductOf(product) }];
  writeGuestCart(next.filter((line) => line.quantity > 0));
  showGuestCart();
}

function refused(message: string): CartResult {
  return { success: false, error: true, message };
}

function succeeded(before: number, after: number): CartResult {
  const texts = stateTexts();
  const message =
    after === 0 ? texts.itemRemovedFromCart : before === 0 ? texts.itemAddedToCart : texts.cartUpdated;
  return { success: true, error: false, message };
}
