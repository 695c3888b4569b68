import type { FastifyInstance } from 'fastify';
import { findGateway, receivePhoneReports } from '#core/phone-messages/receive-report.ts';
import type { Store } from '#core/store.ts';
import { queryOf, takesRawBodies, webhookBytes, webhookLimit } from '../payments/mount-webhooks.ts';
import { sendFailure } from '../plugins/errors.ts';

type Address = { Params: { gateway: string } };

/** Reports from gateways: receipts, and replies from people. Each gateway has one address; WhatsApp first verifies its own. */
export function mountPhoneWebhooks(app: FastifyInstance, store: Store): void {
  app.register(async (door) => {
    takesRawBodies(door);
    const url = '/api/phone-message/webhook/:gateway';
    const config = { rateLimit: webhookLimit(app) };
    door.get<Address>(url, { config }, async (request, reply) => {
      const answer = findGateway(store, request.params.gateway)?.answerChallenge?.(queryOf(request.query));
      if (answer === undefined) return sendFailure(request, reply, 'notFound');
      return reply.header('cache-control', 'no-store').type('text/plain').send(answer);
    });
    door.post<Address>(url, { config, bodyLimit: webhookBytes }, async (request, reply) => {
      const received = await receivePhoneReports(store, request.params.gateway, {
        rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        headers: request.headers,
        query: queryOf(request.query),
      });
      if (received === 'unknown_gateway') return sendFailure(request, reply, 'notFound');
      if (received === 'refused') return sendFailure(request, reply, 'malformed');
      return reply
        .header('cache-control', 'no-store')
        .send({ success: true, error: false, message: '', data: null });
    });
  });
}
