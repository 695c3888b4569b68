import type { Database } from '#db/client.ts';
import { type InvoiceDocument, invoicedTotalOf } from '#shared/invoices.ts';
import { isEnd } from '#shared/order-status.ts';
import { findOwnMoney } from '../ledger/own-money.ts';
import { findWaived } from '../ledger/what-came.ts';

/** What an order's invoices and credit notes say together. */
export type SaidSoFar = {
  /** All invoices without the credit notes. */
  amount: number;
  documents: InvoiceDocument[];
  /** What the order came to when the last invoice was made. */
  invoicedTotal: number;
};

/** Undefined before the first invoice. With the order locked. */
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
 * What the papers of an order have to come to once it is paid: its total, without what went back of it of its own money. Money that came above the price was
 * no sale, and its return takes nothing from it. An invoice is not lowered by what was let go at the door, but of an order that came back as
 * a whole no more is left than the money that still has to go back. `upTo` leaves out what was exchanged for something dearer and has no
 * invoice yet.
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

/** What an invoiced order costs more by a dearer exchange that is not paid yet: it is invoiced when it is. */
export async function findNotInvoiced(db: Database, orderId: string): Promise<number> {
  const said = await readWhatIsSaid(db, orderId);
  return said ? Math.max(0, (await readSaleOnPaper(db, orderId)) - said.amount) : 0;
}
