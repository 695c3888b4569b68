import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Store } from '#core/store.ts';
import { mountApi } from './api/mount-api.ts';
import { mountHealth } from './api/mount-health.ts';
import { mountOpenApi } from './api/mount-open-api.ts';
import { requireGrants } from './api/require-grant.ts';
import { answerKept } from './content/answer-kept.ts';
import { type Content, keepNothing } from './content/open-content.ts';
import type { Env } from './env.ts';
import { type DeskLine, silentLine } from './live/desk-line.ts';
import { mountLive } from './live/mount-live.ts';
import { mountOutboxViewer } from './mail/mount-outbox-viewer.ts';
import { mountMedia } from './media/mount-media.ts';
import { mountAssets } from './pages/mount-assets.ts';
import { mountPages, type PagesOptions } from './pages/mount-pages.ts';
import { mountServiceWorker } from './pages/mount-service-worker.ts';
import { mountSandbox } from './payments/mount-sandbox.ts';
import { mountWebhooks } from './payments/mount-webhooks.ts';
import { mountPhoneWebhooks } from './phones/mount-phone-webhooks.ts';
import { cacheAndCompressAnswers } from './plugins/answer-caching.ts';
import { refuseBrokenRequest } from './plugins/broken-requests.ts';
import { clientAddress, trustedProxies } from './plugins/client-address.ts';
import { answerError, answerErrors, sendFailure } from './plugins/errors.ts';
import { sharedLimitStore } from './plugins/limit-store.ts';
import { limitOpenRequests } from './plugins/open-requests.ts';
import { limitRequests } from './plugins/rate-limits.ts';
import { refuseWhileClosing } from './plugins/refuse-while-closing.ts';
import { JSON_BODY_BYTES, readBodies } from './plugins/request-bodies.ts';
import { headersOfRefusals, sendSecurityHeaders } from './plugins/security-headers.ts';
import { capConnections, endSlowBodies, isThisMachine } from './plugins/slow-clients.ts';
import { noticeUnknownProxy } from './plugins/unknown-proxy.ts';
import { mountReceipts } from './receipts/mount-receipts.ts';
import { mountPreviews } from './seo/mount-previews.ts';
import { mountSitemaps } from './seo/mount-sitemaps.ts';
import { noteVisits } from './visits/note-visits.ts';
import { mountMetrics } from './watch/mount-metrics.ts';
import { createNoteLimit } from './watch/note-limit.ts';
import { aloneInShop, type Processes } from './watch/process-readings.ts';
import { watchRequests } from './watch/watch-requests.ts';

/** All routes of the shop on one instance that does not listen yet, so that tests can inject requests. Without pages it is only the API. */
export async function buildApp(
  store: Store,
  env: Pick<Env, 'trustProxy' | 'rateLimitFactor'> &
    Partial<Pick<Env, 'servesWorker' | 'countsTogether' | 'logsRequests' | 'metricsToken'>>,
  pages?: PagesOptions,
  content: Content = keepNothing(store.log),
  line: DeskLine = silentLine,
  processes: Processes = aloneInShop(),
): Promise<FastifyInstance> {
  const countKept = () => store.metrics.count('shop_kept_answers_total');
  const addressOf = clientAddress(env.trustProxy);
  const visits = noteVisits(store, addressOf);
  const openRequests = limitOpenRequests((request) => {
    const address = addressOf(request);
    // A proxy on this machine that TRUST_PROXY does not name yet: all shoppers come from its address.
    return env.trustProxy === false && isThisMachine(address) ? '' : address;
  }, env.rateLimitFactor);
  const app = Fastify({
    serverFactory: (answer, options) => {
      const server = createServer(
        options,
        openRequests.count(endSlowBodies(answerKept(content, answer, countKept)), answer),
      );
      server.on('request', visits.note);
      if (env.trustProxy === false) capConnections(server);
      return server;
    },
    // Only the proxies named in TRUST_PROXY may say which client a request comes from.
    trustProxy: trustedProxies(env.trustProxy),
    bodyLimit: JSON_BODY_BYTES,
    genReqId: () => randomUUID(),
    // A picture of 15 MB takes minutes on a slow mobile connection.
    requestTimeout: 300_000,
    // A malformed address is refused before any route, but still in the envelope.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOfRefusals(store.settings.publicUrl));
      answerError(error, request, reply, store.log);
    },
    clientErrorHandler: refuseBrokenRequest,
    return503OnClosing: false,
  });
  app.addHook('onClose', () => visits.stop());
  answerErrors(app, store.log, createNoteLimit(store));
  watchRequests(app, store, env.logsRequests ?? false);
  // Comes before everything that can refuse a request.
  sendSecurityHeaders(app, store.settings.publicUrl);
  refuseWhileClosing(app);
  noticeUnknownProxy(app, store, env.trustProxy !== false);
  openRequests.refuseTooMany(app);
  await app.register(cookie);
  await cacheAndCompressAnswers(app);
  await readBodies(app);
  await limitRequests(app, {
    factor: env.rateLimitFactor,
    keys: store,
    store: sharedLimitStore(store, () => env.countsTogether || store.door.countsTogether),
  });
  requireGrants(app, store);

  mountHealth(app, store);
  if (env.metricsToken !== undefined)
    mountMetrics(app, store, { content, token: env.metricsToken, processes });
  mountOpenApi(app);
  mountApi(app, store, content);
  mountLive(app, store, line);
  mountWebhooks(app, store);
  mountPhoneWebhooks(app, store);
  mountReceipts(app, store);
  for (const url of ['/api', '/api/*']) {
    app.all(url, (request, reply) => sendFailure(request, reply, 'notFound'));
  }
  mountMedia(app, store);
  mountSitemaps(app, store);
  mountPreviews(app, store);
  mountSandbox(app, store);
  if (pages) {
    if (pages.mode === 'development') mountOutboxViewer(app, store);
    // In development Vite serves them itself.
    if (pages.mode === 'production') await mountAssets(app);
    // In development a worker would hide every change, so one left by the built shop is removed.
    await mountServiceWorker(app, pages.mode === 'production' && env.servesWorker !== false);
    mountPages(app, store, pages, content);
  }
  return app;
}
