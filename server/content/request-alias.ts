import type { IncomingMessage } from 'node:http';
import { askedLanguage } from './asked-language.ts';

const longestAlias = 1_500;
const bodies = new WeakMap<IncomingMessage, Buffer>();

/**
 * A request in the form it came in: two that look alike ask for the same. Undefined where it is too long to be remembered.
 * The words of the API follow the reader's language; a page's language is in its address.
 */
export function aliasOf(request: IncomingMessage): string | undefined {
  const { url = '' } = request;
  const body = bodies.get(request);
  if (url.length + (body?.length ?? 0) > longestAlias) return undefined;
  if (!url.startsWith('/api/')) return url;
  const language = askedLanguage(request.headers['accept-language']);
  return body === undefined ? `${url}\n${language}` : `${url}\n${language}\n${body.toString('latin1')}`;
}

/** The body of a request that was read before its route was known. */
export function bodyReadAhead(request: IncomingMessage): Buffer | undefined {
  return bodies.get(request);
}

export function noteBody(request: IncomingMessage, body: Buffer): void {
  bodies.set(request, body);
}
