import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageContext } from '#app/page-context.ts';
import { readFacts } from '#core/settings/shop-facts.ts';
import type { Settings } from '#core/settings.ts';
import type { Store } from '#core/store.ts';
import { isDatabaseOutage } from '#db/database-outage.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { createLocalApi, withinPatience } from '../api/create-local-api.ts';
import { nothingReadYet, type WhatWasRead } from '../content/what-was-read.ts';
import { buildIn } from './build-in.ts';
import { ownScriptsOnly } from './content-security-policy.ts';

export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  text: string;
  read: WhatWasRead;
};

export type RenderOptions = Pick<PageContext, 'noteFailure'> & {
  mode: 'production' | 'development';
  /** The store for reading what is kept for everyone. */
  readingStore?: Store;
};

/**
 * Renders a page, or the data of one, from a clean request: no cookies, no headers, the origin from the settings and
 * never from Host. The result is the same for every client, so it can be shared and kept.
 */
export async function renderPage(
  build: ServerBuild,
  store: Store,
  address: string,
  { mode, noteFailure, readingStore = store }: RenderOptions,
): Promise<RenderedPage> {
  // Appended to the origin, not resolved against it: `//elsewhere` is a path here.
  const url = new URL(new URL(store.settings.publicUrl).origin + address);
  const language = languageOfPath(url.pathname);
  const read = nothingReadYet();
  // Every page contains the shop's name.
  read.tags.add('settings');
  const scriptMarker = randomBytes(18).toString('base64url');
  const context = new RouterContextProvider();
  context.set(pageContextOf(build), {
    api: createLocalApi(store, language, read, readingStore),
    facts: await factsFor(store, read),
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

/** The store's facts, or the last known ones while the database is away; such a page is not kept. */
async function factsFor(store: Store, read: WhatWasRead): Promise<Settings> {
  try {
    return await withinPatience(readFacts(store), true);
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error;
    read.isKept = false;
    return store.settings;
  }
}

/** The context object of the built app itself: contexts are compared by identity, and the build has its own copy. */
function pageContextOf(
  build: ServerBuild,
): ReturnType<typeof import('react-router').createContext<PageContext>> {
  return Reflect.get(build.entry.module, 'pageContext');
}
