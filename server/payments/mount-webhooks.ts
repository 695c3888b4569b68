import type { FastifyInstance } from 'fastify';
import { receiveWebhook } from '#core/settlement/receive-webhook.ts';
import type { Store } from '#core/store.ts';
import { sendFailure } from '../plugins/errors.ts';

export const webhookBytes = 256 * 1024;

/** A provider sends a few for each payment, so a flood does not come from a provider. */
const perAddress = { max: 600, timeWindow: 60_000 };

/** One address for each provider. The body stays unparsed, because signatures cover its bytes; some providers send PUT. */
export function mountWebhooks(app: FastifyInstance, store: Store): void {
  app.register(async (door) => {
    takesRawBodies(door);
    door.route<{ Params: { provider: string } }>({
      method: ['POST', 'PUT'],
      url: '/api/payment/webhook/:provider',
      bodyLimit: webhookBytes,
      config: {
        rateLimit: webhookLimit(app),
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

export function takesRawBodies(door: FastifyInstance): void {
  door.removeAllContentTypeParsers();
  door.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: webhookBytes }, (_request, body, done) =>
    done(null, body),
  );
}

export function webhookLimit(app: FastifyInstance) {
  return { max: () => Math.ceil(perAddress.max * app.rateLimitFactor), timeWindow: perAddress.timeWindow };
}

export function queryOf(query: unknown): Record<string, unknown> {
  return typeof query === 'object' && query !== null ? { ...query } : {};
}
