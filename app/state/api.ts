import { languageOfPath } from '#shared/page-paths.ts';
import { stateMessages } from '../messages/state-messages.ts';
import { readText, removeText, storageKeys, writeText } from './browser-storage.ts';
import { createHttpApi } from './create-http-api.ts';

/** The language of the page shown now; for what happens outside any component. */
export const pageLanguage = () => languageOfPath(location.pathname);

/** The texts of the state in the language of the page shown now. */
export function stateTexts() {
  return stateMessages[pageLanguage()];
}

const endListeners = new Set<() => void>();

/** Calls the listener when the server has refused the refresh token. */
export function onSessionEnded(listener: () => void): void {
  endListeners.add(listener);
}

/** Everything in storage that belongs to a session; the refresh token last, because other tabs follow it. */
const personalKeys = [
  storageKeys.user,
  storageKeys.lastCart,
  storageKeys.cartChanges,
  storageKeys.accessToken,
  storageKeys.refreshToken,
] as const;

/** The shop's API in the browser. */
export const api = createHttpApi({
  fetch: (input, init) => fetch(input, init),
  language: pageLanguage,
  accessToken: () => readText(storageKeys.accessToken),
  refreshToken: () => readText(storageKeys.refreshToken),
  keepAccessToken: (token) => writeText(storageKeys.accessToken, token),
  sessionEnded: () => {
    for (const key of personalKeys) removeText(key);
    for (const listener of endListeners) listener();
  },
  networkDownMessage: () => stateTexts().networkDown,
});
