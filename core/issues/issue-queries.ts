import { type SqlBool, sql } from 'kysely';
import type { Store } from '#core/store.ts';
import type { Database } from '#db/client.ts';
import type { MatterKind, MatterReason, RefundStand } from '#shared/matters.ts';
import type { Francs } from '#shared/money.ts';
import type { OrderStatus, PaymentMethod } from '#shared/order-status.ts';
import { searchConditions } from '../orders/search-orders.ts';
import { providerOf } from '../payments/find-provider.ts';
import { type AttentionReason, attentionReasons, selectAttempts } from '../payments/payment-attempts.ts';
import { selectRefunds } from '../refunds/refund-queries.ts';

/** One thing about one order that waits for a person. */
export type Matter = {
  /** Of the refund where it is one, else made of the order's. */
  id: string;
  kind: MatterKind;
  reason: MatterReason;
  order: FlaggedOrder;
  amount: Francs;
  method: PaymentMethod;
  /** Whose phone paid, or where cash can be sent to. */
  phone: string | null;
  isSimulated: boolean;
  refund: { stand: RefundStand; reference: string; timesTried: number; canAskProvider: boolean } | undefined;
  since: Date;
};

type FlaggedOrder = {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  isPaymentSimulated: boolean;
  deliveryName: string;
  phone: string;
  total: Francs;
  updatedAt: Date;
};

type Attempt = Awaited<ReturnType<typeof listAttempts>>[number];
type OwedRefund = Awaited<ReturnType<typeof listRefunds>>[number];

type Reading = Pick<Store, 'db' | 'payments'>;

/** What waits, a page of orders at a time, those placed first at first; and how many orders wait in all. */
export async function listMatters(
  { db, payments }: Reading,
  { search, page, limit }: { search: string; page: number; limit: number },
): Promise<{ matters: Matter[]; totalCount: number }> {
  const found = [isFlagged, ...searchConditions(search)];
  const orders = await selectOrders(db)
    .where(({ and }) => and(found))
    .orderBy('createdAt')
    .orderBy('sequence')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ and }) => and(found))
    .executeTakeFirstOrThrow();
  return { matters: await mattersOf({ db, payments }, orders), totalCount: count };
}

/** What waits about one order, longest first. */
export async function listMattersOf({ db, payments }: Reading, orderId: string): Promise<Matter[]> {
  const flagged = await selectOrders(db).where(isFlagged).where('id', '=', orderId).execute();
  return mattersOf({ db, payments }, flagged);
}

// Spelt out, not a parameter: its index is partial.
const isFlagged = sql<SqlBool>`needs_attention`;

async function mattersOf({ db, payments }: Reading, orders: readonly FlaggedOrder[]): Promise<Matter[]> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const attempts = Map.groupBy(await listAttempts(db, ids), ({ orderId }) => orderId);
  const refunds = Map.groupBy(await listRefunds(db, ids), ({ orderId }) => orderId);
  const returns = new Map((await listReturns(db, ids)).map((asked) => [asked.orderId, asked.requestedAt]));

  return orders
    .flatMap((order) => {
      const own = attempts.get(order.id) ?? [];
      const owed = refunds.get(order.id) ?? [];
      const requestedAt = returns.get(order.id);
      const found = [
        ...(requestedAt === undefined ? [] : [returnMatter(order, requestedAt)]),
        ...owed.filter(isOpen).map((refund) => refundMatter(payments, order, refund, own)),
        // What is odd about money that goes back is settled with the refund.
        ...own
          .filter(isOdd)
          .filter(({ id }) => !owed.some(({ attemptId }) => attemptId === id))
          .map((attempt) => oddMatter(order, attempt)),
      ];
      // Called for a reason that has gone since, or that nobody wrote down: a person still has to see it.
      return found.length > 0 ? found : [unclearMatter(order)];
    })
    .sort((a, b) => a.since.getTime() - b.since.getTime());
}

