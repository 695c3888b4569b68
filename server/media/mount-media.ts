import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenditionFormat } from '#core/media/media-library.ts';
import type { Store } from '#core/store.ts';

const fileName = /^(\d{3})\.(avif|webp)$/;

/** A picture's name tells its content, so what is final never changes. */
const forEver = 'public, max-age=31536000, immutable';
const forAMinute = 'public, max-age=60';

/** Pictures at /media/{name}/{width}.{avif|webp}, and nothing else from that folder. */
export function mountMedia(app: FastifyInstance, { media }: Pick<Store, 'media'>): void {
  app.get<{ Params: { name: string; file: string } }>('/media/:name/:file', async (request, reply) => {
    const wanted = parseFileName(request.params.file);
    const rendition = wanted && (await media.rendition(request.params.name, wanted.width, wanted.format));
    if (!rendition) return answerUnknown(request, reply);
    return reply
      .header('content-type', rendition.contentType)
      .header('cache-control', rendition.isFinal ? forEver : forAMinute)
      .send(rendition.bytes);
  });
  app.get('/media', answerUnknown);
  app.get('/media/*', answerUnknown);
}

function parseFileName(file: string): { width: number; format: RenditionFormat } | undefined {
  const [, width, format] = fileName.exec(file) ?? [];
  if (width === undefined || format === undefined) return undefined;
  return { width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
}

function answerUnknown(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).header('cache-control', forAMinute).type('text/plain; charset=utf-8').send('404');
}
