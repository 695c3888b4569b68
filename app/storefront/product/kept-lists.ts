// The way back to a list leads to where one left it: the same products at the same height, at once and without a call. Kept
// by the place in the browser's history for as long as the tab lives, also over a reload of the product's page.
import { isCartProduct, isRecord } from '../../client/stored-lines.ts';
import type { CardProduct } from './card-product.ts';
import type { ProductResults } from './product-results.ts';

export type LoadedProducts = Extract<ProductResults, { failed: false }>;
export type KeptList = { results: LoadedProducts; scrollY: number; keptAt: number };

/** A place in the browser's history, with the address that was shown there. */
export type ListPlace = { key: string; address: string };

const INDEX = 'lists';
const MOST_LISTS = 8;
/** Some 150 KB; whoever scrolls on from there starts again at the top. */
const MOST_PRODUCTS = 400;

let shownKey: string | undefined;

/** Tells which place is on the screen: what is asked for there is a reload, never a way back. */
export function markShownPlace(key: string | undefined): void {
  shownKey = key;
}

/** The list that the browser's back or forward button leads to; for loaders, which are not told how they were reached. */
export function findListAhead(url: URL): LoadedProducts | undefined {
  // On the way forward this is still the place that is left, where another address was shown.
  const key = placeInHistory();
  return key === shownKey ? undefined : findKeptList({ key, address: url.pathname + url.search })?.results;
}

/** The list that stood here before the document was reloaded, or left for another site and come back to. */
export function findListOfLastVisit(): KeptList | undefined {
  const [visit] = performance.getEntriesByType('navigation');
  const isRevisited =
    visit instanceof PerformanceNavigationTiming &&
    (visit.type === 'reload' || visit.type === 'back_forward');
  return isRevisited
    ? findKeptList({ key: placeInHistory(), address: location.pathname + location.search })
    : undefined;
}

function findKeptList(place: ListPlace): KeptList | undefined {
  const kept = read(nameOf(place));
  return isKeptList(kept) ? kept : undefined;
}

/** Keeps a list; of too many the one kept longest ago is let go. */
export function keepList(place: ListPlace, { results, scrollY, keptAt }: KeptList): void {
  if (results.products.length === 0 || results.products.length > MOST_PRODUCTS) return;
  const index = read(INDEX);
  const others = (Array.isArray(index) ? index : []).filter((name) => name !== nameOf(place));
  const names = [...others, nameOf(place)].map(String);
  try {
    for (const name of names.splice(0, Math.max(0, names.length - MOST_LISTS)))
      sessionStorage.removeItem(name);
    sessionStorage.setItem(nameOf(place), JSON.stringify({ results, scrollY, keptAt }));
    sessionStorage.setItem(INDEX, JSON.stringify(names));
  } catch (blocked) {
    console.warn('A list cannot be kept for the way back', blocked);
  }
}

/** The router's name for the entry of the browser's history; the first one of a document has none. */
function placeInHistory(): string {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.key === 'string' ? state.key : 'default';
}

function nameOf({ key, address }: ListPlace): string {
  return `list ${key} ${address}`;
}

function read(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch (unreadable) {
    console.warn('A kept list cannot be read', unreadable);
    return undefined;
  }
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
  return isRecord(value) && isCartProduct(value) && 'shade' in value && 'shadeCount' in value;
}
