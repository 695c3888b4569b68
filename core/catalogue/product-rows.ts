import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import { francs } from '#shared/money.ts';
import { isPictureSlot } from '#shared/picture-slots.ts';
import type { Category } from './category.ts';
import type { AdminProduct, Detail, PictureInSlot, PictureText, Product } from './product.ts';
import { columnFields } from './product-columns.ts';

/**
 * The listed products among the ids, in the order of the ids, with everything that is shown of them, in one statement.
 */
export async function listProductsByIds(db: Database, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await productRows(db)
    .modifyFront(prepared)
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('isListed', '=', true)
    .execute();
  return inOrder(ids, rows, toProduct);
}

/**
 * The products with these ids, drafts and deleted ones too, for admins only: the discount is the owner's own, even
 * while a sale runs.
 */
export async function listAnyProductsByIds(db: Database, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await productRows(db).where('id', 'in', ids).execute();
  return inOrder(ids, rows.map(withOwnDiscount), toProduct);
}

export function withOwnDiscount<Row extends { discount: number; ownDiscount: number | null }>(row: Row): Row {
  return { ...row, discount: row.ownDiscount ?? row.discount };
}

export function inOrder<Row extends { id: string }, Read>(
  ids: readonly string[],
  rows: readonly Row[],
  read: (row: Row) => Read,
): Read[] {
  const products = new Map(rows.map((row) => [row.id, read(row)]));
  return ids.flatMap((id) => products.get(id) ?? []);
}

export async function findProduct(db: Database, id: string): Promise<Product | undefined> {
  const [product] = await listProductsByIds(db, [id]);
  return product;
}

/** Any product, even a draft or a deleted one; for a use case that has just written it. */
export async function getProduct(db: Database, id: string): Promise<Product> {
  const [product] = await listAnyProductsByIds(db, [id]);
  if (!product) throw new Error(`There is no product ${id}.`);
  return product;
}

function productRows(db: Database) {
  return adminProductRows(db).select(
    sql<number>`case when family is null then 1 else (
      select count(*) from products as shade where shade.family = products.family and shade.is_listed
    ) end`.as('shadeCount'),
  );
}

export function adminProductRows(db: Database) {
  return productColumnRows(db).select([
    sql<Category[]>`(
        select coalesce(json_agg(${shortCategory} order by lower(category.name)), '[]')
        from product_categories as link
        join categories as category on category.id = link.category_id
        where link.product_id = products.id
      )`.as('categories'),
    sql<Category[]>`(
        select coalesce(json_agg(${shortCategory} order by lower(category.name)), '[]')
        from product_sub_categories as link
        join sub_categories as category on category.id = link.sub_category_id
        where link.product_id = products.id
      )`.as('subCategories'),
  ]);
}

/** The products' own columns, without categories and sub-categories. */
export function productColumnRows(db: Database) {
  return db
    .selectFrom('products')
    .select([
      'id',
      'sequence',
      'version',
      'deletedAt',
      'stock',
      'ownDiscount',
      'saleDiscount',
      ...columnFields,
    ]);
}

const shortCategory = sql`json_build_object(
  'id', category.id, 'name', category.name, 'nameFr', category.name_fr, 'image', category.image
)`;

type AdminProductRow = Awaited<ReturnType<ReturnType<typeof adminProductRows>['execute']>>[number];
type ProductRow = AdminProductRow & { shadeCount: number };

function toProduct({ shadeCount, ...row }: ProductRow): Product {
  return { ...toAdminProduct(row), shadeCount };
}

export function toAdminProduct({ ownDiscount: _, ...row }: AdminProductRow): AdminProduct {
  return {
    ...row,
    price: francs(row.price),
    bulkPrice: row.bulkPrice === null ? null : francs(row.bulkPrice),
    purchaseCost: row.purchaseCost === null ? null : francs(row.purchaseCost),
    details: toDetails(row.details) ?? [],
    detailsFr: toDetails(row.detailsFr),
    imageTexts: textsOf(row.images, row.imageTexts),
    imageTextsFr: textsOf(row.images, row.imageTextsFr),
    imageSlots: slotsOf(row.images, row.imageSlots),
  };
}

/** Details from jsonb: a list of [label, text]. */
function toDetails(json: unknown): Detail[] | null {
  return Array.isArray(json) ? json.filter(isDetail) : null;
}

/** The texts of the pictures in use. A removed picture keeps its text in the row, in case it is put back. */
function textsOf(images: readonly string[], json: unknown): PictureText[] | null {
  const texts = (toDetails(json) ?? []).filter(([url]) => images.includes(url));
  return texts.length === 0 ? null : texts;
}

function slotsOf(images: readonly string[], json: unknown): PictureInSlot[] | null {
  const slots = (textsOf(images, json) ?? []).flatMap(([url, slot]): PictureInSlot[] =>
    isPictureSlot(slot) ? [[url, slot]] : [],
  );
  return slots.length === 0 ? null : slots;
}

function isDetail(value: unknown): value is Detail {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part: unknown) => typeof part === 'string')
  );
}
