import type { Transaction } from '#db/transaction.ts';
import type { AddedShelf } from '#shared/foreign-columns.ts';
import { unlinkSubCategory } from '../catalogue/change-sub-category.ts';
import { countCategoryUses, removeCategory } from '../catalogue/delete-category.ts';
import { countSubCategoryProducts, removeSubCategory } from '../catalogue/delete-sub-category.ts';

type Act = { actorId: string; at: Date };

/**
 * Removes the shelves that were added for an import, sub-categories first. A shelf stays if it is used meanwhile, was saved since, or someone is
 * filing a product under it right now (`skip locked`): it belongs to the owner now.
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

/** `changes`: how often the import itself has saved the shelf after adding it. */
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
