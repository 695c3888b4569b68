import type { Transaction } from '#db/transaction.ts';
import { type ProductField, productFieldNames } from '#shared/product-fields.ts';
import type { AdminProduct, WrittenProduct, WrittenValues } from '../catalogue/product.ts';
import { listAnyProductsByIds } from '../catalogue/product-rows.ts';
import { asWritten } from './as-written.ts';

type Write = {
  product: WrittenProduct;
  changed: readonly ProductField[];
  current: AdminProduct | undefined;
};

/**
 * Records what an import has just written, with the values before, so that it can be undone for a day: the changed
 * fields of a product that was there, all fields of a new one.
 */
export async function keepWrites(tx: Transaction, importId: string, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  const written = await listAnyProductsByIds(
    tx,
    writes.map(({ product }) => product.id),
  );
  const after = new Map(written.map((product) => [product.id, product]));
  const rows = writes.flatMap(({ product: { id }, changed, current }) => {
    const product = after.get(id);
    if (!product) return [];
    return {
      ...{ importId, productId: id, version: product.version },
      before: current ? JSON.stringify(fieldsOf(asWritten(current), changed)) : null,
      after: JSON.stringify(fieldsOf(asWritten(product), current ? changed : productFieldNames)),
    };
  });
  await tx.insertInto('importWrites').values(rows).execute();
}

function fieldsOf(values: WrittenValues, fields: readonly ProductField[]): Partial<WrittenValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