function selectOrders(db: Database) {
  return (
    db
      .selectFrom('orders')
      .select([
        'id',
        'orderNumber',
        'status',
        'paymentMethod',
        'isPaymentSimulated',
        'deliveryName',
        'phone',
        'total',
        'updatedAt',
      ])
      // What the columns' own checks hold, told to the compiler.
      .$narrowType<Pick<FlaggedOrder, 'status' | 'paymentMethod' | 'total'>>()
  );
}

function listAttempts(db: Database, orderIds: readonly string[]) {
  return selectAttempts(db)
    .select(['lookedAt', 'updatedAt'])
    .where('orderId', 'in', orderIds)
    .orderBy('sequence')
    .execute();
}

function listRefunds(db: Database, orderIds: readonly string[]) {
  return selectRefunds(db)
    .select(['nextTryAt', 'sentBackAt', 'createdAt'])
    .where('orderId', 'in', orderIds)
    .orderBy('sequence')
    .execute();
}

function listReturns(db: Database, orderIds: readonly string[]) {
  return db
    .selectFrom('returnRequests')
    .select(['orderId', 'requestedAt'])
    .where('orderId', 'in', orderIds)
    .where('state', '=', 'requested')
    .execute();
}

function returnMatter(order: FlaggedOrder, since: Date): Matter {
  return { ...ofOrder(order), kind: 'return', reason: 'return_requested', since };
}

function unclearMatter(order: FlaggedOrder): Matter {
  return { ...ofOrder(order), kind: 'odd', reason: 'unclear', since: order.updatedAt };
}

function refundMatter(
  payments: Store['payments'],
  order: FlaggedOrder,
  refund: OwedRefund,
  attempts: readonly Attempt[],
): Matter {
  const attempt = attempts.find(({ id }) => id === refund.attemptId);
  const { id, amount, cause, reference, timesTried, sentBackAt, createdAt } = refund;
  return {
    ...(attempt ? ofAttempt(order, attempt) : ofOrder(order)),
    id,
    kind: 'refund',
    reason: cause,
    amount,
    refund: {
      stand: standOf(refund),
      reference,
      timesTried,
      canAskProvider: attempt !== undefined && providerOf(payments, attempt)?.refund !== undefined,
    },
    since: sentBackAt ?? createdAt,
  };
}

function standOf({
  reference,
  nextTryAt,
  sentBackAt,
}: Pick<OwedRefund, 'reference' | 'nextTryAt' | 'sentBackAt'>): RefundStand {
  // What has a number is asked about until it is final, for days where a bank takes days.
  if (reference !== '') return 'on_its_way';
  if (nextTryAt !== null) return 'asking';
  return sentBackAt === null ? 'due' : 'sent_back';
}

function isOpen({ state }: OwedRefund): boolean {
  return state !== 'done';
}

type OddAttempt = Attempt & { reason: AttentionReason };

function isOdd(attempt: Attempt): attempt is OddAttempt {
  return attempt.lookedAt === null && attentionReasons.some((reason) => reason === attempt.reason);
}

function oddMatter(order: FlaggedOrder, attempt: OddAttempt): Matter {
  return { ...ofAttempt(order, attempt), kind: 'odd', reason: attempt.reason, since: attempt.updatedAt };
}

function ofOrder(order: FlaggedOrder) {
  return {
    id: order.id,
    order,
    amount: order.total,
    method: order.paymentMethod,
    phone: order.paymentMethod === 'card' ? null : order.phone,
    isSimulated: order.isPaymentSimulated,
    refund: undefined,
  };
}

function ofAttempt(order: FlaggedOrder, attempt: Attempt) {
  return {
    id: attempt.id,
    order,
    amount: attempt.amount,
    method: attempt.method,
    phone: attempt.payerPhone,
    isSimulated: attempt.isSimulated,
    refund: undefined,
  };
}
