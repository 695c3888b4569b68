/** What the worker uses of its surroundings; the pages' DOM types do not know them. */
export type WorkerScope = {
  location: Location;
  caches: CacheStorage;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
    get(id: string): Promise<{ postMessage(message: WorkerMessage): void } | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};

export type LastingEvent = { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = LastingEvent & {
  request: Request;
  clientId: string;
  respondWith(answer: Promise<Response>): void;
};

/** To a page: an answer it got is a copy of that moment (ISO). */
export type WorkerMessage = { copyOf: string; path: string };
