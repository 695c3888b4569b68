// The browser's implementation of what `app/client` needs. Nothing here is touched before it is called: the server renders
// with the same modules.
import { languageOfPath } from '#shared/page-paths.ts';
import type { Clock, Page, PageListeners } from '../client/ports.ts';
import { createStorage } from '../client/storage.ts';
import { createTabNotes } from '../client/tab-notes.ts';

export const storage = createStorage({ local: () => localStorage, session: () => sessionStorage });

export const tabNotes = createTabNotes(() => sessionStorage);

export const clock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, work) => {
    const waiting = setTimeout(work, milliseconds);
    return () => clearTimeout(waiting);
  },
};

export const page: Page = {
  language: () => languageOfPath(location.pathname),
  path: () => location.pathname,
  isVisible: () => document.visibilityState === 'visible',
  isOnline: () => navigator.onLine,
  listen,
};

/** A random local id; crypto.randomUUID is missing on plain-http addresses other than localhost. */
export function newLocalId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function listen({ stored, returned, wentOnline, wentOffline, touched }: PageListeners): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  if (stored) window.addEventListener('storage', ({ key }) => stored(key), { signal });
  if (returned) {
    window.addEventListener('focus', returned, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && returned(), { signal });
    document.addEventListener('visibilitychange', returned, { signal });
  }
  if (wentOnline) window.addEventListener('online', wentOnline, { signal });
  if (wentOffline) window.addEventListener('offline', wentOffline, { signal });
  if (touched) {
    for (const touching of ['pointerdown', 'keydown', 'scroll']) {
      window.addEventListener(touching, touched, { signal, passive: true });
    }
  }
  return () => controller.abort();
}
