import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNetwork, watchedFetch, watchNetwork } from './network.ts';

/** Each question waits for the test's word, or for being called off. */
const questions: { answer: () => void; fail: () => void }[] = [];
const browser = new EventTarget();

beforeEach(() => {
  questions.length = 0;
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { dataset: {} } });
  vi.stubGlobal('location', { pathname: '/cart' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal(
    'fetch',
    (_input: string, init?: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const fail = () => reject(new TypeError('Failed to fetch'));
        init?.signal?.addEventListener('abort', fail);
        questions.push({ answer: () => resolve(new Response()), fail });
      }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  useNetwork.setState({ isAway: false });
});

test('a network that comes back while the shop is being asked is asked again, and found at once', async () => {
  const stop = watchNetwork();
  const call = watchedFetch('/api/cart').catch(() => 'failed');
  questions[0]?.fail();
  expect(await call).toBe('failed');
  expect(useNetwork.getState().isAway).toBe(true);

  // A question that hangs, as they do on a line that has just been lost.
  browser.dispatchEvent(new Event('online'));
  expect(questions).toHaveLength(2);
  browser.dispatchEvent(new Event('online'));
  expect(questions).toHaveLength(3);
  questions[2]?.answer();
  await expect.poll(() => useNetwork.getState().isAway).toBe(false);
  stop();
});
