import type { Transaction } from '#db/transaction.ts';
import type { InvoiceDocument } from '#shared/invoices.ts';
import { francs } from '#shared/money.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { listSoldLines } from './match-papers.ts';
import { nextNumber } from './next-number.ts';

/**
 * An order that is delivered and paid has its invoice, with the next number of the year, in the transaction that makes it so. Once, and not
 * for a test payment; answers whether it was made now. With the order locked.
 */
export async function issueInvoice(tx: Transaction, orderId: string, at: Date): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .select(['total', 'undiscountedTotal', 'reduction', 'deliveryFee'])
    .where('id', '=', orderId)
    .where('status', '=', 'Delivered')
    .where('paymentStatus', '=', 'Paid')
    .where('isPaymentSimulated', '=', false)
    .where('total', '>', francs(0))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices')
            .select('number')
            .whereRef('invoices.orderId', '=', 'orders.id')
            .where('kind', '=', 'invoice'),
        ),
      ),
    )
    .executeTakeFirst();
  if (!order) return false;
  const document: InvoiceDocument = { ...order, lines: await listSoldLines(tx, orderId) };
  await tx
    .insertInto('invoices')
    .values({
      ...(await nextNumber(tx, 'invoice', at)),
      ...{ orderId, amount: order.total, document: JSON.stringify(document), issuedAt: at },
    })
    .execute();
  await creditEarlier(tx, orderId, at);
  return true;
}

/** What went back of the sale, or was taken by a bank, before it had its invoice. */
async function creditEarlier(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const refunds = await tx
    .selectFrom('refunds')
    .select(['id', 'attemptId', 'amount'])
    .where('orderId', '=', orderId)
    .where('state', '=', 'done')
    .orderBy('sequence')
    .execute();
  for (const { id, ...refund } of refunds) {
    await issueCreditNote(tx, { orderId, ...refund, by: { refundId: id } }, at);
  }
  await creditLosses(tx, orderId, at);
}

/** What a bank has taken of an invoiced order, as far as its papers are still above the sale: done twice, it adds nothing. */
export async function creditLosses(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const disputes = await tx
    .selectFrom('disputes')
    .select(['id', 'attemptId', 'amount'])
    .where('orderId', '=', orderId)
    .where('state', '=', 'lost')
    .orderBy('lostAt')
    .execute();
  for (const { id, ...dispute } of disputes) {
    await issueCreditNote(tx, { orderId, ...dispute, by: { disputeId: id } }, at);
  }
}
