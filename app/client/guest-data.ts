import type { NewId } from './ports.ts';
import type { GuestAddress } from './shop-state.ts';
import { type ShopStorage, storageKeys } from './storage.ts';
import { isRecord, readStoredLines, type StoredCartLine } from './stored-lines.ts';

/** A guest's cart and addresses. Other tabs write them too, so they are read anew before each change. */
export type GuestData = {
  readCart: () => StoredCartLine[];
  writeCart: (cart: StoredCartLine[]) => void;
  /** The addresses with the field names of the address form. */
  readAddresses: () => GuestAddress[];
  writeAddresses: (addresses: GuestAddress[]) => void;
  /** The key of the merge. It is created with the guest data, so that two tabs that log in at once send the same key. */
  mergeKey: () => string;
  /** Clears the guest data if it still has this key, and returns whether it had; the data of a later guest stays. */
  clear: (key: string) => boolean;
};

export function createGuestData(storage: ShopStorage, newId: NewId): GuestData {
  function mergeKey(): string {
    const known = storage.readText(storageKeys.guestMergeKey);
    if (known !== undefined) return known;
    const key = newId();
    storage.writeText(storageKeys.guestMergeKey, key);
    return key;
  }

  return {
    readCart: () => readStoredLines(storage, storageKeys.guestCart),
    writeCart: (cart) => {
      storage.writeJson(storageKeys.guestCart, cart);
      mergeKey();
    },
    readAddresses: () => {
      const stored = storage.readJson(storageKeys.guestAddresses);
      return Array.isArray(stored) ? stored.filter(isGuestAddress) : [];
    },
    writeAddresses: (addresses) => {
      storage.writeJson(storageKeys.guestAddresses, addresses);
      mergeKey();
    },
    mergeKey,
    clear: (key) => {
      if (storage.readText(storageKeys.guestMergeKey) !== key) return false;
      storage.remove(storageKeys.guestCart);
      storage.remove(storageKeys.guestAddresses);
      storage.remove(storageKeys.guestMergeKey);
      return true;
    },
  };
}

function isGuestAddress(value: unknown): value is GuestAddress {
  const names = ['name', 'email', 'addressline', 'city', 'state', 'pincode', 'country', 'mobile'];
  return isRecord(value) && names.every((name) => typeof value[name] === 'string');
}
