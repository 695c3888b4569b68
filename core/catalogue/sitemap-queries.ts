import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

/**
 * The sitemap splits the catalogue into pieces. A piece is a fixed range of the order of adding: a product never
 * changes its piece, and reading a piece does not have to skip the ones before it.
 */
export const SITEMAP_PIECE = 10_000;

const BATCH = 1_000;

export type SitemapPiece = { piece: number; changedAt: Date };
export type SitemapProduct = { id: string; name: string; changedAt: Date };
export type SitemapListing = {
  category: { id: string; name: string };
  subCategory: { id: string; name: string };
  changedAt: Date;
};

/** The pieces that hold a listed product, and when something in them last changed. */
export async function listSitemapPieces(db: Database): Promise<SitemapPiece[]> {
  const { rows } = await sql<SitemapPiece>`
    select (sequence / ${sql.lit(SITEMAP_PIECE)})::integer as piece, max(updated_at) as changed_at
    from products
    where is_listed
    group by 1
    order by 1
  `.execute(db);
  return rows;
}

/** The products of a piece, one batch at a time: however large the catalogue, only one batch is in memory. */
export async function* readSitemapPiece(db: Database, piece: number): AsyncGenerator<SitemapProduct[]> {
  const end = (piece + 1) * SITEMAP_PIECE;
  let from = piece * SITEMAP_PIECE;
  while (from < end) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'name', 'updatedAt as changedAt', 'sequence'])
      .where('isListed', '=', true)
      .where('sequence', '>=', from)
      .where('sequence', '<', end)
      .orderBy('sequence')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    from = last.sequence + 1;
  }
}

/** Every sub-category inside every category that lists it. */
export function listSitemapListings(db: Database): Promise<SitemapListing[]> {
  return db
    .selectFrom('subCategoryCategories as link')
    .innerJoin('categories as category', 'category.id', 'link.categoryId')
    .innerJoin('subCategories as subCategory', 'subCategory.id', 'link.subCategoryId')
    .select([
      'category.id as categoryId',
      'category.name as categoryName',
      'subCategory.id as subCategoryId',
      'subCategory.name as subCategoryName',
      'subCategory.updatedAt as changedAt',
    ])
    .orderBy('category.name')
    .orderBy('subCategory.name')
    .execute()
    .then((rows) =>
      rows.map((row) => ({
        category: { id: row.categoryId, name: row.categoryName },
        subCategory: { id: row.subCategoryId, name: row.subCategoryName },
        changedAt: row.changedAt,
      })),
    );
}
