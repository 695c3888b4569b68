import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';

export type CountLine = {
  productId: string;
  name: string;
  nameFr: string | null;
  images: string[];
  reference: string;
  counted: number;
  /** The pieces that should have been on the shelf when it was counted. */
  booked: number;
  countedBy: string;
  countedAt: Date;
};

export type OpenCount = { id: string; startedAt: Date; startedBy: string };

export type CountNow = {
  /** Null while nothing is being counted. */
  count: OpenCount | null;
  /** The lines counted last, newest first. */
  lines: CountLine[];
  /** The first lines that differ from what was booked, by name. */
  differing: CountLine[];
  /** How many lines differ. */
  differingProducts: number;
  /** How many products were counted. */
  products: number;
};

/** As many lines as a person looks at while scanning, and as many differences as she reads before they are booked. */
const NEWEST = 20;
const MOST_DIFFERING = 500;

export async function readCountNow(db: Database): Promise<CountNow> {
  const open = await db
    .selectFrom('stockCounts')
    .leftJoin('users', 'users.id', 'stockCounts.startedBy')
    .select(['stockCounts.id', 'startedAt', sql<string>`coalesce(users.name, '')`.as('startedBy')])
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  if (!open) return { count: null, lines: [], differing: [], differingProducts: 0, products: 0 };
  const [lines, differing, counts] = await Promise.all([
    linesOf(db, open.id).orderBy('countedAt', 'desc').orderBy('productId').limit(NEWEST).execute(),
    linesOf(db, open.id)
      .whereRef('counted', '<>', 'booked')
      .orderBy('products.name')
      .limit(MOST_DIFFERING)
      .execute(),
    db
      .selectFrom('stockCountLines')
      .innerJoin('products', 'products.id', 'productId')
      .select((fields) => [
        fields.fn.countAll<number>().as('products'),
        fields.fn.countAll<number>().filterWhereRef('counted', '<>', 'booked').as('differingProducts'),
      ])
      .where('countId', '=', open.id)
      .where('products.deletedAt', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return { count: open, lines, differing, ...counts };
}

export function getCountLine(db: Database, countId: string, productId: string): Promise<CountLine> {
  return linesOf(db, countId).where('productId', '=', productId).executeTakeFirstOrThrow();
}

function linesOf(db: Database, countId: string) {
  return db
    .selectFrom('stockCountLines')
    .innerJoin('products', 'products.id', 'productId')
    .leftJoin('users', 'users.id', 'countedBy')
    .select(['productId', 'products.name', 'nameFr', 'images', 'reference', 'counted', 'booked', 'countedAt'])
    .select(sql<string>`coalesce(users.name, '')`.as('countedBy'))
    .where('countId', '=', countId)
    .where('products.deletedAt', 'is', null);
}

/**
 * Locks the open count. Its writers wait for each other, so that no piece is counted into a count that has just ended.
 */
export async function lockOpenCount(tx: Transaction): Promise<string | undefined> {
  const open = await tx
    .selectFrom('stockCounts')
    .select('id')
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return open?.id;
}
