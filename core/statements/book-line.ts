import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import { francs } from '#shared/money.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import type { StatementProvider } from '#shared/statements.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { insertAttempt } from '../payments/payment-attempts.ts';
import { lockAttemptAndOrder, settleLocked } from '../settlement/settle-payment.ts';
import type { Store } from '../store.ts';

export type BookLine = { lineId: number; orderNumber: string; note: string };

export type BookLineRefusal = 'STATEMENT_NOT_FOUND' | 'ISSUE_CLOSED' | 'INVALID_FIELDS';

const madeBy: Record<StatementProvider, { method: OnlineMethod; kind: 'hosted' | 'phone_prompt' }> = {
  stripe: { method: 'card', kind: 'hosted' },
  mtn_momo: { method: 'mtn_momo', kind: 'phone_prompt' },
  orange_web: { method: 'orange_money', kind: 'hosted' },
  orange_push: { method: 'orange_money', kind: 'phone_prompt' },
};

type Line = {
  provider: StatementProvider;
  amount: number;
  reference: string;
  referenceWords: string[];
  statementId: number;
};

/**
 * Books money from a statement that the books lack as the payment of an order that staff have identified. It counts like any payment: it
 * pays what is due, waits for a decision if another amount was asked for, and what the order does not need is due back.
 */
export function bookLine(
  store: Pick<Store, 'db' | 'clock' | 'log' | 'settings'>,
  staff: Pick<CurrentUser, 'id'>,
  { lineId, orderNumber, note }: BookLine,
): Promise<Outcome<undefined, BookLineRefusal>> {
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    const line = await lockLine(tx, lineId);
    if (!line) return refuse('STATEMENT_NOT_FOUND');
    if (line.isLookedAt || line.kind !== 'payment') return refuse('ISSUE_CLOSED');
    const order = await tx
      .selectFrom('orders')
      .select(['id', 'orderNumber', 'status', 'paymentStatus', 'total', 'createdAt'])
      .where('orderNumber', '=', orderNumber.toUpperCase())
      .executeTakeFirst();
    if (!order) return refuse('INVALID_FIELDS', { fields: { orderNumber: 'invalid' } });
    const known = await findKnown(tx, line);
    if (known?.isReceived) return refuse('ISSUE_CLOSED');
    // The provider's number belongs to an attempt of another order.
    if (known && known.orderId !== order.id) {
      return refuse('INVALID_FIELDS', { fields: { orderNumber: 'invalid' } });
    }
    const attemptId = known?.id ?? (await enterAttempt(tx, line, order, at));
    const attempt = await lockAttemptAndOrder(tx, attemptId);
    if (!attempt) throw new Error(`There is no payment attempt ${attemptId}.`);
    const { amount, reference } = line;
    const said = { amount, currency: 'XAF', transactionId: reference, raw: { statementLine: lineId } };
    await settleLocked(store, tx, attempt, { state: 'succeeded', ...said }, at);
    await tx
      .updateTable('statementLines')
      .set({ lookedAt: at, lookedBy: staff.id, lookNote: note })
      .where('id', '=', lineId)
      .execute();
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'money', action: 'added', at },
      ...{ subjectId: String(line.statementId), subjectName: order.orderNumber },
      after: { amount, reference, note },
    });
    return succeed();
  });
}

/** Locks the line: of two simultaneous entries, the second finds it entered. */
function lockLine(tx: Transaction, lineId: number) {
  return tx
    .selectFrom('statementLines')
    .select(['amount', 'kind', 'reference', 'referenceWords', 'statementId'])
    .select(sql<StatementProvider>`provider`.as('provider'))
    .select(sql<boolean>`looked_at is not null`.as('isLookedAt'))
    .where('id', '=', lineId)
    .forUpdate()
    .executeTakeFirst();
}

function findKnown(tx: Transaction, { provider, referenceWords: words }: Line) {
  return tx
    .selectFrom('paymentAttempts')
    .select(['id', 'orderId'])
    .select(sql<boolean>`received_at is not null`.as('isReceived'))
    .where('provider', '=', provider)
    .where(
      sql<boolean>`(id::text = any(${words}) or transaction_id = any(${words}) or provider_reference = any(${words}))`,
    )
    .executeTakeFirst();
}

type Named = { id: string; status: string; paymentStatus: string; total: number; createdAt: Date };

/** Enters an attempt for a payment that the shop never began. For an order that still awaits its whole payment, it asks for the total. */
async function enterAttempt(
  tx: Transaction,
  { provider, amount }: Line,
  { id: orderId, status, paymentStatus, total }: Named,
  at: Date,
): Promise<string> {
  const isUnpaid = paymentStatus !== 'Paid' && paymentStatus !== 'Refunded';
  const waits = isUnpaid && (status === 'Awaiting payment' || status === 'Cancelled');
  const id = randomUUID();
  await insertAttempt(tx, {
    ...{ id, orderId, provider, ...madeBy[provider], isSimulated: false, payerPhone: null },
    ...{ amount: francs(waits ? total : amount), isAtDoor: !waits },
    ...{ createdAt: at, expiresAt: at, dueAt: at },
  });
  return id;
}
