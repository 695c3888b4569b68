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
  /** Logs in and adds the guest's cart and addresses; returns the server's message. Rejects with the server's refusal. */
  logIn: (credentials: Credentials) => Promise<string>;
  /**
   * Begins an order with a phone number (decision 39): either the shopper is logged in, with the guest's cart and addresses, or
   * the id of a code that was sent to her is returned. Does nothing where another tab has logged in meanwhile.
   */
  openByPhone: (person: PhonePerson) => Promise<PhoneOpening>;
  /** Logs in with the code that was sent to the phone, and merges as `logIn` does. */
  logInByPhone: (code: PhoneCode) => Promise<string>;
  /** Loads the code for logging in ahead of time, so that a network that goes away meanwhile does not hold up the login. */
  prepare: () => void;
  /**
   * Removes everything of the person from this browser once `ask` has ended the session on the server, or the server is to end it
   * later (`isStillOpen`). Returns the message. If another tab logged out or in first, what is here then is not hers and stays.
   */
  leave: (ask: () => Promise<Left>) => Promise<string>;
  /** Follows a login or logout of another tab; only the tab that logs in merges the guest's cart. */
  follow: (change: { isLoggedOut: boolean }) => Promise<void>;
  /** Ends the sessions on the server that were left without a network. */
  endLeft: () => void;
  /** Becomes a guest once another page is shown: until then the page on which the session ended stays. */
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
  /** The session of the user who is shown; a different one in storage means that another tab logged in or out. */
  let shownSession: string | undefined;
  const storedSession = () => sessionOf(storage.readText(storageKeys.refreshToken));
  /** Resolves when this tab shows the user who logged in in another tab. */
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

  /**
   * Waits until this tab shows a user who logged in in another tab: it learns of that a moment late, and is a guest
   * until it has the user's details.
   */
  async function followStored(): Promise<void> {
    if (storedSession() === undefined) return;
    await follow({ isLoggedOut: false });
    await following;
  }

  const entered = {
    followStored,
    enterStored: () => becomeUser({ mergesGuest: true, waitsForLists: false }),
  };

  /** Loaded before anything is sent: without this code the user could not be shown as logged in. */
  async function waysIn(): Promise<WaysIn> {
    return (await account.load()).waysIn;
  }

  async function leave(ask: () => Promise<Left>): Promise<string> {
    const own = storedSession();
    const { message, isStillOpen } = await ask();
    const now = storedSession();
    if (now !== own && (now !== undefined || !shop.get().isLoginDue)) return message;
    // Of a session that is still open on the server, keep only the name with which it can be ended.
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
    // This tab may see late that another one has cleared storage: what it wrote in between belongs to the person as well.
    if (session === undefined && isLoggedOut) forgetPerson(storage);
    // Where the server refused this tab before it heard of the logout, it still shows the person.
    if (session === shownSession && !(isLoggedOut && shop.get().isLoginDue)) return;
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
      // Logged out meanwhile, perhaps in a tab of which this one has not heard yet: nothing of the person may be kept.
      if (isOvertaken() || asker !== storedSession()) return undefined;
      storage.writeJson(storageKeys.user, data);
      shop.update('user', { details: data, status: 'ready' });
      return data;
    } catch (failure) {
      if (isOvertaken()) return undefined;
      console.warn('User details could not be loaded', failure);
      const isRefused = failure instanceof ApiError && failure.status === 401;
      // If the refresh token is still there, the refresh got no answer: an outage does not make a guest.
      if (isRefused && storage.readText(storageKeys.refreshToken) === undefined) end();
      else shop.update('user', { status: 'failed' });
      return undefined;
    }
  }

  /** Shows the user of the stored tokens once her details are fetched (spec §4); only a refusal, not an outage, makes her a guest. */
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
      // So that the cart is never empty in between, and prices that differ from those the guest saw are pointed out.
      storage.writeJson(storageKeys.lastCart, linesToShow(guestData.readCart()));
    }
    userCart.showLast('loading');
    // Both calls at once: on a phone's network each takes a third of a second, and she is waiting for her checkout.
    const merged = mergesGuest ? merge.send() : Promise.resolve();
    userCart.holdUntil(merged);
    const details = await loadUser();
    // `becomeGuest` has run: the server no longer knows the person.
    if (shop.get().user.status === 'idle' || own !== storedSession()) return;
    const isSamePerson = last.isLoginDue && last.user.details?._id === details?._id;
    if (!isSamePerson) {
      addresses.forget();
      orders.forget();
    }
    shop.set({ session: 'user', isLoginDue: false, isEntering: false });
    await merged;
    if (own !== storedSession()) return;
    // The guest's cart stays visible, with Retry: if only the account's cart were shown, hers would look lost.
    const showCart = merge.isDue() ? () => userCart.showLast('failed') : cart.load;
    const lists = shopPages.whenShown('person', () =>
      Promise.all([showCart(), addresses.load(), orders.load()]),
    );
    // A shopper who has just logged in goes on, mostly to her checkout: its page loads meanwhile, and shows what is still loading.
    if (waitsForLists) await lists;
  }

  /** Undefined when the code cannot be loaded now (coming back to the page tries again), or when the session has changed meanwhile. */
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

  /** Called when the server has refused the refresh token. The page stays as it is, so that nothing typed into it is lost. */
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
