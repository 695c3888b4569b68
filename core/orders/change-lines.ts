import { randomUUID } from 'node:crypto';
import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import type { LineChangeKind } from '#shared/line-changes.ts';
import { type Francs, francs } from '#shared/money.ts';
import { billAsOrdered, shareOfKept } from '#shared/ordered-bill.ts';
import type { Bill } from '#shared/pricing.ts';
import type { OrderLine } from './order-queries.ts';

/** A line of a locked order, as it is now. */
export type CurrentLine = OrderLine & {
  position: number;
  /** What the shop paid for a piece; a piece that comes into the order has the product's cost at that moment. */
  unitCost: number | null;
};

/** True for a gift: a line at 0 F, which no product costs (decision 404). */
export function isGift({ unitPrice }: Pick<CurrentLine, 'unitPrice'>): boolean {
  return unitPrice === 0;
}

/** Pieces of a line that leave the order (below zero) or come into it, at the line's own price. */
export type LineStep = {
  line: CurrentLine;
  change: number;
  damaged: number;
  /** The share of a code's reduction that moves along with pieces that replace others. */
  reduction?: Francs;
};

export type LineChangeWritten = {
  orderId: string;
  kind: LineChangeKind;
  steps: readonly LineStep[];
  note: string;
  actorId: string | null;
  at: Date;
};

export function listCurrentLines(db: Database, orderId: string): Promise<CurrentLine[]> {
  return selectCurrentLines(db).where('orderId', '=', orderId).execute();
}

/** The lines of several orders, by order. */
export async function listCurrentLinesOf(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, CurrentLine[]>> {
  const lines = await selectCurrentLines(db).select('orderId').where('orderId', 'in', orderIds).execute();
  return Map.groupBy(lines, ({ orderId }) => orderId);
}

function selectCurrentLines(db: Database) {
  return db
    .selectFrom('orderLines')
    .select(['position', 'productId', 'name', 'nameFr', 'image', 'unit'])
    .select(['unitPrice', 'discount', 'discountedUnitPrice', 'quantity', 'reduction', 'unitCost'])
    .orderBy('position');
}

/** The lines after these steps; lines without pieces are left out. */
export function linesAfter(lines: readonly CurrentLine[], steps: readonly LineStep[]): CurrentLine[] {
  const changeOf = new Map<number, number>();
  const cameWith = new Map<number, number>();
  for (const { line, change, reduction = 0 } of steps) {
    changeOf.set(line.position, (changeOf.get(line.position) ?? 0) + change);
    cameWith.set(line.position, (cameWith.get(line.position) ?? 0) + reduction);
  }
  const known = new Set(lines.map(({ position }) => position));
  const added = steps
    .filter(({ line }) => !known.has(line.position))
    .map(({ line }) => ({ ...line, quantity: 0, reduction: francs(0) }));
  return [...lines, ...added]
    .map((line) => {
      const quantity = line.quantity + (changeOf.get(line.position) ?? 0);
      const isLess = quantity < line.quantity;
      const share = isLess ? shareOfKept(line.reduction, line.quantity, quantity) : line.reduction;
      return { ...line, quantity, reduction: francs(share + (cameWith.get(line.position) ?? 0)) };
    })
    .filter(({ quantity }) => quantity > 0);
}

export function billOf(lines: readonly CurrentLine[], deliveryFee: Francs): Bill {
  return billAsOrdered(
    lines.map(({ unitPrice, ...line }) => ({ ...line, price: unitPrice })),
    deliveryFee,
  );
}

export async function getDeliveryFee(db: Database, orderId: string): Promise<Francs> {
  const { deliveryFee } = await db
    .selectFrom('orders')
    .select('deliveryFee')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return deliveryFee;
}

/**
 * Changes the lines of a locked order, with its totals, and records each change. The caller updates the payment status: money that is
 * now too much must first be owed back.
 */
export async function changeLines(
  tx: Transaction,
  before: { lines: readonly CurrentLine[]; deliveryFee: Francs },
  { orderId, kind, steps, note, actorId, at }: LineChangeWritten,
): Promise<Bill> {
  const after = linesAfter(before.lines, steps);
  const charged = billOf(after, before.deliveryFee);
  const lowered = billOf(before.lines, before.deliveryFee).total - charged.total;
  const positions = steps.map(({ line }) => line.position);
  await tx
    .deleteFrom('orderLines')
    .where('orderId', '=', orderId)
    .where('position', 'in', positions)
    .execute();
  const kept = after.filter(({ position }) => positions.includes(position));
  if (kept.length > 0) {
    await tx
      .insertInto('orderLines')
      .values(kept.map((line) => ({ ...line, orderId })))
      .execute();
  }
  await tx
    .updateTable('orders')
    .set((order) => ({
      quantity: charged.quantity,
      undiscountedTotal: charged.undiscountedTotal,
      reduction: charged.reduction,
      total: charged.total,
      takenOut: order('takenOut', '+', Math.max(0, lowered)),
      updatedAt: at,
    }))
    .where('id', '=', orderId)
    .execute();
  const changeId = randomUUID();
  await tx
    .insertInto('orderLineChanges')
    .values(
      steps.map(
        ({
          line: { productId, name, nameFr, unitPrice, discount, discountedUnitPrice },
          change,
          damaged,
        }) => ({
          ...{ changeId, orderId, kind, productId, name, nameFr, unitPrice, discount, discountedUnitPrice },
          ...{ quantity: change, damaged, note, actorId, createdAt: at },
        }),
      ),
    )
    .execute();
  return charged;
}

export type LineChange = {
  /** The same for all steps of one change. */
  changeId: string;
  kind: LineChangeKind;
  productId: string;
  name: string;
  nameFr: string | null;
  /** Below zero: pieces that left the order. */
  quantity: number;
  damaged: number;
  discountedUnitPrice: Francs;
  note: string;
  actorName: string | null;
  at: Date;
};

/** What has happened to an order's lines since it was placed, the first change first. */
export function listLineChanges(db: Database, orderId: string): Promise<LineChange[]> {
  return db
    .selectFrom('orderLineChanges')
    .leftJoin('users', 'users.id', 'orderLineChanges.actorId')
    .select([
      'changeId',
      'kind',
      'productId',
      'orderLineChanges.name',
      'nameFr',
      'quantity',
      'damaged',
      'discountedUnitPrice',
    ])
    .select(['note', 'users.name as actorName', 'orderLineChanges.createdAt as at'])
    .where('orderId', '=', orderId)
    .orderBy('orderLineChanges.id')
    .execute();
}
