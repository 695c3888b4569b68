import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { InvoiceDocument } from '#shared/invoices.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';

export type Numbered = { year: number; number: number; amount: number; issuedAt: Date };
/** By which way the money went back; none is cash. */
export type CreditNote = Numbered & { method: OnlineMethod | null; reference: string };
export type Invoice = Numbered & { document: InvoiceDocument; creditNotes: CreditNote[] };

/** The invoice of an order, with the credit notes that belong to it; undefined before it is delivered and paid. */
export async function findInvoice(db: Database, orderId: string): Promise<Invoice | undefined> {
  const papers = await db
    .selectFrom('invoices')
    .leftJoin('refunds', 'refunds.id', 'refundId')
    .leftJoin('paymentAttempts', 'paymentAttempts.id', 'refunds.attemptId')
    .select(['invoices.kind', 'year', 'number', 'invoices.amount', 'issuedAt', 'document'])
    .select([
      sql<OnlineMethod | null>`case when not is_paid_in_cash then method end`.as('method'),
      sql<string>`coalesce(refunds.reference, '')`.as('reference'),
    ])
    .where('invoices.orderId', '=', orderId)
    .orderBy('issuedAt')
    .orderBy('number')
    .execute();
  const invoice = papers.find(({ kind }) => kind === 'invoice');
  if (!invoice || invoice.document === null) return undefined;
  return {
    ...invoice,
    document: invoice.document,
    creditNotes: papers.filter(({ kind }) => kind === 'credit_note'),
  };
}
