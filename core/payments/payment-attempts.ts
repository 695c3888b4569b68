import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import type { Francs } from '#shared/money.ts';
import {
  type AttemptState,
  type AttentionReason,
  attentionReasons,
  type FailureReason,
  openAttemptStates,
  type ProviderId,
} from '#shared/payment-attempts.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import type { AttemptReference } from './payment-provider.ts';

/** One attempt to pay an order; an order may have several, and at most one counts as its payment. */
export type PaymentAttempt = {
  id: string;
  orderId: string;
  provider: ProviderId;
  method: OnlineMethod;
  kind: 'hosted' | 'phone_prompt';
  isSimulated: boolean;
  state: AttemptState;
  reason: FailureReason | AttentionReason | null;
  amount: Francs;
  /** The amount that came; if it differs from the amount asked for, a staff member has to decide (decision 444). */
  receivedAmount: Francs | null;
  isCounted: boolean;
  /** The shop asked for the payment at the door, as an alternative to cash. */
  isAtDoor: boolean;
  transactionId: string | null;
  providerReference: string | null;
  providerSecrets: Record<string, string>;
  redirectUrl: string | null;
  payerPhone: string | null;
  expiresAt: Date;
  tries: number;
  createdAt: Date;
};

export function isOpen({ state }: Pick<PaymentAttempt, 'state'>): boolean {
  return openAttemptStates.some((open) => open === state);
}

/** Whether the attempt failed at the provider, not because of the payer: another attempt may succeed. */
export function hasProviderFailed({
  state,
  reason,
}: {
  state: string;
  reason?: PaymentAttempt['reason'];
}): boolean {
  return state === 'failed' && (reason === 'provider_unavailable' || reason === 'misconfigured');
}

/** Whether another amount came than was asked for, and no staff member has decided about it. */
export function isAmountOpen({
  state,
  reason,
  isCounted,
}: Pick<PaymentAttempt, 'state' | 'reason' | 'isCounted'>): boolean {
  return state === 'succeeded' && reason === 'mismatch' && !isCounted;
}

export function selectAttempts(db: Database) {
  return db
    .selectFrom('paymentAttempts')
    .select([
      'id',
      'orderId',
      'provider',
      'method',
      'kind',
      'isSimulated',
      'state',
      'reason',
      'amount',
      'receivedAmount',
      'isCounted',
      'isAtDoor',
      'transactionId',
      'providerReference',
      'providerSecrets',
      'redirectUrl',
      'payerPhone',
      'expiresAt',
      'tries',
      'createdAt',
    ]);
}

export function findAttempt(db: Database, id: string): Promise<PaymentAttempt | undefined> {
  return selectAttempts(db).where('id', '=', id).executeTakeFirst();
}

/** The attempt with this transaction number of the provider. */
export function findAttemptByTransaction(
  db: Database,
  provider: ProviderId,
  transactionId: string,
): Promise<PaymentAttempt | undefined> {
  return selectAttempts(db)
    .where('provider', '=', provider)
    .where('transactionId', '=', transactionId)
    .executeTakeFirst();
}

/** Every attempt to pay an order, oldest first, as staff may see it. */
export function listAttemptsOf(db: Database, orderId: string): Promise<PaymentAttempt[]> {
  return selectAttempts(db).where('orderId', '=', orderId).orderBy('sequence').execute();
}

/** The attempts begun at the door, oldest first. */
export async function listDoorAttempts(db: Database, orderIds: readonly string[]): Promise<PaymentAttempt[]> {
  if (orderIds.length === 0) return [];
  const found = selectAttempts(db).where('orderId', 'in', orderIds).where('isAtDoor', '=', true);
  return found.orderBy('sequence').execute();
}

/** The newest attempt, which decides what the shopper sees. */
export function findLatestAttempt(db: Database, orderId: string): Promise<PaymentAttempt | undefined> {
  return selectAttempts(db)
    .where('orderId', '=', orderId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Locks the attempt until the transaction ends. Lock the order first. */
export function lockAttempt(tx: Transaction, id: string): Promise<PaymentAttempt | undefined> {
  return selectAttempts(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

export type NewAttempt = Pick<
  PaymentAttempt,
  | 'id'
  | 'orderId'
  | 'provider'
  | 'method'
  | 'kind'
  | 'isSimulated'
  | 'amount'
  | 'payerPhone'
  | 'isAtDoor'
  | 'expiresAt'
  | 'createdAt'
> & { dueAt: Date };

export async function insertAttempt(tx: Transaction, attempt: NewAttempt): Promise<void> {
  await tx
    .insertInto('paymentAttempts')
    .values({ ...attempt, state: 'created', updatedAt: attempt.createdAt })
    .execute();
}

/** Makes the reconciler look at an order's open attempts next, to close them or to ask about them. */
export async function wakeAttempts(tx: Transaction, orderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('paymentAttempts')
    .set({ dueAt: at })
    .where('orderId', '=', orderId)
    .where('state', 'in', ['pending', 'unknown'])
    .execute();
}

/** Notes that a staff member has dealt with an order's odd attempts; the same report again raises no new issue. */
export async function noteAttemptsLookedAt(
  tx: Transaction,
  { orderId, by, at }: { orderId: string; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('paymentAttempts')
    .set({ lookedAt: at, lookedBy: by })
    .where('orderId', '=', orderId)
    .where('reason', 'in', attentionReasons)
    // Another amount that came needs a decision; looking at it is not enough.
    .where(({ not, and, eb }) => not(and([eb('reason', '=', 'mismatch'), eb('receivedAt', 'is not', null)])))
    .where('lookedAt', 'is', null)
    .execute();
}

/** What a provider needs to identify an attempt. */
export async function referenceOf(db: Database, attempt: PaymentAttempt): Promise<AttemptReference> {
  const { orderNumber } = await db
    .selectFrom('orders')
    .select('orderNumber')
    .where('id', '=', attempt.orderId)
    .executeTakeFirstOrThrow();
  return {
    attemptId: attempt.id,
    orderId: attempt.orderId,
    orderNumber,
    amount: attempt.amount,
    providerReference: attempt.providerReference,
    providerSecrets: attempt.providerSecrets,
  };
}
