import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import type { Transaction } from '#db/transaction.ts';
import { type Francs, francs } from '#shared/money.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';
import type { RefundCause } from '#shared/refund-causes.ts';
import { takeOrderedLines } from '../cart/take-ordered-lines.ts';
import { findPaymentMoney } from '../ledger/what-came.ts';
import { writeMail } from '../mail/write-mail.ts';
import { moveOrder } from '../orders/move-order.ts';
import { writeOrderNote } from '../orders/order-events.ts';
import { noteOrderNews } from '../orders/order-news.ts';
import { listOrderedLines } from '../orders/ordered-lines.ts';
import { writeOnlinePayment } from '../orders/payment-columns.ts';
import { updatePaymentStatus } from '../orders/update-payment-status.ts';
import { writeCounted, writeOddReason, writeSuccess } from '../payments/attempt-states.ts';
import { listAttemptsOf, type PaymentAttempt, wakeAttempts } from '../payments/payment-attempts.ts';
import type { PaymentReport } from '../payments/payment-provider.ts';
import { leftOfAttempt, leftOfCash } from '../refunds/left-to-give-back.ts';
import { oweRefund } from '../refunds/owe-refund.ts';
import { refundDueMail } from '../refunds/refund-mail.ts';
import { reviveOrder } from './revive-order.ts';

type PaidOrder = {
  id: string;
  userId: string;
  orderNumber: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  reservationExpiredAt: Date | null;
  total: Francs;
  settled: number;
  cashDue: Francs;
  email: string;
  language: 'en' | 'fr';
  trackingToken: string;
  name: string;
  /** The order's e-mail address is the account's own, verified address. */
  isProven: boolean;
};

/** Why a payment has to go back. */
type RefusedMoney = Extract<RefundCause, 'paid_twice' | 'paid_too_late'>;
type ReturnedMoney = RefusedMoney | 'wrong_amount';

/** Takes a verified payment: it pays the order, revives a cancelled one, or is due back. It is never dropped. */
export async function receiveMoney(
  { settings }: Pick<Store, 'settings'>,
  tx: Transaction,
  attempt: PaymentAttempt,
  report: PaymentReport,
  at: Date,
): Promise<void> {
  await writeSuccess(tx, attempt, report, at);
  const order = await getPaidOrder(tx, attempt.orderId);
  const refusedFor = await acceptMoney(tx, order, attempt, at);
  if (refusedFor !== undefined) {
    return giveBack(settings, tx, order, { attempt, amount: attempt.amount, cause: refusedFor }, at);
  }
  await count(tx, order, { ...attempt, transactionId: report.transactionId ?? null }, at);
  await giveBackSurplus(settings, tx, order, attempt, at);
}

/**
 * Owes the surplus back, if a part had come before, at the door or by another payment, or if the order costs less by now. Simulated money
 * goes back first, so that a test never causes a real refund; then the cash.
 */
async function giveBackSurplus(
  settings: Store['settings'],
  tx: Transaction,
  order: PaidOrder,
  attempt: PaymentAttempt,
  at: Date,
): Promise<void> {
  const surplus = order.settled + attempt.amount - order.total;
  if (surplus <= 0) return;
  const attempts = await listAttemptsOf(tx, order.id);
  const tests = attempts.filter(({ isCounted, isSimulated }) => isCounted && isSimulated);
  let left = surplus;
  for (const from of [...tests.toReversed(), undefined, attempt]) {
    const there = from ? await leftOfAttempt(tx, from.id) : await leftOfCash(tx, order.id);
    const amount = Math.min(left, there);
    if (amount <= 0) continue;
    await giveBack(settings, tx, order, { attempt: from, amount: francs(amount), cause: 'paid_twice' }, at);
    left -= amount;
  }
  await updatePaymentStatus(tx, order.id, at);
}

/** Accepts another amount than was asked for, on top of what was settled before; undefined if the order takes no more money. */
export async function acceptOtherAmount(
  tx: Transaction,
  attempt: PaymentAttempt,
  at: Date,
): Promise<{ status: OrderStatus; settled: number; total: Francs } | undefined> {
  const order = await getPaidOrder(tx, attempt.orderId);
  if ((await acceptMoney(tx, order, attempt, at)) !== undefined) return undefined;
  await count(tx, order, attempt, at);
  const { status } = await getPaidOrder(tx, attempt.orderId);
  return { status, settled: order.settled, total: order.total };
}

