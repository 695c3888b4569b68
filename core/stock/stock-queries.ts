import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { AdjustmentCause, MovementReason, StockView } from '#shared/stock.ts';
import { containsWords } from '../words/contains-words.ts';
import { hasBarcode } from '../words/has-barcode.ts';
import { orderedPieces } from './ordered-pieces.ts';

export type StockRow = {
  id: string;
  name: string;
  nameFr: string | null;
  images: string[];
  stock: number;
  isPublished: boolean;
  isLow: boolean;
  /** The product's own limit; null if it uses the shop's. */
  lowStock: number | null;
  /** The number of people who want to hear when it is back. */
  waiting: number;
  /** The pieces of orders that are not packed: they have left the stock and are still on the shelf. */
  ordered: number;
};
export type StockCounts = Record<StockView, number>;

type ListStock = { view: StockView; search: string; page: number; limit: number };

/** All products except deleted ones, those that run out first. */
export async function listStock(
  db: Database,
  { view, search, page, limit }: ListStock,
): Promise<{ rows: StockRow[]; totalCount: number; counts: StockCounts }> {
  let matching = db.selectFrom('products').where('deletedAt', 'is', null);
  if (view === 'sold_out') matching = matching.where('stock', '=', 0);
  if (view === 'low') matching = matching.where('stock', '>', 0).where('isLow', '=', true);
  if (search !== '') {
    matching = matching.where((product) =>
      product.or([containsWords(sql`concat_ws(' ', name, name_fr, reference)`, search), hasBarcode(search)]),
    );
  }
  const [rows, { count }, counts] = await Promise.all([
    matching
      .select([...stockColumns, countWaiting])
      .orderBy('stock')
      .orderBy('sequence', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((fields) => fields.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    countViews(db),
  ]);
  return { rows: await withOrdered(db, rows), totalCount: count, counts };
}

export async function getStockRow(db: Database, productId: string): Promise<StockRow> {
  const row = await db
    .selectFrom('products')
    .select([...stockColumns, countWaiting])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const [only = { ...row, ordered: 0 }] = await withOrdered(db, [row]);
  return only;
}

async function withOrdered<Row extends { id: string }>(
  db: Database,
  rows: readonly Row[],
): Promise<(Row & { ordered: number })[]> {
  const ordered = await orderedPieces(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ordered: ordered.get(row.id) ?? 0 }));
}

const stockColumns = ['id', 'name', 'nameFr', 'images', 'stock', 'isPublished', 'isLow', 'lowStock'] as const;

const countWaiting = sql<number>`(
  select count(*)::int from stock_alerts where product_id = products.id and sent_at is null
)`.as('waiting');

async function countViews(db: Database): Promise<StockCounts> {
  const { rows } = await sql<StockCounts>`
    select
      count(*) as "all",
      count(*) filter (where stock > 0 and is_low) as low,
      count(*) filter (where stock = 0) as sold_out
    from products
    where deleted_at is null
  `.execute(db.withoutPlugins());
  return rows[0] ?? { all: 0, low: 0, sold_out: 0 };
}

export type Movement = {
  id: number;
  change: number;
  /** The stock after the movement. */
  stock: number;
  reason: MovementReason;
  cause: AdjustmentCause | null;
  note: string;
  orderNumber: string | null;
  actorName: string | null;
  createdAt: Date;
};

/** The ledger of a product, newest movement first; also of a deleted product. */
export async function listMovements(
  db: Database,
  { productId, page, limit }: { productId: string; page: number; limit: number },
): Promise<Outcome<{ movements: Movement[]; totalCount: number; stock: number }, 'PRODUCT_NOT_FOUND'>> {
  const product = await db
    .selectFrom('products')
    .select(['stock', (fields) => countMovements(fields.ref('products.id')).as('totalCount')])
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!product) return refuse('PRODUCT_NOT_FOUND');
  const { rows } = await sql<Movement>`
    select movement.id, movement.change, movement.stock, movement.reason, movement.cause, movement.note,
      orders.order_number, users.name as actor_name, movement.created_at
    from (
      select *, sum(change) over (order by id) as stock from stock_movements where product_id = ${productId}
    ) as movement
    left join orders on orders.id = movement.order_id
    left join users on users.id = movement.actor_id
    order by movement.id desc
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return succeed({ movements: rows, ...product });
}

function countMovements(productId: unknown) {
  return sql<number>`(select count(*) from stock_movements where product_id = ${productId})`;
}
