import { readJson, readText, removeText, storageKeys, writeJson, writeText } from './browser-storage.ts';
import type { GuestAddress } from './shop-state.ts';
import { isRecord, readStoredLines, type StoredCartLine } from './stored-lines.ts';

/** The guest's cart as stored: other tabs write it too, so it is read anew before each change. */
export function readGuestCart(): StoredCartLine[] {
  return readStoredLines(storageKeys.guestCart);
}

export function writeGuestCart(cart: StoredCartLine[]): void {
  writeJson(storageKeys.guestCart, cart);
  ensureMergeKey();
}

/** The guest's addresses, with the names of the address form. */
export function readGuestAddresses(): GuestAddress[] {
  const stored = readJson(storageKeys.guestAddresses);
  return Array.isArray(stored) ? stored.filter(isGuestAddress) : [];
}

export function writeGuestAddresses(addresses: GuestAddress[]): void {
  writeJson(storageKeys.guestAddresses, addresses);
  ensureMergeKey();
}

/** Made with the guest data itself, so that two tabs that log in at once send the same key. */
export function ensureMergeKey(): string {
  const known = readText(storageKeys.guestMergeKey);
  if (known !== undefined) return known;
  const key = newLocalId();
  writeText(storageKeys.guestMergeKey, key);
  return key;
}

export function clearGuestData(): void {
  removeText(storageKeys.guestCart);
  removeText(storageKeys.guestAddresses);
  removeText(storageKeys.guestMergeKey);
}

/** A random local id; crypto.randomUUID is missing on plain-http addresses other than localhost. */
export function newLocalId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function isGuestAddress(value: unknown): value is GuestAddress {
  const names = ['name', 'email', 'addressline', 'city', 'state', 'pincode', 'country', 'mobile'];
  return isRecord(value) && names.every((name) => typeof value[name] === 'string');
}
