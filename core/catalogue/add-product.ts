import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { whatShopNeeds } from '#shared/what-shop-needs.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { newCatalogueId } from '../ids.ts';
import { setStock } from '../stock/set-stock.ts';
import type { Store } from '../store.ts';
import { productFacts } from './catalogue-facts.ts';
import { categoriseProducts } from './categorise-products.ts';
import { inKnownFamily } from './family-queries.ts';
import { readShelfMap, withCategories } from './fit-shelf.ts';
import { inKnownBrands } from './known-brand.ts';
import type { Product } from './product.ts';
import { type ProductForm, wrongProductFields } from './product-form.ts';
import { getProduct } from './product-rows.ts';
import { findProductSave, noteProductSave, type ProductSave, productSaveOf } from './product-saves.ts';
import { refuseTakenReference } from './reference-taken.ts';
import { writtenColumns } from './write-product.ts';

/**
 * Adds a product. A repeat with the same key, as after a lost answer, returns the product that was added the first
 * time.
 */
export function addProduct(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  form: ProductForm,
  key?: string,
): Promise<Outcome<Product, 'INVALID_FIELDS' | 'KEY_REUSED'>> {
  return transaction(db, async (tx) => {
    const id = newCatalogueId();
    const at = clock.now();
    if (key !== undefined) {
      const save = productSaveOf(admin, key, form);
      if (!(await noteProductSave(tx, save, { productId: id, at }))) return findAdded(tx, save);
    }
    return insertProduct(tx, admin, { id, form, at });
  }).catch(refuseTakenReference);
}

/** Adds one product from its saved form, inside a transaction. `writtenWith` are products that the same form writes. */
export async function insertProduct(
  tx: Transaction,
  admin: CurrentUser,
  {
    id,
    form: given,
    writtenWith = [],
    at,
  }: { id: string; form: ProductForm; writtenWith?: readonly string[]; at: Date },
): Promise<Outcome<Product, 'INVALID_FIELDS'>> {
  // A call that does not say whether to publish, as in the specification, publishes the product if nothing is missing
  // for that.
  const [branded = given] = await inKnownBrands(tx, [given], { ids: writtenWith });
  const filed = withCategories(branded, await readShelfMap(tx, branded.subCategories));
  const form = {
    ...filed,
    ...(await inKnownFamily(tx, filed)),
    isPublished: filed.isPublished ?? whatShopNeeds(filed).length === 0,
  };
  const wrong = await wrongProductFields(tx, form);
  if (wrong) return refuse('INVALID_FIELDS', { fields: wrong });
  await tx
    .insertInto('products')
    .values({ id, stock: 0, ...writtenColumns(form) })
    .execute();
  await setStock(tx, { productId: id, stock: form.stock, reason: 'opening', actorId: admin.id });
  await categoriseProducts(tx, [{ ...form, id }]);
  const product = await getProduct(tx, id);
  await recordChange(tx, {
    actorId: admin.id,
    kind: 'product',
    action: 'added',
    subjectId: id,
    subjectName: product.name,
    after: productFacts(product),
    at,
  });
  return succeed(product);
}

async function findAdded(tx: Transaction, save: ProductSave): Promise<Outcome<Product, 'KEY_REUSED'>> {
  const found = await findProductSave(tx, save);
  if (!found.ok) return found;
  if (found.value === undefined) throw new Error('A save that was in the way is not there.');
  return succeed(await getProduct(tx, found.value));
}
