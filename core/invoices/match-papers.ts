import type { Transaction } from '#db/transaction.ts';
import type { InvoiceDocument, InvoicedLine } from '#shared/invoices.ts';
import { findSurplusDue } from '../ledger/own-money.ts';
import { enterCreditNote } from './issue-credit-note.ts';
import { nextNumber } from './next-number.ts';
import { readSaleOnPaper, readWhatIsSaid, type SaidSoFar } from './sale-on-paper.ts';

/**
 * Makes the papers of an invoiced order add up to its sale. If they exceed it and no refund will account for it, issues a credit note: pieces
 * came back whose money was written off or never came. If the sale exceeds them, issues a supplementary invoice once all is paid: a dearer
 * exchange, or money that a bank has given back after all. The caller has locked the order.
 */
export async function matchPapers(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const said = await readWhatIsSaid(tx, orderId);
  if (!said) return;
  const order = await tx
    .selectFrom('orders')
    .select(['status', 'paymentStatus', 'isPaymentSimulated'])
    .select(['total', 'undiscountedTotal', 'reduction', 'deliveryFee'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const isPaid = order.paymentStatus === 'Paid';
  const amount = (await readSaleOnPaper(tx, orderId, isPaid ? undefined : said.invoicedTotal)) - said.amount;
  if (amount < 0) {
    const unsaid = -amount - (await findSurplusDue(tx, orderId));
    return enterCreditNote(tx, { orderId, amount: unsaid }, at);
  }
  if (amount === 0 || !isPaid || order.status !== 'Delivered' || order.isPaymentSimulated) return;
  const document = { ...since(said, order), total: amount, lines: await listNewLines(tx, orderId, said) };
  await tx
    .insertInto('invoices')
    .values({
      ...(await nextNumber(tx, 'invoice', at)),
      ...{ orderId, amount, issuedAt: at },
      document: JSON.stringify({
        ...document,
        setOff: amount - (order.total - said.invoicedTotal),
      } satisfies InvoiceDocument),
    })
    .execute();
}

type Figures = { undiscountedTotal: number; reduction: number; deliveryFee: number };

/** How an order's figures have changed since its last invoice. */
function since({ documents }: SaidSoFar, order: Figures): Figures {
  const saidOf = (of: (document: InvoiceDocument) => number) =>
    documents.reduce((sum, document) => sum + of(document), 0);
  return {
    undiscountedTotal: order.undiscountedTotal - saidOf(({ undiscountedTotal }) => undiscountedTotal),
    reduction: order.reduction - saidOf(({ reduction = 0 }) => reduction),
    deliveryFee: order.deliveryFee - saidOf(({ deliveryFee = 0 }) => deliveryFee),
  };
}

/** The pieces added since the last invoice, and those that left, as negative quantities. */
async function listNewLines(
  tx: Transaction,
  orderId: string,
  { documents }: SaidSoFar,
): Promise<InvoicedLine[]> {
  const now = await listSoldLines(tx, orderId);
  const before = documents.flatMap(({ lines }) => lines);
  const sums = new Map<string, InvoicedLine>();
  for (const line of [...before.map((line) => ({ ...line, quantity: -line.quantity })), ...now]) {
    const { name, unit, unitPrice, discountedUnitPrice } = line;
    const key = JSON.stringify([name, unit, unitPrice, discountedUnitPrice]);
    sums.set(key, { ...line, quantity: line.quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums.values()].filter(({ quantity }) => quantity !== 0);
}

/** An order's lines in the form used on invoices. */
export function listSoldLines(tx: Transaction, orderId: string): Promise<InvoicedLine[]> {
  return tx
    .selectFrom('orderLines')
    .select(['name', 'nameFr', 'unit', 'unitPrice', 'discount', 'discountedUnitPrice', 'quantity'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
}
