import { setTimeout as delay } from 'node:timers/promises';
import type { Log, Store } from '#core/store.ts';
import type { Database } from '#db/client.ts';
import { isDatabaseOutage } from '#db/database-outage.ts';
import type { Query } from '#db/listening.ts';
import { hasReplayed, readWrittenTo } from '#db/replay.ts';
import type { Made } from './content-store.ts';

/** A standby that answers public reads while it has every announced change. */
export type ReplicaReads = {
  /** The store for making public answers: on the standby, or on the primary while the standby is behind. */
  reading: (store: Store) => Store;
  /** Called when something shown has changed, or changes are not received: the standby is not read from until it is seen to have caught up. */
  change: () => void;
  /** Called on the connection of the notices, where every change received before is already committed. */
  beat: (query: Query) => Promise<void>;
  /** Makes the answer again with the primary if the standby failed. */
  orFromPrimary: (make: () => Promise<Made>) => Promise<Made>;
  isUsed: () => boolean;
};

const mostLooks = 5;
const pauseMs = 20;

export function readFromReplica(replica: Database, log: Log): ReplicaReads {
  let changes = 0;
  let isCaughtUp = false;
  let isSilent = false;

  function fail(error: unknown): void {
    isCaughtUp = false;
    if (!isSilent) log.warn({ error }, 'The standby is not read from until it answers');
    isSilent = true;
  }

  /** Looks a few times, because a standby that keeps up is still some milliseconds behind. */
  async function comesTo(written: string): Promise<boolean> {
    for (let looks = 1; looks < mostLooks; looks += 1) {
      if (await hasReplayed(replica, written)) return true;
      await delay(pauseMs);
    }
    return hasReplayed(replica, written);
  }

  return {
    reading: (store) => ({
      ...store,
      get db() {
        return isCaughtUp ? replica : store.db;
      },
    }),
    change() {
      changes += 1;
      isCaughtUp = false;
    },
    async beat(query) {
      const heard = changes;
      const written = await readWrittenTo(query);
      // Changes received from here on may be missing in the standby's present state.
      try {
        const hasAll = await comesTo(written);
        if (heard === changes) isCaughtUp = hasAll;
        isSilent = false;
      } catch (error) {
        fail(error);
      }
    },
    async orFromPrimary(make) {
      const isAsked = isCaughtUp;
      try {
        const made = await make();
        if (!made.isOutage || !isAsked) return made;
        fail(new Error('A page could not be made from it.'));
      } catch (error) {
        if (!isAsked || !isDatabaseOutage(error)) throw error;
        fail(error);
      }
      return make();
    },
    isUsed: () => isCaughtUp,
  };
}
