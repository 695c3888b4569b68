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

/** One try to pay an order; an order may have several, and at most one of them is its money. */
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
  /** What it brought; another amount than was asked for waits for a decision (decision 444). */
  receivedAmount: Francs | null;
  isCounted: boolean;
  /** Asked for at the door, beside cash. */
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

/** The provider could not do its part: nothing was said of the payer, and another try may go well. */
export function hasProviderFailed({
  state,
  reason,
}: {
  state: string;
  reason?: PaymentAttempt['reason'];
}): boolean {
  return state === 'failed' && (reason === 'provider_unavailable' || reason === 'misconfigured');
}

/** Another amount came than was asked for, and no one has decided about it. */
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

/** By the money's own number at the provider. */
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

/** Every try to pay an order, the first one first, as staff may see it. */
export function listAttemptsOf(db: Database, orderId: string): Promise<PaymentAttempt[]> {
  return selectAttempts(db).where('orderId', '=', orderId).orderBy('sequence').execute();
}

/** Those that were begun at the door, the newest of each order last. */
export async function listDoorAttempts(db: Database, orderIds: readonly string[]): Promise<PaymentAttempt[]> {
  if (orderIds.length === 0) return [];
  const found = selectAttempts(db).where('orderId', 'in', orderIds).where('isAtDoor', '=', true);
  return found.orderBy('sequence').execute();
}

/** The attempt that counts for what the shopper sees: the newest. */
export function findLatestAttempt(db: Database, orderId: string): Promise<PaymentAttempt | undefined> {
  return selectAttempts(db)
    .where('orderId', '=', orderId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Locked until the transaction ends; orders are locked before their attempts. */
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

/** The reconciler looks at the open attempts of an order next, to close or to ask about them. */
export async function wakeAttempts(tx: Transaction, orderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('paymentAttempts')
    .set({ dueAt: at })
    .where('orderId', '=', orderId)
    .where('state', 'in', ['pending', 'unknown'])
    .execute();
}

/** Someone has seen to what is odd; a provider that says the same again makes no new issue of it. */
export async function noteAttemptsLookedAt(
  tx: Transaction,
  { orderId, by, at }: { orderId: string; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('paymentAttempts')
    .set({ lookedAt: at, lookedBy: by })
    .where('orderId', '=', orderId)
    .where('reason', 'in', attentionReasons)
    // Money that came is decided about, not looked at.
    .where(({ not, and, eb }) => not(and([eb('reason', '=', 'mismatch'), eb('receivedAt', 'is not', null)])))
    .where('lookedAt', 'is', null)
    .execute();
}

/** What a provider needs to know an attempt again. */
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
