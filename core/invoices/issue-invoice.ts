import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import type { InvoiceDocument, InvoiceKind } from '#shared/invoices.ts';
import { francs } from '#shared/money.ts';
import { shopDayOf } from '#shared/shop-day.ts';

/**
 * An order that is delivered and paid has its invoice, with the next number of the year, in the transaction that makes it so. Once, and not
 * for a test payment. With the order locked.
 */
export async function issueInvoice(tx: Transaction, orderId: string, at: Date): Promise<void> {
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
  if (!order) return;
  const lines = await tx
    .selectFrom('orderLines')
    .select(['name', 'nameFr', 'unit', 'unitPrice', 'discount', 'discountedUnitPrice', 'quantity'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
  const document: InvoiceDocument = { ...order, lines };
  await tx
    .insertInto('invoices')
    .values({
      ...(await nextNumber(tx, 'invoice', at)),
      ...{ orderId, amount: order.total, document: JSON.stringify(document), issuedAt: at },
    })
    .execute();
  await creditEarlierRefunds(tx, orderId, at);
}

type MadeRefund = { id: string; orderId: string; amount: number };

/** What went back of the sale before it had its invoice. */
async function creditEarlierRefunds(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const made = await tx
    .selectFrom('refunds')
    .select(['id', 'orderId', 'amount'])
    .where('orderId', '=', orderId)
    .where('state', '=', 'done')
    .orderBy('sequence')
    .execute();
  for (const refund of made) await issueCreditNote(tx, refund, at);
}

/**
 * Money of an invoiced order went back: a credit note, once a refund, of what the invoice and its notes are above the sale by now. Money that
 * was never on the invoice, of a second payment or of pieces that did not stay, has none. With the order locked.
 */
export async function issueCreditNote(
  tx: Transaction,
  { id: refundId, orderId, amount: givenBack }: MadeRefund,
  at: Date,
): Promise<void> {
  const papers = await tx
    .selectFrom('invoices')
    .select(['kind', 'refundId', 'amount'])
    .where('orderId', '=', orderId)
    .execute();
  const isInvoiced = papers.some(({ kind }) => kind === 'invoice');
  if (!isInvoiced || papers.some((note) => note.refundId === refundId)) return;
  const said = papers.reduce((sum, { kind, amount }) => sum + (kind === 'invoice' ? amount : -amount), 0);
  const amount = Math.min(givenBack, said - (await readSale(tx, orderId)));
  if (amount <= 0) return;
  await tx
    .insertInto('invoices')
    .values({ ...(await nextNumber(tx, 'credit_note', at)), orderId, refundId, amount, issuedAt: at })
    .execute();
}

/** What the order comes to by the ledger. An invoice is not lowered by what was let go at the door. */
async function readSale(tx: Transaction, orderId: string): Promise<number> {
  const { sale, waived } = await tx
    .selectFrom('orderMoney')
    .select(['sale', 'waived'])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return (sale ?? 0) + (waived ?? 0);
}

/** The row of the counter stays locked until the transaction ends: who fails leaves no gap, and the next one waits. */
async function nextNumber(tx: Transaction, kind: InvoiceKind, at: Date) {
  const year = Number(shopDayOf(at).slice(0, 4));
  const { lastNumber: number } = await tx
    .insertInto('invoiceCounters')
    .values({ kind, year, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet({ lastNumber: sql`invoice_counters.last_number + 1` }),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return { kind, year, number };
}
