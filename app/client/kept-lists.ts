import type { CardProduct } from '../storefront/product/card-product.ts';
import type { ProductResults } from '../storefront/product/product-results.ts';
import type { StorageArea } from './storage.ts';
import { isCartProduct, isRecord } from './stored-lines.ts';

export type LoadedProducts = Extract<ProductResults, { failed: false }>;
export type KeptList = { results: LoadedProducts; scrollY: number; keptAt: number };

/** A place in the browser's history, with the address that was shown there. */
export type ListPlace = { key: string; address: string };

/**
 * Keeps lists so that going back shows a list as it was left: the same products at the same height, at once and without
 * a call. A list is kept by its place in the browser's history for as long as the tab lives, also across a reload of
 * the product's page.
 */
export type KeptLists = {
  /** Keeps a list; when there are too many, the oldest one is dropped. */
  keep: (place: ListPlace, list: KeptList) => void;
  find: (place: ListPlace) => KeptList | undefined;
  /** Sets the place that is on the screen: loading it again is a reload, never a way back. */
  markShown: (key: string | undefined) => void;
  /** The list that the browser's back or forward button leads to. */
  findAhead: (place: ListPlace) => LoadedProducts | undefined;
};

const INDEX = 'lists';
const MOST_LISTS = 8;
/** About 150 KB; a longer list starts again at the top. */
const MOST_PRODUCTS = 400;

export function createKeptLists(session: () => StorageArea): KeptLists {
  let shownKey: string | undefined;

  function find(place: ListPlace): KeptList | undefined {
    const kept = read(nameOf(place));
    return isKeptList(kept) ? kept : undefined;
  }

  function keep(place: ListPlace, { results, scrollY, keptAt }: KeptList): void {
    if (results.products.length === 0 || results.products.length > MOST_PRODUCTS) return;
    const index = read(INDEX);
    const others = (Array.isArray(index) ? index : []).filter((name) => name !== nameOf(place));
    const names = [...others, nameOf(place)].map(String);
    try {
      for (const name of names.splice(0, Math.max(0, names.length - MOST_LISTS))) session().removeItem(name);
      session().setItem(nameOf(place), JSON.stringify({ results, scrollY, keptAt }));
      session().setItem(INDEX, JSON.stringify(names));
    } catch (blocked) {
      console.warn('A list cannot be kept for the way back', blocked);
    }
  }

  function read(name: string): unknown {
    try {
      return JSON.parse(session().getItem(name) ?? 'null');
    } catch (unreadable) {
      console.warn('A kept list cannot be read', unreadable);
      return undefined;
    }
  }

  return {
    keep,
    find,
    markShown: (key) => {
      shownKey = key;
    },
    // On the way forward `key` is still that of the place being left, where another address was shown.
    findAhead: (place) => (place.key === shownKey ? undefined : find(place)?.results),
  };
}

function nameOf({ key, address }: ListPlace): string {
  return `list ${key} ${address}`;
}

function isKeptList(value: unknown): value is KeptList {
  return (
    isRecord(value) &&
    typeof value.scrollY === 'number' &&
    typeof value.keptAt === 'number' &&
    isRecord(value.results) &&
    value.results.failed === false &&
    [value.results.fromPage, value.results.page, value.results.totalPage, value.results.totalCount].every(
      (figure) => typeof figure === 'number',
    ) &&
    Array.isArray(value.results.products) &&
    value.results.products.every(isCardProduct)
  );
}

function isCardProduct(value: unknown): value is CardProduct {
  return (
    isRecord(value) && isCartProduct(value) && 'shade' in value && 'shadeCount' in value && 'brand' in value
  );
}
