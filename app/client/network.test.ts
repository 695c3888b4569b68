import { expect, test, vi } from 'vitest';
import { handClock } from '#tests/support/client/hand-clock.ts';
import { handPage } from '#tests/support/client/hand-page.ts';
import { createNetwork } from './network.ts';

/** A network whose requests wait until the test answers them or until they are aborted. */
function networkOfQuestions() {
  const questions: { answer: () => void; fail: () => void }[] = [];
  const [page, clock] = [handPage(), handClock()];
  const network = createNetwork({
    page,
    clock,
    fetch: (_input, init) =>
      new Promise<Response>((resolve, reject) => {
        const fail = () => reject(new TypeError('Failed to fetch'));
        init?.signal?.addEventListener('abort', fail);
        questions.push({ answer: () => resolve(new Response()), fail });
      }),
  });
  const isAway = () => network.get().isAway;
  return { network, questions, page, clock, isAway };
}

test('a network that comes back while the shop is being asked is asked again, and found at once', async () => {
  const { network, questions, page, isAway } = networkOfQuestions();
  network.watch(undefined);
  const call = network.fetch('/api/cart').catch(() => 'failed');
  questions[0]?.fail();
  expect(await call).toBe('failed');
  expect(isAway()).toBe(true);

  // A request that hangs, as requests do when the network has just been lost.
  page.tell('wentOnline');
  expect(questions).toHaveLength(2);
  page.tell('wentOnline');
  expect(questions).toHaveLength(3);
  questions[2]?.answer();
  await vi.waitFor(() => expect(isAway()).toBe(false));
});

test('a line behind the wifi that comes back is found by asking, while the page is looked at', async () => {
  const { network, questions, page, clock, isAway } = networkOfQuestions();
  network.watch(undefined);
  page.tell('wentOffline');
  expect(isAway()).toBe(true);
  page.isVisibleNow = false;
  clock.advance(8_000);
  expect(questions).toHaveLength(0);
  page.isVisibleNow = true;
  clock.advance(8_000);
  questions[0]?.answer();
  await vi.waitFor(() => expect(isAway()).toBe(false));
  clock.advance(60_000);
  expect(questions).toHaveLength(1);
});

test('an answer that was on its way when the network went does not say that it is there', async () => {
  const { network, questions, page, isAway } = networkOfQuestions();
  network.watch(undefined);
  const call = network.fetch('/api/cart');
  page.tell('wentOffline');
  questions[0]?.answer();
  await call;
  expect(isAway()).toBe(true);
  questions[1]?.answer();
  await vi.waitFor(() => expect(isAway()).toBe(false));
});

test('a lost network is looked for after 1, 2, 4 and 8 seconds, and anew when the browser says that it is back', () => {
  const { network, questions, page, clock } = networkOfQuestions();
  network.watch(undefined);
  page.tell('wentOffline');
  for (const [seconds, asked] of [
    [1, 1],
    [2, 2],
    [4, 3],
    [8, 4],
    [8, 5],
  ] as const) {
    clock.advance(seconds * 1_000);
    expect(questions).toHaveLength(asked);
  }
  page.tell('wentOnline');
  expect(questions).toHaveLength(6);
  questions[5]?.fail();
  clock.advance(1_000);
  expect(questions).toHaveLength(7);
});

test('a call that the page itself gave up says nothing of the network', async () => {
  const { network, isAway } = networkOfQuestions();
  const leaving = new AbortController();
  const call = network.fetch('/api/cart', { signal: leaving.signal }).catch(() => 'failed');
  leaving.abort();
  expect(await call).toBe('failed');
  expect(isAway()).toBe(false);
});

test('a page is as old as the oldest copy it was made of, and the next page starts afresh', () => {
  const { network } = networkOfQuestions();
  network.noteCopy('2026-01-05T08:00:00Z');
  network.noteCopy('2026-01-04T08:00:00Z');
  network.showLoadedPage();
  expect(network.get().seenAt).toBe('2026-01-04T08:00:00Z');
  network.showLoadedPage();
  expect(network.get().seenAt).toBeUndefined();
});
