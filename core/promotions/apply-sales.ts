import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import type { Database } from '#db/client.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { writeSaleDiscounts } from '../catalogue/sale-discounts.ts';
import { leavesAFranc, percentOfSales } from '../pricing/promotions/sale-rule.ts';
import { isCovered } from './covered.ts';

const isRunning = (at: Date) => sql<boolean>`
  (stopped_at is null and starts_at <= ${at} and (ends_at is null or ends_at > ${at}))`;

/**
 * The number of products written in one transaction: the search index follows each product, and thousands at once would exceed the time
 * limit of a statement.
 */
const productsAtOnce = 200;
/** How long the person who saves a sale waits for its prices; the job does the rest. */
const patienceMs = 1_500;

/**
 * Begins and ends sales by the clock, in pieces; cheap while none is due. Two processes at once take turns, and what a killed process
 * has left is still due.
 */
export async function applyDueSales({ db, clock }: Pick<Store, 'db' | 'clock'>): Promise<void> {
  while (await isDue(db, clock.now())) await transaction(db, (tx) => applySales(tx, clock.now()));
}

/** Applies sales for a short time after one was saved or ended. */
export async function goOnWithSales({ db, clock }: Pick<Store, 'db' | 'clock'>): Promise<void> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end && (await isDue(db, clock.now()))) {
    await transaction(db, (tx) => applySales(tx, clock.now()));
  }
}

async function isDue(db: Database, at: Date): Promise<boolean> {
  const due = await db
    .selectFrom('promotions')
    .select('id')
    .where('kind', '=', 'sale')
    .where('isApplied', '<>', isRunning(at))
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Applies running sales to products that were added, filed or priced since they began. */
export async function refreshSales(store: Pick<Store, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = store;
  const running = await db
    .selectFrom('promotions')
    .select('id')
    .where('isApplied', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (!running) return;
  await transaction(db, (tx) => applySales(tx, clock.now()));
  await applyDueSales(store);
}

/**
 * Applies the sales that are due. If several sales include a product, the highest percent counts; a sale that would leave less than a
 * franc does not. A sale is due as long as prices are left to be written.
 */
export async function applySales(tx: Transaction, at: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sales'))`.execute(tx);
  const written = await writeSaleDiscounts(
    tx,
    sql`
      select product.id, ${percentOfSales(sql`promotion.value`)} as percent
      from promotions as promotion
      join products as product on ${isCovered('promotion', 'product')}
      where promotion.kind = 'sale' and ${isRunning(at)} and product.deleted_at is null
        and ${leavesAFranc(sql`product.price`, sql`promotion.value`)}
      group by product.id`,
    productsAtOnce,
  );
  const isDone = written < productsAtOnce;
  await tx
    .updateTable('promotions')
    .set({ isApplied: isDone ? isRunning(at) : sql<boolean>`not ${isRunning(at)}` })
    .where('kind', '=', 'sale')
    .where(sql<boolean>`is_applied or ${isRunning(at)}`)
    .where('isApplied', isDone ? '<>' : '=', isRunning(at))
    .execute();
}
