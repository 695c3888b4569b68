import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import type { Detail } from './product.ts';
import { toDetails } from './product-rows.ts';

type NamedCategory = { id: string; name: string };

/** A product as its owner keeps it: with its reference, and without what only shoppers are shown. */
export type AdminProduct = {
  id: string;
  sequence: number;
  reference: string;
  name: string;
  nameFr: string | null;
  description: string;
  descriptionFr: string | null;
  unit: string;
  images: string[];
  stock: number;
  price: number;
  bulkPrice: number | null;
  discount: number;
  details: Detail[];
  detailsFr: Detail[] | null;
  shadeName: string | null;
  shadeHex: string | null;
  family: string | null;
  isPublished: boolean;
  deletedAt: Date | null;
  categories: NamedCategory[];
  subCategories: NamedCategory[];
};

/** The next products after one of them, in the order they were added in; deleted ones are left out. */
export async function listAdminProducts(
  db: Database,
  { after, limit, withDrafts }: { after: number; limit: number; withDrafts: boolean },
): Promise<AdminProduct[]> {
  const rows = await adminProducts(db)
    .where('deletedAt', 'is', null)
    .where('sequence', '>', after)
    .$if(!withDrafts, (query) => query.where('isPublished', '=', true))
    .orderBy('sequence')
    .limit(limit)
    .execute();
  return rows.map(toKept);
}

/** The products with these references, deleted ones too. References and the keys answered are in PostgreSQL's small letters. */
export async function findByReferences(
  db: Database,
  references: readonly string[],
): Promise<Map<string, AdminProduct>> {
  const rows = await adminProducts(db)
    .select(sql<string>`lower(products.reference)`.as('key'))
    .where(isNamed(references))
    .execute();
  return new Map(rows.map(({ key, ...row }) => [key, toKept(row)]));
}

/** Locks them in the order of their ids, as orders and forms do, so that none waits for another in a circle. */
export async function lockByReferences(tx: Transaction, references: readonly string[]): Promise<void> {
  await tx.selectFrom('products').select('id').where(isNamed(references)).orderBy('id').forUpdate().execute();
}

function isNamed(references: readonly string[]) {
  return sql<SqlBool>`lower(products.reference) = any (${references}::text[])`;
}

function adminProducts(db: Database) {
  return db
    .selectFrom('products')
    .select([
      ...(['id', 'sequence', 'reference', 'name', 'nameFr', 'description', 'descriptionFr', 'unit'] as const),
      ...(['images', 'stock', 'price', 'bulkPrice', 'discount', 'details', 'detailsFr'] as const),
      ...(['shadeName', 'shadeHex', 'family', 'isPublished', 'deletedAt'] as const),
    ])
    .select([
      sql<NamedCategory[]>`(
        select coalesce(json_agg(json_build_object('id', category.id, 'name', category.name) order by lower(category.name)), '[]')
        from product_categories as link join categories as category on category.id = link.category_id
        where link.product_id = products.id
      )`.as('categories'),
      sql<NamedCategory[]>`(
        select coalesce(json_agg(json_build_object('id', category.id, 'name', category.name) order by lower(category.name)), '[]')
        from product_sub_categories as link join sub_categories as category on category.id = link.sub_category_id
        where link.product_id = products.id
      )`.as('subCategories'),
    ]);
}

type KeptRow = Awaited<ReturnType<ReturnType<typeof adminProducts>['execute']>>[number];

function toKept(row: KeptRow): AdminProduct {
  return { ...row, details: toDetails(row.details) ?? [], detailsFr: toDetails(row.detailsFr) };
}
