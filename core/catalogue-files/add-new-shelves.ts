import { type Transaction, transaction } from '#db/transaction.ts';
import { isInFrench } from '#shared/foreign-columns.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { isProductField } from '#shared/product-fields.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { insertCategory } from '../catalogue/add-category.ts';
import { insertSubCategory } from '../catalogue/add-sub-category.ts';
import { listCategoryIdsByName } from '../catalogue/category-queries.ts';
import { linkSubCategory } from '../catalogue/change-sub-category.ts';
import type { Store } from '../store.ts';
import { readList, readText } from './cell-text.ts';
import { forgetCheck } from './forget-check.ts';
import { getImport, type Import } from './imports.ts';
import { findFiles, listRows, namedFiles, rowsAsCells } from './plan-rows.ts';

const rowsAtOnce = 500;

/**
 * Adds the categories and sub-categories that the rows of a checked file name and the shop does not have, after the owner has seen
 * their names; then the file is checked again. Each gets the picture of its first product, and from a file in French its name in both
 * languages. A sub-category that is already in
 * another category is then in both.
 */
export function addNewShelves(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  id: string,
): Promise<Outcome<Import, 'IMPORT_NOT_FOUND' | 'IMPORT_NOT_READY'>> {
  return transaction(db, async (tx) => {
    const locked = await tx
      .selectFrom('imports')
      .select(['state', 'newShelves', 'addedShelves', 'fields', 'mapping'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!locked) return refuse('IMPORT_NOT_FOUND');
    if (locked.state !== 'checked') return refuse('IMPORT_NOT_READY');
    const at = clock.now();
    const names = locked.newShelves.flatMap(({ category, subCategory }) => [
      category,
      subCategory ?? category,
    ]);
    const pictures = await findFirstPictures(tx, id, locked.fields, names);
    const pictureOf = (name: string) => pictures.get(name.toLowerCase()) ?? '';
    const known = await listCategoryIdsByName(tx);
    const shelves = [...locked.addedShelves];
    const named = (name: string) => ({
      ...{ name, image: pictureOf(name) },
      nameFr: isInFrench(locked.mapping?.meanings ?? []) ? name : null,
    });
    for (const { category, subCategory } of locked.newShelves) {
      let categoryId = known.categories.get(category.toLowerCase());
      if (categoryId === undefined) {
        const added = await insertCategory(tx, admin, named(category), at);
        if (!added) continue;
        categoryId = added.id;
        shelves.push({ kind: 'category', id: categoryId });
        known.categories.set(category.toLowerCase(), categoryId);
      }
      if (subCategory === null) continue;
      const subCategoryId = known.subCategories.get(subCategory.toLowerCase());
      if (subCategoryId !== undefined) {
        if (await linkSubCategory(tx, { subCategoryId, categoryId }, { actorId: admin.id, at }))
          shelves.push({ kind: 'link', categoryId, subCategoryId });
        continue;
      }
      const form = { ...named(subCategory), categoryIds: [categoryId] };
      const added = await insertSubCategory(tx, admin, form, at);
      if (!added) continue;
      known.subCategories.set(subCategory.toLowerCase(), added.id);
      shelves.push({ kind: 'subCategory', id: added.id });
    }
    await tx
      .updateTable('imports')
      .set({ newShelves: '[]', addedShelves: JSON.stringify(shelves) })
      .where('id', '=', id)
      .execute();
    await forgetCheck(tx, id, { state: 'checking', at });
    return succeed(await getImport(tx, id));
  });
}

/** By lower-case name: the first picture of the first row that has one. */
async function findFirstPictures(
  tx: Transaction,
  importId: string,
  fieldNames: readonly string[],
  names: readonly string[],
): Promise<Map<string, string>> {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const found = new Map<string, string>();
  const fields = fieldNames.filter(isProductField);
  for (let after = 0; found.size < wanted.size; after += rowsAtOnce) {
    const rows = await listRows(tx, { importId, after, limit: rowsAtOnce });
    const cells = rowsAsCells(rows, fields);
    const files = await findFiles(tx, importId, namedFiles(cells));
    for (const row of cells) {
      const [url] = namedFiles([{ images: row.images ?? '' }]).flatMap((name) => {
        const file = files.get(name);
        return file === undefined || file === 'refused' ? [] : file.url;
      });
      const shelves = [row.categories, row.subCategories].flatMap((cell) => readList(readText(cell ?? '')));
      for (const name of shelves.map((shelf) => shelf.toLowerCase())) {
        if (url !== undefined && wanted.has(name) && !found.has(name)) found.set(name, url);
      }
    }
    if (rows.length < rowsAtOnce) break;
  }
  return found;
}
