import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { InvoiceDocument } from '#shared/invoices.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';

export type Numbered = { year: number; number: number; amount: number; issuedAt: Date };
/** How the money of a credit note went back; undefined if none has moved. */
export type WayBack =
  | { kind: 'cash' }
  | { kind: 'elsewhere' }
  | { kind: 'payment' | 'dispute'; method: OnlineMethod };
export type CreditNote = Numbered & { way: WayBack | undefined; reference: string };
export type IssuedInvoice = Numbered & { document: InvoiceDocument };
/** An order's invoice with its supplementary invoices and credit notes. */
export type Invoice = IssuedInvoice & { supplements: IssuedInvoice[]; creditNotes: CreditNote[] };

/** The invoice of an order with its other papers; undefined before the order is delivered and paid. */
export async function findInvoice(db: Database, orderId: string): Promise<Invoice | undefined> {
  const papers = await db
    .selectFrom('invoices')
    .leftJoin('refunds', 'refunds.id', 'refundId')
    .leftJoin('disputes', 'disputes.id', 'disputeId')
    .leftJoin('paymentAttempts', (join) =>
      join.on('paymentAttempts.id', '=', sql`coalesce(refunds.attempt_id, disputes.attempt_id)`),
    )
    .select(['invoices.kind', 'year', 'number', 'invoices.amount', 'issuedAt', 'document'])
    .select(['refundId', 'disputeId', 'isPaidElsewhere'])
    .select([
      sql<OnlineMethod | null>`case when is_paid_in_cash is not true then method end`.as('method'),
      sql<string>`coalesce(refunds.reference, disputes.id, '')`.as('reference'),
    ])
    .where('invoices.orderId', '=', orderId)
    .orderBy('issuedAt')
    .orderBy('number')
    .execute();
  const [invoice, ...supplements] = papers.flatMap(({ document, ...paper }) =>
    document === null ? [] : [{ ...numberedOf(paper), document }],
  );
  if (!invoice) return undefined;
  const notes = papers.filter(({ kind }) => kind === 'credit_note');
  return {
    ...{ ...invoice, supplements },
    creditNotes: notes.map((note) => ({
      ...numberedOf(note),
      ...{ way: wayOf(note), reference: note.reference },
    })),
  };
}

function numberedOf({ year, number, amount, issuedAt }: Numbered): Numbered {
  return { year, number, amount, issuedAt };
}

type Source = {
  refundId: string | null;
  disputeId: string | null;
  isPaidElsewhere: boolean | null;
  method: OnlineMethod | null;
};

function wayOf({ refundId, disputeId, isPaidElsewhere, method }: Source): WayBack | undefined {
  if (isPaidElsewhere) return { kind: 'elsewhere' };
  if (method !== null) return { kind: disputeId === null ? 'payment' : 'dispute', method };
  return refundId === null ? undefined : { kind: 'cash' };
}
