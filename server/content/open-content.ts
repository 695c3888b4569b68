import { followContentChanges, type KeepsContent } from '#core/content-changes/follow-content-changes.ts';
import type { Log, Store } from '#core/store.ts';
import type { Database } from '#db/client.ts';
import { type ContentStore, type ContentStoreOptions, createContentStore } from './content-store.ts';
import { type ReplicaReads, readFromReplica } from './read-from-replica.ts';

/** The kept answers, and the connection on which their changes arrive. */
export type Content = ContentStore & {
  /** The store for making public answers, which are the same for everyone. */
  reading: (store: Store) => Store;
  /** Undefined if there is no standby to read from. */
  readsFromReplica: () => boolean | undefined;
  /** Settles when no answer can be older than what was saved before the call. */
  catchUp: () => Promise<void>;
  stop: () => Promise<void>;
};

export type OpenContent = ContentStoreOptions & {
  connectionString: string;
  /** Other kept values, which have to be outdated before the pages that show them. */
  settings: KeepsContent;
  /** A standby for public reads. */
  replica?: Database | undefined;
};

export function openContent({ connectionString, settings, replica, ...options }: OpenContent): Content {
  const { log } = options;
  const store = createContentStore(options);
  const standby = replica && readFromReplica(replica, log);
  const following = followContentChanges(connectionString, {
    change: (tags) => {
      const changed = [...tags];
      if (changed.length > 0) standby?.change();
      settings.change(changed);
      store.change(changed);
    },
    trust: () => {
      standby?.change();
      settings.trust();
      store.trust();
    },
    doubt: (error) => {
      standby?.change();
      settings.doubt(error);
      log.warn({ error }, 'Changes of the catalogue are not heard: pages are made anew until they are');
      store.doubt();
    },
    beat: standby?.beat,
  });
  return {
    ...store,
    ...readingOf(store, standby),
    catchUp: following.catchUp,
    stop: following.stop,
  };
}

function readingOf(
  store: ContentStore,
  standby: ReplicaReads | undefined,
): Pick<Content, 'reading' | 'readsFromReplica' | 'read'> {
  if (!standby) return { reading: (given) => given, readsFromReplica: () => undefined, read: store.read };
  return {
    reading: standby.reading,
    readsFromReplica: standby.isUsed,
    read: (asked, make) => store.read(asked, () => standby.orFromPrimary(make)),
  };
}

/** For processes that receive no changes: everything is made anew each time. */
export function keepNothing(log: Log): Content {
  const store = createContentStore({ mostBytes: 0, log });
  return {
    ...store,
    ...readingOf(store, undefined),
    catchUp: async () => undefined,
    stop: async () => undefined,
  };
}
