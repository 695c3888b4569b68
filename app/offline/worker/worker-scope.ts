/** The part of the worker's global scope that is used here; the DOM types of the pages do not contain it. */
export type WorkerScope = {
  location: Location;
  caches: CacheStorage;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
    matchAll(options: { type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
    get(id: string): Promise<{ postMessage(message: WorkerMessage): void } | undefined>;
  };
  registration: { showNotification(title: string, options: ShownNotice): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ArrivedMessage) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticePressed) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};

export type LastingEvent = { waitUntil(work: Promise<unknown>): void };

/** A message to the worker; one from a page has a `source` with an address (`url`). */
export type ArrivedMessage = LastingEvent & { data: unknown; origin: string; source: object | null };

export type FetchEvent = LastingEvent & {
  request: Request;
  clientId: string;
  respondWith(answer: Promise<Response>): void;
};

/** A page that this worker serves. */
export type OpenPage = {
  url: string;
  navigate(path: string): Promise<{ focus(): Promise<unknown> } | null>;
};

export type ShownNotice = { body: string; tag: string; icon: string; badge: string; data: { path: string } };

export type PushEvent = LastingEvent & { data: { json(): unknown } | null };

export type NoticePressed = LastingEvent & {
  notification: { data: unknown; close(): void };
};

/** Sent to a page: an answer it got is a copy of that moment (ISO). */
export type WorkerMessage = { copyOf: string; path: string };
