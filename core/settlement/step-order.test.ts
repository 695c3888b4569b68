import { describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { ledgerSum, stockOf } from '#tests/races/stock-of.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { hasIssue } from '../issues/has-issue.ts';
import type { OrderMove } from '../orders/write-move.ts';
import { reviveOrder } from './revive-order.ts';
import { stepOrder } from './step-order.ts';

const { db } = await testDatabase();
const clock = createTestClock();
clock.set('2026-03-05T14:30:00Z');
const store = { db, clock };

function move(orderId: string, to: OrderStatus, given: Partial<OrderMove> = {}) {
  return transaction(db, (tx) => stepOrder(tx, { orderId, to, actor: 'staff', at: clock.now(), ...given }));
}

function revive(orderId: string) {
  return transaction(db, (tx) => reviveOrder(tx, { orderId, actor: 'provider', at: clock.now() }));
}

function stateOf(id: string) {
  return db
    .selectFrom('orders')
    .select(['status', 'paymentStatus', hasIssue.as('needsAttention')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

function eventsOf(orderId: string) {
  return db
    .selectFrom('orderEvents')
    .select(['fromStatus', 'toStatus', 'actor', 'actorId', 'remark', 'note', 'createdAt'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .offset(1)
    .execute();
}

/** An order of two pieces; there were five. */
async function orderOfTwo(given: Parameters<typeof makeOrder>[2] = {}) {
  const product = await makeProduct(store, { stock: 5 });
  return { product, ...(await makeOrder(store, [{ product, quantity: 2 }], given)) };
}

describe('moving an order', () => {
  test('writes the new status and an event with time, actor and note', async () => {
    const { id } = await orderOfTwo();
    const moved = await move(id, 'Confirmed', { actorId: 'solange', note: 'called her' });
    expect(moved).toEqual({ ok: true, value: { from: 'Placed', hasMoved: true } });
    expect(await stateOf(id)).toMatchObject({ status: 'Confirmed' });
    expect(await eventsOf(id)).toEqual([
      {
        fromStatus: 'Placed',
        toStatus: 'Confirmed',
        actor: 'staff',
        actorId: 'solange',
        remark: null,
        note: 'called her',
        createdAt: clock.now(),
      },
    ]);
  });

  test('to the status it has already is answered without a second event', async () => {
    const { id } = await orderOfTwo();
    await move(id, 'Confirmed');
    expect(await move(id, 'Confirmed')).toMatchObject({ ok: true, value: { hasMoved: false } });
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test.each<[OrderStatus, OrderStatus]>([
    ['Placed', 'Delivered'],
    ['Out for delivery', 'Cancelled'],
    ['Cancelled', 'Placed'],
    ['Refused', 'Out for delivery'],
  ])('from %s to %s is refused and leaves nothing', async (from, to) => {
    const { id, product } = await orderOfTwo({ status: from });
    expect(await move(id, to)).toMatchObject({ refusal: { code: 'ORDER_MOVE_NOT_ALLOWED' } });
    expect(await stateOf(id)).toMatchObject({ status: from, paymentStatus: 'Processing' });
    expect(await eventsOf(id)).toEqual([]);
    expect(await stockOf(store, product)).toBe(3);
  });

  test('needs an order', async () => {
    expect(await move('nowhere', 'Confirmed')).toMatchObject({ refusal: { code: 'ORDER_NOT_FOUND' } });
  });
});

describe('a sale that is undone', () => {
  test.each<[OrderStatus, OrderStatus, string]>([
    ['Awaiting payment', 'Cancelled', 'order_cancelled'],
    ['Packed', 'Cancelled', 'order_cancelled'],
    ['Out for delivery', 'Refused', 'order_refused'],
    ['Delivered', 'Returned', 'order_returned'],
  ])('from %s to %s puts the pieces back once', async (from, to, reason) => {
    const { id, product } = await orderOfTwo({ status: from });
    await move(id, to);
    await move(id, to);
    expect(await stockOf(store, product)).toBe(5);
    expect(await ledgerSum(store, product)).toBe(5);
    const returned = await db
      .selectFrom('stockMovements')
      .select(['change', 'reason'])
      .where('orderId', '=', id)
      .where('change', '>', 0)
      .execute();
    expect(returned).toEqual([{ change: 2, reason }]);
  });

  test('does not wait for its payment any more', async () => {
    const { id } = await orderOfTwo();
    await move(id, 'Cancelled');
    expect(await stateOf(id)).toEqual({
      status: 'Cancelled',
      paymentStatus: 'Cancelled',
      needsAttention: false,
    });
  });

  test('once paid, asks the shop for the refund', async () => {
    const { id } = await orderOfTwo({ paymentStatus: 'Paid' });
    await move(id, 'Cancelled');
    expect(await stateOf(id)).toEqual({ status: 'Cancelled', paymentStatus: 'Paid', needsAttention: true });
    expect((await eventsOf(id)).map(({ remark }) => remark)).toEqual([null, 'refund_due']);
  });

  test('leaves the stock alone while the parcel only travels', async () => {
    const { id, product } = await orderOfTwo();
    for (const to of ['Confirmed', 'Packed', 'Out for delivery', 'Delivered'] as const) await move(id, to);
    expect(await stockOf(store, product)).toBe(3);
    expect(await ledgerSum(store, product)).toBe(3);
  });
});

describe('a payment after the order was given up', () => {
  test('brings the order back and takes the pieces again', async () => {
    const { id, product } = await orderOfTwo();
    await move(id, 'Cancelled');
    expect(await revive(id)).toEqual({ ok: true, value: { from: 'Cancelled', hasMoved: true } });
    expect(await stateOf(id)).toMatchObject({ status: 'Placed' });
    expect(await stockOf(store, product)).toBe(3);
    expect(await ledgerSum(store, product)).toBe(3);
    expect(await revive(id)).toMatchObject({ value: { hasMoved: false } });
  });

  test('changes nothing where the pieces are gone', async () => {
    const { id, product } = await orderOfTwo();
    await move(id, 'Cancelled');
    await makeOrder(store, [{ product, quantity: 4 }]);
    expect(await revive(id)).toMatchObject({ refusal: { code: 'STOCK_SHORT', facts: { available: 1 } } });
    expect(await stateOf(id)).toMatchObject({ status: 'Cancelled' });
    expect(await stockOf(store, product)).toBe(1);
  });

  test('is no way back from anywhere else', async () => {
    const { id } = await orderOfTwo({ status: 'Refused' });
    expect(await revive(id)).toMatchObject({ refusal: { code: 'ORDER_MOVE_NOT_ALLOWED' } });
  });
});
