import type { ShopperApi } from '#shared/contract/contract.ts';
import { mostViewed } from '#shared/viewed.ts';
import type { Clock } from './ports.ts';
import type { RecentlyViewed } from './recently-viewed.ts';
import { sessionOf } from './session-of.ts';
import type { ShopStore } from './shop-state.ts';
import { type ShopStorage, storageKeys } from './storage.ts';
import { idsIn } from './stored-lines.ts';

/** How long a cleared list can be restored. */
const UNDO_MS = 12_000;
const HEARD = 'viewed_heard';

type ViewedMergeParts = {
  shop: ShopStore;
  storage: ShopStorage;
  clock: Clock;
  api: Pick<ShopperApi, 'viewed'>;
  recentlyViewed: RecentlyViewed;
};

/**
 * Adds the viewed products to the account at each login, and keeps them in step with the account's other devices. The
 * account's last answer is kept, and only differences from it are sent: a document with nothing new costs no call, and
 * what got no answer is sent from the next document.
 */
export function keepViewedInStep({ shop, storage, clock, api, recentlyViewed }: ViewedMergeParts): void {
  const session = () => sessionOf(storage.readText(storageKeys.refreshToken));
  const shown = () => idsIn(storage.readJson(storageKeys.recentlyViewed));
  let cancel: (() => void) | undefined;

  async function sync(heard: readonly string[]): Promise<void> {
    const asker = session();
    const ids = shown();
    const changes = {
      viewed: newOf(ids, heard),
      // In a full list the oldest ones were not removed by the shopper; they only made room.
      removed: ids.length < mostViewed ? without(heard, ids) : [],
      isCleared: ids.length === 0 && heard.length > 0,
    };
    try {
      const { data } = await api.viewed.sync(changes);
      // Logged out meanwhile: nothing of the person may be kept.
      if (asker !== session()) return;
      const now = shown();
      const meanwhile = newOf(now, ids);
      const gone = without(ids, now);
      storage.writeJson(HEARD, data.ids);
      storage.writeJson(
        storageKeys.recentlyViewed,
        [...meanwhile, ...without(data.ids, [...meanwhile, ...gone])].slice(0, mostViewed),
      );
      recentlyViewed.show();
    } catch (failure) {
      console.info('What was looked at is sent again later', failure);
    }
  }

  function syncIfDue(): void {
    const heard = idsIn(storage.readJson(HEARD));
    if (shown().join() !== heard.join()) void sync(heard);
  }

  shop.subscribe(({ session: now }, before) => {
    if (now !== 'user' || before.session === 'user') return;
    // The kept answer may be another person's.
    if (before.session === 'guest') void sync([]);
    else syncIfDue();
  });
  recentlyViewed.shown.subscribe(({ ids }, before) => {
    cancel?.();
    const isCleared = ids.length === 0 && before.ids.length > 0;
    cancel = isCleared ? clock.after(UNDO_MS, () => shop.get().session === 'user' && syncIfDue()) : undefined;
  });
}

/** The ids at the front of the list, up to where the rest is in the known list in the same order. */
function newOf(ids: readonly string[], known: readonly string[]): string[] {
  let index = known.length;
  let count = ids.length;
  while (count > 0 && index > 0) {
    const found = known.lastIndexOf(ids[count - 1] ?? '', index - 1);
    if (found < 0) break;
    index = found;
    count -= 1;
  }
  return ids.slice(0, count);
}

function without(ids: readonly string[], others: readonly string[]): string[] {
  return ids.filter((id) => !others.includes(id));
}
