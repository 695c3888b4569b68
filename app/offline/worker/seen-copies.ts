import { SEEN_AT } from '../../client/keepable.ts';

/** After this long a copy is shown instead: a 2G cell may take half a minute to give up. */
const PATIENCE_MS = 4_000;

export type Copies = {
  name: string;
  most: number;
};

export type Answer = {
  response: Response;
  /** Present when the response is a copy. */
  seenAt?: string;
  /** Keeps running after the answer: the worker has to stay awake for it. */
  work: Promise<unknown>;
};

/** The network's answer, or the copy when it fails or takes too long. Rejects when there is neither. */
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
  // A gateway's error page is no news about the shop.
  if (first && first.response.status < 500) return first;
  return { response: copy, seenAt: copy.headers.get(SEEN_AT) ?? '', work };
}

/** What never changes under its address: from the copy, otherwise from the network, and kept then. */
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

/** Keeps an answer with the moment it was given. */
async function keep(cache: Cache, key: string, response: Response, most: number): Promise<void> {
  if (/no-store/.test(response.headers.get('cache-control') ?? '')) return;
  const seenAt = new Date().toISOString();
  const headers = new Headers(response.headers);
  headers.set(SEEN_AT, seenAt);
  // The body below is unpacked.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const body = isHtml(response) ? await markedDocument(response, seenAt) : await response.blob();
  await put(cache, key, new Response(body, { headers }), most);
}

/** A kept page says so from its first line on, before any script runs. One that was a copy already stays as old as it is. */
async function markedDocument(response: Response, seenAt: string): Promise<string> {
  return (await response.text()).replace(/<html (?!data-seen-at)/, `<html data-seen-at="${seenAt}" `);
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** The oldest copies give way. */
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
