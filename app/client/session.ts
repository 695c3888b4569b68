import { ApiError } from '#shared/api-error.ts';
import type { ShopperApi } from '#shared/contract/contract.ts';
import type { UserView } from '#shared/contract/user.ts';
import type { Account } from './account.ts';
import type { AccountLoader } from './account-loader.ts';
import type { Addresses } from './addresses.ts';
import type { Cart } from './cart.ts';
import type { GuestData } from './guest-data.ts';
import type { Orders } from './orders.ts';
import { leftSessionsWith, sessionOf } from './session-of.ts';
import type { ShopPages } from './shop-pages.ts';
import type { ShopStore } from './shop-state.ts';
import { forgetPerson, type ShopStorage, storageKeys } from './storage.ts';
import { linesToShow } from './stored-lines.ts';
import type { Credentials, PhoneCode, PhoneOpening, PhonePerson, WaysIn } from './ways-in.ts';

export type Session = {
  /** Called once after hydration: a browser with tokens belongs to a user, any other to a guest. */
  start: () => Promise<void>;
  /** Logs in and adds the guest's cart and addresses; answers the server's message. Rejects with its refusal. */
  logIn: (credentials: Credentials) => Promise<string>;
  /**
   * Begins an order with a phone number (decision 39): logged in, with the guest's cart and addresses, or with the id of the code
   * that was sent first. Where another tab has logged in meanwhile there is nothing to open.
   */
  openByPhone: (person: PhonePerson) => Promise<PhoneOpening>;
  /** Logs in with the code that was sent to the phone, and merges as `logIn` does. */
  logInByPhone: (code: PhoneCode) => Promise<string>;
  /** Loads what logging in needs before it is asked for: a network that goes away meanwhile must not hold it up. */
  prepare: () => void;
  /**
   * Once `ask` has ended the session on the server, or the server will hear of it later (`isStillOpen`), nothing of the person stays
   * here. Answers the message. Where another tab was faster, what is here by then is not hers.
   */
  leave: (ask: () => Promise<Left>) => Promise<string>;
  /** Does what another tab did: the tab that logs in is the one that merges the guest's cart. */
  follow: (change: { isLoggedOut: boolean }) => Promise<void>;
  /** Ends on the server what was left without a network. */
  endLeft: () => void;
  /** The page that an ended session had left stays until another one is shown. */
  leaveEnded: (shownPath: string) => void;
  /** Fetches the user's details again, as after a change of the profile. */
  loadUser: () => Promise<UserView | undefined>;
};

type Left = { message: string; isStillOpen?: boolean };

type SessionParts = {
  shop: ShopStore;
  storage: ShopStorage;
  api: ShopperApi;
  path: () => string;
  onSessionEnded: (listener: () => void) => void;
  guestData: GuestData;
  account: AccountLoader;
  cart: Cart;
  addresses: Addresses;
  orders: Orders;
  shopPages: ShopPages;
};

type BecomingUser = { mergesGuest: boolean; waitsForLists?: boolean };

