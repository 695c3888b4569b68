import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { withQueryTimeout } from '#db/prepared.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import { fillCatalogue } from './fill-catalogue.ts';

export type BigCatalogueOptions = {
  /** The total number of products, the demo catalogue's included. */
  products: number;
  onProgress?: (made: number) => void;
};

/** Thrown, with nothing added, if the database has the products of a real shop, which must not be extended. */
export class OtherCatalogue extends Error {}

const batchSize = 5_000;
const anHourMs = 3_600_000;

/**
 * The demo catalogue and as many variants of its products as needed, for measuring: same categories, words, shades and
 * pictures, with different names, prices and stocks. The same number always gives the same catalogue; it continues
 * where an earlier, smaller run ended. Returns how many products were added.
 */
export async function fillBigCatalogue(db: Database, options: BigCatalogueOptions): Promise<number> {
  await fillCatalogue(db, demoCatalogue);
  const there = await countDemoEditions(db);
  const wanted = Math.max(there, options.products - demoCatalogue.products.length);
  for (let from = there; from < wanted; from += batchSize) {
    const to = Math.min(wanted, from + batchSize);
    await withQueryTimeout(anHourMs, () => transaction(db, (tx) => addEditions(tx, from, to)));
    options.onProgress?.(demoCatalogue.products.length + to);
  }
  await withQueryTimeout(anHourMs, () => transaction(db, rebuildSearch));
  return wanted - there;
}

const references = demoCatalogue.products.map(({ reference }) => reference);

async function countDemoEditions(db: Database): Promise<number> {
  const { rows } = await sql<{ demo: number; editions: number }>`
    select count(*) filter (where reference = any(${references})) as demo, count(*) filter (where name ~ ${editionMark}) as editions
    from products
    where reference = any(${references}) or name ~ ${editionMark}
  `.execute(db);
  const found = rows[0];
  if (found?.demo !== references.length) {
    throw new OtherCatalogue(
      'A big catalogue grows out of the demo catalogue, and this database holds another one: use an empty database.',
    );
  }
  return found.editions;
}

/** The end of the name of an edition. */
const editionMark = '\\(No \\d+\\)$';

const editions = [
  ['Harmattan', 'Harmattan'],
  ['First Rain', 'Première Pluie'],
  ['Wouri', 'Wouri'],
  ['Limbe Bay', 'Baie de Limbe'],
  ['Mount Cameroon', 'Mont Cameroun'],
  ['Festival', 'Festival'],
  ['Back to School', 'Rentrée'],
  ['Christmas', 'Noël'],
  ['Market Day', 'Jour de Marché'],
  ['Golden Hour', 'Heure Dorée'],
  ['Bamenda Hills', 'Collines de Bamenda'],
  ['Savannah', 'Savane'],
  ['Sunday Best', 'Habits du Dimanche'],
  ['Coffee Harvest', 'Récolte du Café'],
  ['Night in Bonanjo', 'Nuit à Bonanjo'],
  ['Jacaranda', 'Jacaranda'],
] as const;

async function addEditions(tx: Transaction, from: number, to: number): Promise<void> {
  await sql`select set_config('shop.search', 'later', true), set_config('statement_timeout', '0', true)`.execute(
    tx,
  );
  await sql`
    create temporary table edition on commit drop as
    select
      'e' || left(md5('edition ' || k), 11) as id,
      source.id as source_id,
      k as place,
      1 + k / ${references.length}::integer as number,
      ('x' || left(md5('chance ' || k), 7))::bit(28)::integer as chance
    from generate_series(${from}::integer, ${to - 1}::integer) as k
    join (
      select id, row_number() over (order by md5(reference)) - 1 as place from products where reference = any(${references})
    ) as source on source.place = k % ${references.length}::integer
  `.execute(tx);
  await sql`
    insert into products (id, name, name_fr, description, description_fr, unit, images, stock, price, bulk_price,
      discount, details, details_fr, shade_name, shade_name_fr, shade_hex, family)
    select
      edition.id,
      source.name || ', ' || (${editions.map(([name]) => name)}::text[])[word] || ' (No ' || edition.number || ')',
      source.name_fr || ', ' || (${editions.map(([, name]) => name)}::text[])[word] || ' (No ' || edition.number || ')',
      source.description, source.description_fr, source.unit, source.images,
      case when edition.chance % 20 = 0 then 0 else 1 + edition.chance % 120 end,
      greatest(500, source.price + (edition.chance % 21 - 10) * 100),
      case when edition.chance % 3 = 0 then greatest(400, (source.price * 8 / 10 - 1000) / 50 * 50) end,
      case when edition.chance % 4 = 0 then 5 * (1 + edition.chance % 12) else 0 end,
      source.details, source.details_fr, source.shade_name, source.shade_name_fr, source.shade_hex, source.family || '-' || edition.number
    from edition
    join products as source on source.id = edition.source_id
    cross join lateral (select 1 + edition.chance % ${editions.length}::integer as word) as worded
    order by edition.place
  `.execute(tx);
  await sql`
    insert into stock_movements (product_id, change, reason)
    select product.id, product.stock, 'opening'
    from edition join products as product using (id)
    where product.stock > 0
  `.execute(tx);
  await sql`
    insert into product_categories (product_id, category_id, sequence, is_listed)
    select product.id, link.category_id, product.sequence, product.is_listed
    from edition
    join products as product using (id)
    join product_categories as link on link.product_id = edition.source_id
  `.execute(tx);
  await sql`
    insert into product_sub_categories (product_id, sub_category_id, sequence, is_listed)
    select product.id, link.sub_category_id, product.sequence, product.is_listed
    from edition
    join products as product using (id)
    join product_sub_categories as link on link.product_id = edition.source_id
  `.execute(tx);
}

/** Rebuilds the search without its word indexes, which are created again afterwards: updating them entry by entry takes twice as long. */
async function rebuildSearch(tx: Transaction): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true), set_config('maintenance_work_mem', '256MB', true)`.execute(
    tx,
  );
  await sql`analyze products, product_categories, product_sub_categories`.execute(tx);
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select index_class.relname as name, pg_get_indexdef(index_class.oid) as definition
    from pg_index
    join pg_class as index_class on index_class.oid = pg_index.indexrelid
    join pg_am on pg_am.oid = index_class.relam
    where pg_index.indrelid = 'product_search'::regclass and pg_am.amname = 'gin'
  `.execute(tx);
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(tx);
  await sql`select rebuild_product_search()`.execute(tx);
  for (const { definition } of indexes) await sql.raw(definition).execute(tx);
  await sql`analyze product_search, search_words`.execute(tx);
}
