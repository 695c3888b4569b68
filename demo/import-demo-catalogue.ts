import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { CurrentUser } from '#core/accounts/current-user.ts';
import { saveBrand } from '#core/brands/save-brand.ts';
import { addCategory } from '#core/catalogue/add-category.ts';
import { addSubCategory } from '#core/catalogue/add-sub-category.ts';
import {
  listCategories,
  listCategoryIdsByName,
  listSubCategories,
} from '#core/catalogue/category-queries.ts';
import { applyImport } from '#core/catalogue-files/apply-import.ts';
import { importSteps } from '#core/catalogue-files/import-steps.ts';
import { getImport } from '#core/catalogue-files/imports.ts';
import { receivePart } from '#core/catalogue-files/receive-part.ts';
import { startImport } from '#core/catalogue-files/start-import.ts';
import { publishHome, saveDraftOfHome } from '#core/home/home-layouts.ts';
import { workOff } from '#core/jobs/work-off.ts';
import type { Store } from '#core/store.ts';
import type { Outcome } from '#shared/outcome.ts';
import { listingPath } from '#shared/page-paths.ts';
import type { RefusalCode } from '#shared/refusals.ts';
import { demoCatalogue, picturesOf, productsFile } from './catalogue/demo-catalogue.ts';
import { demoHome } from './catalogue/demo-home.ts';
import { addDemoPictures, pictureNameOf } from './demo-pictures.ts';

type Importer = Pick<Store, 'db' | 'clock' | 'log' | 'media' | 'disk' | 'tableFiles' | 'pictureSource'>;

/**
 * Imports the demo as an owner would: creates the categories as the form does, then checks the file, then applies the import. A shop with
 * categories of its own is left as it is; after an interrupted start it continues.
 */
export async function importDemoCatalogue(store: Importer): Promise<void> {
  if (!(await hasOnlyDemoCategories(store))) return;
  const owner = await findOwner(store);
  await addDemoPictures(store, picturesOf(demoCatalogue).map(pictureNameOf));
  await addCategories(store, owner);
  const content = await readFile(productsFile);
  const checksum = crc32(content).toString(16).padStart(8, '0');
  const { id } = successOf(
    await startImport(store, owner, { fileName: 'products.csv', sizeBytes: content.length, checksum }),
  );
  successOf(await receivePart(store, owner, { importId: id, offset: 0, content: Readable.from([content]) }));
  await workToEnd(store);
  successOf(await applyImport(store, { id, withoutFaulty: false }));
  await workToEnd(store);
  const { state, trouble } = await getImport(store.db, id);
  if (state !== 'done') throw new Error(`The demo catalogue was not imported: ${state}, ${trouble}.`);
  const blocks = demoHome(`${await findFoundations(store)}?sort=popular`);
  const draft = successOf(await saveDraftOfHome(store, owner, { blocks, version: 0 }));
  successOf(await publishHome(store, owner, draft.version));
  for (const brand of demoCatalogue.brands) successOf(await saveBrand(store, owner, brand));
}

async function addCategories(store: Importer, owner: CurrentUser): Promise<void> {
  // A category that an earlier start has added is refused because of its name.
  for (const category of demoCatalogue.categories) await addCategory(store, owner, category);
  const ids = new Map((await listCategories(store.db)).map(({ id, name }) => [name, id]));
  for (const { categoryIds, ...subCategory } of demoCatalogue.subCategories) {
    const names = demoCatalogue.categories.filter(({ id }) => categoryIds.includes(id));
    await addSubCategory(store, owner, {
      ...subCategory,
      categoryIds: names.flatMap(({ name }) => ids.get(name) ?? []),
    });
  }
}

async function findFoundations({ db }: Importer): Promise<string> {
  const category = (await listCategories(db)).find(({ name }) => name === 'Face');
  const subCategory = (await listSubCategories(db)).find(({ name }) => name === 'Foundation');
  if (!category || !subCategory) throw new Error('The demo catalogue was not imported: no foundations.');
  return listingPath({ ...category, _id: category.id }, { ...subCategory, _id: subCategory.id });
}

async function hasOnlyDemoCategories({ db }: Importer): Promise<boolean> {
  const { categories, subCategories } = await listCategoryIdsByName(db);
  const known = [...demoCatalogue.categories, ...demoCatalogue.subCategories].flatMap(({ name, nameFr }) => [
    name.toLowerCase(),
    nameFr.toLowerCase(),
  ]);
  return [...categories.keys(), ...subCategories.keys()].every((name) => known.includes(name));
}

async function workToEnd(store: Importer): Promise<void> {
  await workOff(store, importSteps);
}

async function findOwner({ db }: Importer): Promise<CurrentUser> {
  const { language, ...user } = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language'])
    .where('role', '=', 'OWNER')
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { ...user, sessionId: '', role: 'OWNER', language: language === 'fr' ? 'fr' : 'en' };
}

function successOf<Value>(outcome: Outcome<Value, RefusalCode>): Value {
  if (!outcome.ok) throw new Error(`The demo catalogue was not imported: ${outcome.refusal.code}.`);
  return outcome.value;
}
