// Keeps the shell, the pages that were opened and their pictures for use without a network. What decides about money is
// never kept: carts, orders, accounts and every call that does not itself allow a copy go to the network or fail.
import type { Language } from '#shared/language.ts';
import { inLanguage, languageOfPath } from '#shared/page-paths.ts';
import { COPY_WELCOME, isKeepable } from '../../client/keepable.ts';
import { openNotice, showNotice } from './notices.ts';
import { type Answer, copyFirst, networkFirst } from './seen-copies.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** scripts/build-service-worker.ts fills in both. */
declare const BUILD_VERSION: string;
declare const SHELL_FILES: Record<Language, readonly string[]>;

// Pages refer to the scripts of their build, so their copies are dropped with it. Files named by their content serve every build.
const shell = { name: `shell-${BUILD_VERSION}`, most: Number.POSITIVE_INFINITY };
const pages = { name: `pages-${BUILD_VERSION}`, most: 40 };
const answers = { name: `answers-${BUILD_VERSION}`, most: 120 };
const files = { name: 'files', most: 200 };
const pictures = { name: 'pictures', most: 150 };
const current: readonly string[] = [shell, pages, answers, files, pictures].map(({ name }) => name);

self.addEventListener('install', (event) => {
  // A new worker takes over at once: it serves old pages as well as new ones.
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  // Only a page of the shop knows what it has loaded.
  const isOfPage = event.origin === self.location.origin && event.source !== null && 'url' in event.source;
  if (isOfPage && isKeepRequest(event.data)) event.waitUntil(keepLoaded(event.data.keep));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(self, event));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotice(self, event));
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** Keeps the shell in the languages of the open pages; a page in the other language is another document, which asks for its own. */
async function keepShell(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await keepShellFor(open.map(({ url }) => new URL(url).pathname));
}

async function keepShellFor(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(shell.name);
  const wanted = new Set(paths.flatMap((path) => SHELL_FILES[languageOfPath(path)]));
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...wanted].filter((file) => !kept.has(file)));
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)));
}

/** Undefined lets the browser go to the network as if there were no worker. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return undefined;
  // A file of the API is not a page: the browser saves it, or shows the error itself.
  if (request.mode === 'navigate' && url.pathname.startsWith('/api/')) return undefined;
  if (request.mode === 'navigate') return answerNavigation(event, url);
  if (/^\/(assets|fonts)\/|^\/[a-z0-9-]+\.(png|svg|ico)$/.test(url.pathname)) {
    return finish(event, copyFirst(request, files));
  }
  if (url.pathname.startsWith('/media/')) return finish(event, copyFirst(request, pictures));
  if (request.headers.get(COPY_WELCOME) === 'welcome') return answerCall(event);
  if (url.pathname.endsWith('.data') && isKeepable(pageOfData(url.pathname))) {
    return finish(event, networkFirst(request, request.url, answers));
  }
  return undefined;
}

/** Answers with the page from the network, with its copy, or with the page that says there is no network. */
async function answerNavigation(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  try {
    if (request.method !== 'GET' || !isKeepable(url.pathname)) return await fetch(request);
    return await finish(event, networkFirst(request, url.pathname + url.search, pages));
  } catch (failure) {
    const path = inLanguage('/offline', languageOfPath(url.pathname));
    if (!(await caches.match(path)) || url.pathname === path) throw failure;
    return Response.redirect(`${path}#to=${encodeURIComponent(url.pathname + url.search)}`);
  }
}

/** Answers a call from the network or from the copy of a call with the same address, language and body. */
async function answerCall(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const asked = request.method === 'GET' ? '' : await request.clone().text();
  const key = new URL(request.url);
  key.searchParams.set('asked', asked);
  key.searchParams.set('language', request.headers.get('accept-language') ?? '');
  return finish(event, networkFirst(request, key.href, answers));
}

async function finish(event: FetchEvent, answering: Promise<Answer>): Promise<Response> {
  const { response, seenAt, work } = await answering;
  event.waitUntil(work);
  if (seenAt !== undefined && event.clientId !== '') {
    const client = await self.clients.get(event.clientId);
    client?.postMessage({ copyOf: seenAt, path: new URL(event.request.url).pathname });
  }
  return response;
}

/** Keeps what a page loaded before this worker started; the browser's own cache answers most of it. */
async function keepLoaded(addresses: readonly string[]): Promise<void> {
  const paths = addresses.map((address) => new URL(address, self.location.href).pathname);
  await keepShellFor(paths.filter((path) => !/^\/(assets|media)\//.test(path)));
  await Promise.all(
    addresses.map(async (address) => {
      const url = new URL(address, self.location.href);
      const request = new Request(url);
      if (url.origin !== self.location.origin) return;
      if (url.pathname.startsWith('/assets/')) await (await copyFirst(request, files)).work;
      else if (url.pathname.startsWith('/media/')) await (await copyFirst(request, pictures)).work;
      else if (isKeepable(url.pathname)) {
        await (await networkFirst(request, url.pathname + url.search, pages)).work;
      }
    }),
  );
}

function isKeepRequest(data: unknown): data is { keep: string[] } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'keep' in data &&
    Array.isArray(data.keep) &&
    data.keep.every((address) => typeof address === 'string')
  );
}

/**
 * The path of the page whose data is requested. React Router requests it at the page's address with `.data`; home is
 * `_root`, or `_.data` below it.
 */
function pageOfData(path: string): string {
  return path.replace(/\/?(_root|_)?\.data$/, '') || '/';
}
