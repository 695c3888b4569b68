import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { WrittenProduct } from '#core/catalogue/product.ts';
import { readList } from '#core/catalogue-files/cell-text.ts';
import type { Named } from '#core/catalogue-files/field-cells.ts';
import { type RowCells, readRow } from '#core/catalogue-files/read-row.ts';
import { readHeader } from '#core/catalogue-files/table-columns.ts';
import { demoHome } from './demo-home.ts';
import { seedId } from './seed-ids.ts';

export type DemoCategory = { id: string; name: string; nameFr: string; image: string };
export type DemoSubCategory = DemoCategory & { categoryIds: string[] };

export type DemoCatalogue = {
  categories: DemoCategory[];
  subCategories: DemoSubCategory[];
  /** In the order in which they were added: lists show the last one first. */
  products: WrittenProduct[];
  brands: DemoBrand[];
  /** Pictures of the home page. */
  banners: string[];
};

/** The demo owner's text about a brand. */
export type DemoBrand = { name: string; logo: string; story: string; storyFr: string };

/** The table of products, in the columns of the shop's own import and export. */
export const productsFile = new URL('./products.csv', import.meta.url);

/** The catalogue in this folder's files, with ids that are the same in every run. */
export const demoCatalogue = readCatalogue();

/** The address of every picture that a catalogue shows. */
export function picturesOf({
  categories,
  subCategories,
  products,
  brands,
  banners,
}: DemoCatalogue): string[] {
  const tiles = [...categories, ...subCategories].map(({ image }) => image);
  return [
    ...new Set([
      ...tiles,
      ...brands.map(({ logo }) => logo),
      ...banners,
      ...products.flatMap(({ images }) => images),
    ]),
  ];
}

function readCatalogue(): DemoCatalogue {
  const categories = readTable(new URL('./categories.csv', import.meta.url))
    .slice(1)
    .map(([name = '', nameFr = '', image = '']) => ({ id: seedId('category', name), name, nameFr, image }));
  const subCategories = readTable(new URL('./sub-categories.csv', import.meta.url))
    .slice(1)
    .map(([name = '', nameFr = '', listedUnder = '', image = '']) => ({
      id: seedId('sub-category', name),
      name,
      nameFr,
      image,
      categoryIds: readList(listedUnder).map((category) => seedId('category', category)),
    }));
  const banners = demoHome('')
    .flatMap(({ wide, narrow }) => [wide.en, narrow.en])
    .filter((url) => url !== '');
  const brands = readTable(new URL('./brands.csv', import.meta.url))
    .slice(1)
    .map(([name = '', story = '', storyFr = '', logo = '']) => ({ name, logo, story, storyFr }));
  return { categories, subCategories, products: readProducts(categories, subCategories), brands, banners };
}

function readProducts(
  categories: readonly DemoCategory[],
  subCategories: readonly DemoSubCategory[],
): WrittenProduct[] {
  const [titles = [], ...rows] = readTable(productsFile);
  const { fields } = readHeader(titles);
  const places = {
    categories: idsByName(categories),
    subCategories: idsByName(subCategories),
    subCategoryNames: new Map(subCategories.map(({ id, name }) => [id, name])),
    shelves: new Map(subCategories.map(({ id, categoryIds }) => [id, categoryIds])),
  };
  return rows.map((row) => {
    const cells: RowCells = Object.fromEntries(fields.map((field, index) => [field, row[index] ?? '']));
    const named: Named = { ...places, files: filesIn(cells.images ?? '') };
    const read = readRow(cells, undefined, named, seedId('product', cells.reference ?? ''));
    if ('problems' in read) throw new Error(`${cells.reference}: ${JSON.stringify(read.problems)}`);
    return read.product;
  });
}

function filesIn(pictures: string): Named['files'] {
  return new Map(readList(pictures).map((url) => [url.toLowerCase(), { url }]));
}

function idsByName(named: readonly DemoCategory[]): Map<string, string> {
  return new Map(named.map(({ id, name }) => [name.toLowerCase(), id]));
}

function readTable(file: URL): string[][] {
  return parse(readFileSync(file), { bom: true, relax_column_count: true });
}
