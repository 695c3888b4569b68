import type { Database } from '#db/client.ts';
import type { FileSource, NewShelf } from '#shared/foreign-columns.ts';
import { limits } from '#shared/limits.ts';
import { listCategories, listCategoryIdsByName } from '../catalogue/category-queries.ts';
import { readShelfMap } from '../catalogue/fit-shelf.ts';

type Placed = { categories: string[]; subCategories: string[] };

export type Shelves = {
  place: (source: FileSource, said: { categories: string; subCategories: string }) => Placed;
  /** What was said and the shop does not have, in the order of the file. */
  listNew: () => NewShelf[];
};

const mostNew = 200;

/**
 * Finds the shop's categories and sub-categories for paths such as 'Makeup > Face > Foundation', by their names in either language. What the
 * shop does not have is noted and named all the same: the row waits until the owner has said yes to it.
 */
export async function readShelves(db: Database): Promise<Shelves> {
  const known = await listCategoryIdsByName(db);
  const owners = await readShelfMap(db, 'all');
  const categoryNames = new Map((await listCategories(db)).map(({ id, name }) => [id, name]));
  const noted = new Map<string, NewShelf>();

  function note(shelf: NewShelf): void {
    if (noted.size < mostNew) noted.set(`${shelf.category}>${shelf.subCategory ?? ''}`.toLowerCase(), shelf);
  }

  /** As an export writes it, so that the same file changes nothing the next time. */
  function asKnown(category: string): string {
    return categoryNames.get(known.categories.get(category.toLowerCase()) ?? '') ?? category;
  }

  function asKnownBelow(subCategory: string): string {
    return (
      known.subCategoryNames.get(known.subCategories.get(subCategory.toLowerCase()) ?? '') ?? subCategory
    );
  }

  function placePath(path: readonly string[]): Placed {
    const names = path.map((name) => name.slice(0, limits.name));
    const leaf = names.at(-1);
    if (leaf === undefined) return { categories: [], subCategories: [] };
    const above = names.slice(0, -1);
    const category = above.findLast((name) => known.categories.has(name.toLowerCase())) ?? above.at(-1);
    const subCategory = known.subCategories.get(leaf.toLowerCase());
    if (subCategory !== undefined && (category !== undefined || !known.categories.has(leaf.toLowerCase()))) {
      const id = category === undefined ? undefined : known.categories.get(category.toLowerCase());
      const fits = id !== undefined && owners.get(subCategory)?.includes(id);
      return { categories: fits && category ? [asKnown(category)] : [], subCategories: [asKnownBelow(leaf)] };
    }
    if (known.categories.has(leaf.toLowerCase())) return { categories: [asKnown(leaf)], subCategories: [] };
    const isNotedBelow = [...noted.values()].some(
      (shelf) => shelf.subCategory?.toLowerCase() === leaf.toLowerCase(),
    );
    if (isNotedBelow && category === undefined) return { categories: [], subCategories: [leaf] };
    if (category === undefined) {
      note({ category: leaf, subCategory: null });
      return { categories: [leaf], subCategories: [] };
    }
    note({ category: asKnown(category), subCategory: leaf });
    return { categories: [asKnown(category)], subCategories: [leaf] };
  }

  return {
    place(source, { categories, subCategories }) {
      const paths = pathsOf(
        source,
        categories,
        (name) => known.categories.has(name) || known.subCategories.has(name),
      );
      const subs = splitNames(subCategories, (name) => known.subCategories.has(name));
      const [first] = paths;
      const all =
        subs.length > 0
          ? subs.map((name) => [...(first ?? []).slice(0, 1), name])
          : paths.filter((path) => !paths.some((other) => other !== path && startsWith(other, path)));
      const placed = all.map(placePath);
      return {
        categories: unique(placed.flatMap((each) => each.categories)),
        subCategories: unique(placed.flatMap((each) => each.subCategories)),
      };
    },
    listNew: () => [...noted.values()],
  };
}

/** WooCommerce names several, parted by commas; Shopify one. */
function pathsOf(source: FileSource, cell: string, isKnown: (name: string) => boolean): string[][] {
  const whole = source === 'shopify' ? [cell] : splitNames(cell, isKnown);
  return whole
    .map((path) =>
      path
        .split('>')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    )
    .filter((path) => path.length > 0);
}

/** A known name may have a comma of its own; WooCommerce writes '\,' for one. */
function splitNames(cell: string, isKnown: (name: string) => boolean): string[] {
  if (cell.trim() === '') return [];
  if (isKnown(cell.trim().toLowerCase())) return [cell.trim()];
  return cell
    .split(/(?<!\\)[,;|]/)
    .map((name) => name.replaceAll('\\,', ',').trim())
    .filter((name) => name !== '');
}

function startsWith(path: readonly string[], beginning: readonly string[]): boolean {
  return (
    path.length > beginning.length &&
    beginning.every((name, index) => name.toLowerCase() === path[index]?.toLowerCase())
  );
}

function unique(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}
