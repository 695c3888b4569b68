import { ApiError } from '#shared/api-error.ts';
import type { UserView } from '#shared/contract/user.ts';
import { notify } from '../ui/notify.ts';
import { loadAddresses } from './addresses.ts';
import { api, onSessionEnded, stateTexts } from './api.ts';
import { clearStorage, readText, storageKeys, writeJson, writeText } from './browser-storage.ts';
import { forgetServerCart, loadCart } from './cart.ts';
import { clearGuestData, ensureMergeKey, readGuestAddresses, readGuestCart } from './guest-cart.ts';
import { loadOrders } from './orders.ts';
import { forgetPerson, updateSlice, useShop } from './shop-state.ts';

/** Called once after hydration: whoever holds tokens is a user, everyone else a guest. */
export async function startSession(): Promise<void> {
  onSessionEnded(becomeGuest);
  if (readText(storageKeys.accessToken) === undefined && readText(storageKeys.refreshToken) === undefined) {
    return becomeGuest();
  }
  await becomeUser();
}

/** Logs in and brings the guest's cart and addresses along; answers the server's message. Rejects with its refusal. */
export async function logIn(credentials: { email: string; password: string }): Promise<string> {
  const answer = await api.user.login(credentials);
  writeText(storageKeys.accessToken, answer.data.accesstoken);
  writeText(storageKeys.refreshToken, answer.data.refreshToken);
  await becomeUser();
  return answer.message;
}

/** Ends the session here and on the server; answers the server's message. */
export async function logOut(): Promise<string> {
  const answer = await api.user.logout({});
  clearStorage();
  becomeGuest();
  return answer.message;
}

/** Fetches the user's details again, as after a change of the profile. */
export async function loadUser(): Promise<UserView | undefined> {
  updateSlice('user', { status: 'loading' });
  try {
    const { data } = await api.user.userDetails({});
    writeJson(storageKeys.user, data);
    updateSlice('user', { details: data, status: 'ready' });
    return data;
  } catch (failure) {
    console.warn('User details could not be loaded', failure);
    if (failure instanceof ApiError && failure.status === 401) becomeGuest();
    else updateSlice('user', { status: 'failed' });
    return undefined;
  }
}

/** Logged in is who has tokens and whose details were asked for (spec §4); only a refusal, not an outage, makes a guest. */
async function becomeUser(): Promise<void> {
  forgetServerCart();
  updateSlice('cartItem', { status: 'loading' });
  updateSlice('addresses', { addressList: [], status: 'loading' });
  await loadUser();
  // `becomeGuest` has forgotten whoever the server does not know any more.
  if (useShop.getState().user.status === 'idle') return;
  useShop.setState({ session: 'user' });
  await mergeGuestData();
  await Promise.all([loadCart(), loadAddresses(), loadOrders()]);
}

function becomeGuest(): void {
  forgetServerCart();
  forgetPerson('guest');
  void loadCart();
  void loadAddresses();
}

async function mergeGuestData(): Promise<void> {
  const guestCart = readGuestCart().map(({ productId, quantity }) => ({
    productId: typeof productId === 'string' ? productId : productId._id,
    quantity,
  }));
  const guestAddresses = readGuestAddresses();
  if (guestCart.length === 0 && guestAddresses.length === 0) return;
  try {
    await api.auth.mergeGuestData({ guestCart, guestAddresses }, { idempotencyKey: ensureMergeKey() });
    clearGuestData();
    notify.success(stateTexts().guestDataMerged);
  } catch (failure) {
    // Stays in storage under its key: the next start sends it again, and it is never added twice.
    console.warn('The guest cart could not be merged', failure);
  }
}
