import { isFrancs } from '#shared/money.ts';
import { readJson, removeText, storageKeys, writeJson } from './browser-storage.ts';
import { addChanges, type CartChange } from './cart-changes.ts';
import { updateSlice } from './shop-state.ts';
import { isRecord } from './stored-lines.ts';

/** Shows what changed in the cart until it is dismissed, also after a reload and in the other tabs. */
export function tellChanges(fresh: readonly CartChange[]): void {
  if (fresh.length > 0) keep(addChanges(readChanges(), fresh));
}

/** The shopper has read what was said of a product, or has taken it out. */
export function dismissChanges(productId: string): void {
  const unread = readChanges();
  const left = unread.filter((change) => change.productId !== productId);
  if (left.length < unread.length) keep(left);
}

/** Of a cart that was ordered there is nothing left to tell. */
export function dismissAllChanges(): void {
  keep([]);
}

export function showUnreadChanges(): void {
  updateSlice('cartItem', { changes: readChanges() });
}

function keep(changes: CartChange[]): void {
  if (changes.length === 0) removeText(storageKeys.cartChanges);
  else writeJson(storageKeys.cartChanges, changes);
  updateSlice('cartItem', { changes });
}

function readChanges(): CartChange[] {
  const stored = readJson(storageKeys.cartChanges);
  return Array.isArray(stored) ? stored.filter(isCartChange) : [];
}

function isCartChange(value: unknown): value is CartChange {
  if (!isRecord(value) || typeof value.productId !== 'string' || typeof value.name !== 'string') return false;
  if (value.kind === 'price') return isAmount(value.before) && isAmount(value.now);
  return value.kind === 'capped' ? typeof value.left === 'number' : value.kind === 'gone';
}

function isAmount(value: unknown): boolean {
  return typeof value === 'number' && isFrancs(value);
}
