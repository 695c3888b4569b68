import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Answers a finished text with an ETag, 304 when the client has it, compressed as the client accepts. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'public, max-age=0, must-revalidate');
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], etag))
    return reply.status(304).send();

  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(text);
  const body =
    encoding === 'br'
      ? await compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await compressGzip(text);
  return reply.header('content-encoding', encoding).send(body);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag.slice(2));
}

function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | 'identity' {
  const accepted = String(header ?? '').toLowerCase();
  const allows = (name: string) =>
    new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\s*(;|,|$)`).test(accepted);
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}
