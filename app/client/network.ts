import { isOfflinePage, SEEN_AT } from './keepable.ts';
import type { Clock, Page } from './ports.ts';
import { createStore, type Store } from './store.ts';

type NetworkState = {
  isAway: boolean;
  /** When the shown copy was made (ISO); undefined while the page is fresh. */
  seenAt: string | undefined;
};

/** Whether the network answers, according to the browser and to the results of the shop's own calls. */
export type Network = Store<NetworkState> & {
  /** Calls the network and remembers whether it answered. */
  fetch: typeof globalThis.fetch;
  /** Listens to the browser; returns a function that stops listening. `seenAt` is when the document was kept, if it is a copy. */
  watch: (seenAt: string | undefined) => () => void;
  /** Notes that an answer for the page being loaded is a copy. */
  noteCopy: (seenAt: string) => void;
  /** Sets `seenAt` for a page that is now shown: it is as old as the oldest copy it was made of. */
  showLoadedPage: () => void;
};

type NetworkParts = { fetch: typeof globalThis.fetch; page: Page; clock: Clock };

/**
 * After a loss the shop is asked whether it answers again: first after this long, then after twice as long each time,
 * up to the slowest.
 */
const FIRST_PROBE_MS = 1_000;
const SLOWEST_PROBE_MS = 8_000;

export function createNetwork({ fetch: send, page, clock }: NetworkParts): Network {
  const store = createStore<NetworkState>({ isAway: false, seenAt: undefined });
  // The oldest copy for the page being loaded: its answers arrive before the page is shown.
  let copyOnItsWay: string | undefined;
  let cancelProbe: (() => void) | undefined;
  let looking: AbortController | undefined;
  let losses = 0;

  async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const lossesBefore = losses;
    try {
      const response = await send(input, init);
      // The worker answers with copies even without a network, and this answer may have been on its way when the network was lost:
      // only a call to the shop itself can show whether there is one.
      if (response.headers.has(SEEN_AT) || losses !== lossesBefore) void look();
      else note(true);
      return response;
    } catch (failure) {
      if (!init?.signal?.aborted) note(false);
      throw failure;
    }
  }

  function watch(seenAt: string | undefined): () => void {
    const stopListening = page.listen({
      wentOnline: comeBack,
      wentOffline: () => note(false),
    });
    // The offline page is always a copy, but shows nothing that could be old.
    store.set({ seenAt: isOfflinePage(page.path()) ? undefined : seenAt });
    note(page.isOnline());
    // After a reload some browsers wrongly report that they are online; a page that is a copy is evidence against it.
    if (seenAt !== undefined) void look();
    return () => {
      stopListening();
      cancelProbe?.();
    };
  }

  /** Asks the shop, and goes on asking while it is away: a connection that has just returned often fails its first requests. */
  function comeBack(): void {
    if (store.get().isAway) probeLater();
    void look();
  }

  function note(answers: boolean): void {
    if (!answers) losses += 1;
    if (store.get().isAway === !answers) return;
    store.set({ isAway: !answers });
    cancelProbe?.();
    if (!answers) probeLater();
  }

  /** Polls, because `online` is not fired when only the line behind the wifi was gone. */
  function probeLater(wait = FIRST_PROBE_MS): void {
    cancelProbe?.();
    cancelProbe = clock.after(wait, () => {
      probeLater(Math.min(wait * 2, SLOWEST_PROBE_MS));
      void look();
    });
  }

  /** Asks the shop itself, and notes whether it answered. A later request aborts an earlier one. */
  async function look(): Promise<void> {
    if (!page.isVisible()) return;
    looking?.abort();
    const own = new AbortController();
    looking = own;
    try {
      await send('/api/health', { method: 'HEAD', cache: 'no-store', signal: own.signal });
      note(true);
    } catch (failure) {
      // Replaced by a newer request: only the newest one shows the current state.
      if (own.signal.aborted) return;
      console.info('Still no network', failure);
      note(false);
    }
  }

  return {
    ...store,
    fetch: watchedFetch,
    watch,
    noteCopy: (seenAt) => {
      if (copyOnItsWay === undefined || seenAt < copyOnItsWay) copyOnItsWay = seenAt;
    },
    showLoadedPage: () => {
      store.set({ seenAt: copyOnItsWay });
      copyOnItsWay = undefined;
    },
  };
}
