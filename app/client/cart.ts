import type { AccountLoader } from './account-loader.ts';
import type { Addresses } from './addresses.ts';
import type { GuestCart } from './guest-cart.ts';
import type { Texts } from './ports.ts';
import type { CartProduct, ShopStore } from './shop-state.ts';
import { quantityInCart } from './stored-lines.ts';
import type { UnreadChanges } from './unread-changes.ts';

/** The result of a cart action; `error` means that `message` has to be shown as an error (spec §8). */
export type CartResult = { success: boolean; error: boolean; message: string };

/** The cart of a guest, in local storage, or of a user, on the server. */
export type Cart = {
  /** Adds `by` pieces, which may be negative. It counts from the cart at that moment, so that no click of a quick pair is lost. */
  change: (product: CartProduct, by: number) => Promise<CartResult>;
  /** Sets how many pieces of a product are wanted: 0 takes the line out. The quantity is capped by what is in stock. */
  set: (product: CartProduct, quantity: number) => Promise<CartResult>;
  /** Fetches the cart again, or checks the guest's against current prices and stock. */
  load: () => Promise<void>;
  /** Loads for a page that is about to be shown: a cart that a login has just requested is not requested again. */
  loadForPage: () => Promise<void>;
  /** Loads for a shopper who comes back to the page: a guest's cart that was checked recently is not checked again. */
  loadAgain: () => Promise<void>;
  /** Resolves when all presses have been answered: an order sent before that would find another cart than the one shown. */
  sent: () => Promise<void>;
  /** Empties the cart after an order has taken every line. */
  empty: () => void;
  /** Drops the changes of a product once the shopper has read them. */
  dismissChanges: (productId: string) => void;
};

type CartParts = {
  shop: ShopStore;
  texts: () => Texts;
  nameOf: (product: CartProduct) => string;
  showLogin: () => void;
  guestCart: GuestCart;
  account: AccountLoader;
  addresses: Addresses;
  changes: UnreadChanges;
};

export function createCart(parts: CartParts): Cart {
  const { shop, texts, guestCart, account, addresses, changes } = parts;

  async function load(): Promise<void> {
    const { session, isLoginDue } = shop.get();
    if (session === 'user') await loadUserCart();
    if (session === 'guest' && !isLoginDue) await guestCart.load();
  }

  async function loadForPage(): Promise<void> {
    const isWhole = account.loaded()?.merge.isDue() === false;
    if (shop.get().session === 'user' && isWhole) await account.loaded()?.cart.refreshIfOld();
    else await load();
  }

  async function loadAgain(): Promise<void> {
    const { session, isLoginDue } = shop.get();
    if (session === 'user') await loadUserCart();
    if (session === 'guest' && !isLoginDue) await guestCart.loadAgain();
  }

  /** Loads the user's cart, after sending the guest's cart again if its merge at login did not succeed. */
  async function loadUserCart(): Promise<void> {
    const { cart, merge } = await account.load();
    if (merge.isDue()) {
      await merge.send();
      if (merge.isDue()) return;
      void addresses.load();
    }
    await cart.refresh();
  }

  async function setFrom(product: CartProduct, wantedFrom: (now: number) => number): Promise<CartResult> {
    await shop.untilKnown();
    const { session, isLoginDue, cartItem } = shop.get();
    if (isLoginDue) return askForLogin();
    // Read without awaiting anything: a second tap counts from what the first one shows.
    const user = session === 'user' ? account.loaded() : undefined;
    const before = user ? quantityInCart(cartItem.cart, product._id) : guestCart.quantityOf(product._id);
    const quantity = wantedFrom(before);
    if (quantity > before && quantity > product.stock) {
      return refused(texts().onlySomeLeft(parts.nameOf(product), product.stock));
    }
    if (quantity === 0) changes.dismiss(product._id);
    if (user) {
      const refusal = await user.cart.request(product, quantity);
      if (refusal) return refused(refusal.message);
      // A request that is dropped with the session gets no refusal of its own.
      if (shop.get().isLoginDue) return askForLogin();
    } else {
      guestCart.setQuantity(product, quantity);
    }
    return succeeded(before, quantity);
  }

  function askForLogin(): CartResult {
    parts.showLogin();
    return refused(texts().sessionEnded);
  }

  function succeeded(before: number, after: number): CartResult {
    const { cartItemRemoved, cartItemAdded, cartUpdated } = texts();
    const message = after === 0 ? cartItemRemoved : before === 0 ? cartItemAdded : cartUpdated;
    return { success: true, error: false, message };
  }

  return {
    change: (product, by) => setFrom(product, (now) => Math.max(0, now + by)),
    set: (product, quantity) => setFrom(product, () => quantity),
    load,
    loadForPage,
    loadAgain,
    sent: async () => account.loaded()?.cart.sent(),
    empty: () => account.loaded()?.cart.empty(),
    dismissChanges: changes.dismiss,
  };
}

function refused(message: string): CartResult {
  return { success: false, error: true, message };
}
