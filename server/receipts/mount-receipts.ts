import type { FastifyInstance } from 'fastify';
import { printReceipt } from '#core/receipts/print-receipt.ts';
import { readReceiptTicket } from '#core/receipts/receipt-link.ts';
import type { Store } from '#core/store.ts';
import { RECEIPT_PATH } from '#shared/receipt-path.ts';
import { sendFailure } from '../plugins/errors.ts';
import { receiptLimit } from '../plugins/rate-limits.ts';

/**
 * A shopper's paper as a file of its own address: the browsers inside other apps save nothing that a page has made (decision 669). The ticket is
 * in the query, which no log of the shop has.
 */
export function mountReceipts(app: FastifyInstance, store: Store): void {
  app.get<{ Querystring: { ticket?: unknown } }>(
    `${RECEIPT_PATH}/:file`,
    { config: { rateLimit: receiptLimit } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const { ticket } = request.query;
      const linked = readReceiptTicket(store, typeof ticket === 'string' ? ticket : undefined);
      if (!linked) return sendFailure(request, reply, 'notFound');
      const { orderId, userId, language } = linked;
      const printed = await printReceipt(store, { id: userId }, { orderId, language });
      if (!printed.ok) return sendFailure(request, reply, 'notFound');
      const { orderNumber, pdf } = printed.value;
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${orderNumber}.pdf"`)
        .header('x-robots-tag', 'noindex')
        .send(pdf);
    },
  );
}