/** Owes all of another amount back; the order does not change. */
export async function giveBackOtherAmount(
  { settings }: Pick<Store, 'settings'>,
  tx: Transaction,
  attempt: PaymentAttempt,
  at: Date,
): Promise<void> {
  const order = await getPaidOrder(tx, attempt.orderId);
  const amount = await findPaymentMoney(tx, attempt.id);
  await giveBack(settings, tx, order, { attempt, amount, cause: 'wrong_amount' }, at);
}

type MoneyBack = { attempt: PaymentAttempt | undefined; amount: Francs; cause: ReturnedMoney };

/** Owes money back and tells the shopper by mail, before she has to ask. */
async function giveBack(
  settings: Store['settings'],
  tx: Transaction,
  order: PaidOrder,
  { attempt, amount, cause }: MoneyBack,
  at: Date,
): Promise<void> {
  await oweRefund(tx, { orderId: order.id, attempt, amount, cause, at });
  await writeOrderNote(tx, {
    orderId: order.id,
    status: order.status,
    actor: 'provider',
    remark: `refund_due_${cause}`,
    at,
  });
  const mail = refundDueMail(settings, { ...order, amount, cause });
  await writeMail(tx, { kind: 'refund due', recipient: order.email, now: at, ...mail });
}

function getPaidOrder(tx: Transaction, id: string): Promise<PaidOrder> {
  return tx
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .select([
      'orders.id',
      'orders.userId',
      'orders.orderNumber',
      'orders.status',
      'orders.paymentStatus',
      'orders.reservationExpiredAt',
      'orders.total',
      'orders.settled',
      'orders.cashDue',
      'orders.email',
      'orders.language',
      'orders.trackingToken',
      'users.name',
      sql<boolean>`users.verify_email and users.email = orders.email::citext`.as('isProven'),
    ])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Why the payment has to go back; undefined if it pays the order. */
async function acceptMoney(
  tx: Transaction,
  order: PaidOrder,
  attempt: PaymentAttempt,
  at: Date,
): Promise<RefusedMoney | undefined> {
  if (order.paymentStatus === 'Paid' || order.paymentStatus === 'Refunded') return 'paid_twice';
  const move = { orderId: order.id, actor: 'provider' as const, at };
  switch (order.status) {
    case 'Awaiting payment': {
      const placed = await moveOrder(tx, { ...move, to: 'Placed' });
      if (!placed.ok) throw new Error(`The paid order ${order.id} could not be placed.`);
      return undefined;
    }
    case 'Cancelled': {
      // A shopper who cancelled herself, or ordered again, no longer wants it; only an expired reservation is undone (decision 23).
      if (order.reservationExpiredAt === null) return 'paid_too_late';
      const revived = await reviveOrder(tx, { ...move, remark: 'paid_late' });
      return revived.ok ? undefined : 'paid_too_late';
    }
    // The order was changed to cash on delivery and then paid online after all: the rider has nothing to collect.
    case 'Placed':
    case 'Confirmed':
    case 'Packed':
      return undefined;
    case 'Out for delivery':
      await warnOfCash(tx, order, attempt, at);
      return undefined;
    case 'Delivered':
      if (order.cashDue === 0) return 'paid_twice';
      await warnOfCash(tx, order, attempt, at);
      return undefined;
    case 'Refused':
    case 'Returned':
      return 'paid_too_late';
  }
}

async function warnOfCash(
  tx: Transaction,
  order: PaidOrder,
  { id, isAtDoor }: PaymentAttempt,
  at: Date,
): Promise<void> {
  // The person who asked for the payment is at the door and knows.
  if (isAtDoor) return;
  await writeOddReason(tx, id, 'paid_on_the_way', at);
  await writeOrderNote(tx, {
    orderId: order.id,
    status: order.status,
    actor: 'provider',
    remark: 'paid_on_the_way',
    at,
  });
}

async function count(tx: Transaction, order: PaidOrder, attempt: PaymentAttempt, at: Date): Promise<void> {
  await writeCounted(tx, attempt.id);
  const { method, isSimulated } = attempt;
  const paymentId = attempt.transactionId ?? attempt.providerReference ?? attempt.id;
  const isPart = attempt.amount < order.total && order.status !== 'Awaiting payment';
  await writeOnlinePayment(tx, order.id, { method, isSimulated, paymentId, isPart, at });
  if (order.status === 'Awaiting payment' || order.status === 'Cancelled') {
    const lines = await listOrderedLines(tx, order.id);
    await takeOrderedLines(tx, { userId: order.userId, lines });
  }
  const received = await findPaymentMoney(tx, attempt.id);
  // A part does not pay the order yet: the rest comes in cash within minutes.
  if (!isPart || order.settled + received >= order.total) {
    await noteOrderNews(tx, order.id, { kind: 'paid', amount: received }, at);
  }
  await wakeAttempts(tx, order.id, at);
}
