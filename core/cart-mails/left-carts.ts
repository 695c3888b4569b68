import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { earlier } from '#shared/moments.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import type { CartLine } from '../cart/cart-queries.ts';
import type { Store } from '../store.ts';

/** How long after a cart was abandoned an order counts as its order, and a changed cart as the same cart. */
export const DAYS_TO_COME_BACK = 7;
/** Twice the longest period of the overview, which also shows the period before, plus some days. */
const KEPT_DAYS = 200;

/** An abandoned cart; `openId` is the row noted earlier, if the cart still counts as the same one and was not ordered. */
export type LeftCart = { userId: string; changedAt: Date; openId: number | null };

/** Notes an abandoned cart for the figures; a later state of the same cart keeps its row. */
export async function noteLeftCart(
  tx: Transaction,
  { userId, changedAt, openId }: LeftCart,
  lines: readonly CartLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const state = {
    changedAt,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    value: lines.reduce((sum, line) => sum + amountOf(line), 0),
  };
  if (openId === null) {
    await tx
      .insertInto('leftCarts')
      .values({ ...state, userId, leftAt: changedAt })
      // Another process has noted it since the carts were listed.
      .onConflict((conflict) => conflict.columns(['userId', 'leftAt']).doNothing())
      .execute();
  } else {
    await tx.updateTable('leftCarts').set(state).where('id', '=', openId).execute();
  }
}

/** Notes the mail with the person's newest abandoned cart. */
export async function noteMail(tx: Transaction, userId: string, mailedAt: Date): Promise<void> {
  await tx
    .updateTable('leftCarts')
    .set({ mailedAt })
    .where('id', '=', (carts) =>
      carts
        .selectFrom('leftCarts as newest')
        .select(({ fn }) => fn.max<number>('newest.id').as('id'))
        .where('newest.userId', '=', userId),
    )
    .execute();
}

/** A line's amount at today's price. */
export function amountOf({ product, quantity }: CartLine): number {
  return quantity * priceAfterDiscount(product.price, product.discount);
}

/** SQL: whether the person has ordered since `from`. */
export function hasOrderedSince(userId: ReturnType<typeof sql.ref>, from: ReturnType<typeof sql.ref>) {
  return sql<boolean>`exists (select from orders where orders.user_id = ${userId} and orders.created_at >= ${from})`;
}

/** Deletes abandoned carts after 200 days, as the privacy policy promises. */
export async function deleteOldLeftCarts({ db, clock }: Pick<Store, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('leftCarts')
    .where('leftAt', '<', earlier(clock.now(), { days: KEPT_DAYS }))
    .execute();
}
