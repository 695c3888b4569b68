import { expect } from 'vitest';
import { billOf, listCurrentLines } from '#core/orders/change-lines.ts';
import type { Store } from '#core/store.ts';
import { isEnd } from '#shared/order-status.ts';

/**
 * Whatever was taken out, left, brought back or exchanged, expects that: an order's total is that of its lines, its stock movements are
 * what it holds, the money that came and stays pays exactly that, and no more money goes back than came.
 */
export async function expectTrueLines({ db }: Pick<Store, 'db'>, orderIds: readonly string[]): Promise<void> {
  for (const id of orderIds) {
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const lines = await listCurrentLines(db, id);
    const { total, undiscountedTotal, quantity } = billOf(lines, order.deliveryFee);
    expect(order).toMatchObject({ total, undiscountedTotal, quantity });
    expect(total).toBeGreaterThan(0);

    const movements = await db.selectFrom('stockMovements').selectAll().where('orderId', '=', id).execute();
    const held = new Map<string, number>();
    for (const { productId, change, reason } of movements) {
      if (reason !== 'adjustment') held.set(productId, (held.get(productId) ?? 0) - change);
    }
    const wanted = new Map<string, number>();
    if (!isEnd(order.status)) for (const line of lines) wanted.set(line.productId, line.quantity);
    expect(new Map([...held].filter(([, pieces]) => pieces !== 0))).toEqual(wanted);

    const isAtDoor = order.status === 'Out for delivery' || order.status === 'Delivered';
    expect(order.cashDue).toBe(isAtDoor ? Math.max(0, total - order.settled) : 0);
    const refunds = await db.selectFrom('refunds').selectAll().where('orderId', '=', id).execute();
    const attempts = await db.selectFrom('paymentAttempts').selectAll().where('orderId', '=', id).execute();
    const backOf = (attemptId: string | null) =>
      refunds.filter((one) => one.attemptId === attemptId).reduce((sum, { amount }) => sum + amount, 0);
    for (const { id: attemptId, receivedAmount } of attempts) {
      expect(backOf(attemptId)).toBeLessThanOrEqual(receivedAmount ?? 0);
    }
  }
}