export function createSession(parts: SessionParts): Session {
  const { shop, storage, api, guestData, account, cart, addresses, orders, shopPages } = parts;
  /** The session of the user who is shown; another one in storage means that another tab logged in or out. */
  let shownSession: string | undefined;
  const storedSession = () => sessionOf(storage.readText(storageKeys.refreshToken));
  /** Until this tab shows the user whom another one has logged in. */
  let following: Promise<void> | undefined;
  let endedOn = '';
  let userLoads = 0;
  parts.onSessionEnded(end);

  async function start(): Promise<void> {
    endLeft();
    const hasTokens =
      storage.readText(storageKeys.accessToken) !== undefined ||
      storage.readText(storageKeys.refreshToken) !== undefined;
    if (hasTokens) await becomeUser({ mergesGuest: true });
    else becomeGuest();
  }

  function prepare(): void {
    account.load().catch(noteMissing);
  }

  function noteMissing(failure: unknown): void {
    console.warn('What a login needs is not loaded yet', failure);
  }

  /** A tab hears a moment late that another one has logged in, and is a guest until it has the person's details. */
  async function followStored(): Promise<void> {
    if (storedSession() === undefined) return;
    await follow({ isLoggedOut: false });
    await following;
  }

  const entered = {
    followStored,
    enterStored: () => becomeUser({ mergesGuest: true, waitsForLists: false }),
  };

  /** Before anything is sent: without this code the user could not be shown as logged in. */
  async function waysIn(): Promise<WaysIn> {
    return (await account.load()).waysIn;
  }

  async function leave(ask: () => Promise<Left>): Promise<string> {
    const own = storedSession();
    const { message, isStillOpen } = await ask();
    const now = storedSession();
    if (now !== own && (now !== undefined || !shop.get().isLoginDue)) return message;
    // Of a session that the server still has, only what can end it.
    const names = leftSessionsWith(storage.readText(storageKeys.leftSessions), isStillOpen ? own : undefined);
    storage.clear();
    if (names !== '') storage.writeText(storageKeys.leftSessions, names);
    becomeGuest();
    return message;
  }

  function endLeft(): void {
    if (storage.readText(storageKeys.leftSessions) === undefined) return;
    account
      .load()
      .then((loaded) => loaded.endLeft())
      .catch(noteMissing);
  }

  async function follow({ isLoggedOut }: { isLoggedOut: boolean }): Promise<void> {
    const session = storedSession();
    // A browser shows a tab late what another one has cleared: what this one wrote in between is of the person as well.
    if (session === undefined && isLoggedOut) forgetPerson(storage);
    if (session === shownSession) return;
    if (session !== undefined) {
      following = becomeUser({ mergesGuest: false });
      await following;
    } else if (isLoggedOut) becomeGuest();
    else end();
  }

  function leaveEnded(shownPath: string): void {
    if (shop.get().isLoginDue && shownPath !== endedOn) becomeGuest();
  }

  async function loadUser(): Promise<UserView | undefined> {
    const asker = shownSession;
    userLoads += 1;
    const own = userLoads;
    const isOvertaken = () => own !== userLoads || asker !== shownSession;
    shop.update('user', { status: 'loading' });
    try {
      const { data } = await api.user.userDetails({});
      // Logged out meanwhile, perhaps in a tab that this one has not heard of yet: nothing of the person may be kept.
      if (isOvertaken() || asker !== storedSession()) return undefined;
      storage.writeJson(storageKeys.user, data);
      shop.update('user', { details: data, status: 'ready' });
      return data;
    } catch (failure) {
      if (isOvertaken()) return undefined;
      console.warn('User details could not be loaded', failure);
      const isRefused = failure instanceof ApiError && failure.status === 401;
      // With the refresh token still there it was the refresh that got no answer: an outage makes no guest.
      if (isRefused && storage.readText(storageKeys.refreshToken) === undefined) end();
      else shop.update('user', { status: 'failed' });
      return undefined;
    }
  }

  /** A user is known by tokens and by details that were asked for (spec §4); only a refusal, not an outage, makes a guest. */
  async function becomeUser({ mergesGuest, waitsForLists = true }: BecomingUser): Promise<void> {
    const last = shop.get();
    const own = storedSession();
    shownSession = own;
    shop.set({ isEntering: true });
    account.loaded()?.cart.forget();
    const user = await accountOf(own);
    if (!user) return;
    const { cart: userCart, merge } = user;
    if (mergesGuest && storage.readText(storageKeys.lastCart) === undefined) {
      // The cart is not empty for a moment, and prices that differ from those the guest saw are pointed out.
      storage.writeJson(storageKeys.lastCart, linesToShow(guestData.readCart()));
    }
    userCart.showLast('loading');
    // Both at once: on a phone's network each is a third of a second, and she waits for her checkout.
    const merged = mergesGuest ? merge.send() : Promise.resolve();
    userCart.holdUntil(merged);
    const details = await loadUser();
    // `becomeGuest` has forgotten the person whom the server does not know any more.
    if (shop.get().user.status === 'idle' || own !== storedSession()) return;
    const isSamePerson = last.isLoginDue && last.user.details?._id === details?._id;
    if (!isSamePerson) {
      addresses.forget();
      orders.forget();
    }
    shop.set({ session: 'user', isLoginDue: false, isEntering: false });
    await merged;
    if (own !== storedSession()) return;
    // What the guest saw stays in sight with Retry: the account's cart alone would look as if hers were lost.
    const showCart = merge.isDue() ? () => userCart.showLast('failed') : cart.load;
    const lists = shopPages.whenShown('person', () =>
      Promise.all([showCart(), addresses.load(), orders.load()]),
    );
    // Who has just logged in goes on, mostly to her checkout: its page loads meanwhile, and shows what still comes.
    if (waitsForLists) await lists;
  }

  /** Undefined when it cannot be loaded now, to be tried again on coming back to the page, or when the session has changed meanwhile. */
  async function accountOf(token: string | undefined): Promise<Account | undefined> {
    try {
      const loaded = await account.load();
      return token === shownSession ? loaded : undefined;
    } catch (failure) {
      if (token !== shownSession) return undefined;
      console.warn('The session could not be started', failure);
      shownSession = undefined;
      shop.set({ isEntering: false });
      shop.update('user', { status: 'failed' });
      return undefined;
    }
  }

  function becomeGuest(): void {
    shownSession = undefined;
    shopPages.forget('person');
    account.loaded()?.cart.forget();
    addresses.forget();
    orders.forget();
    shop.forgetPerson('guest');
    void cart.load();
    void addresses.load();
  }

  /** The server has refused the refresh token. What is on the page stays, so that nothing typed into it is lost. */
  function end(): void {
    if (shop.get().session !== 'user') {
      becomeGuest();
      return;
    }
    endedOn = parts.path();
    shownSession = undefined;
    shopPages.forget('person');
    account.loaded()?.cart.forget();
    shop.set({ session: 'guest', isLoginDue: true, isEntering: false });
  }

  return {
    start,
    prepare,
    logIn: async (credentials) => (await waysIn()).logIn(entered, credentials),
    openByPhone: async (person) => (await waysIn()).openByPhone(entered, person),
    logInByPhone: async (code) => (await waysIn()).logInByPhone(entered, code),
    leave,
    follow,
    endLeft,
    leaveEnded,
    loadUser,
  };
}
