import type { ShopperApi } from '#shared/contract/contract.ts';
import type { GuestData } from './guest-data.ts';
import { createGuestMerge, type GuestMerge } from './guest-merge.ts';
import type { NewId, Notify, Texts } from './ports.ts';
import type { ShopStore } from './shop-state.ts';
import type { ShopStorage } from './storage.ts';
import type { UnreadChanges } from './unread-changes.ts';
import { createUserCart, type UserCart } from './user-cart.ts';

/** What only a user needs. A guest's first visit does not load it. */
export type Account = { cart: UserCart; merge: GuestMerge };

export type AccountParts = {
  shop: ShopStore;
  storage: ShopStorage;
  api: ShopperApi;
  newId: NewId;
  texts: () => Texts;
  notify: Notify;
  guestData: GuestData;
  changes: UnreadChanges;
};

export function createAccount(parts: AccountParts): Account {
  return { cart: createUserCart(parts), merge: createGuestMerge(parts) };
}
