import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { newCatalogueId } from '../ids.ts';
import { setStock } from '../stock/set-stock.ts';
import type { Store } from '../store.ts';
import type { Product } from './product.ts';
import { type ProductForm, wrongProductFields } from './product-form.ts';
import { getProduct } from './product-rows.ts';
import { fileProduct, productColumns } from './write-product.ts';

export function addProduct(
  { db }: Pick<Store, 'db'>,
  admin: CurrentUser,
  form: ProductForm,
): Promise<Outcome<Product, 'INVALID_FIELDS'>> {
  return transaction(db, async (open) => {
    const wrong = await wrongProductFields(open, form, form.bulkPrice ?? null);
    if (wrong) return refuse('INVALID_FIELDS', { fields: wrong });
    const id = newCatalogueId();
    await open
      .insertInto('products')
      .values({ id, stock: 0, ...productColumns(form) })
      .execute();
    await setStock(open, { productId: id, stock: form.stock, reason: 'opening', actorId: admin.id });
    await fileProduct(open, id, form);
    return succeed(await getProduct(open, id));
  });
}
