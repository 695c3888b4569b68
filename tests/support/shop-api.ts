import { sendOverHttp } from '#app/client/http-api.ts';
import { buildApi } from '#shared/build-api.ts';
import type { Api } from '#shared/contract/contract.ts';
import { endpoints } from '#shared/endpoints.ts';
import { browserShop } from './browser-shop-address.ts';

export type Tokens = { accesstoken: string; refreshToken: string };

/** The API of the browser tests' shop over HTTP, without tokens or with the given ones. */
export function shopApi(tokens?: Tokens, shopUrl: string = browserShop.url): Api {
  let accessToken = tokens?.accesstoken;
  let refreshToken = tokens?.refreshToken;
  return buildApi(
    endpoints,
    sendOverHttp({
      fetch: (path, init) => fetch(new URL(String(path), shopUrl), init),
      language: () => 'en',
      accessToken: () => accessToken,
      refreshToken: () => refreshToken,
      keepAccessToken: (token) => {
        accessToken = token;
      },
      keepRefreshToken: (token) => {
        refreshToken = token;
      },
      sessionEnded: () => {
        throw new Error('The session of a test has ended');
      },
      networkDownMessage: () => 'The shop does not answer',
    }),
  );
}

let admin: Promise<Api> | undefined;

/** The API with the owner's session; each worker logs in once. */
export function adminApi(): Promise<Api> {
  admin ??= shopApi()
    .user.login(browserShop.admin)
    .then(({ data }) => shopApi(data));
  return admin;
}
