import type { FastifyInstance } from 'fastify';

/** Features of the browser the shop never asks for. The camera reads barcodes on the pages of the office. */
const closedFeatures = ['microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

const aYearSeconds = 365 * 24 * 60 * 60;

/** Where scripts, styles, fonts and pictures are served: loaded by pages and never opened as one. */
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

/** On plain http a browser ignores `Strict-Transport-Security`, and behind a mixed setup it would lock people out. */
export function securityHeaders(publicUrl: string): SecurityHeaders {
  const transport = publicUrl.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${aYearSeconds}; includeSubDomains` }
    : {};
  return {
    document: { ...ofDocuments, ...transport },
    partOfPage: { ...withoutGuessing, ...transport },
  };
}

/** Of what is refused before the hooks run that give each answer its headers. */
export function headersOfRefusals(publicUrl: string): Record<string, string> {
  return { ...securityHeaders(publicUrl).document, 'content-security-policy': closedPolicy };
}

/** The headers of each answer. Pages replace the content policy with one that names their own scripts by hash. */
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
