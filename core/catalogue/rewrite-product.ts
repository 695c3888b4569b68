import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { higherDiscount } from '../pricing/promotions/sale-rule.ts';
import type { Product, WrittenValues } from './product.ts';

type RewrittenField = 'price' | 'discount' | 'isPublished';
type Rewritten = Pick<Product, 'id' | RewrittenField>;

/** Writes single fields of a locked product, as a saved form would. */
export function rewriteProduct(
  tx: Transaction,
  product: Rewritten,
  fields: { [Field in RewrittenField]?: WrittenValues[Field] | undefined },
  now: Date,
): Promise<void> {
  const { price = product.price, discount = product.discount, isPublished = product.isPublished } = fields;
  return rewriteProducts(tx, [{ id: product.id, price, discount, isPublished }], now);
}

/**
 * Writes the same fields of many products. The discount is the owner's own: while a sale runs, the price uses the
 * higher of the two.
 */
export async function rewriteProducts(
  tx: Transaction,
  products: readonly Rewritten[],
  now: Date,
): Promise<void> {
  const values = <Field extends keyof Rewritten>(field: Field) => products.map((product) => product[field]);
  await sql`
    update products set
      price = row.price, is_published = row.is_published, is_listed = row.is_published,
      discount = ${higherDiscount(sql`row.discount`, sql`sale_discount`)},
      own_discount = case when sale_discount is null then null else row.discount end,
      version = version + 1, updated_at = ${now}::timestamptz
    from unnest(
      ${values('id')}::text[], ${values('price')}::integer[], ${values('discount')}::integer[],
      ${values('isPublished')}::boolean[]
    ) as row (id, price, discount, is_published)
    where products.id = row.id
  `.execute(tx);
}
