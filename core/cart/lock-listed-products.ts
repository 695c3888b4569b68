import type { Transaction } from '#db/transaction.ts';
import type { Francs } from '#shared/money.ts';

/** The current name and price of a product; it cannot change until the transaction ends. */
export type LockedProduct = {
  name: string;
  nameFr: string | null;
  image: string;
  unit: string;
  price: Francs;
  discount: number;
  stock: number;
};

/** Locks products that can be bought, in id order; deleted ones and drafts are not found. */
export async function lockListedProducts(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, LockedProduct>> {
  const products = await tx
    .selectFrom('products')
    .select(['id', 'name', 'nameFr', 'images', 'unit', 'price', 'discount', 'stock'])
    .where('id', 'in', ids)
    .where('isListed', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(products.map(({ id, images, ...product }) => [id, { ...product, image: images[0] ?? '' }]));
}
