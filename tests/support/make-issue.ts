import { randomUUID } from 'node:crypto';
import type { Store } from '#core/store.ts';

type Making = Pick<Store, 'db' | 'clock'>;

/** A delivered order with one franc collected, so that the rest is an issue. */
export async function makeShortCash({ db, clock }: Making, orderId: string): Promise<void> {
  await db
    .insertInto('cashCollections')
    .values({ orderId, amount: 1, note: 'No change', actorId: 'solange', createdAt: clock.now() })
    .execute();
  await db.updateTable('orders').set({ cashCollected: 1, settled: 1 }).where('id', '=', orderId).execute();
}

/** An order with a refund that has to be paid by hand. */
export async function makeOwedRefund({ db, clock }: Making, orderId: string): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto('refunds')
    .values({
      id,
      requestId: id,
      orderId,
      amount: 100,
      cause: 'order_ended',
      state: 'due',
      createdAt: clock.now(),
    })
    .execute();
}
