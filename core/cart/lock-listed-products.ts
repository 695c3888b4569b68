import type { Transaction } from '#db/transaction.ts';
import type { Francs } from '#shared/money.ts';

/** The facts about a product on sale that an order copies. */
export type ListedProduct = {
  name: string;
  nameFr: string | null;
  image: string;
  unit: string;
  price: Francs;
  discount: number;
  purchaseCost: number | null;
  stock: number;
};

/** Locks products that can be bought, in id order; does not find deleted ones and drafts. */
export async function lockListedProducts(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, ListedProduct>> {
  const products = await tx
    .selectFrom('products')
    .select(['id', 'name', 'nameFr', 'images', 'unit', 'price', 'discount', 'purchaseCost', 'stock'])
    .where('id', 'in', ids)
    .where('isListed', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(products.map(({ id, images, ...product }) => [id, { ...product, image: images[0] ?? '' }]));
}
