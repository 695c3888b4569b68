import { listCurrentLines } from '#core/orders/change-lines.ts';
import type { Store } from '#core/store.ts';

export async function linesOf({ db }: Store, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .select(['status', 'total'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { ...order, lines: await listCurrentLines(db, orderId) };
}

export async function dueOf({ db }: Store, id: string): Promise<number> {
  const found = await db.selectFrom('orders').select('cashDue').where('id', '=', id).executeTakeFirst();
  return found?.cashDue ?? 0;
}
