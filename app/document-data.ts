import { type Language, nameIn } from '#shared/language.ts';
import type { MenuCategory } from './shell-data/menu.ts';
import { isShellData, type ShellData } from './shell-data/shell-data.ts';
import type { HomeCategory } from './storefront/home/load-home.ts';
import type { CardProduct } from './storefront/product/card-product.ts';

/** The id of the element that holds the data its page was rendered from. */
export const DATA_ID = 'page-data';

declare global {
  interface Window {
    /** The data that the router in the browser starts with; the object also holds settings that only the router reads. */
    __reactRouterContext?: {
      stream: ReadableStream | null;
      state?: { loaderData: { root?: Partial<ShellData> } };
    };
  }
}

type Page = { loaderData: Record<string, unknown>; language: Language; isOfAdmin: boolean };

/**
 * The data a page was rendered from, as JSON for `entry.client.tsx`, without what the browser can read from the page's
 * HTML (docs/decisions/678-from-the-document.md). `handoff` is the router's own part. `<` is escaped, so that no
 * product name can end the script.
 */
export function toDocumentData(handoff: string, { loaderData, language, isOfAdmin }: Page): string {
  const menu = Object.values(loaderData).find(isShellData)?.categories;
  const json = JSON.stringify({ ...JSON.parse(handoff), state: { loaderData } }, (key, value: unknown) => {
    // Pages of the admin show no menu from which it could be read.
    if (value === menu) return isOfAdmin ? menu : undefined;
    if (key === 'categories' && menu && areOfMenu(value, menu)) return value.map(({ link, ...tile }) => tile);
    // A single shade has no swatches in the HTML, so its list stays.
    if (key === 'familyShades' && Array.isArray(value) && value.length > 1) return undefined;
    if (key === 'card' && isCard(value)) {
      return { ...value, name: nameIn(language, value), nameFr: null };
    }
    return value;
  });
  return json.replaceAll('<', '\\u003c');
}

/** Whether the tiles are the menu's categories; a category that is added between the two queries makes them differ. */
function areOfMenu(value: unknown, menu: readonly MenuCategory[]): value is HomeCategory[] {
  return (
    Array.isArray(value) &&
    value.length === menu.length &&
    value.every((tile: Partial<HomeCategory>, index) => tile.link?._id === menu[index]?._id)
  );
}

function isCard(value: unknown): value is NonNullable<CardProduct['card']> {
  return typeof value === 'object' && value !== null && 'colours' in value;
}

/** Whether JSON can express the value: errors of loaders are objects of the router, which has its own way to send them. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return isObject(value) && Object.values(value).every((inside) => inside === undefined || isPlain(inside));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
