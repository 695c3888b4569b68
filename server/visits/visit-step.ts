import type { IncomingMessage } from 'node:http';
import { endpoints } from '#shared/endpoints.ts';
import type { VisitStep } from '#shared/visit-steps.ts';
import { publicPageOf } from '../pages/page-addresses.ts';

const robots =
  /bot\b|bot[/;]|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|whatsapp\/|telegram|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici|monitor|uptime|pingdom|scan/i;

const stepOfCall: Readonly<Record<string, VisitStep>> = {
  [endpoints.product.getDetails]: 'product',
  [endpoints.cart.create]: 'cart',
};

/**
 * The step of a visit that a request represents; undefined for other requests, and for clients that declare themselves robots or fetch
 * ahead. Answers from a cache in front of the shop or in the browser are not seen here.
 */
export function visitStepOf({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): VisitStep | undefined {
  const agent = headers['user-agent'] ?? '';
  if (agent === '' || robots.test(agent)) return undefined;
  if (headers['sec-purpose'] !== undefined || headers.purpose === 'prefetch') return undefined;
  const path = url.split('?')[0] ?? '';
  if (method === 'POST') return stepOfCall[`POST ${path}`];
  if (method !== 'GET') return undefined;
  const isData = path.endsWith('.data');
  if (!isData && !headers.accept?.includes('text/html')) return undefined;
  const page = publicPageOf(path);
  switch (page) {
    case undefined:
    case '/manifest.webmanifest':
    case '/offline':
      return undefined;
    case '/product/:productSegment':
    case '/:categorySegment/:subCategorySegment/:productSegment':
      return 'product';
    case '/cart':
      return 'cart';
    case '/checkout':
      return 'checkout';
    default:
      return 'visit';
  }
}
