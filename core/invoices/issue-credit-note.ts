import type { Transaction } from '#db/transaction.ts';
import { nextNumber } from './next-number.ts';
import { readSaleOnPaper, readWhatIsSaid } from './sale-on-paper.ts';

export type GoneBack = {
  orderId: string;
  /** The payment whose money went back; null for cash. */
  attemptId: string | null;
  amount: number;
  /** The refund that was made, or the dispute that was lost. */
  by: { refundId: string } | { disputeId: string };
};

/**
 * Issues a credit note after money of an invoiced order went back or was taken by a bank, for at most the amount by which the papers
 * exceed the sale. So what was never invoiced is not credited, and money that went back twice is credited once. The caller has locked
 * the order.
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

/** Whether the money was on an invoice: second payments and test payments never are. */
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
