import { createHash } from 'node:crypto';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';

// An Idempotency-Key belongs to one user and one placed order. A refusal leaves no trace of it, so that the shopper may
// put things right and send the same key again (decision 22).

export type OrderKey = { userId: string; key: string; bodyHash: Buffer };

/** The id of the order that this key has placed, if any; a key that came with another body is refused. */
export async function findOrderByKey(
  tx: Transaction,
  { userId, key, bodyHash }: OrderKey,
): Promise<Outcome<string | undefined, 'KEY_REUSED'>> {
  const bound = await tx
    .selectFrom('orderKeys')
    .select(['orderId', 'bodyHash'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (bound && !bound.bodyHash.equals(bodyHash)) return refuse('KEY_REUSED');
  return succeed(bound?.orderId);
}

export async function bindOrderKey(
  tx: Transaction,
  { userId, key, bodyHash }: OrderKey,
  order: { id: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('orderKeys')
    .values({ userId, key, bodyHash, orderId: order.id, createdAt: order.createdAt })
    .execute();
}

type OrderBody = {
  quantities: ReadonlyMap<string, number>;
  addressId: string;
  total: number;
  email?: string | undefined;
  phone?: string | undefined;
  /** How it is paid online; nothing for cash on delivery. */
  payment?: { method: string; payerPhone?: string | undefined } | undefined;
  /** For whom and where to, where somebody of the shop orders for a caller. */
  caller?: readonly string[];
};

/** Two bodies are the same when they ask for the same order, however their lines are arranged. */
export function orderKeyOf(
  user: { id: string },
  key: string | undefined,
  { quantities, addressId, total, email = '', phone = '', payment, caller = [] }: OrderBody,
): OrderKey | undefined {
  if (key === undefined) return undefined;
  const lines = [...quantities].sort(([a], [b]) => (a < b ? -1 : 1));
  const asked = payment ? [payment.method, payment.payerPhone ?? ''] : [];
  const body = JSON.stringify([lines, addressId, total, email, phone, ...asked, ...caller]);
  return { userId: user.id, key, bodyHash: createHash('sha256').update(body).digest() };
}
