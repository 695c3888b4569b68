import type { Transaction } from '#db/transaction.ts';
import type { PhoneRefusal } from '#shared/phone-refusal.ts';

/** Counts an unanswered call; false if that number was counted already. */
export async function countUnansweredCall(
  tx: Transaction,
  { orderId, noted, at }: { orderId: string; noted: number; at: Date },
): Promise<boolean> {
  const counted = await tx
    .updateTable('orders')
    .set({ unreachedCount: noted + 1, lastUnreachedAt: at })
    .where('id', '=', orderId)
    .where('unreachedCount', '=', noted)
    .returning('id')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Records the reason that a shopper gave on the phone for not wanting the order. */
export async function writePhoneRefusal(
  tx: Transaction,
  orderId: string,
  reason: PhoneRefusal,
): Promise<void> {
  await tx.updateTable('orders').set({ phoneRefusal: reason }).where('id', '=', orderId).execute();
}
