import { type Transaction, transaction } from '#db/transaction.ts';
import type { Francs } from '#shared/money.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { wrongPrices } from '#shared/wrong-prices.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChanges } from '../audit/record-change.ts';
import { productFacts } from '../catalogue/catalogue-facts.ts';
import { categoriseProducts } from '../catalogue/categorise-products.ts';
import { misfits, readShelfMap, type ShelfMap, shelfOf, withCategories } from '../catalogue/fit-shelf.ts';
import { lockCategories, lockSubCategories } from '../catalogue/lock-references.ts';
import type { Product } from '../catalogue/product.ts';
import { wrongPublication, wrongShelf } from '../catalogue/product-form.ts';
import { listAnyProductsByIds } from '../catalogue/product-rows.ts';
import { rewriteProduct } from '../catalogue/rewrite-product.ts';
import { setStock } from '../stock/set-stock.ts';
import type { Store } from '../store.ts';

export type ProductChange = {
  id: string;
  price?: Francs | undefined;
  discount?: number | undefined;
  stock?: number | undefined;
  stockSeen?: number | undefined;
  isPublished?: boolean | undefined;
  shelf?: { categories: string[]; subCategories: string[] } | undefined;
};

export type ChangedProducts = { products: Product[]; before: ProductChange[] };

/** Changes one or several products at once, all or none. The answer contains the changes that undo it. */
export function changeProducts(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  changes: readonly ProductChange[],
): Promise<Outcome<ChangedProducts, 'PRODUCT_NOT_FOUND' | 'INVALID_FIELDS'>> {
  const ids = changes.map(({ id }) => id);
  return transaction(db, async (tx) => {
    const old = await lockProducts(tx, ids);
    const map = await readShelfMap(tx, subCategoriesNamed(changes, old));
    const pairs = changes.flatMap((given) => {
      const product = old.find(({ id }) => id === given.id);
      const change = given.shelf ? { ...given, shelf: withCategories(given.shelf, map) } : given;
      return product ? [{ change, product }] : [];
    });
    if (pairs.length < changes.length) return refuse('PRODUCT_NOT_FOUND');
    const unknown = await unknownShelves(tx, changes);
    if (unknown) return refuse('INVALID_FIELDS', { fields: unknown });
    const wrong = Object.assign({}, ...pairs.map(({ change, product }) => mistakesOf(change, product, map)));
    if (Object.keys(wrong).length > 0) return refuse('INVALID_FIELDS', { fields: wrong });
    const at = clock.now();
    for (const { change, product } of pairs) {
      await rewriteProduct(tx, product, change, at);
      if (change.shelf) await categoriseProducts(tx, [{ ...change.shelf, id: product.id }]);
      const { stock, stockSeen: seen } = change;
      if (stock === undefined) continue;
      await setStock(tx, { productId: product.id, stock, seen, reason: 'list', actorId: admin.id });
    }
    const products = await listAnyProductsByIds(tx, ids);
    await recordChanges(
      tx,
      products.flatMap((product) => {
        const before = old.find(({ id }) => id === product.id);
        return before
          ? {
              ...({ actorId: admin.id, kind: 'product', action: 'changed', at } as const),
              ...{ subjectId: product.id, subjectName: product.name },
              ...{ before: productFacts(before), after: productFacts(product) },
            }
          : [];
      }),
    );
    return succeed({
      products,
      before: pairs.map(({ change, product }) => undoOf(change, product, { changed: products, map })),
    });
  });
}

/** Locks the products in the order of their ids, as orders and imports do, so that none of them deadlocks. */
async function lockProducts(tx: Transaction, ids: readonly string[]): Promise<Product[]> {
  await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const products = await listAnyProductsByIds(tx, ids);
  return products.filter(({ deletedAt }) => deletedAt === null);
}

/** The mistakes of a change by field; the product's name tells which change is wrong. */
function mistakesOf(change: ProductChange, product: Product, map: ShelfMap): Record<string, string> {
  const { price = product.price, discount = product.discount } = change;
  const { isPublished = product.isPublished } = change;
  const categories = change.shelf?.categories ?? product.categories;
  return {
    ...wrongPrices({ price, discount }, product.bulkPrice),
    ...wrongPublication({ images: product.images, categories, isPublished }, product),
    ...(change.shelf ? wrongShelf(change.shelf, map, product) : {}),
  };
}

/** The problems by field. The named shelves cannot be deleted before the transaction ends. */
async function unknownShelves(
  tx: Transaction,
  changes: readonly ProductChange[],
): Promise<Record<string, string> | undefined> {
  const shelves = changes.flatMap(({ shelf }) => shelf ?? []);
  const categories = [...new Set(shelves.flatMap((shelf) => shelf.categories))];
  const subCategories = [...new Set(shelves.flatMap((shelf) => shelf.subCategories))];
  if (!(await lockCategories(tx, categories))) return { category: 'unknownReference' };
  if (!(await lockSubCategories(tx, subCategories))) return { subCategory: 'unknownReference' };
  return undefined;
}

function subCategoriesNamed(changes: readonly ProductChange[], old: readonly Product[]): string[] {
  const moved = changes.flatMap(({ shelf }) => shelf?.subCategories ?? []);
  const left = old.flatMap((product) => shelfOf(product).subCategories);
  return changes.some(({ shelf }) => shelf) ? [...new Set([...moved, ...left])] : [];
}

function undoOf(
  change: ProductChange,
  old: Product,
  { changed, map }: { changed: readonly Product[]; map: ShelfMap },
): ProductChange {
  const now = changed.find(({ id }) => id === old.id);
  return {
    id: old.id,
    ...(change.price === undefined ? {} : { price: old.price }),
    ...(change.discount === undefined ? {} : { discount: old.discount }),
    ...(change.stock === undefined ? {} : { stock: old.stock, stockSeen: now?.stock }),
    ...(change.isPublished === undefined ? {} : { isPublished: old.isPublished }),
    ...(change.shelf === undefined ? {} : { shelf: fittingShelfOf(old, map) }),
  };
}

/** The product's shelf without sub-categories that no longer fit: undoing a move must not be refused. */
function fittingShelfOf(product: Product, map: ShelfMap): NonNullable<ProductChange['shelf']> {
  const shelf = shelfOf(product);
  const wrong = misfits(shelf, map);
  return { ...shelf, subCategories: shelf.subCategories.filter((id) => !wrong.includes(id)) };
}
