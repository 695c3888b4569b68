import type { IncomingMessage } from 'node:http';
import { bodyReadAhead } from '../plugins/body-read-ahead.ts';
import { askedLanguage } from './asked-language.ts';

const longestAlias = 1_500;

/**
 * A request in the form it came in: two that look alike ask for the same. Undefined where it is too long to be remembered.
 * The words of the API follow the reader's language; a page's language is in its address.
 */
export function aliasOf(request: IncomingMessage): string | undefined {
  const { url = '' } = request;
  const body = bodyReadAhead(request);
  if (url.length + (body?.length ?? 0) > longestAlias) return undefined;
  if (!url.startsWith('/api/')) return url;
  const language = askedLanguage(request.headers['accept-language']);
  return body === undefined ? `${url}\n${language}` : `${url}\n${language}\n${body.toString('latin1')}`;
}
