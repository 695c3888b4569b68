import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getRendition } from '#core/media/get-rendition.ts';
import type { Store } from '#core/store.ts';
import type { MediaFormat } from '#shared/media-url.ts';

const fileName = /^(\d{3})\.(avif|webp)$/;

/** A picture's name depends on its content, so a final rendition never changes. */
const forEver = 'public, max-age=31536000, immutable';
/** A visitor with the larger file need not fetch the smaller one too; a shared cache revalidates soon. */
const untilTheSmallerOne = 'public, max-age=31536000, s-maxage=60';
const forAMinute = 'public, max-age=60';

/** Serves pictures at /media/{name}/{width}.{avif|webp}, and no other file of that folder. */
export function mountMedia(app: FastifyInstance, store: Pick<Store, 'db' | 'media'>): void {
  app.get<{ Params: { name: string; file: string } }>('/media/:name/:file', async (request, reply) => {
    const wanted = parseFileName(request.params.file);
    const rendition = wanted && (await getRendition(store, { name: request.params.name, ...wanted }));
    if (!rendition) return answerUnknown(request, reply);
    return reply
      .header('content-type', `image/${rendition.format}`)
      .header('cache-control', rendition.isFinal ? forEver : untilTheSmallerOne)
      .send(rendition.bytes);
  });
  app.get('/media', answerUnknown);
  app.get('/media/*', answerUnknown);
}

function parseFileName(file: string): { width: number; format: MediaFormat } | undefined {
  const [, width, format] = fileName.exec(file) ?? [];
  if (width === undefined || format === undefined) return undefined;
  return { width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
}

function answerUnknown(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).header('cache-control', forAMinute).type('text/plain; charset=utf-8').send('404');
}
