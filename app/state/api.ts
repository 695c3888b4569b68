import type { PublicApi } from '#shared/contract/contract.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { COPY_WELCOME } from '../client/keepable.ts';
import { stateMessages } from '../messages/state-messages.ts';
import { readText, removeText, storageKeys, writeText } from './browser-storage.ts';
import { createHttpApi, type HttpApiParts } from './create-http-api.ts';
import { watchedFetch } from './network.ts';

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

const parts = {
  fetch: watchedFetch,
  language: pageLanguage,
  accessToken: () => readText(storageKeys.accessToken),
  refreshToken: () => readText(storageKeys.refreshToken),
  keepAccessToken: (token: string) => writeText(storageKeys.accessToken, token),
  sessionEnded: () => {
    for (const key of personalKeys) removeText(key);
    for (const listener of endListeners) listener();
  },
  networkDownMessage: () => stateTexts().networkDown,
} satisfies HttpApiParts;

/** The shop's API in the browser. */
export const api = createHttpApi(parts);

/**
 * What pages are made of: without a network its answers may be copies of an earlier visit, and the page then says so. It acts
 * as nobody, so that no copy is anybody's own; whatever decides about money asks `api`.
 */
export const pageApi: PublicApi = createHttpApi({
  ...parts,
  fetch: (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(COPY_WELCOME, 'welcome');
    return watchedFetch(input, { ...init, headers });
  },
  accessToken: () => undefined,
  refreshToken: () => undefined,
});
