import type { ShopperApi } from '#shared/contract/contract.ts';
import type { GuestData } from './guest-data.ts';
import { createGuestMerge, type GuestMerge } from './guest-merge.ts';
import { endLeftSessions } from './left-sessions.ts';
import type { Clock, NewId, Notify, Texts } from './ports.ts';
import type { RecentlyViewed } from './recently-viewed.ts';
import type { ShopStore } from './shop-state.ts';
import type { ShopStorage } from './storage.ts';
import type { UnreadChanges } from './unread-changes.ts';
import { createUserCart, type UserCart } from './user-cart.ts';
import { keepViewedInStep } from './viewed-merge.ts';
import { createWaysIn, type WaysIn } from './ways-in.ts';

/** The parts that only a user needs. A guest's first visit does not load them. */
export type Account = { cart: UserCart; merge: GuestMerge; waysIn: WaysIn; endLeft: () => Promise<void> };

export type AccountParts = {
  shop: ShopStore;
  storage: ShopStorage;
  api: ShopperApi;
  clock: Clock;
  newId: NewId;
  texts: () => Texts;
  notify: Notify;
  guestData: GuestData;
  changes: UnreadChanges;
  recentlyViewed: RecentlyViewed;
};

export function createAccount(parts: AccountParts): Account {
  keepViewedInStep(parts);
  const merge = createGuestMerge(parts);
  return {
    cart: createUserCart(parts),
    merge,
    waysIn: createWaysIn({ ...parts, merge }),
    endLeft: () => endLeftSessions(parts),
  };
}
