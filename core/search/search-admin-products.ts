import { sql } from 'kysely';
import type { PageOf, ProductPage } from '#core/catalogue/product.ts';
import { listAnyProductsByIds, listProductsByIds } from '#core/catalogue/product-rows.ts';
import { readCatalogueState } from '#core/catalogue/remembered-counts.ts';
import type { Database } from '#db/client.ts';
import { containsWords } from '../words/contains-words.ts';
import { hasBarcode } from '../words/has-barcode.ts';
import { findMatches, type Matches, type Stretch } from './find-matches.ts';
import { searchProducts } from './search-products.ts';

/**
 * What an admin finds: drafts as well as listed products. An empty search means all products, newest first; otherwise drafts
 * come first, because the index of words holds only what shoppers may find.
 */
export async function searchAdminProducts(
  db: Database,
  { search, page, limit }: PageOf & { search: string },
): Promise<ProductPage> {
  const { ids, totalCount } = await findAdminIds(db, { search, offset: (page - 1) * limit, limit });
  return { products: await listAnyProductsByIds(db, ids), totalCount };
}

/** What the shop's people find of that which shoppers may buy: as shoppers do, and by barcode and reference. */
export async function searchSoldProducts(
  db: Database,
  { search, ...page }: PageOf & { search: string },
): Promise<ProductPage> {
  const named = await listIdsByCode(db, search, { isOnlyListed: true });
  if (named.length === 0) return searchProducts(db, { search, ...page });
  const offset = (page.page - 1) * page.limit;
  const products = await listProductsByIds(db, named.slice(offset, offset + page.limit));
  return { products, totalCount: named.length };
}

/** The ids of a stretch of what an admin finds, and how many there are. */
export async function findAdminIds(
  db: Database,
  { search, offset, limit }: Stretch & { search: string },
): Promise<Matches> {
  const named = await listIdsByCode(db, search);
  if (named.length > 0) return { ids: named.slice(offset, offset + limit), totalCount: named.length };
  const drafts = await listDraftIds(db, search);
  if (search.trim() === '') {
    const [{ listed }, rows] = await Promise.all([
      readCatalogueState(db),
      db
        .selectFrom('products')
        .select('id')
        .where('deletedAt', 'is', null)
        .orderBy('sequence', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    ]);
    return { ids: rows.map(({ id }) => id), totalCount: listed + drafts.length };
  }
  const draftsOfPage = drafts.slice(offset, offset + limit);
  const matches = await findMatches(db, search, {
    offset: Math.max(0, offset - drafts.length),
    limit: limit - draftsOfPage.length,
  });
  return { ids: [...draftsOfPage, ...matches.ids], totalCount: drafts.length + matches.totalCount };
}

/** The shortest text that is looked for as part of a reference. */
const SHORTEST_REFERENCE = 3;
const MOST_REFERENCES = 200;

/**
 * Products with the barcode that was scanned or typed, and those whose reference contains what was typed. Both contain a digit,
 * and a reference has no space; other searches are for words.
 */
async function listIdsByCode(
  db: Database,
  search: string,
  { isOnlyListed = false }: { isOnlyListed?: boolean } = {},
): Promise<string[]> {
  const typed = search.trim();
  if (typed.length < SHORTEST_REFERENCE || !/\d/.test(typed)) return [];
  const isReference = !/\s/.test(typed);
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('deletedAt', 'is', null)
    .where((product) =>
      product.or([
        hasBarcode(typed),
        ...(isReference ? [containsWords(sql`products.reference`, typed)] : []),
      ]),
    )
    .$if(isOnlyListed, (query) => query.where('isListed', '=', true))
    .orderBy('sequence', 'desc')
    .limit(MOST_REFERENCES)
    .execute();
  return rows.map(({ id }) => id);
}

/** Drafts whose names contain every typed word, newest first; an owner has only a handful of them. */
async function listDraftIds(db: Database, search: string): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('deletedAt', 'is', null)
    .where('isPublished', '=', false)
    .where(containsWords(sql`concat_ws(' ', name, name_fr, shade_name, shade_name_fr)`, search))
    .orderBy('sequence', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}
