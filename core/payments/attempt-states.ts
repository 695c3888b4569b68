import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import { type AttemptState, type AttentionReason, attentionReasons } from '#shared/payment-attempts.ts';
import { nextAskAt } from './ask-schedule.ts';
import type { PaymentAttempt } from './payment-attempts.ts';
import type { PaymentReport, StartedCharge } from './payment-provider.ts';
import { hurryReports } from './provider-reports.ts';

// Writes the states of attempts. Callers that write an attempt's end or its money have locked its order, and update the order's
// payment status afterwards.

/** Also for an attempt that has ended: the hint may be about a late approval. */
export async function askSoon(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('paymentAttempts')
    .set({ isHinted: true, dueAt: at })
    .where('id', '=', id)
    .where('state', '<>', 'succeeded')
    .where('state', '<>', 'created')
    .execute();
}

/** Notes the provider's answer to the start. If a webhook came first, the state it set stays. */
export async function writeStart(
  db: Database,
  attempt: PaymentAttempt,
  started: Extract<StartedCharge, { state: 'pending' }>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('paymentAttempts')
    .set((row) => ({
      state: row
        .case()
        .when('state', '=', 'created')
        .then<AttemptState>('pending')
        .else(row.ref('state'))
        .end(),
      dueAt: row
        .case()
        .when('state', '=', 'created')
        .then(nextAskAt(attempt, now))
        .else(row.ref('dueAt'))
        .end(),
      providerReference: started.providerReference,
      providerSecrets: JSON.stringify(started.providerSecrets ?? {}),
      redirectUrl: started.redirectUrl ?? null,
      lastResponse: JSON.stringify(started.raw ?? null),
      updatedAt: now,
    }))
    .where('id', '=', attempt.id)
    .execute();
}

/** The provider gave no clear answer when it was asked to begin. */
export async function writeSilence(db: Database, attempt: PaymentAttempt, now: Date): Promise<void> {
  await db
    .updateTable('paymentAttempts')
    .set({ state: 'unknown', dueAt: nextAskAt(attempt, now), updatedAt: now })
    .where('id', '=', attempt.id)
    .where('state', '=', 'created')
    .execute();
}

export async function writeResponse(tx: Transaction, id: string, raw: unknown, at: Date): Promise<void> {
  await tx
    .updateTable('paymentAttempts')
    .set({ lastResponse: JSON.stringify(raw ?? null), updatedAt: at })
    .where('id', '=', id)
    .execute();
}

export async function writePending(
  tx: Transaction,
  { id, providerReference }: PaymentAttempt,
  report: PaymentReport,
): Promise<void> {
  await tx
    .updateTable('paymentAttempts')
    .set({ state: 'pending', providerReference: report.providerReference ?? providerReference })
    .where('id', '=', id)
    .execute();
}

export async function writeSuccess(
  tx: Transaction,
  attempt: PaymentAttempt,
  report: PaymentReport,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('paymentAttempts')
    .set({
      state: 'succeeded',
      receivedAmount: report.amount ?? attempt.amount,
      receivedAt: at,
      reason: keptReason(attempt),
      dueAt: null,
      transactionId: report.transactionId ?? null,
      providerReference: attempt.providerReference ?? report.providerReference ?? null,
    })
    .where('id', '=', attempt.id)
    .execute();
  await hurryReports(tx, { provider: attempt.provider, transactionId: report.transactionId });
}

/** Notes that another amount came than was asked for: the shop keeps it until a staff member decides. */
export async function writeOtherAmount(
  tx: Transaction,
  attempt: PaymentAttempt,
  { amount, transactionId, providerReference }: PaymentReport & { amount: number },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('paymentAttempts')
    .set({
      ...{ state: 'succeeded', reason: 'mismatch', dueAt: null, updatedAt: at },
      ...{ receivedAmount: amount, receivedAt: at, transactionId: transactionId ?? null },
      providerReference: attempt.providerReference ?? providerReference ?? null,
    })
    .where('id', '=', attempt.id)
    .execute();
  await hurryReports(tx, { provider: attempt.provider, transactionId });
}

/** Clears the attempt's reason once a staff member has decided about it. */
export async function clearReason(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.updateTable('paymentAttempts').set({ reason: null, updatedAt: at }).where('id', '=', id).execute();
}

/** Marks the attempt as the order's payment. An order has only one; a unique index enforces it. */
export async function writeCounted(tx: Transaction, id: string): Promise<void> {
  await tx.updateTable('paymentAttempts').set({ isCounted: true }).where('id', '=', id).execute();
}

/** Notes why a staff member has to look at the attempt. */
export async function writeOddReason(
  tx: Transaction,
  id: string,
  reason: AttentionReason,
  at: Date,
): Promise<void> {
  await tx.updateTable('paymentAttempts').set({ reason, updatedAt: at }).where('id', '=', id).execute();
}

export type AttemptEnd = {
  state: 'failed' | 'expired' | 'cancelled';
  reason: PaymentAttempt['reason'];
};

export async function writeEnd(
  tx: Transaction,
  attempt: PaymentAttempt,
  { state, reason }: AttemptEnd,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('paymentAttempts')
    .set({ state, reason: keptReason(attempt) ?? reason, dueAt: null, updatedAt: at })
    .where('id', '=', attempt.id)
    .execute();
}

/** The reason, if it is one that a staff member has to look at: later states keep it. */
function keptReason({ reason }: PaymentAttempt): AttentionReason | null {
  return attentionReasons.find((known) => known === reason) ?? null;
}
