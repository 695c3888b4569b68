import type { FastifyRequest } from 'fastify';

/** The path without typed text and without the keys of links that open an order. */
export function loggablePath({ url }: Pick<FastifyRequest, 'url'>): string {
  return (url.split('?')[0] ?? '').replace(/(\/(?:track|review|pay)\/)[^/.]+/, '$1…');
}
