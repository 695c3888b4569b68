import { ApiError } from '#shared/api-error.ts';
import type { UserView } from '#shared/contract/user.ts';
import { loadAddresses } from './addresses.ts';
import { api, onSessionEnded } from './api.ts';
import { clearStorage, readText, storageKeys, writeJson, writeText } from './browser-storage.ts';
import { loadCart } from './cart.ts';
import { readGuestCart } from './guest-cart.ts';
import { isMergeDue, mergeGuestData } from './merge-guest-data.ts';
import { loadOrders } from './orders.ts';
import { forgetServerCart, holdWishesUntil, showLastCart } from './server-cart.ts';
import { forgetPerson, updateSlice, useShop } from './shop-state.ts';
import { linesToShow } from './stored-lines.ts';

/** The refresh token of whoever is shown; another one in storage means that another tab logged in or out. */
let shownToken: string | undefined;
let endedOn = '';

/** Called once after hydration: whoever holds tokens is a user, everyone else a guest. */
export async function startSession(): Promise<void> {
  onSessionEnded(endSession);
  if (readText(storageKeys.accessToken) === undefined && readText(storageKeys.refreshToken) === undefined) {
    return becomeGuest();
  }
  await becomeUser(mergeGuestData);
}

/** Logs in and brings the guest's cart and addresses along; answers the server's message. Rejects with its refusal. */
export async function logIn(credentials: { email: string; password: string }): Promise<string> {
  const answer = await api.user.login(credentials);
  writeText(storageKeys.accessToken, answer.data.accesstoken);
  writeText(storageKeys.refreshToken, answer.data.refreshToken);
  await becomeUser(mergeGuestData);
  return answer.message;
}

/** Ends the session here and on the server; answers the server's message. */
export async function logOut(): Promise<string> {
  const answer = await api.user.logout({});
  clearStorage();
  becomeGuest();
  return answer.message;
}

/** Does what another tab did: the tab that logs in is the one that brings the guest's cart along. */
export async function followSession({ isLoggedOut }: { isLoggedOut: boolean }): Promise<void> {
  const token = readText(storageKeys.refreshToken);
  if (token === shownToken) return;
  if (token !== undefined) await becomeUser();
  else if (isLoggedOut) becomeGuest();
  else endSession();
}

/** The page that an ended session had left standing stays until another one is shown. */
export function leaveEndedSession(shownPath: string): void {
  if (useShop.getState().isLoginDue && shownPath !== endedOn) becomeGuest();
}

/** Fetches the user's details again, as after a change of the profile. */
export async function loadUser(): Promise<UserView | undefined> {
  const asker = shownToken;
  updateSlice('user', { status: 'loading' });
  try {
    const { data } = await api.user.userDetails({});
    // Logged out meanwhile: nothing of the person may be kept.
    if (asker !== shownToken) return undefined;
    writeJson(storageKeys.user, data);
    updateSlice('user', { details: data, status: 'ready' });
    return data;
  } catch (failure) {
    if (asker !== shownToken) return undefined;
    console.warn('User details could not be loaded', failure);
    const isRefused = failure instanceof ApiError && failure.status === 401;
    // With the refresh token still there it was the refresh that got no answer: an outage makes no guest.
    if (isRefused && readText(storageKeys.refreshToken) === undefined) endSession();
    else updateSlice('user', { status: 'failed' });
    return undefined;
  }
}

/** Logged in is who has tokens and whose details were asked for (spec §4); only a refusal, not an outage, makes a guest. */
async function becomeUser(bringAlong?: () => Promise<void>): Promise<void> {
  const last = useShop.getState();
  shownToken = readText(storageKeys.refreshToken);
  forgetServerCart();
  if (bringAlong && readText(storageKeys.lastCart) === undefined) {
    // The cart does not blink empty, and prices that differ from those the guest saw are told.
    writeJson(storageKeys.lastCart, linesToShow(readGuestCart()));
  }
  showLastCart('loading');
  const details = await loadUser();
  // `becomeGuest` has forgotten whoever the server does not know any more.
  if (useShop.getState().user.status === 'idle' || shownToken !== readText(storageKeys.refreshToken)) return;
  const isSamePerson = last.isLoginDue && last.user.details?._id === details?._id;
  if (!isSamePerson) {
    updateSlice('addresses', { addressList: [], status: 'loading' });
    updateSlice('orders', { orderList: [], status: 'idle' });
  }
  useShop.setState({ session: 'user', isLoginDue: false });
  const brought = bringAlong?.() ?? Promise.resolve();
  holdWishesUntil(brought);
  await brought;
  // What the guest saw stays in sight with Retry: the account's cart alone would look as if hers were lost.
  const showCart = isMergeDue() ? () => showLastCart('failed') : loadCart;
  await Promise.all([showCart(), loadAddresses(), loadOrders()]);
}

function becomeGuest(): void {
  shownToken = undefined;
  forgetServerCart();
  forgetPerson('guest');
  void loadCart();
  void loadAddresses();
}

/** The server has refused the refresh token. What stands on the page stays, so that nothing typed into it is lost. */
function endSession(): void {
  if (useShop.getState().session !== 'user') {
    becomeGuest();
    return;
  }
  endedOn = location.pathname;
  shownToken = undefined;
  forgetServerCart();
  useShop.setState({ session: 'guest', isLoginDue: true });
}
