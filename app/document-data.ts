import type { ShellData } from './shell-data/shell-data.ts';

/** The element of a document with what its page was made of. */
export const DATA_ID = 'page-data';

/** Beside it there is how the router is set, which only the router reads. */
export type DocumentData = { state: { loaderData: { root?: Partial<ShellData> } } };

declare global {
  interface Window {
    /** What the router in the browser starts with. */
    __reactRouterContext?: { stream: ReadableStream | null; state?: DocumentData['state'] };
  }
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
