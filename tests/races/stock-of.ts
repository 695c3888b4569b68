import type { Store } from '#core/store.ts';

type Product = { id: string };

export async function stockOf({ db }: Pick<Store, 'db'>, { id }: Product): Promise<number> {
  const { stock } = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return stock;
}

/** The sum of the stock movements, which must always equal the stock. */
export async function ledgerSum({ db }: Pick<Store, 'db'>, { id }: Product): Promise<number> {
  const { sum } = await db
    .selectFrom('stockMovements')
    .select((ledger) => ledger.fn.sum<number>('change').as('sum'))
    .where('productId', '=', id)
    .executeTakeFirstOrThrow();
  return sum;
}
