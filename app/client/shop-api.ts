import { buildApi, type SendCall } from '#shared/build-api.ts';
import type { PublicApi, ShopperApi } from '#shared/contract/contract.ts';
import { shopperEndpoints } from '#shared/shopper-endpoints.ts';
import { type HttpParts, sendOverHttp } from './http-api.ts';
import { COPY_WELCOME } from './keepable.ts';
import type { Page, Texts } from './ports.ts';
import { forgetPerson, type ShopStorage, storageKeys } from './storage.ts';

export type ShopApi = {
  /** The shop's API, acting as the user whose tokens are in storage. */
  api: ShopperApi;
  /** Sends calls as `api` does; for the calls of the staff (`app/state/desk-api.ts`). */
  send: SendCall;
  /**
   * The calls that load pages: without a network their answers may be copies of an earlier visit, and the page then says so.
   * They act without a user, so that no copy is personal; what decides about money uses `api`.
   */
  pageApi: PublicApi;
  /** Calls the listener when the server has refused the refresh token. */
  onSessionEnded: (listener: () => void) => void;
};

type ShopApiParts = {
  fetch: typeof globalThis.fetch;
  storage: ShopStorage;
  page: Page;
  texts: () => Texts;
};

export function createShopApi({ fetch: send, storage, page, texts }: ShopApiParts): ShopApi {
  const endListeners = new Set<() => void>();
  const parts: HttpParts = {
    fetch: send,
    language: page.language,
    accessToken: () => storage.readText(storageKeys.accessToken),
    refreshToken: () => storage.readText(storageKeys.refreshToken),
    keepAccessToken: (token) => storage.writeText(storageKeys.accessToken, token),
    keepRefreshToken: (token) => storage.writeText(storageKeys.refreshToken, token),
    sessionEnded: () => {
      forgetPerson(storage);
      for (const listener of endListeners) listener();
    },
    networkDownMessage: () => texts().networkDown,
  };
  const sendAsUser = sendOverHttp(parts);
  const sendAsVisitor = sendOverHttp({
    ...parts,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set(COPY_WELCOME, 'welcome');
      return send(input, { ...init, headers });
    },
    accessToken: () => undefined,
    refreshToken: () => undefined,
  });
  return {
    api: buildApi(shopperEndpoints, sendAsUser),
    send: sendAsUser,
    pageApi: buildApi(shopperEndpoints, sendAsVisitor),
    onSessionEnded: (listener) => {
      endListeners.add(listener);
    },
  };
}
