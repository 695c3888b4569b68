import type { Database } from '#db/client.ts';
import { isProductField, type ProductField } from '#shared/product-fields.ts';
import { readText } from './cell-text.ts';
import { uncountedStock } from './foreign-values.ts';
import { type KeptRow, listRows, type PlannedRow, planRows, rowsAsCells } from './plan-rows.ts';
import { productCells } from './product-cells.ts';
import type { RowCells } from './read-row.ts';

/** What a row of a checked file would change. */
export type ChangedRow = {
  row: number;
  isNew: boolean;
  /** The name of the product as it is; for a new one, as the file has it. */
  name: string;
  nameFr: string | null;
  /** Cells as an export writes them; for a new product only the stock, if the file does not count it. */
  cells: ChangedCell[];
  /** True if the product becomes, or stays, a draft because it has no photo or no category. */
  isDraftOnly: boolean;
};

type ChangedCell = { field: ProductField; before: string; after: string; isLarge: boolean };

/** How many rows are examined for one page: most rows of a re-imported file change nothing. */
const rowsLookedAt = 2_000;
const rowsAtOnce = 500;
const longestCell = 300;

/**
 * The next changes after a row of the file, and the row to continue from. The rows are compared with the catalogue as it
 * is now.
 */
export async function listImportChanges(
  db: Database,
  { importId, after, limit }: { importId: string; after: number; limit: number },
): Promise<{ changes: ChangedRow[]; next: number | null }> {
  const known = await db
    .selectFrom('imports')
    .select('fields')
    .where('id', '=', importId)
    .where('state', '=', 'checked')
    .executeTakeFirst();
  const fields = (known?.fields ?? []).filter(isProductField);
  const changes: ChangedRow[] = [];
  let position = after;
  for (let looked = 0; known && looked < rowsLookedAt; looked += rowsAtOnce) {
    const rows = await listRows(db, { importId, after: position, limit: rowsAtOnce });
    const planned = await planRows(db, importId, fields, rows);
    const cells = rowsAsCells(rows, fields);
    for (const [index, plan] of planned.entries()) {
      position = positionOf(rows, index, position);
      const change = changeOf(plan, cells[index] ?? {});
      if (change) changes.push(change);
      if (changes.length === limit) return { changes, next: position };
    }
    if (rows.length < rowsAtOnce) return { changes, next: null };
  }
  return { changes, next: known ? position : null };
}

function positionOf(rows: readonly KeptRow[], index: number, before: number): number {
  return rows[index]?.position ?? before;
}

function changeOf(plan: PlannedRow, cells: RowCells): ChangedRow | undefined {
  if ('problems' in plan || plan.effect === 'same') return undefined;
  const { current, product, isDraftOnly } = plan;
  const { row } = plan;
  if (current === undefined) {
    // The file does not count these pieces: the owner sees which stock they get.
    const stock: ChangedCell = { field: 'stock', before: '', after: String(product.stock), isLarge: false };
    const said = cells.stock === uncountedStock ? [stock] : [];
    return { row, isNew: true, name: product.name, nameFr: product.nameFr, cells: said, isDraftOnly };
  }
  const exported = productCells(current);
  return {
    ...{ row, isNew: false, name: current.name, nameFr: current.nameFr, isDraftOnly },
    cells: plan.changed.map((field) => ({
      field,
      before: exported[field].slice(0, longestCell),
      after:
        isDraftOnly && field === 'isPublished'
          ? 'no'
          : readText(plan.cells[field] ?? '').slice(0, longestCell),
      isLarge: field === 'price' && Math.abs(product.price - current.price) * 2 > current.price,
    })),
  };
}
