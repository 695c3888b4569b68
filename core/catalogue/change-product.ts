import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
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
import { findProductSave, noteProductSave, productSaveOf } from './product-saves.ts';
import { refuseTakenReference } from './reference-taken.ts';
import { ownDiscountColumns } from './sale-discounts.ts';
import { writtenColumns } from './write-product.ts';

export type ChangeProduct = ProductForm & {
  id: string;
  /** The version the form was filled from; without it the current version is overwritten. */
  version?: number | undefined;
  /** The stock shown in the form: only the difference from it is applied. */
  stockSeen?: number | undefined;
};

/**
 * Another admin has saved the product since the form was opened: nothing is written, and `current` is the version saved
 * now.
 */
export type ChangedMeanwhile = { ok: false; current: Product };

/** Saves a product. A repeat with the same key, as after a lost answer, changes nothing. */
export function changeProduct(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  change: ChangeProduct,
  key?: string,
): Promise<Outcome<Product, 'PRODUCT_NOT_FOUND' | 'INVALID_FIELDS' | 'KEY_REUSED'> | ChangedMeanwhile> {
  const { id, version, stockSeen, ...form } = change;
  const save = key === undefined ? undefined : productSaveOf(admin, key, change);
  return transaction(db, async (tx) => {
    const product = await tx
      .selectFrom('products')
      .select('version')
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!product) return refuse('PRODUCT_NOT_FOUND');
    const before = await getProduct(tx, id);
    // Read with the product locked: of two requests at once the second finds the result of the first.
    const saved = save && (await findProductSave(tx, save));
    if (saved?.ok === false) return saved;
    if (saved?.value !== undefined) return succeed(before);
    if (version !== undefined && version !== product.version) {
      return { ok: false as const, current: before };
    }
    const at = clock.now();
    const changed = await overwriteProduct(tx, admin, { before, form, stockSeen, at });
    if (changed.ok && save) await noteProductSave(tx, save, { productId: id, at });
    return changed;
  }).catch(refuseTakenReference);
}

/** Writes the form over a product that the transaction has locked. `writtenWith` are other products that the same form writes. */
export async function overwriteProduct(
  tx: Transaction,
  admin: CurrentUser,
  {
    before,
    form: given,
    writtenWith = [],
    stockSeen,
    at,
  }: {
    before: Product;
    form: ProductForm;
    writtenWith?: readonly string[];
    stockSeen: number | undefined;
    at: Date;
  },
): Promise<Outcome<Product, 'INVALID_FIELDS'>> {
  const { id } = before;
  const [branded = given] = await inKnownBrands(tx, [given], { before: [before], ids: [id, ...writtenWith] });
  const filed = withCategories(branded, await readShelfMap(tx, branded.subCategories));
  const form = {
    ...filed,
    ...(await inKnownFamily(tx, filed)),
    isPublished: filed.isPublished ?? before.isPublished,
  };
  const wrong = await wrongProductFields(tx, form, before);
  if (wrong) return refuse('INVALID_FIELDS', { fields: wrong });
  await tx
    .updateTable('products')
    .set({
      ...writtenColumns(form),
      ...ownDiscountColumns(form.discount),
      version: before.version + 1,
      updatedAt: at,
    })
    .where('id', '=', id)
    .execute();
  await setStock(tx, {
    productId: id,
    stock: form.stock,
    seen: stockSeen,
    reason: 'edit',
    actorId: admin.id,
  });
  await categoriseProducts(tx, [{ ...form, id }]);
  const changed = await getProduct(tx, id);
  await recordChange(tx, {
    actorId: admin.id,
    kind: 'product',
    action: 'changed',
    subjectId: id,
    subjectName: changed.name,
    before: productFacts(before),
    after: productFacts(changed),
    at,
  });
  return succeed(changed);
}
