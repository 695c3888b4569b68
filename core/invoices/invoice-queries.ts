import type { Database } from '#db/client.ts';
import type { InvoiceDocument } from '#shared/invoices.ts';

export type Numbered = { year: number; number: number; amount: number; issuedAt: Date };
export type Invoice = Numbered & { document: InvoiceDocument; creditNotes: Numbered[] };

/** The invoice of an order, with the credit notes that belong to it; undefined before it is delivered and paid. */
export async function findInvoice(db: Database, orderId: string): Promise<Invoice | undefined> {
  const papers = await db
    .selectFrom('invoices')
    .select(['kind', 'year', 'number', 'amount', 'issuedAt', 'document'])
    .where('orderId', '=', orderId)
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
