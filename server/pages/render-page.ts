import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageContext } from '#app/page-context.ts';
import type { Store } from '#core/store.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { createLocalApi } from '../api/create-local-api.ts';
import { nothingReadYet, type WhatWasRead } from '../content/what-was-read.ts';
import { buildIn } from './build-in.ts';
import { ownScriptsOnly } from './content-security-policy.ts';

export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  text: string;
  read: WhatWasRead;
};

export type RenderOptions = Pick<PageContext, 'noteFailure'> & { mode: 'production' | 'development' };

/**
 * A page, or the data of one, as React Router makes it from a clean request: no cookies, no headers, the origin from the
 * settings and never from Host. Whatever a client sends, it comes out the same, so that it can be shared and kept.
 */
export async function renderPage(
  build: ServerBuild,
  store: Store,
  address: string,
  { mode, noteFailure }: RenderOptions,
): Promise<RenderedPage> {
  // Behind the origin, not resolved against it: `//elsewhere` is a path here.
  const url = new URL(new URL(store.settings.publicUrl).origin + address);
  const language = languageOfPath(url.pathname);
  const read = nothingReadYet();
  const scriptMarker = randomBytes(18).toString('base64url');
  const context = new RouterContextProvider();
  context.set(pageContextOf(build), {
    api: createLocalApi(store, language, read),
    facts: store.settings,
    scriptMarker,
    noteFailure,
  });
  const response = await createRequestHandler(buildIn(language, build, mode), mode)(
    new Request(url),
    context,
  );
  const headers = Object.fromEntries(response.headers);
  const rendered = await response.text();
  if (!headers['content-type']?.startsWith('text/html')) {
    return { status: response.status, headers, text: rendered, read };
  }
  const { html, policy } = ownScriptsOnly(rendered, scriptMarker, mode);
  return {
    status: response.status,
    headers: { ...headers, 'content-security-policy': policy },
    text: html,
    read,
  };
}

/** The context object of the built app itself: contexts are compared by identity, and the build has its own copy. */
function pageContextOf(
  build: ServerBuild,
): ReturnType<typeof import('react-router').createContext<PageContext>> {
  return Reflect.get(build.entry.module, 'pageContext');
}
