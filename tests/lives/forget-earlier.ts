import { sql } from 'kysely';
import { expect } from 'vitest';
import { forgetOldOrders } from '#core/personal-data/forget-old-orders.ts';
import type { Store } from '#core/store.ts';
import { dyingStore, unlessKilled } from './dying-store.ts';
import type { World } from './world.ts';

const years = 10;

/**
 * Removes the personal data from the orders of earlier lives, as after ten years; two processes do it, and one is killed on the way. The
 * sums of their money and pieces stay the same to the franc.
 */
export async function forgetEarlier({ shop }: World): Promise<void> {
  const { store, clock } = shop;
  const later = {
    now: () => {
      const at = clock.now();
      at.setFullYear(at.getFullYear() + years);
      at.setDate(at.getDate() - 50);
      return at;
    },
  };
  const process: Store = { ...store, clock: later };
  const before = await readBooks(store);
  await Promise.all([unlessKilled(forgetOldOrders(dyingStore(process, 6))), forgetOldOrders(process)]);
  while ((await forgetOldOrders(process)) > 0);
  expect(await readBooks(store)).toEqual(before);
  const { rows: left } = await sql`
    select id from orders where phone <> '' or delivery_mobile <> '' or email <> '' or former_phones <> '{}'`.execute(
    store.db,
  );
  expect(left).toEqual([]);
}

async function readBooks({ db }: Store) {
  const { rows } = await sql`
    select kind, source, count(*)::int as lines, sum(amount)::bigint as amount,
      (select coalesce(sum(total), 0) from orders) as ordered,
      (select coalesce(sum(cash_due), 0) from orders) as due,
      (select coalesce(sum(amount), 0) from invoices) as on_paper,
      (select coalesce(sum(change), 0) from stock_movements) as pieces
    from money_movements group by kind, source order by kind, source`.execute(db);
  return rows;
}
