import { createStore } from '../client/store.ts';

/** The dialogs that may open over any page. 'checkoutLogin' is the login popup that leads on to checkout (spec §4, Cart drawer). */
export type DialogName = 'cartDrawer' | 'login' | 'checkoutLogin';

export const dialogs = createStore<Record<DialogName, boolean>>({
  cartDrawer: false,
  login: false,
  checkoutLogin: false,
});

export function openDialog(name: DialogName): void {
  dialogs.set({ [name]: true });
}

export function closeDialog(name: DialogName): void {
  dialogs.set({ [name]: false });
}

/** The login modal opens when this event fires on the window, from any part of the page (spec §2, shell behaviour). */
export const SHOW_LOGIN = 'show-login';

export function showLogin(): void {
  window.dispatchEvent(new Event(SHOW_LOGIN));
}

/** Opens the login modal at each `show-login`; returns a function that stops listening. */
export function listenForShowLogin(): () => void {
  const open = () => openDialog('login');
  window.addEventListener(SHOW_LOGIN, open);
  return () => window.removeEventListener(SHOW_LOGIN, open);
}
