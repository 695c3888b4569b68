import type { FastifyRequest } from 'fastify';
import { isLanguage, preferredLanguage } from '#shared/language.ts';

/** Remembers the language a visitor chose in the header; the pages write it. */
export const LANGUAGE_COOKIE = 'language';

/** Where a visit to `/` goes when the visitor reads French; a remembered choice wins (decision 34). */
export function firstVisitRedirect(request: FastifyRequest): string | undefined {
  const [path, query] = request.url.split('?');
  if (path !== '/') return undefined;
  const chosen = request.cookies[LANGUAGE_COOKIE];
  const language = isLanguage(chosen) ? chosen : preferredLanguage(request.headers['accept-language']);
  if (language !== 'fr') return undefined;
  return query === undefined ? '/fr' : `/fr?${query}`;
}
