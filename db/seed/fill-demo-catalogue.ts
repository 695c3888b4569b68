import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import type { SeedCatalogue } from './catalogue/seed-types.ts';
import type { Drawing } from './drawings/drawing.ts';
import { drawnPicture, drawnPictureUrl } from './drawn-picture.ts';
import { seedId } from './seed-ids.ts';

/**
 * Fills an empty catalogue in one transaction of a few statements; answers false, and does nothing, where there is a
 * category, sub-category or product already. Two processes starting at once fill it once.
 */
export async function fillDemoCatalogue(db: Database, catalogue: SeedCatalogue): Promise<boolean> {
  return transaction(db, async (open) => {
    await sql`lock table categories, sub_categories, products in share row exclusive mode`.execute(open);
    if (!(await isEmpty(open))) return false;
    await sql`select set_config('shop.search', 'later', true)`.execute(open);
    await addPictures(open, catalogue);
    await addCategories(open, catalogue);
    await addProducts(open, catalogue);
    await addProductLinks(open, catalogue);
    await sql`select rebuild_product_search()`.execute(open);
    return true;
  });
}

async function isEmpty(open: Transaction): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select from categories) or exists (select from sub_categories) or exists (select from products) as filled
  `.execute(open);
  return rows[0]?.filled === false;
}

async function addPictures(open: Transaction, catalogue: SeedCatalogue): Promise<void> {
  const drawings: Drawing[] = [
    ...catalogue.categories.map(({ drawing }) => drawing),
    ...catalogue.subCategories.map(({ drawing }) => drawing),
    ...catalogue.products.flatMap(({ drawings }) => drawings),
  ];
  await sql`
    insert into media (name, width, height, source, drawing)
    select name, width, height, 'drawing', drawing
    from json_to_recordset(${JSON.stringify(drawings.map(drawnPicture))}::json)
      as picture (name text, width integer, height integer, drawing jsonb)
    on conflict (name) do nothing
  `.execute(open);
}

async function addCategories(open: Transaction, catalogue: SeedCatalogue): Promise<void> {
  const categories = catalogue.categories.map(({ key, name, nameFr, drawing }) => ({
    id: seedId('category', key),
    name,
    name_fr: nameFr,
    image: drawnPictureUrl(drawing),
  }));
  const subCategories = catalogue.subCategories.map(({ key, name, nameFr, drawing }) => ({
    id: seedId('sub-category', key),
    name,
    name_fr: nameFr,
    image: drawnPictureUrl(drawing),
  }));
  const links = catalogue.subCategories.flatMap((subCategory) =>
    subCategory.categories.map((category) => ({
      sub_category_id: seedId('sub-category', subCategory.key),
      category_id: seedId('category', category),
    })),
  );
  await sql`
    insert into categories (id, name, name_fr, image)
    select * from json_to_recordset(${JSON.stringify(categories)}::json)
      as category (id text, name text, name_fr text, image text)
  `.execute(open);
  await sql`
    insert into sub_categories (id, name, name_fr, image)
    select * from json_to_recordset(${JSON.stringify(subCategories)}::json)
      as sub_category (id text, name text, name_fr text, image text)
  `.execute(open);
  await sql`
    insert into sub_category_categories (sub_category_id, category_id)
    select * from json_to_recordset(${JSON.stringify(links)}::json)
      as link (sub_category_id text, category_id text)
  `.execute(open);
}

/** In the order of the list: `sequence` grows with it. */
async function addProducts(open: Transaction, catalogue: SeedCatalogue): Promise<void> {
  const products = catalogue.products.map((product, place) => ({
    place,
    id: seedId('product', product.key),
    name: product.name,
    name_fr: product.nameFr,
    description: product.description,
    description_fr: product.descriptionFr,
    unit: product.unit,
    images: product.drawings.map(drawnPictureUrl),
    stock: product.stock,
    price: product.price,
    bulk_price: product.bulkPrice,
    discount: product.discount,
    details: product.details,
    details_fr: product.detailsFr,
    shade_name: product.shade?.name ?? null,
    shade_hex: product.shade?.hex ?? null,
    family: product.family,
  }));
  await sql`
    insert into products (id, name, name_fr, description, description_fr, unit, images, stock, price, bulk_price,
      discount, details, details_fr, shade_name, shade_hex, family)
    select id, name, name_fr, description, description_fr, unit, images, stock, price, bulk_price,
      discount, details, details_fr, shade_name, shade_hex, family
    from json_to_recordset(${JSON.stringify(products)}::json)
      as product (place integer, id text, name text, name_fr text, description text, description_fr text, unit text,
        images text[], stock integer, price integer, bulk_price integer, discount integer, details jsonb,
        details_fr jsonb, shade_name text, shade_hex text, family text)
    order by place
  `.execute(open);
  await sql`
    insert into stock_movements (product_id, change, reason)
    select id, stock, 'opening' from products where stock > 0 order by sequence
  `.execute(open);
}

async function addProductLinks(open: Transaction, catalogue: SeedCatalogue): Promise<void> {
  const categories = catalogue.products.flatMap((product) =>
    product.categories.map((key) => ({
      product_id: seedId('product', product.key),
      linked_id: seedId('category', key),
    })),
  );
  const subCategories = catalogue.products.flatMap((product) =>
    product.subCategories.map((key) => ({
      product_id: seedId('product', product.key),
      linked_id: seedId('sub-category', key),
    })),
  );
  await sql`
    insert into product_categories (product_id, category_id, sequence, is_listed)
    select product.id, link.linked_id, product.sequence, product.is_listed
    from json_to_recordset(${JSON.stringify(categories)}::json) as link (product_id text, linked_id text)
    join products as product on product.id = link.product_id
  `.execute(open);
  await sql`
    insert into product_sub_categories (product_id, sub_category_id, sequence, is_listed)
    select product.id, link.linked_id, product.sequence, product.is_listed
    from json_to_recordset(${JSON.stringify(subCategories)}::json) as link (product_id text, linked_id text)
    join products as product on product.id = link.product_id
  `.execute(open);
}
