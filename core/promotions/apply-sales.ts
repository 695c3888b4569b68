import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { writeSaleDiscounts } from '../catalogue/sale-discounts.ts';
import { isCovered } from './covered.ts';

const isRunning = (at: Date) => sql<boolean>`
  (stopped_at is null and starts_at <= ${at} and (ends_at is null or ends_at > ${at}))`;

/** Begins and ends sales by the clock; cheap while none is due. Two processes at once do it one after the other. */
export async function applyDueSales({ db, clock }: Pick<Store, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  const due = await db
    .selectFrom('promotions')
    .select('id')
    .where('kind', '=', 'sale')
    .where('isApplied', '<>', isRunning(at))
    .limit(1)
    .executeTakeFirst();
  if (due) await transaction(db, (tx) => applySales(tx, at));
}

/** Products that were added, filed or priced since a sale began follow it too. */
export async function refreshSales({ db, clock }: Pick<Store, 'db' | 'clock'>): Promise<void> {
  const running = await db
    .selectFrom('promotions')
    .select('id')
    .where('isApplied', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (running) await transaction(db, (tx) => applySales(tx, clock.now()));
}

/** Where several sales meet in a product, the highest percent counts; one that would leave less than a franc does not. */
export async function applySales(tx: Transaction, at: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sales'))`.execute(tx);
  await tx
    .updateTable('promotions')
    .set({ isApplied: isRunning(at) })
    .where('kind', '=', 'sale')
    .where('isApplied', '<>', isRunning(at))
    .execute();
  await writeSaleDiscounts(
    tx,
    sql`
      select product.id, max(promotion.value) as percent
      from promotions as promotion
      join products as product on ${isCovered('promotion', 'product')}
      where promotion.is_applied and product.deleted_at is null and price_paid(product.price, promotion.value) >= 1
      group by product.id`,
  );
}
