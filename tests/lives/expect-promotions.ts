import { sql } from 'kysely';
import { expect } from 'vitest';
import { endStatuses } from '#shared/order-status.ts';
import type { World } from './world.ts';

/** Expects a code to be counted for exactly the orders that continue with it, and each order with a gift to have it among its lines. */
export async function expectPromotions({ shop }: World): Promise<void> {
  const { rows: counts } = await sql<{ name: string; uses: number; used: number }>`
    select name, uses, (select count(*)::int from promotion_uses
      where promotion_id = promotions.id and given_back_at is null) as used
    from promotions where kind <> 'sale'`.execute(shop.store.db);
  for (const { name, uses, used } of counts) expect({ name, uses }).toEqual({ name, uses: used });
  const { rows: wrong } = await sql`
    select order_id, status, given_back_at from promotion_uses join orders on orders.id = order_id
    where (given_back_at is null) = (status = any(${[...endStatuses]}))`.execute(shop.store.db);
  expect(wrong).toEqual([]);
}
