import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const apiPolicy = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** Features of the browser the shop never asks for. */
const closedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

const halfAYearSeconds = 180 * 24 * 60 * 60;

/** For every answer. Pages replace the content policy with one that names their own scripts by hash. */
export async function sendSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: apiPolicy },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // On plain http the browser ignores it, and behind a mixed setup it would lock people out.
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: halfAYearSeconds } : false,
  });
  const permissions = closedFeatures.map((feature) => `${feature}=()`).join(', ');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissions);
    reply.header('x-request-id', request.id);
  });
}
