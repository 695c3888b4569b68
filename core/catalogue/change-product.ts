import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { setStock } from '../stock/set-stock.ts';
import type { Store } from '../store.ts';
import type { Product } from './product.ts';
import { type ProductForm, wrongProductFields } from './product-form.ts';
import { getProduct } from './product-rows.ts';
import { fileProduct, productColumns } from './write-product.ts';

export function changeProduct(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  { id, ...form }: ProductForm & { id: string },
): Promise<Outcome<Product, 'PRODUCT_NOT_FOUND' | 'INVALID_FIELDS'>> {
  return transaction(db, async (open) => {
    const product = await open
      .selectFrom('products')
      .select('bulkPrice')
      .where('id', '=', id)
      .where('isListed', '=', true)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!product) return refuse('PRODUCT_NOT_FOUND');
    const bulkPrice = form.bulkPrice === undefined ? product.bulkPrice : form.bulkPrice;
    const wrong = await wrongProductFields(open, form, bulkPrice);
    if (wrong) return refuse('INVALID_FIELDS', { fields: wrong });
    await open
      .updateTable('products')
      .set({ ...productColumns(form), updatedAt: clock.now() })
      .where('id', '=', id)
      .execute();
    await setStock(open, { productId: id, stock: form.stock, reason: 'edit', actorId: admin.id });
    await fileProduct(open, id, form);
    return succeed(await getProduct(open, id));
  });
}
