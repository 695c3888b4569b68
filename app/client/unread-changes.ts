import { isFrancs } from '#shared/money.ts';
import { addChanges, type CartChange } from './cart-changes.ts';
import type { ShopStore } from './shop-state.ts';
import { type ShopStorage, storageKeys } from './storage.ts';
import { isRecord } from './stored-lines.ts';

/** Changes in the cart, shown until they are dismissed, also after a reload and in the other tabs. */
export type UnreadChanges = {
  add: (fresh: readonly CartChange[]) => void;
  /** Drops the changes of a product that the shopper has read, or has taken out. */
  dismiss: (productId: string) => void;
  /** Drops all changes, once the cart is ordered. */
  dismissAll: () => void;
  /** Shows the changes that are now in storage, written by this tab or another. */
  show: () => void;
};

export function createUnreadChanges(shop: ShopStore, storage: ShopStorage): UnreadChanges {
  function read(): CartChange[] {
    const stored = storage.readJson(storageKeys.cartChanges);
    return Array.isArray(stored) ? stored.filter(isCartChange) : [];
  }

  function keep(changes: CartChange[]): void {
    if (changes.length === 0) storage.remove(storageKeys.cartChanges);
    else storage.writeJson(storageKeys.cartChanges, changes);
    shop.update('cartItem', { changes });
  }

  return {
    add: (fresh) => {
      if (fresh.length > 0) keep(addChanges(read(), fresh));
    },
    dismiss: (productId) => {
      const unread = read();
      const left = unread.filter((change) => change.productId !== productId);
      if (left.length < unread.length) keep(left);
    },
    dismissAll: () => keep([]),
    show: () => shop.update('cartItem', { changes: read() }),
  };
}

function isCartChange(value: unknown): value is CartChange {
  if (!isRecord(value) || typeof value.productId !== 'string' || typeof value.name !== 'string') return false;
  if (value.kind === 'price') return isAmount(value.before) && isAmount(value.now);
  return value.kind === 'capped' ? typeof value.left === 'number' : value.kind === 'gone';
}

function isAmount(value: unknown): boolean {
  return typeof value === 'number' && isFrancs(value);
}
