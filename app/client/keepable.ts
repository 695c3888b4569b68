import { inLanguage } from '#shared/page-paths.ts';

/** Pages that are the same for everyone: all others are never kept, whatever is added to the shop later. */
const publicPages = [
  /^\/$/,
  /^\/search$/,
  /^\/(product|brand)\/[^/]+$/,
  /^\/[^/]+-[0-9a-z]{12}\/[^/]+-[0-9a-z]{12}(\/[^/]+-[0-9a-z]{12})?$/,
  /^\/(brands|new-arrival|contact|offers|clearance|privacy-policy|terms|cart|offline)$/,
];

/** Whether a page may be kept to be shown again without a network. */
export function isKeepable(path: string): boolean {
  const english = inLanguage(path, 'en');
  return publicPages.some((page) => page.test(english));
}

/** The page that the worker shows in place of one that was not kept, without a network. */
export function isOfflinePage(path: string): boolean {
  return inLanguage(path, 'en') === '/offline';
}

/** Sent with the calls that a page may show from a copy. Without it a call always needs the network. */
export const COPY_WELCOME = 'x-seen-copy';

/** When a copy was made, as a header of the copy: an answer that has it did not come from the network. */
export const SEEN_AT = 'x-seen-at';
