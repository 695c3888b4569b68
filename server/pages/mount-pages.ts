import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Store } from '#core/store.ts';
import { acceptedEncoding } from '../content/accepted-encoding.ts';
import type { Found } from '../content/content-store.ts';
import { firstVisitRedirect } from '../content/first-visit-redirect.ts';
import type { Content } from '../content/open-content.ts';
import { aliasOf } from '../content/request-alias.ts';
import { sendFound } from '../content/send-found.ts';
import { sendFailure } from '../plugins/errors.ts';
import { loggablePath } from '../plugins/loggable-path.ts';
import { pageLimit } from '../plugins/rate-limits.ts';
import { finishPage } from './finish-page.ts';
import { keptAddress } from './page-addresses.ts';
import { renderPage } from './render-page.ts';

export type PagesOptions = {
  /** Loads the built app; called for each request in development, so that edits show. */
  loadBuild: () => Promise<ServerBuild>;
  mode: 'production' | 'development';
};

/** Passes every address that nothing else serves to React Router, and keeps the pages that are the same for everyone. */
export function mountPages(
  app: FastifyInstance,
  store: Store,
  options: PagesOptions,
  content: Pick<Content, 'read' | 'reading'>,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    // Kept pages are answered before this route (server/content/answer-kept.ts) and are not counted.
    config: { rateLimit: pageLimit },
    handler: async (request, reply) => {
      // The router would ignore the empty segments and show one page at any number of addresses.
      if (request.url.startsWith('//')) return sendFailure(request, reply, 'notFound');
      const redirect = firstVisitRedirect(request);
      if (redirect)
        return reply.header('vary', 'Accept-Language, Cookie, Sec-Fetch-Site').redirect(redirect, 302);

      const build = await options.loadBuild();
      const key = keptAddress(request.url, new Set(Object.keys(build.routes)));
      const noteFailure = (error: unknown) =>
        store.log.error(
          { requestId: request.id, path: loggablePath(request), error },
          'A page could not be made',
        );
      // Only kept pages are made again with the primary if a standby fails.
      const readingStore = key === undefined ? store : content.reading(store);
      const rendering = { mode: options.mode, noteFailure, readingStore };
      const make = async () =>
        finishPage(await renderPage(build, store, key ?? request.url, rendering), {
          path: request.url.split('?')[0] ?? '',
          publicUrl: store.settings.publicUrl,
        });
      if (key === undefined) return sendFound(request, reply, await make());
      const encoding = acceptedEncoding(request.headers['accept-encoding']?.toString());
      const found = await content.read({ key, alias: aliasOf(request.raw), encoding }, make);
      return sendFound(request, reply, withWholeQuery(found, request.url));
    },
  });
}

/** A redirect to the canonical address carries the query parameters that the page itself does not read. */
function withWholeQuery(found: Found, url: string): Found {
  const { location } = found.answer.headers;
  const query = url.split('?')[1];
  if (location === undefined || query === undefined) return found;
  const headers = { ...found.answer.headers, location: `${location.split('?')[0]}?${query}` };
  return { ...found, answer: { ...found.answer, headers } };
}
