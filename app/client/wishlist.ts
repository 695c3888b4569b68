import type { ShopperApi } from '#shared/contract/contract.ts';
import { limits } from '#shared/limits.ts';
import { sessionOf } from './session-of.ts';
import type { ShopState, ShopStore } from './shop-state.ts';
import { type ShopStorage, storageKeys } from './storage.ts';
import { createStore, type Store } from './store.ts';
import { idsIn, isRecord } from './stored-lines.ts';

/** The products that a shopper has marked, newest first; kept in this browser, and in the account once there is one. */
export type Wishlist = {
  /** Undefined until storage has been read: pages come from the server without it. */
  shown: Store<{ ids: readonly string[] | undefined }>;
  /** Adds or removes the product; returns whether it is on the list now. */
  toggle: (id: string) => boolean;
  /** Shows the list in storage, which other tabs write too. */
  show: () => void;
  /** Sends the changes that the server has not taken yet, and takes over those of other devices. */
  sync: () => Promise<void>;
  /** Called when the session changes: another person is here, or the same one, now with an account. */
  follow: (before: ShopState['session']) => void;
  /** Calls the server only if there is something to send. */
  syncIfDue: () => void;
};

/** Changes that the server has not taken yet stay in storage: a closed tab or a lost network loses nothing. */
type Stored = { ids: string[]; added: string[]; removed: string[] };

type WishlistParts = { shop: ShopStore; storage: ShopStorage; api: Pick<ShopperApi, 'wishlist'> };

export function createWishlist({ shop, storage, api }: WishlistParts): Wishlist {
  const shown = createStore<{ ids: readonly string[] | undefined }>({ ids: undefined });
  let sending: Promise<void> | undefined;
  /** Whose list is being sent: the next person does not wait for it. */
  let sender: string | undefined;
  const session = () => sessionOf(storage.readText(storageKeys.refreshToken));

  function read(): Stored {
    const stored = storage.readJson(storageKeys.wishlist);
    const { ids, added, removed } = isRecord(stored) ? stored : {};
    return { ids: idsIn(ids), added: idsIn(added), removed: idsIn(removed) };
  }

  function write({ ids, added, removed }: Stored): void {
    const newest = (list: string[]) => list.slice(0, limits.wishlist);
    storage.writeJson(storageKeys.wishlist, {
      ids: newest(ids),
      added: newest(added),
      removed: newest(removed),
    });
    show();
  }

  function show(): void {
    shown.set({ ids: read().ids });
  }

  function toggle(id: string): boolean {
    const { ids, added, removed } = read();
    const isOn = !ids.includes(id);
    const front = isOn ? [id] : [];
    // The server does not know a guest's list, so nothing has to be removed there.
    const isKnown = shop.get().session !== 'guest' || shop.get().isLoginDue;
    write({
      ids: [...front, ...without(ids, [id])],
      added: [...front, ...without(added, [id])],
      removed: [...(isOn || !isKnown ? [] : [id]), ...without(removed, [id])],
    });
    void sync();
    return isOn;
  }

  async function sync(): Promise<void> {
    if (shop.get().session !== 'user') return;
    if (sending === undefined || sender !== session()) {
      sender = session();
      const own = send().finally(() => {
        if (sending === own) sending = undefined;
      });
      sending = own;
    }
    await sending;
  }

  async function send(): Promise<void> {
    const asker = session();
    const { added, removed } = read();
    try {
      const { data } = await api.wishlist.sync({ added, removed });
      // Logged out meanwhile: nothing of the person may be kept.
      if (asker !== session()) return;
      const now = read();
      const left = { added: without(now.added, added), removed: without(now.removed, removed) };
      write({ ...left, ids: [...left.added, ...without(data.ids, [...left.added, ...left.removed])] });
      if (isDue(left)) await send();
    } catch (failure) {
      console.info('The wishlist is sent again later', failure);
    }
  }

  function follow(before: ShopState['session']): void {
    show();
    if (before === 'guest') void sync();
    else syncIfDue();
  }

  function syncIfDue(): void {
    if (isDue(read())) void sync();
  }

  return { shown, toggle, show, sync, follow, syncIfDue };
}

function isDue({ added, removed }: Pick<Stored, 'added' | 'removed'>): boolean {
  return added.length + removed.length > 0;
}

function without(ids: readonly string[], others: readonly string[]): string[] {
  return ids.filter((id) => !others.includes(id));
}
