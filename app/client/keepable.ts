import { inLanguage } from '#shared/page-paths.ts';

/** Pages that are the same for everyone. All others are never kept, including any added later. */
const publicPages = [
  /^\/$/,
  /^\/search$/,
  /^\/(product|brand)\/[^/]+$/,
  /^\/[^/]+-[0-9a-z]{12}\/[^/]+-[0-9a-z]{12}(\/[^/]+-[0-9a-z]{12})?$/,
  /^\/(brands|new-arrival|contact|offers|clearance|privacy-policy|terms|cart|offline)$/,
];

/** Whether a page may be kept, to be shown again without a network. */
export function isKeepable(path: string): boolean {
  const english = inLanguage(path, 'en');
  return publicPages.some((page) => page.test(english));
}

/** The page that the worker shows in place of one that was not kept, without a network. */
export function isOfflinePage(path: string): boolean {
  return inLanguage(path, 'en') === '/offline';
}

/** A header of calls whose answer may be a copy. A call without it always needs the network. */
export const COPY_WELCOME = 'x-seen-copy';

/** A header of copies with the moment at which the copy was made: an answer that has it did not come from the network. */
export const SEEN_AT = 'x-seen-at';
