import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageContext } from '#app/page-context.ts';
import type { Store } from '#core/store.ts';
import type { Language } from '#shared/language.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { createLocalApi } from '../api/create-local-api.ts';
import { assetsInLanguage } from './assets-in-language.ts';
import { ownScriptsOnly } from './content-security-policy.ts';
import { firstVisitRedirect } from './first-visit-redirect.ts';
import { sendText } from './send-text.ts';

export type PagesOptions = {
  /** Loads the built app; called for each request in development, so that edits show. */
  loadBuild: () => Promise<ServerBuild>;
  mode: 'production' | 'development';
};

/** Hands every address that nothing else serves to React Router. */
export function mountPages(app: FastifyInstance, store: Store, options: PagesOptions): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const redirect = firstVisitRedirect(request);
      if (redirect)
        return reply.header('vary', 'Accept-Language, Cookie, Sec-Fetch-Site').redirect(redirect, 302);

      const build = await options.loadBuild();
      const page = await renderPage(build, store, request, options.mode);
      return sendPage(request, reply, page, options.mode);
    },
  });
}

type RenderedPage = { response: Response; scriptMarker: string };

async function renderPage(
  build: ServerBuild,
  store: Store,
  request: FastifyRequest,
  mode: PagesOptions['mode'],
): Promise<RenderedPage> {
  const scriptMarker = randomBytes(18).toString('base64url');
  const language = languageOfPath(new URL(request.url, store.settings.publicUrl).pathname);
  const context = new RouterContextProvider();
  context.set(pageContextOf(build), {
    api: createLocalApi(store, language),
    facts: store.settings,
    scriptMarker,
  });
  // A clean request: no cookies, no headers, the origin from the settings and never from Host. Whatever a client sends,
  // the page comes out the same, so that it can be shared and cached.
  const page = new Request(new URL(request.url, store.settings.publicUrl), { method: 'GET' });
  return {
    response: await createRequestHandler(buildIn(language, build, mode), mode)(page, context),
    scriptMarker,
  };
}

/** The build as pages of one language name its files; a handler is made of it for each, so it is kept. */
function buildIn(language: Language, build: ServerBuild, mode: PagesOptions['mode']): ServerBuild {
  // Files are parted by language when they are built; the development server has none.
  if (mode === 'development') return build;
  const known = builds.get(build) ?? {
    en: { ...build, assets: assetsInLanguage(build.assets, 'en') },
    fr: { ...build, assets: assetsInLanguage(build.assets, 'fr') },
  };
  builds.set(build, known);
  return known[language];
}

const builds = new WeakMap<ServerBuild, Record<Language, ServerBuild>>();

/** The context object of the built app itself: contexts are compared by identity, and the build has its own copy. */
function pageContextOf(
  build: ServerBuild,
): ReturnType<typeof import('react-router').createContext<PageContext>> {
  return Reflect.get(build.entry.module, 'pageContext');
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, scriptMarker }: RenderedPage,
  mode: PagesOptions['mode'],
): Promise<FastifyReply> {
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (response.status >= 300 && response.status < 400) return reply.send();

  const text = await response.text();
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    const { html, policy } = ownScriptsOnly(text, scriptMarker, mode);
    reply.header('content-security-policy', policy);
    reply.header(
      'vary',
      request.url.split('?')[0] === '/'
        ? 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site'
        : 'Accept-Encoding',
    );
    return sendText(request, reply, html);
  }
  reply.header('vary', 'Accept-Encoding');
  return sendText(request, reply, text);
}
