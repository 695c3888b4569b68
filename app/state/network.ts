import { create } from 'zustand';
import { isOfflinePage, SEEN_AT } from '../client/keepable.ts';

type Network = {
  isAway: boolean;
  /** ISO moment of the copy that the page in front of the reader is; undefined for a fresh page. */
  seenAt: string | undefined;
};

/** Where the network stands, as told by the browser and by what became of the shop's own calls. */
export const useNetwork = create<Network>(() => ({ isAway: false, seenAt: undefined }));

const PROBE_MS = 8_000;

// A page's answers arrive before the page itself is shown.
let copyOnItsWay: string | undefined;
let probe: ReturnType<typeof setInterval> | undefined;
let looking: AbortController | undefined;

/** Calls the network and remembers whether it answered. */
export async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, init);
    // The worker answers with copies without a network as well: then only the shop itself can tell.
    if (response.headers.has(SEEN_AT)) void lookForNetwork();
    else noteNetwork(true);
    return response;
  } catch (failure) {
    if (!init?.signal?.aborted) noteNetwork(false);
    throw failure;
  }
}

/** Listens to the browser; answers how to stop. */
export function watchNetwork(): () => void {
  const goOnline = () => void lookForNetwork();
  const goOffline = () => noteNetwork(false);
  addEventListener('online', goOnline);
  addEventListener('offline', goOffline);
  const { seenAt } = document.documentElement.dataset;
  // The offline page is always a copy, but shows nothing that could be old.
  useNetwork.setState({ seenAt: isOfflinePage(location.pathname) ? undefined : seenAt });
  noteNetwork(navigator.onLine);
  // A reload leaves some browsers saying that they are online; a page that is a copy says otherwise.
  if (seenAt !== undefined) void lookForNetwork();
  return () => {
    removeEventListener('online', goOnline);
    removeEventListener('offline', goOffline);
    clearInterval(probe);
  };
}

/** An answer of the page that is being loaded is a copy. */
export function noteCopy(seenAt: string): void {
  if (copyOnItsWay === undefined || seenAt < copyOnItsWay) copyOnItsWay = seenAt;
}

/** Another page is shown: as old as the oldest copy it was made of. */
export function showLoadedPage(): void {
  useNetwork.setState({ seenAt: copyOnItsWay });
  copyOnItsWay = undefined;
}

function noteNetwork(answers: boolean): void {
  if (useNetwork.getState().isAway === !answers) return;
  useNetwork.setState({ isAway: !answers });
  clearInterval(probe);
  // `online` is not fired when only the line behind the wifi was gone.
  if (!answers) probe = setInterval(() => void lookForNetwork(), PROBE_MS);
}

/** Asks the shop itself, and remembers whether it answered. A later question calls off the one that was asked before. */
async function lookForNetwork(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  looking?.abort();
  const own = new AbortController();
  looking = own;
  try {
    await fetch('/api/health', { method: 'HEAD', cache: 'no-store', signal: own.signal });
    noteNetwork(true);
  } catch (failure) {
    // Asked while the network was away, and out of date by now: only the newest question says how things are.
    if (own.signal.aborted) return;
    console.info('Still no network', failure);
    noteNetwork(false);
  }
}
