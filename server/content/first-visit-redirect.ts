import type { IncomingHttpHeaders } from 'node:http';
import { isLanguage } from '#shared/language.ts';
import { askedLanguage } from './asked-language.ts';

/** Remembers the language a visitor chose in the header; the pages write it. */
export const LANGUAGE_COOKIE = 'language';

const chosenLanguage = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`);

/** The redirect for a visit to `/` by a visitor who reads French; a remembered choice takes precedence (decision 34). */
export function firstVisitRedirect(request: {
  url: string;
  headers: IncomingHttpHeaders;
}): string | undefined {
  const [path, query] = request.url.split('?');
  if (path !== '/') return undefined;
  // A click inside the shop is no first visit: without scripts, the header's English link sets no cookie.
  if (request.headers['sec-fetch-site'] === 'same-origin') return undefined;
  const chosen = chosenLanguage.exec(request.headers.cookie ?? '')?.[1];
  const language = isLanguage(chosen) ? chosen : askedLanguage(request.headers['accept-language']);
  if (language !== 'fr') return undefined;
  return query === undefined ? '/fr' : `/fr?${query}`;
}
