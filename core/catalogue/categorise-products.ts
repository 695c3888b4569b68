import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import type { WrittenProduct } from './product.ts';

/** Files the products under exactly these categories and sub-categories. */
export async function categoriseProducts(
  tx: Transaction,
  products: readonly Pick<WrittenProduct, 'id' | 'categories' | 'subCategories'>[],
): Promise<void> {
  const ids = products.map(({ id }) => id);
  const inCategories = pairs(products.map(({ id, categories }) => [id, categories]));
  await sql`
    delete from product_categories where product_id = any (${ids}::text[])
      and (product_id, category_id) not in (select product_id, given_id from ${inCategories})
  `.execute(tx);
  await sql`
    insert into product_categories (product_id, category_id, sequence, is_listed)
    select id, given_id, sequence, is_listed from ${inCategories} join products on products.id = product_id
    on conflict do nothing
  `.execute(tx);
  const inSubCategories = pairs(products.map(({ id, subCategories }) => [id, subCategories]));
  await sql`
    delete from product_sub_categories where product_id = any (${ids}::text[])
      and (product_id, sub_category_id) not in (select product_id, given_id from ${inSubCategories})
  `.execute(tx);
  await sql`
    insert into product_sub_categories (product_id, sub_category_id, sequence, is_listed)
    select id, given_id, sequence, is_listed from ${inSubCategories} join products on products.id = product_id
    on conflict do nothing
  `.execute(tx);
}

function pairs(categorised: readonly [productId: string, givenIds: readonly string[]][]) {
  const products = categorised.flatMap(([productId, givenIds]) => givenIds.map(() => productId));
  const given = categorised.flatMap(([, givenIds]) => givenIds);
  return sql`unnest(${products}::text[], ${given}::text[]) as pair (product_id, given_id)`;
}
