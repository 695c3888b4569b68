import type { Database } from '#db/client.ts';
import { type InvoiceDocument, invoicedTotalOf } from '#shared/invoices.ts';
import { isEnd } from '#shared/order-status.ts';
import { findOwnMoney } from '../ledger/own-money.ts';
import { findWaived } from '../ledger/what-came.ts';

/** What an order's invoices and credit notes add up to. */
export type SaidSoFar = {
  /** The sum of all invoices minus the credit notes. */
  amount: number;
  documents: InvoiceDocument[];
  /** The order's total when the last invoice was issued. */
  invoicedTotal: number;
};

/** Undefined before the first invoice. The caller has locked the order. */
export async function readWhatIsSaid(db: Database, orderId: string): Promise<SaidSoFar | undefined> {
  const papers = await db
    .selectFrom('invoices')
    .select(['kind', 'amount', 'document'])
    .where('orderId', '=', orderId)
    .orderBy('issuedAt')
    .orderBy('number')
    .execute();
  const documents = papers.flatMap(({ document }) => document ?? []);
  if (documents.length === 0) return undefined;
  const amount = papers.reduce(
    (sum, paper) => sum + (paper.kind === 'invoice' ? paper.amount : -paper.amount),
    0,
  );
  return { amount, documents, invoicedTotal: invoicedTotalOf(documents) };
}

/**
 * The amount that an order's papers must add up to once it is paid: its total, minus its own money that went back. Money above the price
 * is no sale, so its return does not lower the amount. Cash written off at the door does not lower an invoice either; but of an order that
 * came back as a whole, no more is left than the money that still has to go back. `upTo` leaves out a dearer exchange without an invoice.
 */
export async function readSaleOnPaper(db: Database, orderId: string, upTo?: number): Promise<number> {
  const { total, settled, status } = await db
    .selectFrom('orders')
    .select(['total', 'settled', 'status'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { came, givenBack } = await findOwnMoney(db, orderId);
  const charged = Math.min(total, upTo ?? total);
  if (isEnd(status)) return Math.min(charged, Math.max(0, came - givenBack));
  const comes = came + Math.max(0, charged - settled);
  const surplus = Math.max(0, comes - (charged - (await findWaived(db, orderId))));
  return Math.max(0, charged - Math.max(0, givenBack - surplus));
}

/** The extra cost of a dearer exchange in an invoiced order that is not paid yet; it is invoiced once it is paid. */
export async function findNotInvoiced(db: Database, orderId: string): Promise<number> {
  const said = await readWhatIsSaid(db, orderId);
  return said ? Math.max(0, (await readSaleOnPaper(db, orderId)) - said.amount) : 0;
}
