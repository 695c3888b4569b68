import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Store } from '#core/store.ts';
import { loggablePath } from '../plugins/loggable-path.ts';

/** Counts every request that a route answers, and logs it where the operator asked for it. */
export function watchRequests(
  app: FastifyInstance,
  { log, metrics }: Pick<Store, 'log' | 'metrics'>,
  logsRequests: boolean,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const kind = kindOf(request);
    // Visitors can make up addresses of pages, so only routes of the API are distinguished.
    const route = kind === 'call' ? (request.routeOptions.url ?? '') : '';
    metrics.count('shop_requests_total', { kind, route, status: `${Math.floor(reply.statusCode / 100)}xx` });
    metrics.count('shop_request_seconds_total', { kind, route }, reply.elapsedTime / 1000);
    if (!logsRequests) return;
    log.info(
      {
        ...{ requestId: request.id, method: request.method, path: loggablePath(request) },
        ...{ status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) },
      },
      'A request was answered',
    );
  });
}

function kindOf(request: FastifyRequest): string {
  const { pathname } = new URL(request.url.replace(/^\/+/, '/'), 'http://shop');
  if (pathname.startsWith('/api/')) return 'call';
  if (pathname.startsWith('/media/')) return 'picture';
  if (/^\/(assets|fonts)\//.test(pathname)) return 'asset';
  return pathname.startsWith('/health') || pathname === '/metrics' ? 'watch' : 'page';
}
