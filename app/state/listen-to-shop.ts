import { LIVE_PATH } from '#shared/live.ts';
import { storageKeys } from '../client/storage.ts';
import { page, storage } from './browser.ts';
import { api } from './desk-api.ts';

/** Lets the page load its own content first. */
const startAfterMs = 3_000;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** A stream that is silent for this long is given up; the server sends something every five seconds. */
const silentAfterMs = 20_000;

/**
 * Calls `onChange` when the shop reports a change, while the page is visible. An `EventSource` cannot carry the token, so the
 * stream is read by hand. Where the stream does not get through, the caller has to poll.
 */
export function listenToShop(onChange: () => void): { isOpen: () => boolean; close: () => void } {
  let stream: AbortController | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPauseMs;
  /** The stream from which something was received. */
  let heard: AbortController | undefined;

  async function listen(): Promise<void> {
    const own = new AbortController();
    stream = own;
    let silence = setTimeout(() => own.abort(), silentAfterMs);
    try {
      const response = await open(own.signal);
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { value = '', done = true } = (await reader?.read()) ?? {};
        if (done) break;
        clearTimeout(silence);
        silence = setTimeout(() => own.abort(), silentAfterMs);
        // A stream that has just opened may have missed changes, so `open` counts as a change.
        if (/^event: (open|changed)/m.test(value)) onChange();
        pause = firstPauseMs;
        heard = own;
      }
    } catch (failure) {
      if (stream === own && !own.signal.aborted) console.info('Changes are not heard now', failure);
    }
    clearTimeout(silence);
    if (stream !== own) return;
    stream = undefined;
    plan(pause);
    pause = Math.min(pause * 2, longestPauseMs);
  }

  function plan(milliseconds: number): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (page.isVisible() && page.isOnline() && !stream) void listen();
    }, milliseconds);
  }

  function hangUp(): void {
    clearTimeout(waiting);
    const last = stream;
    stream = undefined;
    last?.abort();
  }

  // A browser keeps at most six connections to a shop: a tab in the background gives this one back.
  const look = () => (page.isVisible() ? plan(0) : hangUp());
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  plan(startAfterMs);
  return {
    isOpen: () => stream !== undefined && stream === heard,
    close: () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
      hangUp();
    },
  };
}

/** @throws where the shop refuses the stream. */
async function open(signal: AbortSignal): Promise<Response> {
  const response = await ask(signal);
  if (response.ok) return response;
  if (response.status !== 401) throw new Error(`Answered ${response.status}`);
  // Any call refreshes the token, or ends the session.
  await api.adminFrame.getCounts({}, { signal });
  const again = await ask(signal);
  if (!again.ok) throw new Error(`Answered ${again.status}`);
  return again;
}

function ask(signal: AbortSignal): Promise<Response> {
  const token = storage.readText(storageKeys.accessToken) ?? '';
  return fetch(LIVE_PATH, { headers: { authorization: `Bearer ${token}` }, signal });
}
