import type { FastifyInstance } from 'fastify';
import type { Store } from '#core/store.ts';

/** Only proxies send these headers: with TRUST_PROXY off every shopper then counts as one client. */
const headersOfProxies = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/** Warns once: anyone can send such a header, and outsiders must not fill the log. */
export function noticeUnknownProxy(
  app: FastifyInstance,
  { log, door, settings }: Pick<Store, 'log' | 'door' | 'settings'>,
  isTrusting: boolean,
): void {
  if (isTrusting) return;
  // The shop itself speaks only HTTP, so with an https address something in front of it speaks HTTPS.
  door.hasUnknownProxy = settings.publicUrl.startsWith('https:');
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    const header = isSaid ? undefined : headersOfProxies.find((name) => request.headers[name] !== undefined);
    if (header === undefined) return;
    isSaid = true;
    door.hasUnknownProxy = true;
    log.warn(
      { header },
      'A proxy seems to be in front of the shop while TRUST_PROXY is off: all shoppers count as one for the request limits. Set TRUST_PROXY (.env.example)',
    );
  });
}
