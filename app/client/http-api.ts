import { ApiError } from '#shared/api-error.ts';
import type { SendCall } from '#shared/build-api.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { Language } from '#shared/language.ts';
import { shopperEndpoints } from '#shared/shopper-endpoints.ts';
import { sessionOf } from './session-of.ts';

export type HttpParts = {
  fetch: typeof globalThis.fetch;
  language: () => Language;
  accessToken: () => string | undefined;
  refreshToken: () => string | undefined;
  keepAccessToken: (token: string) => void;
  /** Stores the token to refresh with from now on. */
  keepRefreshToken: (token: string) => void;
  /** Called when the refresh token was refused: the session is over. */
  sessionEnded: () => void;
  /** The message for a network that does not answer. */
  networkDownMessage: () => string;
};

// A 401 of these calls is about the credentials in the call itself, not about a stale access token.
const withoutRefresh: readonly string[] = [shopperEndpoints.user.login, shopperEndpoints.user.refreshToken];

/** Sends calls over HTTP: Bearer token, and on a 401 one refresh and one retry (spec §7). */
export function sendOverHttp(parts: HttpParts): SendCall {
  // Several calls may meet the same stale token; one refresh serves them all.
  let refreshing: Promise<boolean> | undefined;

  return async ({ endpoint }, input, options) => {
    const asker = sessionOf(parts.refreshToken());
    const response = await send(endpoint, input, options, parts.accessToken());
    if (
      response.status !== 401 ||
      withoutRefresh.includes(endpoint) ||
      asker === undefined ||
      // Another person may have logged in meanwhile; the retry would then act for her.
      asker !== sessionOf(parts.refreshToken())
    ) {
      return readAnswer(response, options);
    }
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    return (await refreshing)
      ? readAnswer(await send(endpoint, input, options, parts.accessToken()), options)
      : readAnswer(response, options);
  };

  async function refresh(): Promise<boolean> {
    const refreshToken = parts.refreshToken();
    const response = await send(shopperEndpoints.user.refreshToken, {}, {}, refreshToken);
    const body: unknown = response.ok ? await response.json() : undefined;
    const accessToken = tokenIn(body, 'accessToken');
    const nextToken = tokenIn(body, 'refreshToken');
    // Another tab has logged in or out meanwhile: this answer belongs to a session that is over, and must not touch the new one.
    if (sessionOf(parts.refreshToken()) !== sessionOf(refreshToken)) return false;
    if (response.ok) {
      if (accessToken !== undefined) parts.keepAccessToken(accessToken);
      if (nextToken !== undefined && parts.refreshToken() === refreshToken) parts.keepRefreshToken(nextToken);
      return accessToken !== undefined;
    }
    console.warn('The session could not be refreshed', response.status);
    if (response.status === 401 || response.status === 403) parts.sessionEnded();
    return false;
  }

  async function send(
    endpoint: string,
    input: unknown,
    options: CallOptions,
    bearer: string | undefined,
  ): Promise<Response> {
    const [method = 'GET', path = ''] = endpoint.split(' ');
    const headers = new Headers({ 'accept-language': parts.language() });
    if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
    if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
    const request: RequestInit = { method, headers, credentials: 'same-origin' };
    if (options.signal) request.signal = options.signal;
    if (input instanceof FormData) {
      request.body = input;
    } else if (method !== 'GET') {
      headers.set('content-type', 'application/json');
      request.body = JSON.stringify(input);
    }
    const { fetch: fetcher = parts.fetch } = options;
    try {
      return await fetcher(method === 'GET' ? withQuery(path, input) : path, request);
    } catch (failure) {
      if (options.signal?.aborted) throw failure;
      console.warn(`${endpoint} got no answer`, failure);
      throw new ApiError(0, { message: parts.networkDownMessage() });
    }
  }

  async function readAnswer(response: Response, { signal }: CallOptions): Promise<unknown> {
    const fileName = fileNameOf(response);
    if (fileName !== undefined) return { fileName, content: await response.blob() };
    const body: unknown = await response.json().catch((unreadable: unknown) => {
      if (signal?.aborted) throw unreadable;
      console.warn('The answer is not JSON', response.status, unreadable);
      throw new ApiError(response.status, { message: parts.networkDownMessage() });
    });
    if (!response.ok) throw new ApiError(response.status, body, parts.networkDownMessage());
    return body;
  }
}

/** The file name in an answer that is a file; the shop writes the name without escapes. */
function fileNameOf(response: Response): string | undefined {
  return /^attachment; filename="([^"]+)"$/.exec(response.headers.get('content-disposition') ?? '')?.[1];
}

/** A GET carries its input in the address. */
function withQuery(path: string, input: unknown): string {
  const fields = Object.entries(input ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? path : `${path}?${query}`;
}

function tokenIn(body: unknown, name: 'accessToken' | 'refreshToken'): string | undefined {
  if (typeof body !== 'object' || body === null || !('data' in body)) return undefined;
  const { data } = body;
  if (typeof data !== 'object' || data === null) return undefined;
  const token: unknown = Reflect.get(data, name);
  return typeof token === 'string' ? token : undefined;
}
