import { followContentChanges, type KeepsContent } from '#core/content-changes/follow-content-changes.ts';
import type { Log } from '#core/store.ts';
import { type ContentStore, type ContentStoreOptions, createContentStore } from './content-store.ts';

/** What is kept, and the line on which its changes are heard. */
export type Content = ContentStore & {
  /** Settles once what was saved before can no longer be answered from an older copy. */
  catchUp: () => Promise<void>;
  stop: () => Promise<void>;
};

export type OpenContent = ContentStoreOptions & {
  connectionString: string;
  /** What else is remembered until it changes; it is outdated before the pages that show it. */
  settings: KeepsContent;
};

export function openContent({ connectionString, settings, ...options }: OpenContent): Content {
  const { log } = options;
  const store = createContentStore(options);
  const following = followContentChanges(connectionString, {
    change: (tags) => {
      const changed = [...tags];
      settings.change(changed);
      store.change(changed);
    },
    trust: () => {
      settings.trust();
      store.trust();
    },
    doubt: (error) => {
      settings.doubt(error);
      log.warn({ error }, 'Changes of the catalogue are not heard: pages are made anew until they are');
      store.doubt();
    },
  });
  return { ...store, catchUp: following.catchUp, stop: following.stop };
}

/** Where changes are not listened to, everything is made anew each time. */
export function keepNothing(log: Log): Content {
  return {
    ...createContentStore({ mostBytes: 0, log }),
    catchUp: async () => undefined,
    stop: async () => undefined,
  };
}
