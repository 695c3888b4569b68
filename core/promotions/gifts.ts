import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Write } from '#db/write-together.ts';
import type { GiftRule } from '#shared/gifts.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import type { ListedProduct } from '../cart/lock-listed-products.ts';

/** A gift that is given now, with its product as it is sold. */
export type RunningGift = GiftRule & ListedProduct & { id: string };

function isGiven(at: Date) {
  return sql<boolean>`kind = 'gift' and stopped_at is null and starts_at <= ${at}
    and (ends_at is null or ends_at > ${at}) and (most_uses is null or uses < most_uses)`;
}

/** Whether gifts are given now, as part of another statement. */
export function areGiftsGiven(at: Date) {
  return sql<boolean>`exists (select from promotions where ${isGiven(at)})`;
}

/** The gifts given now; among those with the same minimum, the oldest first. */
export async function listRunningGifts(db: Database, at: Date): Promise<RunningGift[]> {
  const { rows } = await sql<RunningGift>`
    select promotions.id, minimum, product.id as product_id, product.name, product.name_fr,
      coalesce(product.images[1], '') as image, unit, price, discount, purchase_cost, stock, stock > 0 as in_stock
    from promotions join products as product on product.id = gift_product_id
    where ${isGiven(at)} and product.is_listed
    order by promotions.sequence`.execute(db);
  return rows;
}

/**
 * The rows of a given gift, written with the order after its stock: products are locked before promotions, as
 * everywhere.
 */
export function giftUsed(
  { id, price, discount }: Pick<RunningGift, 'id' | 'price' | 'discount'>,
  { orderId, at }: { orderId: string; at: Date },
): Write[] {
  return [
    {
      name: 'giftUsed',
      rows: 1,
      statement: sql`
        insert into promotion_uses (order_id, promotion_id, amount, used_at)
        values (${orderId}, ${id}, ${priceAfterDiscount(price, discount)}::integer, ${at}::timestamptz) returning 1`,
    },
    {
      name: 'giftCounted',
      rows: 1,
      mayHaveChanged: true,
      statement: sql`
        update promotions set uses = uses + 1
        where id = ${id} and stopped_at is null and (most_uses is null or uses < most_uses) returning 1`,
    },
  ];
}
