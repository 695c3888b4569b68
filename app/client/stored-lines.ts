import { francs, isFrancs } from '#shared/money.ts';
import type { CartLine, CartProduct } from './shop-state.ts';
import type { ShopStorage, StorageKey } from './storage.ts';

export type StoredCartLine = Omit<CartLine, 'productId'> & { productId: CartProduct | string };

/** The cart lines under a key, without damaged ones. A product that is only an id is not loaded yet. */
export function readStoredLines({ readJson }: ShopStorage, key: StorageKey): StoredCartLine[] {
  const stored = readJson(key);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((line: unknown): StoredCartLine[] => {
    if (!isRecord(line) || typeof line._id !== 'string' || !isQuantity(line.quantity)) return [];
    const { _id, quantity, productId } = line;
    if (typeof productId === 'string') return [{ _id, quantity, productId }];
    return isCartProduct(productId) ? [{ _id, quantity, productId }] : [];
  });
}

/** The lines whose product is loaded. */
export function linesToShow(lines: readonly StoredCartLine[]): CartLine[] {
  return lines.flatMap((line) =>
    typeof line.productId === 'string' ? [] : [{ ...line, productId: line.productId }],
  );
}

/** The ids in a stored value. */
export function idsIn(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

export function productIdOf({ productId }: StoredCartLine): string {
  return typeof productId === 'string' ? productId : productId._id;
}

export function quantityInCart(cart: readonly CartLine[], productId: string): number {
  return cart.find((line) => line.productId._id === productId)?.quantity ?? 0;
}

/** Keeps only the fields that a cart line shows, so that storage stays small. */
export function cartProductOf(product: CartProduct): CartProduct {
  const { _id, name, nameFr, image, unit, stock, price, discount } = product;
  return { _id, name, nameFr, image: image.slice(0, 1), unit, stock, price: francs(price), discount };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

export function isCartProduct(value: unknown): value is CartProduct {
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
