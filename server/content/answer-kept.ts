import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { noteBody } from '../plugins/body-read-ahead.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { ContentStore, KeptAnswer } from './content-store.ts';
import { firstVisitRedirect } from './first-visit-redirect.ts';
import { isForAnyone, isPostRead } from './kept-calls.ts';
import { aliasOf } from './request-alias.ts';

const longestBody = 1_000;

/**
 * Runs before everything else: writes a kept answer that is still true unchanged, with one look-up and one write. Any
 * other request goes to `otherwise`; a body that was read already is passed with it.
 */
export function answerKept(
  content: ContentStore,
  otherwise: RequestListener,
  noteKept: () => void = () => undefined,
): RequestListener {
  return (request, response) => {
    const isAnswered = () => {
      const isWritten = writeKept(content, request, response);
      if (isWritten) noteKept();
      return isWritten;
    };
    const { method, url = '' } = request;
    if (method === 'GET' || method === 'HEAD') {
      if (isOpenToAll(request) && isAnswered()) return;
    } else if (method === 'POST' && isPostRead(url) && isOpenToAll(request) && isShort(request)) {
      readBody(request, () => {
        if (!isAnswered()) otherwise(request, response);
      });
      return;
    }
    otherwise(request, response);
  };
}

function isOpenToAll({ url = '', headers }: IncomingMessage): boolean {
  if (headers.authorization !== undefined && !isForAnyone(url)) return false;
  // The first visit to the home page may lead to the French one.
  const isHome = url === '/' || url.startsWith('/?');
  return !isHome || firstVisitRedirect({ url, headers }) === undefined;
}

function isShort({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return length <= longestBody && headers['content-type'] === 'application/json';
}

function readBody(request: IncomingMessage, done: () => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    noteBody(request, Buffer.concat(chunks));
    done();
  });
}

function writeKept(content: ContentStore, request: IncomingMessage, response: ServerResponse): boolean {
  const alias = aliasOf(request);
  const kept = alias === undefined ? undefined : content.findFresh(alias);
  const part = kept?.answer.parts.get(acceptedEncoding(request.headers['accept-encoding']?.toString()));
  if (!kept || !part) return false;
  // A redirect has to carry the whole query, including a campaign's name.
  if (kept.answer.headers.location !== undefined && request.url?.includes('?')) return false;
  if (isKnown(request, kept)) {
    response.writeHead(304, kept.answer.unchangedHead).end();
    return true;
  }
  response.writeHead(kept.answer.status, part.head);
  if (request.method === 'HEAD') response.end();
  else response.end(part.body);
  return true;
}

/** If-None-Match compares weakly: W/ does not count (RFC 9110 §13.1.2). */
function isKnown({ method, headers }: IncomingMessage, { answer }: KeptAnswer): boolean {
  const header = headers['if-none-match'];
  if (header === undefined || method === 'POST') return false;
  if (header === answer.etag || header === '*') return true;
  const bare = answer.etag.replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare);
}
