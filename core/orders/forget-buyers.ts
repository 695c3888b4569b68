import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';

/**
 * Removes the person from these orders: name, address, phone, e-mail and every free text. What was ordered, for how much,
 * the town and the course of the order stay (decision 455). Tracking links no longer work.
 */
export async function forgetBuyers(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .updateTable('orders')
    .set({
      deliveryName: '',
      deliveryAddressLine: '',
      deliveryPincode: '',
      deliveryMobile: '',
      deliveryNote: '',
      phone: '',
      formerPhones: [],
      email: '',
      trackingToken: sql<string>`replace(gen_random_uuid()::text, '-', '')`,
    })
    .where('id', 'in', orderIds)
    .execute();
  await tx
    .updateTable('orderEvents')
    .set({
      note: '',
      actorId: sql<string | null>`case when actor <> 'shopper' then actor_id end`,
    })
    .where('orderId', 'in', orderIds)
    .execute();
  // Waiting news no longer have an address.
  await tx.deleteFrom('orderNews').where('orderId', 'in', orderIds).where('dueAt', 'is not', null).execute();
}

/** Moves all orders of one account to another one. */
export async function moveOrders(tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('orders').set({ userId: to }).where('userId', '=', from).execute();
}
