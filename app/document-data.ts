import type { Language } from '#shared/language.ts';
import { inPageLanguage } from './language.ts';
import type { MenuCategory } from './shell-data/menu.ts';
import { isShellData, type ShellData } from './shell-data/shell-data.ts';
import type { HomeCategory } from './storefront/home/load-home.ts';
import type { CardProduct } from './storefront/product/card-product.ts';

/** The element of a document with what its page was made of. */
export const DATA_ID = 'page-data';

declare global {
  interface Window {
    /** What the router in the browser starts with; beside it there is how it is set, which it alone reads. */
    __reactRouterContext?: {
      stream: ReadableStream | null;
      state?: { loaderData: { root?: Partial<ShellData> } };
    };
  }
}

type Page = { loaderData: Record<string, unknown>; language: Language; isOfAdmin: boolean };

/**
 * What a page was made of, as JSON for `entry.client.tsx`, without what its HTML says and the browser reads there
 * (docs/decisions/678-from-the-document.md). `handoff` is the router's own. `<` is escaped, so that no product name can end the script.
 */
export function toDocumentData(handoff: string, { loaderData, language, isOfAdmin }: Page): string {
  const menu = Object.values(loaderData).find(isShellData)?.categories;
  const json = JSON.stringify({ ...JSON.parse(handoff), state: { loaderData } }, (key, value: unknown) => {
    // Pages of the admin show no menu.
    if (value === menu) return isOfAdmin ? menu : undefined;
    if (key === 'categories' && menu && areOfMenu(value, menu)) return value.map(({ link, ...tile }) => tile);
    // One shade alone has no swatches.
    if (key === 'familyShades' && Array.isArray(value) && value.length > 1) return undefined;
    if (key === 'card' && isCard(value)) {
      return { ...value, name: inPageLanguage(language, value.name, value.nameFr), nameFr: null };
    }
    return value;
  });
  return json.replaceAll('<', '\\u003c');
}

/** A category that came between two questions leaves them apart. */
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

/** Whether JSON says it all: errors of loaders are objects of the router, which has a way of its own to send them. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return isObject(value) && Object.values(value).every((inside) => inside === undefined || isPlain(inside));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
