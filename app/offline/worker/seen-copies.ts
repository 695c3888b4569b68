import { SEEN_AT } from '../../client/keepable.ts';

/** How long the network may take before a copy is shown instead: a 2G cell may take half a minute to give up. */
const PATIENCE_MS = 4_000;

export type Copies = {
  name: string;
  most: number;
};

export type Answer = {
  response: Response;
  /** Present when the response is a copy. */
  seenAt?: string;
  /** Work that goes on after the answer: the worker has to stay awake for it. */
  work: Promise<unknown>;
};

/** The network's answer, or the copy when the network fails or takes too long. Rejects when there is neither. */
export async function networkFirst(request: Request, key: string, copies: Copies): Promise<Answer> {
  const cache = await caches.open(copies.name);
  const network = fetch(request).then(async (response) => ({
    response,
    work: response.ok ? keep(cache, key, response.clone(), copies.most) : Promise.resolve(),
  }));
  const copy = await cache.match(key);
  if (!copy) return network;
  const work = network.then(({ work }) => work, noNetwork);
  const first = await Promise.race([network.catch(noNetwork), after(PATIENCE_MS)]);
  // An error page of a gateway says nothing about the shop, so the copy is used.
  if (first && first.response.status < 500) return first;
  return { response: copy, seenAt: copy.headers.get(SEEN_AT) ?? '', work };
}

/** For files that never change under their address: the copy if there is one, otherwise the network's answer, which is then kept. */
export async function copyFirst(request: Request, copies: Copies): Promise<Answer> {
  const copy = await caches.match(request);
  if (copy) return { response: copy, work: Promise.resolve() };
  const response = await fetch(request);
  const isFinal = response.ok && /immutable/.test(response.headers.get('cache-control') ?? '');
  const cache = await caches.open(copies.name);
  return {
    response,
    work: isFinal ? put(cache, request.url, response.clone(), copies.most) : Promise.resolve(),
  };
}

/** Keeps an answer with the moment it was received. */
async function keep(cache: Cache, key: string, response: Response, most: number): Promise<void> {
  if (/no-store/.test(response.headers.get('cache-control') ?? '')) return;
  const seenAt = new Date().toISOString();
  const headers = new Headers(response.headers);
  headers.set(SEEN_AT, seenAt);
  // The body below is already decompressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const body = isHtml(response) ? await markedDocument(response, seenAt) : await response.blob();
  await put(cache, key, new Response(body, { headers }), most);
}

/**
 * The document with the moment of its copy in its first line, so that it is known before any script runs. A document that
 * was already a copy keeps its earlier moment.
 */
async function markedDocument(response: Response, seenAt: string): Promise<string> {
  return (await response.text()).replace(/<html (?!data-seen-at)/, `<html data-seen-at="${seenAt}" `);
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** Keeps a copy, and deletes the oldest ones above the limit. */
async function put(cache: Cache, key: string, response: Response, most: number): Promise<void> {
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((oldest) => cache.delete(oldest)));
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

function noNetwork(): undefined {
  return undefined;
}
