import { isOfflinePage, SEEN_AT } from './keepable.ts';
import type { Clock, Page } from './ports.ts';
import { createStore, type Store } from './store.ts';

type NetworkState = {
  isAway: boolean;
  /** ISO moment of the copy that the page in front of the reader is; undefined for a fresh page. */
  seenAt: string | undefined;
};

/** Whether the network answers, by the browser's word and by what became of the shop's own calls. */
export type Network = Store<NetworkState> & {
  /** Calls the network and remembers whether it answered. */
  fetch: typeof globalThis.fetch;
  /** Listens to the browser; answers what stops listening. `seenAt` is when the document was kept, if it is a copy. */
  watch: (seenAt: string | undefined) => () => void;
  /** An answer of the page that is being loaded is a copy. */
  noteCopy: (seenAt: string) => void;
  /** Another page is shown: as old as the oldest copy it was made of. */
  showLoadedPage: () => void;
};

type NetworkParts = { fetch: typeof globalThis.fetch; page: Page; clock: Clock };

/** How long after a loss the shop is asked whether it answers again: twice as long after each question, up to the slowest. */
const FIRST_PROBE_MS = 1_000;
const SLOWEST_PROBE_MS = 8_000;

export function createNetwork({ fetch: send, page, clock }: NetworkParts): Network {
  const store = createStore<NetworkState>({ isAway: false, seenAt: undefined });
  // A page's answers arrive before the page itself is shown.
  let copyOnItsWay: string | undefined;
  let cancelProbe: (() => void) | undefined;
  let looking: AbortController | undefined;
  let losses = 0;

  async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const lossesBefore = losses;
    try {
      const response = await send(input, init);
      // The worker answers with copies without a network as well, and this answer may have been on its way when the network went: then
      // only the shop itself can tell.
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
    // A reload leaves some browsers saying that they are online; a page that is a copy says otherwise.
    if (seenAt !== undefined) void look();
    return () => {
      stopListening();
      cancelProbe?.();
    };
  }

  /** A line that is just back often fails its first requests. */
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

  /** `online` is not fired when only the line behind the wifi was gone. */
  function probeLater(wait = FIRST_PROBE_MS): void {
    cancelProbe?.();
    cancelProbe = clock.after(wait, () => {
      probeLater(Math.min(wait * 2, SLOWEST_PROBE_MS));
      void look();
    });
  }

  /** Asks the shop itself, and remembers whether it answered. A later question calls off the one that was asked before. */
  async function look(): Promise<void> {
    if (!page.isVisible()) return;
    looking?.abort();
    const own = new AbortController();
    looking = own;
    try {
      await send('/api/health', { method: 'HEAD', cache: 'no-store', signal: own.signal });
      note(true);
    } catch (failure) {
      // Asked while the network was away, and out of date by now: only the newest question says how things are.
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
