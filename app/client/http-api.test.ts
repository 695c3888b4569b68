import { expect, test, vi } from 'vitest';
import { buildApi } from '#shared/build-api.ts';
import { endpoints } from '#shared/endpoints.ts';
import { sendOverHttp } from './http-api.ts';

function apiOver(fetch: typeof globalThis.fetch) {
  return buildApi(
    endpoints,
    sendOverHttp({
      fetch,
      language: () => 'fr',
      accessToken: () => 'token',
      refreshToken: () => undefined,
      keepAccessToken: () => undefined,
      keepRefreshToken: () => undefined,
      sessionEnded: () => undefined,
      networkDownMessage: () => 'down',
    }),
  );
}

test('a GET says what it wants in its address, without what is not said', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ data: [] }));
  const { order } = apiOver(fetch);
  await order.orderList({ limit: 5 });
  await order.orderList({ limit: undefined });
  await order.orderList({});
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/api/order/order-list?limit=5',
    '/api/order/order-list',
    '/api/order/order-list',
  ]);
  expect(fetch.mock.calls.every(([, request]) => request?.body === undefined)).toBe(true);
});

/** A server that accepts one access token, and a refresh with this result. */
function sessionOver({ refresh }: { refresh: () => Response }) {
  let token = 'gone-stale';
  const ended = vi.fn<() => void>();
  const kept = vi.fn<(token: string) => void>();
  const fetch = vi.fn<typeof globalThis.fetch>(async (address, request) => {
    if (address === '/api/user/refresh-token') return refresh();
    const bearer = new Headers(request?.headers).get('authorization');
    return bearer === 'Bearer fresh'
      ? Response.json({ data: [] })
      : Response.json({ message: 'Log in again' }, { status: 401 });
  });
  const api = buildApi(
    endpoints,
    sendOverHttp({
      fetch,
      language: () => 'en',
      accessToken: () => token,
      refreshToken: () => 'refresh',
      keepAccessToken: (given) => {
        token = given;
      },
      keepRefreshToken: kept,
      sessionEnded: ended,
      networkDownMessage: () => 'down',
    }),
  );
  const callsOf = (path: string) => fetch.mock.calls.filter(([address]) => address === path).length;
  return { api, ended, kept, callsOf };
}

test('several calls that meet a stale token refresh once in all, and each is repeated once', async () => {
  const { api, ended, callsOf } = sessionOver({
    refresh: () => Response.json({ data: { accessToken: 'fresh' } }),
  });
  await Promise.all([api.cart.get({}), api.address.get({}), api.order.orderList({})]);
  expect(callsOf('/api/user/refresh-token')).toBe(1);
  for (const path of ['/api/cart/get', '/api/address/get', '/api/order/order-list']) {
    expect(callsOf(path)).toBe(2);
  }
  expect(ended).not.toHaveBeenCalled();
});

test('the refresh token to use next is kept', async () => {
  const { api, kept } = sessionOver({
    refresh: () => Response.json({ data: { accessToken: 'fresh', refreshToken: 'refresh.next' } }),
  });
  await api.cart.get({});
  expect(kept.mock.calls).toEqual([['refresh.next']]);
});

test('a call is refreshed for once: refused again, its error passes on', async () => {
  const { api, callsOf } = sessionOver({
    refresh: () => Response.json({ data: { accessToken: 'fresh but revoked' } }),
  });
  await expect(api.cart.get({})).rejects.toMatchObject({ status: 401, message: 'Log in again' });
  expect(callsOf('/api/user/refresh-token')).toBe(1);
  expect(callsOf('/api/cart/get')).toBe(2);
});

test.each([
  ['refused, the session is over', 401, 1],
  ['unanswered for an outage, the session stays', 503, 0],
])('when the refresh is %s, and the error passes on', async (_, status, ends) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { api, ended, callsOf } = sessionOver({ refresh: () => Response.json({}, { status }) });
  const answers = await Promise.allSettled([api.cart.get({}), api.address.get({})]);
  expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected']);
  expect(callsOf('/api/user/refresh-token')).toBe(1);
  expect(callsOf('/api/cart/get')).toBe(1);
  expect(ended).toHaveBeenCalledTimes(ends);
  expect(warned).toHaveBeenCalledWith('The session could not be refreshed', status);
  warned.mockRestore();
});

test('an answer of a proxy is shown in the shop’s words', async () => {
  const { order } = apiOver(async () => Response.json({}, { status: 502 }));
  await expect(order.orderList({})).rejects.toMatchObject({ status: 502, message: 'down' });
});

test('a call waits for its answer as long as it takes', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ data: [] }));
  await apiOver(fetch).cart.get({});
  expect(fetch.mock.calls[0]?.[1]?.signal).toBeUndefined();
});
