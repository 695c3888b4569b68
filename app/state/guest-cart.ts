import { francs, isFrancs } from '#shared/money.ts';
import { readJson, readText, removeText, storageKeys, writeJson, writeText } from './browser-storage.ts';
import type { CartLine, CartProduct, GuestAddress } from './shop-state.ts';

export type StoredCartLine = Omit<CartLine, 'productId'> & { productId: CartProduct | string };

/** The guest's cart as stored; lines that are not ours any more are left out. An id string stands for a product not loaded yet. */
export function readGuestCart(): StoredCartLine[] {
  const stored = readJson(storageKeys.guestCart);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((line: unknown): StoredCartLine[] => {
    if (!isRecord(line) || typeof line._id !== 'string' || !isQuantity(line.quantity)) return [];
    const { _id, quantity, productId } = line;
    if (typeof productId === 'string') return [{ _id, quantity, productId }];
    return isCartProduct(productId) ? [{ _id, quantity, productId }] : [];
  });
}

export function writeGuestCart(cart: CartLine[]): void {
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

/** Keeps what a cart line shows, so that guest storage stays small. */
export function cartProductOf(product: CartProduct): CartProduct {
  const { _id, name, nameFr, image, unit, stock, price, discount } = product;
  return { _id, name, nameFr, image: image.slice(0, 1), unit, stock, price: francs(price), discount };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function isCartProduct(value: unknown): value is CartProduct {
  return (
    isRecord(value) &&
    typeof value._id === 'string' &&
    typeof value.name === 'string' &&
    Array.isArray(value.image) &&
    typeof value.unit === 'string' &&
    typeof value.stock === 'number' &&
    typeof value.price === 'number' &&
    isFrancs(value.price) &&
    isPercent(value.discount)
  );
}

function isPercent(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;
}

function isGuestAddress(value: unknown): value is GuestAddress {
  const names = ['name', 'email', 'addressline', 'city', 'state', 'pincode', 'country', 'mobile'];
  return isRecord(value) && names.every((name) => typeof value[name] === 'string');
}
