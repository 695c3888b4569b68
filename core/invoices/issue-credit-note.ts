import type { Transaction } from '#db/transaction.ts';
import { nextNumber } from './next-number.ts';
import { readSaleOnPaper, readWhatIsSaid } from './sale-on-paper.ts';

export type GoneBack = {
  orderId: string;
  /** The payment it belongs to; null for cash. */
  attemptId: string | null;
  amount: number;
  /** By a refund that was made, or by a dispute that was lost. */
  by: { refundId: string } | { disputeId: string };
};

/**
 * Money of an invoiced order went back, or was taken by a bank: a credit note of it, as far as the papers are above the sale by now. So what
 * was never on an invoice has none, and money that went back twice is on one note. With the order locked.
 */
export async function issueCreditNote(
  tx: Transaction,
  { orderId, attemptId, amount: givenBack, by }: GoneBack,
  at: Date,
): Promise<void> {
  const said = await readWhatIsSaid(tx, orderId);
  if (!said || !(await isOfOrder(tx, attemptId))) return;
  const tooMuch = said.amount - (await readSaleOnPaper(tx, orderId, said.invoicedTotal));
  await enterCreditNote(tx, { orderId, amount: Math.min(givenBack, tooMuch), ...by }, at);
}

/** A second payment was never on an invoice, nor was a test. */
async function isOfOrder(tx: Transaction, attemptId: string | null): Promise<boolean> {
  if (attemptId === null) return true;
  const { isCounted, isSimulated } = await tx
    .selectFrom('paymentAttempts')
    .select(['isCounted', 'isSimulated'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return isCounted && !isSimulated;
}

export async function enterCreditNote(
  tx: Transaction,
  note: { orderId: string; amount: number; refundId?: string; disputeId?: string },
  at: Date,
): Promise<void> {
  if (note.amount <= 0) return;
  await tx
    .insertInto('invoices')
    .values({ ...(await nextNumber(tx, 'credit_note', at)), ...note, issuedAt: at })
    .execute();
}
