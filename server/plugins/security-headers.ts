import type { FastifyInstance } from 'fastify';

/** Browser features that the shop never uses. The camera is not among them: it reads barcodes on the pages of the office. */
const closedFeatures = ['microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

const aYearSeconds = 365 * 24 * 60 * 60;

/** Addresses of scripts, styles, fonts and pictures, which pages load and which are never opened as pages. */
const partsOfPages = /^\/(assets|fonts|media)\//;

/** For every answer that is not a page: nothing in it may load or run, and it may not be framed. */
export const closedPolicy = "default-src 'none';frame-ancestors 'none'";

const withoutGuessing = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const ofDocuments = {
  ...withoutGuessing,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'x-dns-prefetch-control': 'off',
  'permissions-policy': ['camera=(self)', ...closedFeatures.map((feature) => `${feature}=()`)].join(', '),
};

export type SecurityHeaders = { document: Record<string, string>; partOfPage: Record<string, string> };

/** On plain http browsers ignore `Strict-Transport-Security`, and in a mixed setup it would lock people out. */
export function securityHeaders(publicUrl: string): SecurityHeaders {
  const transport = publicUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${aYearSeconds}; includeSubDomains` }
    : {};
  return {
    document: { ...ofDocuments, ...transport },
    partOfPage: { ...withoutGuessing, ...transport },
  };
}

/** Headers of answers that are refused before the hooks that add headers run. */
export function headersOfRefusals(publicUrl: string): Record<string, string> {
  return { ...securityHeaders(publicUrl).document, 'content-security-policy': closedPolicy };
}

/** Adds the headers to each answer. Pages replace the content policy with one that lists their own scripts by hash. */
export function sendSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const { document, partOfPage } = securityHeaders(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    if (partsOfPages.test(request.url)) {
      reply.headers(partOfPage);
      return;
    }
    reply.headers(document);
    reply.header('content-security-policy', closedPolicy);
    reply.header('x-request-id', request.id);
  });
}
