import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { newCatalogueId } from '../ids.ts';
import { setStock } from '../stock/set-stock.ts';
import type { Store } from '../store.ts';
import { productFacts } from './catalogue-facts.ts';
import type { Product } from './product.ts';
import { type ProductForm, wrongProductFields } from './product-form.ts';
import { getProduct } from './product-rows.ts';
import { fileProduct, productColumns } from './write-product.ts';

export function addProduct(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
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
    const product = await getProduct(open, id);
    await recordChange(open, {
      actorId: admin.id,
      kind: 'product',
      action: 'added',
      subjectId: id,
      subjectName: product.name,
      after: productFacts(product),
      at: clock.now(),
    });
    return succeed(product);
  });
}
