import type { Transaction } from '#db/transaction.ts';
import type { AddedShelf } from '#shared/foreign-columns.ts';
import { unlinkSubCategory } from '../catalogue/change-sub-category.ts';
import { countCategoryUses, removeCategory } from '../catalogue/delete-category.ts';
import { countSubCategoryProducts, removeSubCategory } from '../catalogue/delete-sub-category.ts';

type Act = { actorId: string; at: Date };

/**
 * Removes what was added for an import, sub-categories first. What is used meanwhile, what was saved since, and what someone is filing a product under
 * at this moment (`skip locked`) stays: it is the owner's now.
 */
export async function removeAddedShelves(
  tx: Transaction,
  added: readonly AddedShelf[],
  act: Act,
): Promise<void> {
  const changes = new Map<string, number>();
  for (const shelf of added) {
    if (shelf.kind !== 'link') continue;
    const isUndone = await unlinkSubCategory(tx, shelf, act);
    const { subCategoryId: id } = shelf;
    changes.set(id, (changes.get(id) ?? 0) + (isUndone ? 2 : 1));
  }
  for (const id of idsOf(added, 'subCategory')) {
    const found = await lockAsAdded(tx, 'subCategories', { id, changes: changes.get(id) });
    if (found && (await countSubCategoryProducts(tx, id)) === 0) await removeSubCategory(tx, found, act);
  }
  for (const id of idsOf(added, 'category')) {
    const found = await lockAsAdded(tx, 'categories', { id });
    if (!found) continue;
    const { products, subCategories } = await countCategoryUses(tx, id);
    if (products + subCategories === 0) await removeCategory(tx, found, act);
  }
}

function idsOf(added: readonly AddedShelf[], kind: 'category' | 'subCategory'): string[] {
  return added.flatMap((shelf) => (shelf.kind === kind ? shelf.id : []));
}

/** `changes`: what the import itself has saved of it after it was added. */
function lockAsAdded(
  tx: Transaction,
  table: 'categories' | 'subCategories',
  { id, changes = 0 }: { id: string; changes?: number | undefined },
) {
  return tx
    .selectFrom(table)
    .select(['id', 'name', 'nameFr', 'image'])
    .where('id', '=', id)
    .where('version', '=', 1 + changes)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}
