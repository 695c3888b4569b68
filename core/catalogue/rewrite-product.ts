import type { Transaction } from '#db/transaction.ts';
import type { Product, WrittenValues } from './product.ts';
import { ownDiscountColumns } from './sale-discounts.ts';

/** Writes single fields of a locked product, as one saved form would. */
export async function rewriteProduct(
  tx: Transaction,
  product: Pick<Product, 'id' | 'version' | 'price' | 'discount' | 'isPublished'>,
  fields: { [Field in 'price' | 'discount' | 'isPublished']?: WrittenValues[Field] | undefined },
  now: Date,
): Promise<void> {
  const { price = product.price, discount = product.discount, isPublished = product.isPublished } = fields;
  await tx
    .updateTable('products')
    .set({
      ...{ price, isPublished, isListed: isPublished, ...ownDiscountColumns(discount) },
      version: product.version + 1,
      updatedAt: now,
    })
    .where('id', '=', product.id)
    .execute();
}
