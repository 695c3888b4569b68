import type { Transaction } from '#db/transaction.ts';
import type { InvoiceDocument } from '#shared/invoices.ts';
import { francs } from '#shared/money.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { listSoldLines } from './match-papers.ts';
import { nextNumber } from './next-number.ts';

/**
 * Issues the invoice of an order that is delivered and paid, with the next number of the year, in the same transaction. Only once, and not
 * for test payments; returns whether it was issued now. The caller has locked the order.
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

/** Issues credit notes for money that went back, or was taken by a bank, before there was an invoice. */
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

/** Credits what banks took of an invoiced order, as far as its papers exceed the sale; calling it again adds nothing. */
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
