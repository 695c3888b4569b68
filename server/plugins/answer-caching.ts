import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { weakTag } from './weak-tag.ts';

const smallestCompressedBytes = 1024;

/** Adds ETag and 304 to answers that may be kept, and brotli or gzip with Vary to all that are worth it. */
export async function cacheAndCompressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply, payload) => {
    // The words of an answer depend on the page's language, and a cached answer has to be revalidated each time.
    if (request.routeOptions.config.call) {
      addVary(reply, 'accept-language');
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    }
    return payload;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return payload;
    if (reply.statusCode !== 200 || isForbiddenToKeep(reply)) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const etag = reply.getHeader('etag') ?? weakTag(payload);
    reply.header('etag', etag);
    if (!matches(request.headers['if-none-match'], String(etag))) return payload;
    reply.status(304).removeHeader('content-length');
    return '';
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: smallestCompressedBytes,
    globalDecompression: false,
  });
  // Also set on small and uncompressed answers, because the next answer at the same address may be compressed.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (/json|text|javascript/.test(String(reply.getHeader('content-type') ?? ''))) {
      addVary(reply, 'accept-encoding');
    }
    return payload;
  });
}

/** If-None-Match compares weakly: W/ does not count (RFC 9110 §13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}

function isForbiddenToKeep(reply: FastifyReply): boolean {
  return String(reply.getHeader('cache-control') ?? '').includes('no-store');
}

/** In lower case, because the compression plugin looks for exactly these names before it adds its own. */
function addVary(reply: FastifyReply, name: 'accept-encoding' | 'accept-language'): void {
  const vary = String(reply.getHeader('vary') ?? '');
  const named = vary.split(',').map((part) => part.trim().toLowerCase());
  if (named.includes(name) || named.includes('*')) return;
  reply.header('vary', vary === '' ? name : `${vary}, ${name}`);
}
