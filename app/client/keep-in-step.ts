import type { AccountLoader } from './account-loader.ts';
import type { Addresses } from './addresses.ts';
import type { Cart } from './cart.ts';
import type { GuestCart } from './guest-cart.ts';
import type { Network } from './network.ts';
import type { Orders } from './orders.ts';
import type { Clock, Page } from './ports.ts';
import type { RecentlyViewed } from './recently-viewed.ts';
import type { Session } from './session.ts';
import type { ShopPages } from './shop-pages.ts';
import type { ShopStore } from './shop-state.ts';
import { type ShopStorage, storageKeys } from './storage.ts';
import type { TabNews } from './tab-news.ts';
import type { UnreadChanges } from './unread-changes.ts';
import type { Wishlist } from './wishlist.ts';

const POLL_MS = 8_000;
const SLOWEST_POLL_MS = 120_000;
/** After this long without a touch polling pauses, so that a phone left lying with the page open uses no more data. */
const LOOKED_AT_FOR_MS = 120_000;
/**
 * How many times a failed cart is loaded again after the network returns; a cart that fails while the network answers
 * must not be requested every second.
 */
const CHECKS_AFTER_RETURN = 3;
/** How long after another tab's change the cart is fetched again: both tabs may have fetched before the other's change. */
const CONFIRM_AFTER_MS = 300;

type KeepInStepParts = {
  shop: ShopStore;
  storage: ShopStorage;
  page: Page;
  clock: Clock;
  network: Network;
  session: Session;
  cart: Cart;
  guestCart: GuestCart;
  account: AccountLoader;
  changes: UnreadChanges;
  addresses: Addresses;
  orders: Orders;
  tabNews: TabNews;
  shopPages: ShopPages;
  wishlist: Wishlist;
  recentlyViewed: RecentlyViewed;
};

/**
 * Keeps this tab in step with the shopper's other tabs and devices; returns a function that stops it. Tabs learn of each other's
 * changes by the storage event: the change itself is in local storage, so that following it costs no call. Changes of other
 * devices are polled: on coming back to the page, and every few seconds while the page is used.
 */
export function keepInStep(parts: KeepInStepParts): () => void {
  const { shop, storage, page, clock, network, session, cart, shopPages } = parts;
  let isStopped = false;
  let wait = POLL_MS;
  let touchedAt = clock.now();
  let cancelPoll: (() => void) | undefined;
  let cancelConfirmation: (() => void) | undefined;
  let asking: Promise<void> | undefined;
  let checksLeft = 0;

  function plan(): void {
    cancelPoll?.();
    cancelPoll = mayAsk() ? clock.after(wait, () => (mayAsk() ? void ask() : plan())) : undefined;
  }

  function mayAsk(): boolean {
    return (
      shop.get().session === 'user' &&
      shopPages.areShown() &&
      page.isVisible() &&
      page.isOnline() &&
      clock.now() - touchedAt < LOOKED_AT_FOR_MS
    );
  }

  /** Loads the cart; calls share one request while it runs, because one return fires several events. */
  function ask(): Promise<void> {
    if (asking) return asking;
    const own = askOnce().finally(() => {
      if (asking === own) asking = undefined;
    });
    asking = own;
    return own;
  }

  async function askOnce(): Promise<void> {
    await cart.loadAgain();
    const hasFailed = shop.get().cartItem.status === 'failed';
    wait = hasFailed ? Math.min(wait * 2, SLOWEST_POLL_MS) : POLL_MS;
    if (!isStopped) plan();
  }

  async function comeBack(): Promise<void> {
    if (!page.isVisible()) return;
    touchedAt = clock.now();
    wait = POLL_MS;
    // A page from the browser's back and forward cache has received no events meanwhile.
    parts.wishlist.show();
    parts.recentlyViewed.show();
    // A session that the server has ended leaves no user either, and its page stays as it is.
    const isLoggedOut = storage.readText(storageKeys.user) === undefined && !shop.get().isLoginDue;
    await session.follow({ isLoggedOut });
    if (page.isOnline() && shopPages.areShown()) {
      parts.wishlist.syncIfDue();
      await ask();
    }
  }

  function touch(): void {
    touchedAt = clock.now();
    if (cancelPoll === undefined && mayAsk()) void ask();
  }

  function hear(key: string | null): void {
    storage.heardOf(key);
    show(key);
    if (key !== storageKeys.lastCart) return;
    cancelConfirmation?.();
    if (mayAsk()) cancelConfirmation = clock.after(CONFIRM_AFTER_MS, () => void cart.loadAgain());
  }

  /** Shows what another tab wrote. `null` means that it cleared all storage: it has logged out. */
  function show(key: string | null): void {
    const { session: who, isLoginDue } = shop.get();
    if (key === null || key === storageKeys.refreshToken) {
      void session.follow({ isLoggedOut: key === null });
    } else if (key === storageKeys.news) {
      void hearNews();
    } else if (key === storageKeys.cartChanges) {
      parts.changes.show();
    } else if (key === storageKeys.lastCart && who === 'user') {
      parts.account.loaded()?.cart.showLast();
    } else if (key === storageKeys.guestCart && who === 'guest' && !isLoginDue) {
      parts.guestCart.show();
    } else if (key === storageKeys.guestAddresses && who === 'guest') {
      void parts.addresses.load();
    } else if (key === storageKeys.wishlist) {
      parts.wishlist.show();
    } else if (key === storageKeys.recentlyViewed) {
      parts.recentlyViewed.show();
    }
  }

  async function hearNews(): Promise<void> {
    if (shop.get().session !== 'user') return;
    const news = parts.tabNews.read();
    if (news === 'addresses') await parts.addresses.load('heard from another tab');
    if (news === 'orders') await parts.orders.load('heard from another tab');
  }

  /** Marks the cart as last known. A request on its way may hang for minutes: on the return a new one is made. */
  function goOffline(): void {
    asking = undefined;
    const { session: who, cartItem } = shop.get();
    if (cartItem.cart.length === 0) return;
    if (who === 'user') parts.account.loaded()?.cart.showLast('failed');
    else shop.update('cartItem', { status: 'failed' });
  }

  function goOnline(): void {
    checksLeft = CHECKS_AFTER_RETURN;
    void comeBack();
  }

  /** Loads a failed cart again: the first calls after the network returns often fail. */
  function checkAgain(): void {
    if (shop.get().cartItem.status !== 'failed' || checksLeft === 0) return;
    checksLeft -= 1;
    void comeBack();
  }

  parts.wishlist.show();
  parts.recentlyViewed.show();
  const stopListening = page.listen({
    stored: hear,
    returned: () => void comeBack(),
    wentOnline: goOnline,
    wentOffline: goOffline,
    touched: touch,
  });
  const stopWatching = shop.subscribe(({ session: now }, before) => {
    if (now === before.session) return;
    plan();
    // Logging out has cleared both lists in storage.
    parts.wishlist.follow(before.session);
    parts.recentlyViewed.show();
  });

  const stopHearing = network.subscribe(({ isAway }, before) => {
    if (!before.isAway || isAway) return;
    session.endLeft();
    checkAgain();
  });

  return () => {
    isStopped = true;
    stopListening();
    stopWatching();
    stopHearing();
    cancelPoll?.();
    cancelConfirmation?.();
  };
}
