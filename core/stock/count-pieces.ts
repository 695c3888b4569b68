import { sql } from 'kysely';
import { z } from 'zod';
import { type Transaction, transaction } from '#db/transaction.ts';
import { limits } from '#shared/limits.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { once } from '../idempotency/once.ts';
import type { Store } from '../store.ts';
import { containsWords } from '../words/contains-words.ts';
import { hasBarcode } from '../words/has-barcode.ts';
import { type CountLine, getCountLine, lockOpenCount } from './count-queries.ts';
import { isOnShelf } from './ordered-pieces.ts';

export type CountMatch = {
  id: string;
  name: string;
  nameFr: string | null;
  images: string[];
  reference: string;
};

/** The line to which a piece was added; if none, the products that may be meant. */
export type Scanned = { line: CountLine | null; matches: CountMatch[] };

const MOST_MATCHES = 8;

/**
 * Counts one more piece of the product that has this barcode or reference. If no product or several have it, nothing is counted, and
 * the answer names those that may be meant. Sent again with its key after a lost answer, it is counted once.
 */
export function scanPiece(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { code, key }: { code: string; key?: string | undefined },
): Promise<Outcome<Scanned, 'COUNT_NOT_OPEN' | 'KEY_REUSED'>> {
  return transaction(db, async (tx) => {
    const countId = await lockOpenCount(tx);
    if (countId === undefined) return refuse('COUNT_NOT_OPEN');
    const exact = await findByCode(tx, code);
    const [product] = exact;
    if (product === undefined || exact.length > 1) {
      const matches = exact.length > 1 ? exact : await findByWords(tx, code);
      return succeed({ line: null, matches });
    }
    const at = clock.now();
    const scan = { productId: product.id, countId, staffId: staff.id, at };
    const work = key === undefined ? undefined : workKey(staff, key);
    const done = await once(tx, { key: work, answers: z.null(), at }, async (): Promise<Outcome<null>> => {
      await writeLine(tx, { ...scan, pieces: 1, adds: true });
      return succeed(null);
    });
    if (!done.ok) return done;
    return succeed({ line: await getCountLine(tx, countId, product.id), matches: [] });
  });
}

function workKey(staff: Pick<CurrentUser, 'id'>, key: string) {
  return { userId: staff.id, work: 'stock_count', key, bodyHash: null } as const;
}

export type SetCounted = {
  productId: string;
  /** Null removes the product from the count. */
  counted: number | null;
};

/** Sets the number of pieces counted of a product, in place of what was counted before. */
export function setCounted(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { productId, counted }: SetCounted,
): Promise<Outcome<undefined, 'COUNT_NOT_OPEN' | 'PRODUCT_NOT_FOUND'>> {
  return transaction(db, async (tx) => {
    const countId = await lockOpenCount(tx);
    if (countId === undefined) return refuse('COUNT_NOT_OPEN');
    await tx
      .deleteFrom('stockCountLines')
      .where('countId', '=', countId)
      .where('productId', '=', productId)
      .execute();
    if (counted === null) return succeed();
    const line = { productId, countId, staffId: staff.id, at: clock.now() };
    const written = await writeLine(tx, { ...line, pieces: counted, adds: false });
    return written ? succeed() : refuse('PRODUCT_NOT_FOUND');
  });
}

type WrittenLine = {
  countId: string;
  productId: string;
  pieces: number;
  adds: boolean;
  staffId: string;
  at: Date;
};

/**
 * Writes a line of the count. The booked stock is read with the first piece. Pieces of orders that are not packed yet have left the
 * stock but are still on the shelf, so they are counted and are part of what is expected.
 */
async function writeLine(
  tx: Transaction,
  { countId, productId, pieces, adds, staffId, at }: WrittenLine,
): Promise<boolean> {
  const { rows } = await sql`
    insert into stock_count_lines (count_id, product_id, counted, booked, counted_by, counted_at)
    select ${countId}, products.id, ${pieces}::integer, products.stock + (
      select coalesce(sum(order_lines.quantity), 0)::integer
      from orders join order_lines on order_lines.order_id = orders.id
      where ${isOnShelf} and order_lines.product_id = products.id
    ), ${staffId}, ${at}::timestamptz
    from products where products.id = ${productId} and products.deleted_at is null
    on conflict (count_id, product_id) do update set
      counted = least(${limits.stock}::integer, excluded.counted + case when ${adds} then stock_count_lines.counted else 0 end),
      counted_by = excluded.counted_by, counted_at = excluded.counted_at
    returning 1
  `.execute(tx);
  return rows.length === 1;
}

function findByCode(tx: Transaction, code: string): Promise<CountMatch[]> {
  return matchesOf(tx)
    .where((where) =>
      where.or([hasBarcode(code), where(sql`lower(reference)`, '=', code.trim().toLowerCase())]),
    )
    .execute();
}

function findByWords(tx: Transaction, words: string): Promise<CountMatch[]> {
  return matchesOf(tx).where(containsWords(sql`concat_ws(' ', name, name_fr, reference)`, words)).execute();
}

function matchesOf(tx: Transaction) {
  return tx
    .selectFrom('products')
    .select(['id', 'name', 'nameFr', 'images', 'reference'])
    .where('deletedAt', 'is', null)
    .orderBy('name')
    .limit(MOST_MATCHES);
}
