import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import { type ListedProduct, ListedProducts, type ShelfName } from './listed-products.ts';

// Every process keeps in memory what lists of cards are built from (decision 396). The changes since the last look are read before each list, so
// that a list is never older than the request for it; `db/migrations/0081_changes_of_listed_products.sql` records the changes.

type Follower = { look: () => Promise<ListedProducts>; held: () => ListedProducts | undefined };

const followers = new WeakMap<Database, Follower>();

/** The listed products as they are now. Use them without awaiting anything in between: they change during an await. */
export function readListedProducts(db: Database): Promise<ListedProducts> {
  return followerOf(db).look();
}

/** The listed products as they were at the last look, which may be long ago; undefined if there was none. */
export function heldProducts(db: Database): ListedProducts | undefined {
  return followerOf(db).held();
}

function followerOf(db: Database): Follower {
  const follower = followers.get(db) ?? followListedProducts(db);
  followers.set(db, follower);
  return follower;
}

/**
 * How far a look has seen: all transactions before `before`, and of the later ones those in `seen`; and which changes had been forgotten by then.
 */
type Look = { before: string; seen: string[]; forgotten: string };

function followListedProducts(db: Database): Follower {
  let held: { products: ListedProducts; look: Look } | undefined;
  const look = oneAtATime(async () => {
    const changes = held && (await readChanges(db, held.look));
    if (held && changes) {
      held.look = changes.look;
      for (const sequence of changes.gone) held.products.remove(sequence);
      for (const product of changes.listed) held.products.put(product);
      held.products.noteChangedWords(changes.wordsOfBlocks);
      held.products.shelfNames = changes.shelfNames ?? held.products.shelfNames;
    } else {
      held = await readAll(db);
    }
    return held.products;
  });
  return { look, held: () => held?.products };
}

type Changes = {
  look: Look;
  listed: ListedProduct[];
  gone: number[];
  /** The numbers of blocks of `search_blocks`. */
  wordsOfBlocks: number[];
  /** Undefined if none of them changed. */
  shelfNames: ShelfName[] | undefined;
};

/**
 * In the list of changed sequences, 0 means a category or sub-category (db/migrations/0153_shelf_names_in_lists.sql), and a negative number a block
 * of `search_blocks`, from -1 for the first (0154_words_of_searches.sql).
 */
const ofShelves = 0;

/** The changes since a look; undefined if some of them are no longer recorded. */
async function readChanges(db: Database, { before, seen, forgotten }: Look): Promise<Changes | undefined> {
  const { rows } = await sql<{
    before: string;
    forgotten: string;
    isKnown: boolean;
    changed: { xact: string; sequence: number }[];
  }>`${prepared}
    select
      pg_snapshot_xmin(pg_current_snapshot())::text as before,
      forgotten::text,
      -- Where nothing was forgotten since, an older transaction that is still open does no harm.
      (forgotten = ${forgotten}::xid8 or ${before}::xid8 > forgotten)
        and ${before}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as "isKnown",
      coalesce((
        select json_agg(json_build_object('xact', xact::text, 'sequence', sequence))
        from list_changes
        where xact >= ${before}::xid8 and xact <> all (${seen}::xid8[])
      ), '[]') as changed
    from list_changes_kept
  `.execute(db);
  const [found] = rows;
  if (!found?.isKnown) return undefined;
  const numbers = [...new Set(found.changed.map(({ sequence }) => sequence))];
  const wordsOfBlocks = numbers.filter((number) => number < ofShelves).map((number) => -1 - number);
  const shelfNames = numbers.includes(ofShelves) ? await readShelfNames(db) : undefined;
  const changed = new Set(numbers.filter((number) => number > ofShelves));
  const listed = changed.size === 0 ? [] : await readRows(db, { sequences: [...changed] });
  for (const { sequence } of listed) changed.delete(sequence);
  const xacts = new Set([...seen, ...found.changed.map(({ xact }) => xact)]);
  const look = {
    before: found.before,
    forgotten: found.forgotten,
    seen: [...xacts].filter((xact) => BigInt(xact) >= BigInt(found.before)),
  };
  return { look, listed, gone: [...changed], wordsOfBlocks, shelfNames };
}

const atATime = 5_000;

async function readAll(db: Database): Promise<{ products: ListedProducts; look: Look }> {
  const { rows } = await sql<Omit<Look, 'seen'>>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as before, forgotten::text from list_changes_kept
  `.execute(db);
  const [look = { before: '0', forgotten: '0' }] = rows;
  const products = new ListedProducts();
  products.shelfNames = await readShelfNames(db);
  let after = 0;
  for (;;) {
    const listed = await readRows(db, { after });
    for (const product of listed) products.put(product);
    after = listed.at(-1)?.sequence ?? after;
    if (listed.length < atATime) break;
  }
  return { products, look: { ...look, seen: [] } };
}

async function readRows(
  db: Database,
  wanted: { sequences: number[] } | { after: number },
): Promise<ListedProduct[]> {
  const { rows } = await sql<ListedProduct>`
    select
      sequence, id, card, price_paid, discount, stock, sold, created_at, facets, shade_hex, shade_order,
      array(select category_id from product_categories where product_id = id order by 1) as categories,
      array(select sub_category_id from product_sub_categories where product_id = id order by 1) as sub_categories
    from products
    where is_listed and ${
      'after' in wanted
        ? sql`sequence > ${wanted.after}`
        : sql`sequence = any (${wanted.sequences}::bigint[])`
    }
    order by sequence
    ${'after' in wanted ? sql`limit ${atATime}` : sql``}
  `.execute(db);
  return rows;
}

/** The names of all shelves, sub-categories first: their names say more. */
async function readShelfNames(db: Database): Promise<ShelfName[]> {
  const { rows } = await sql<ShelfName>`
    select * from (
      select id, true as is_sub_category, name, name_fr, image, search_words from sub_categories
      union all select id, false, name, name_fr, image, search_words from categories
    ) as shelves
    order by is_sub_category desc, lower(name), id
  `.execute(db);
  return rows;
}

/** Calls that arrive while work runs share the next run, which starts after all of them. */
function oneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  return () => {
    next ??= running.then(() => {
      const now = work();
      next = undefined;
      running = now.catch(() => undefined);
      return now;
    });
    return next;
  };
}
