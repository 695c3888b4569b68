import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { francs } from '#shared/money.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { listCardsByIds } from './card-rows.ts';
import { knownCategoryIds, knownSubCategoryIds } from './category-queries.ts';
import { mainShelfFirst } from './main-shelf.ts';
import type { FamilyShade, PageOf, Product, ProductPage } from './product.ts';
import { findProduct, listProductsByIds } from './product-rows.ts';
import { readListedProducts } from './read-listed-products.ts';
import { readCatalogueState, rememberCounts } from './remembered-counts.ts';
import { shadeOf } from './shade.ts';

// Every list reads the ids of its page from an index, then the products of that page: a fixed number of statements.

const rememberedListingCount = rememberCounts<number>();

/** All listed products, newest first. */
export async function listNewestProducts(db: Database, { page, limit }: PageOf): Promise<ProductPage> {
  const [state, rows] = await Promise.all([
    readCatalogueState(db),
    db
      .selectFrom('products')
      .select('id')
      .where('isListed', '=', true)
      .orderBy('sequence', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ]);
  return { products: await listProductsByIds(db, idsOf(rows)), totalCount: state.listed };
}

/**
 * The newest products of a category; for several categories, the newest of each, in the order of the ids. A product in
 * two of them is listed once. An unknown id among several is ignored: a cached home page may name a deleted category.
 */
export async function listProductsOfCategories(
  db: Database,
  categoryIds: readonly string[],
  limit: number,
  families = false,
): Promise<Outcome<Product[], 'CATEGORY_NOT_FOUND'>> {
  const known = await knownCategoryIds(db, categoryIds);
  if (known.size === 0) return refuse('CATEGORY_NOT_FOUND');
  const { rows } = await sql<{ id: string }>`
    select newest.product_id as id
    from unnest(${[...new Set(categoryIds)]}::text[]) with ordinality as wanted (category_id, position)
    cross join lateral (${families ? newestCards(limit) : newestOfCategory(limit)}) as newest
    order by wanted.position, newest.sequence desc
  `.execute(db);
  const ids = [...new Set(idsOf(rows))];
  return succeed(await (families ? listCardsByIds(db, ids) : listProductsByIds(db, ids)));
}

function newestOfCategory(limit: number) {
  return sql`
    select product_id, sequence
    from product_categories as link
    where link.category_id = wanted.category_id and link.is_listed
    order by sequence desc
    limit ${limit}`;
}

/** How many of the newest products are read for each card: families with more shades than this are rare. */
const SHADES_A_CARD = 20;

/**
 * One product for each family among the newest products: one in stock if possible, then the oldest. Families with the
 * newest product come first.
 */
function newestCards(limit: number) {
  return sql`
    select (array_agg(product.id order by product.stock > 0 desc, product.sequence))[1] as product_id,
      max(product.sequence) as sequence
    from (${newestOfCategory(limit * SHADES_A_CARD)}) as link
    join products as product on product.id = link.product_id
    group by product.card
    order by max(product.sequence) desc
    limit ${limit}`;
}

export type Listing = { categoryId: string; subCategoryId: string };

/** Which of the two does not exist, if any. */
export async function findUnknownIn(
  db: Database,
  { categoryId, subCategoryId }: { categoryId: string; subCategoryId: string | undefined },
): Promise<'CATEGORY_NOT_FOUND' | 'SUB_CATEGORY_NOT_FOUND' | undefined> {
  const [categories, subCategories] = await Promise.all([
    knownCategoryIds(db, [categoryId]),
    subCategoryId === undefined ? undefined : knownSubCategoryIds(db, [subCategoryId]),
  ]);
  if (categories.size === 0) return 'CATEGORY_NOT_FOUND';
  return subCategories?.size === 0 ? 'SUB_CATEGORY_NOT_FOUND' : undefined;
}

/** The products of a sub-category inside a category, newest first. */
export async function listProductsOfSubCategory(
  db: Database,
  listing: Listing,
  { page, limit }: PageOf,
): Promise<ProductPage> {
  const state = await readCatalogueState(db);
  const [rows, totalCount] = await Promise.all([
    listedIn(db, listing)
      .select('bySubCategory.productId as id')
      .orderBy('bySubCategory.sequence', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    rememberedListingCount(db, state, `${listing.categoryId} ${listing.subCategoryId}`, () =>
      countListed(db, listing),
    ),
  ]);
  return { products: await listProductsByIds(db, idsOf(rows)), totalCount };
}

async function countListed(db: Database, listing: Listing): Promise<number> {
  const { count } = await listedIn(db, listing)
    .select((fields) => fields.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function listedIn(db: Database, { categoryId, subCategoryId }: Listing) {
  return db
    .selectFrom('productSubCategories as bySubCategory')
    .innerJoin('productCategories as byCategory', 'byCategory.productId', 'bySubCategory.productId')
    .where('bySubCategory.subCategoryId', '=', subCategoryId)
    .where('byCategory.categoryId', '=', categoryId)
    .where('bySubCategory.isListed', '=', true);
}

/** A product, its main shelf first, with the other shades of its family, in the family's own order, then oldest first. */
export async function findProductDetails(
  db: Database,
  id: string,
): Promise<{ product: Product; familyShades: FamilyShade[] } | undefined> {
  const product = await findProduct(db, id);
  if (!product) return undefined;
  const isFiledOnce = product.categories.length < 2 && product.subCategories.length < 2;
  return {
    product: isFiledOnce ? product : mainShelfFirst(await readListedProducts(db), product),
    familyShades: product.family === null ? [] : await listFamilyShades(db, product.family),
  };
}

async function listFamilyShades(db: Database, family: string): Promise<FamilyShade[]> {
  const rows = await db
    .selectFrom('products')
    .select([
      'id',
      'name',
      'nameFr',
      'shadeName',
      'shadeNameFr',
      'shadeHex',
      'stock',
      'images',
      'price',
      'discount',
      'facets',
    ])
    .where('family', '=', family)
    .where('isListed', '=', true)
    .orderBy('shadeOrder', (order) => order.asc().nullsLast())
    .orderBy('sequence')
    .execute();
  return rows.flatMap(({ shadeName, shadeNameFr, shadeHex, facets, price, ...row }) => {
    const shade = shadeOf({ shadeName, shadeNameFr, shadeHex });
    if (shade === null) return [];
    const skin = { depth: facetValue('depth', facets), undertone: facetValue('undertone', facets) };
    return [{ ...row, price: francs(price), shade, ...skin }];
  });
}

function facetValue(kind: string, facets: readonly string[]): string | null {
  return facets.find((facet) => facet.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null;
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map((row) => row.id);
}
