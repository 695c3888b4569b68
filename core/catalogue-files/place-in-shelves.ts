import type { Database } from '#db/client.ts';
import type { FileSource, NewShelf } from '#shared/foreign-columns.ts';
import { limits } from '#shared/limits.ts';
import { listCategories, listCategoryIdsByName } from '../catalogue/category-queries.ts';
import { readShelfMap } from '../catalogue/fit-shelf.ts';
import { cutTo } from './foreign-values.ts';

type Placed = { categories: string[]; subCategories: string[] };

export type Shelves = {
  place: (source: FileSource, said: { categories: string; subCategories: string }) => Placed;
  /** The shelves that the file names and the shop does not have, in the order of the file. */
  listNew: () => NewShelf[];
};

const mostNew = 200;

/**
 * Finds the shop's categories and sub-categories for paths such as 'Makeup > Face > Foundation', by their names in either language. Shelves
 * that the shop does not have are noted and still named: the row waits until the owner has agreed to them.
 */
export async function readShelves(db: Database): Promise<Shelves> {
  const known = await listCategoryIdsByName(db);
  const owners = await readShelfMap(db, 'all');
  const categoryNames = new Map((await listCategories(db)).map(({ id, name }) => [id, name]));
  const noted = new Map<string, NewShelf>();

  function note(shelf: NewShelf): void {
    if (noted.size < mostNew) noted.set(`${shelf.category}>${shelf.subCategory ?? ''}`.toLowerCase(), shelf);
  }

  /** The name as an export writes it, so that the same file changes nothing the next time. */
  function asKnown(category: string): string {
    return categoryNames.get(known.categories.get(category.toLowerCase()) ?? '') ?? category;
  }

  function asKnownBelow(subCategory: string): string {
    return (
      known.subCategoryNames.get(known.subCategories.get(subCategory.toLowerCase()) ?? '') ?? subCategory
    );
  }

  function owns(category: string, subCategoryId: string): boolean {
    const id = known.categories.get(category.toLowerCase());
    return id !== undefined && (owners.get(subCategoryId)?.includes(id) ?? false);
  }

  /**
   * `isTaxonomy`: the path is from a general taxonomy of all kinds of goods, so a category of it that the shop does not have is not one that
   * the owner asked for.
   */
  function placePath(path: readonly string[], isTaxonomy: boolean): Placed {
    const names = path.map((name) => cutTo(name, limits.name));
    const leaf = names.at(-1);
    if (leaf === undefined) return { categories: [], subCategories: [] };
    const above = names.slice(0, -1);
    const subCategory = known.subCategories.get(leaf.toLowerCase());
    const category =
      above.findLast((name) => subCategory !== undefined && owns(name, subCategory)) ??
      above.findLast((name) => known.categories.has(name.toLowerCase())) ??
      above.at(-1);
    if (subCategory !== undefined && (category !== undefined || !known.categories.has(leaf.toLowerCase()))) {
      const below = asKnownBelow(leaf);
      if (category === undefined) return { categories: [], subCategories: [below] };
      const fits = owns(category, subCategory);
      if (!fits && isTaxonomy) return { categories: [], subCategories: [below] };
      if (!fits) note({ category: asKnown(category), subCategory: below });
      return { categories: [asKnown(category)], subCategories: [below] };
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

  /** The path of a sub-category: below the row's category that already has it, or else below the first one. */
  function pathTo(name: string, paths: readonly string[][]): string[] {
    const id = known.subCategories.get(name.toLowerCase());
    const owner = id === undefined ? undefined : paths.flat().find((category) => owns(category, id));
    return [...(owner === undefined ? (paths[0] ?? []).slice(0, 1) : [owner]), name];
  }

  return {
    place(source, { categories, subCategories }) {
      const paths = pathsOf(
        source,
        categories,
        (name) => known.categories.has(name) || known.subCategories.has(name),
      );
      const subs = splitNames(subCategories, (name) => known.subCategories.has(name));
      const all = [...subs.map((name) => pathTo(name, paths)), ...paths];
      const placed = all
        .filter((path) => !all.some((other) => other !== path && startsWith(other, path)))
        .map((path) => placePath(path, source === 'shopify' && path.length > 1));
      return {
        categories: unique(placed.flatMap((each) => each.categories)),
        subCategories: unique(placed.flatMap((each) => each.subCategories)),
      };
    },
    listNew: () => [...noted.values()],
  };
}

function pathsOf(source: FileSource, cell: string, isKnown: (name: string) => boolean): string[][] {
  const isShopify = source === 'shopify';
  return splitNames(cell, (path) => isShopify || segmentsOf(path).every((name) => isKnown(name)))
    .map(segmentsOf)
    .filter((path) => path.length > 0);
}

function segmentsOf(path: string): string[] {
  return path
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/**
 * Splits names. An export separates them by '|', WooCommerce and people by commas; WooCommerce writes '\,' for a comma inside a name. A name
 * that the shop knows may contain a comma.
 */
function splitNames(cell: string, isWhole: (name: string) => boolean): string[] {
  return cell
    .split(/(?<!\\)\|/)
    .map((part) => part.trim())
    .flatMap((part) => (isWhole(part.toLowerCase()) ? part : part.split(/(?<!\\)[,;]/)))
    .map((name) => name.replaceAll('\\,', ',').replaceAll('\\|', '|').trim())
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
