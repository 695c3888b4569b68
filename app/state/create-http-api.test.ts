import { expect, test, vi } from 'vitest';
import { createHttpApi } from './create-http-api.ts';

function apiOver(fetch: typeof globalThis.fetch) {
  return createHttpApi({
    fetch,
    language: () => 'fr',
    accessToken: () => 'token',
    refreshToken: () => undefined,
    keepAccessToken: () => undefined,
    sessionEnded: () => undefined,
    networkDownMessage: () => 'down',
  });
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
