// One shopper may have several tabs and several devices. Tabs hear of each other by the storage event: what changed is in
// local storage with it, so that following costs no call. Devices are asked for: on coming back to the page, and every few
// seconds while it is looked at.
import { loadAddresses } from './addresses.ts';
import { readText, storageKeys } from './browser-storage.ts';
import { loadCartAgain } from './cart.ts';
import { showGuestCart } from './check-guest-cart.ts';
import { loadOrders } from './orders.ts';
import { showLastCart } from './server-cart.ts';
import { followSession } from './session.ts';
import { updateSlice, useShop } from './shop-state.ts';
import { readTabNews } from './tab-news.ts';
import { showUnreadChanges } from './unread-changes.ts';

const POLL_MS = 8_000;
const SLOWEST_POLL_MS = 120_000;
/** A phone left lying with the page open does not go on using data. */
const LOOKED_AT_FOR_MS = 120_000;
/** Two tabs side by side may both have fetched before the other's change; a moment later they agree. */
const CONFIRM_AFTER_MS = 300;

/** Keeps this tab in step with the shopper's other tabs and devices; answers what stops it. */
export function keepInStep(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let wait = POLL_MS;
  let touchedAt = Date.now();
  let poll: ReturnType<typeof setTimeout> | undefined;
  let confirmation: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void> | undefined;

  function plan(): void {
    clearTimeout(poll);
    poll = mayAsk() ? setTimeout(() => (mayAsk() ? void ask() : plan()), wait) : undefined;
  }

  function mayAsk(): boolean {
    return (
      useShop.getState().session === 'user' &&
      document.visibilityState === 'visible' &&
      navigator.onLine &&
      Date.now() - touchedAt < LOOKED_AT_FOR_MS
    );
  }

  /** Coming back is told by several events at once. */
  function ask(): Promise<void> {
    asking ??= askOnce().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  async function askOnce(): Promise<void> {
    await loadCartAgain();
    const hasFailed = useShop.getState().cartItem.status === 'failed';
    wait = hasFailed ? Math.min(wait * 2, SLOWEST_POLL_MS) : POLL_MS;
    if (!signal.aborted) plan();
  }

  async function comeBack(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    touchedAt = Date.now();
    wait = POLL_MS;
    // A page out of the browser's back and forward cache has heard nothing.
    await followSession({ isLoggedOut: readText(storageKeys.user) === undefined });
    if (navigator.onLine) await ask();
  }

  function touch(): void {
    touchedAt = Date.now();
    if (poll === undefined && mayAsk()) void ask();
  }

  function hear({ key }: StorageEvent): void {
    hearOf(key);
    if (key !== storageKeys.lastCart) return;
    clearTimeout(confirmation);
    if (mayAsk()) confirmation = setTimeout(() => void loadCartAgain(), CONFIRM_AFTER_MS);
  }

  window.addEventListener('storage', hear, { signal });
  window.addEventListener('focus', comeBack, { signal });
  window.addEventListener('online', comeBack, { signal });
  window.addEventListener('offline', loseNetwork, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && void comeBack(), { signal });
  document.addEventListener('visibilitychange', comeBack, { signal });
  for (const touching of ['pointerdown', 'keydown', 'scroll']) {
    window.addEventListener(touching, touch, { signal, passive: true });
  }
  const stopWatching = useShop.subscribe(({ session }, before) => {
    if (session !== before.session) plan();
  });

  return () => {
    controller.abort();
    stopWatching();
    clearTimeout(poll);
    clearTimeout(confirmation);
  };
}

/** From now on what stands in the cart is as last known. */
function loseNetwork(): void {
  if (useShop.getState().cartItem.cart.length > 0) updateSlice('cartItem', { status: 'failed' });
}

/** Without a key all storage was cleared: another tab has logged out. */
function hearOf(key: string | null): void {
  const { session, isLoginDue } = useShop.getState();
  if (key === null || key === storageKeys.refreshToken) {
    void followSession({ isLoggedOut: key === null });
  } else if (key === storageKeys.news) {
    void hearNews();
  } else if (key === storageKeys.cartChanges) {
    showUnreadChanges();
  } else if (key === storageKeys.lastCart && session === 'user') {
    showLastCart();
  } else if (key === storageKeys.guestCart && session === 'guest' && !isLoginDue) {
    showGuestCart();
  } else if (key === storageKeys.guestAddresses && session === 'guest') {
    void loadAddresses();
  }
}

async function hearNews(): Promise<void> {
  if (useShop.getState().session !== 'user') return;
  const news = readTabNews();
  if (news === 'addresses') await loadAddresses();
  if (news === 'orders') await loadOrders();
}
