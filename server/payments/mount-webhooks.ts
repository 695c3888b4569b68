import type { FastifyInstance } from 'fastify';
import { receiveWebhook } from '#core/settlement/receive-webhook.ts';
import type { Store } from '#core/store.ts';
import { sendFailure } from '../plugins/errors.ts';

const WEBHOOK_BYTES = 256 * 1024;

/** A provider sends a few for each payment; a flood comes from elsewhere. */
const perAddress = { max: 600, timeWindow: 60_000 };

/**
 * One address for each provider. The body is kept unparsed, because signatures cover its bytes; some providers send
 * PUT.
 */
export function mountWebhooks(app: FastifyInstance, store: Store): void {
  app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: WEBHOOK_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    door.route<{ Params: { provider: string } }>({
      method: ['POST', 'PUT'],
      url: '/api/payment/webhook/:provider',
      bodyLimit: WEBHOOK_BYTES,
      config: {
        rateLimit: {
          max: () => Math.ceil(perAddress.max * app.rateLimitFactor),
          timeWindow: perAddress.timeWindow,
        },
      },
      handler: async (request, reply) => {
        const received = await receiveWebhook(store, request.params.provider, {
          rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          headers: request.headers,
          query: queryOf(request.query),
        });
        if (received === 'unknown_provider') return sendFailure(request, reply, 'notFound');
        if (received === 'refused') return sendFailure(request, reply, 'malformed');
        return reply
          .header('cache-control', 'no-store')
          .send({ success: true, error: false, message: '', data: null });
      },
    });
  });
}

function queryOf(query: unknown): Record<string, unknown> {
  return typeof query === 'object' && query !== null ? { ...query } : {};
}
