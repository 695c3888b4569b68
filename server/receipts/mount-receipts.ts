import type { FastifyInstance, FastifyRequest } from 'fastify';
import { printReceipt } from '#core/receipts/print-receipt.ts';
import { readReceiptTicket } from '#core/receipts/receipt-link.ts';
import type { Store } from '#core/store.ts';
import { RECEIPT_PATH } from '#shared/receipt-path.ts';
import { sendFailure } from '../plugins/errors.ts';
import { limitReceipts, receiptLimit } from '../plugins/rate-limits.ts';

/**
 * Serves a shopper's paper as a file with its own address: the browsers inside other apps cannot save what a page has made (decision 669). The
 * ticket is in the query, which the shop never logs.
 */
export function mountReceipts(app: FastifyInstance, store: Store): void {
  const linkedBy = ({ query }: FastifyRequest) => readReceiptTicket(store, ticketIn(query));
  const countForPerson = limitReceipts(app, (request) => linkedBy(request)?.userId ?? '');
  app.get(`${RECEIPT_PATH}/:file`, { config: { rateLimit: receiptLimit } }, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const linked = linkedBy(request);
    if (!linked) return sendFailure(request, reply, 'notFound');
    await countForPerson(request);
    const { orderId, userId, language } = linked;
    const printed = await printReceipt(store, { id: userId }, { orderId, language });
    if (!printed.ok) return sendFailure(request, reply, 'notFound');
    const { orderNumber, pdf } = printed.value;
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${orderNumber}.pdf"`)
      .header('x-robots-tag', 'noindex')
      .send(pdf);
  });
}

function ticketIn(query: unknown): string | undefined {
  if (typeof query !== 'object' || query === null || !('ticket' in query)) return undefined;
  return typeof query.ticket === 'string' ? query.ticket : undefined;
}
