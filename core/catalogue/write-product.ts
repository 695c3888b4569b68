import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import type { Detail } from './product.ts';
import type { ProductForm } from './product-form.ts';

/** The columns of a form; stock is not among them, because it changes through its ledger only. */
export function productColumns(form: ProductForm) {
  return {
    name: form.name,
    description: form.description,
    unit: form.unit,
    images: form.images,
    price: form.price,
    discount: form.discount,
    details: jsonb(form.details),
    ...(form.bulkPrice === undefined ? {} : { bulkPrice: form.bulkPrice }),
    ...(form.nameFr === undefined ? {} : { nameFr: form.nameFr || null }),
    ...(form.descriptionFr === undefined ? {} : { descriptionFr: form.descriptionFr || null }),
    ...(form.detailsFr === undefined ? {} : { detailsFr: form.detailsFr && jsonb(form.detailsFr) }),
    ...(form.shade === undefined
      ? {}
      : { shadeName: form.shade?.name ?? null, shadeHex: form.shade?.hex ?? null }),
    ...(form.family === undefined ? {} : { family: form.family || null }),
    ...(form.reference ? { reference: form.reference } : {}),
    ...(form.isPublished === undefined ? {} : { isPublished: form.isPublished, isListed: form.isPublished }),
  };
}

/** Afterwards the product is in exactly these categories. */
export async function categoriseProduct(
  tx: Transaction,
  productId: string,
  { categoryIds, subCategoryIds }: Pick<ProductForm, 'categoryIds' | 'subCategoryIds'>,
): Promise<void> {
  await sql`
    delete from product_categories
    where product_id = ${productId} and category_id <> all (${categoryIds}::text[])
  `.execute(tx);
  await sql`
    delete from product_sub_categories
    where product_id = ${productId} and sub_category_id <> all (${subCategoryIds}::text[])
  `.execute(tx);
  await sql`
    insert into product_categories (product_id, category_id, sequence, is_listed)
    select id, category_id, sequence, is_listed
    from products cross join unnest(${categoryIds}::text[]) as category_id
    where id = ${productId}
    on conflict do nothing
  `.execute(tx);
  await sql`
    insert into product_sub_categories (product_id, sub_category_id, sequence, is_listed)
    select id, sub_category_id, sequence, is_listed
    from products cross join unnest(${subCategoryIds}::text[]) as sub_category_id
    where id = ${productId}
    on conflict do nothing
  `.execute(tx);
}

/** As text, because the driver would write a list as a PostgreSQL array. */
function jsonb(details: Detail[]) {
  return sql<Detail[]>`${JSON.stringify(details)}::jsonb`;
}
