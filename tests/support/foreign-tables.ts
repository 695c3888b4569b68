import { importSteps } from '#core/catalogue-files/import-steps.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { endpoints } from '#shared/endpoints.ts';
import type { TestShop } from './app.ts';
import { applyTable, sendTable } from './import-table.ts';

/** What an owner does with a file from another program, and what the shop has afterwards. */
export function foreignTables(shop: TestShop, token: () => string) {
  const { call, store } = shop;
  const { db } = store;

  async function getImport(id: string) {
    const { body } = await call(endpoints.catalogueFiles.getImport, { id, limit: 100 }, { token: token() });
    return body;
  }

  /** Accepts the shop's guesses about the columns, except those given. */
  async function mapColumns(
    id: string,
    others: Record<string, string> = {},
    further: { pieces?: number | null } = {},
  ) {
    const { mapping } = await getImport(id);
    const meanings = mapping?.columns.map(({ title, meaning }) => others[title] ?? meaning);
    const answer = await call(
      endpoints.catalogueFiles.mapColumns,
      { id, meanings, unit: '1 pièce', ...further },
      { token: token() },
    );
    await workOff(store, importSteps);
    return answer;
  }

  async function addShelves(id: string) {
    const answer = await call(endpoints.catalogueFiles.addShelves, { id }, { token: token() });
    await workOff(store, importSteps);
    return answer;
  }

  /** Sends the table and accepts the shop's guesses. */
  async function sendMapped(table: string | Buffer, others: Record<string, string> = {}) {
    const { id } = await sendTable(shop, token(), table);
    await mapColumns(id, others);
    return id;
  }

  /** Imports the file into the catalogue, leaving out the rows that are refused. */
  async function importTable(table: string | Buffer, others: Record<string, string> = {}) {
    const id = await sendMapped(table, others);
    await applyTable(shop, token(), id, true);
    return id;
  }

  async function problemsOf(id: string) {
    const { problems } = await getImport(id);
    return problems.map(({ row, column, message }) => `${row} ${column}: ${message}`);
  }

  function findProduct(reference: string) {
    return db.selectFrom('products').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
  }

  async function shelvesOf(reference: string) {
    const { id } = await findProduct(reference);
    const categories = await db
      .selectFrom('productCategories')
      .innerJoin('categories', 'categories.id', 'categoryId')
      .select('name')
      .where('productId', '=', id)
      .execute();
    const subCategories = await db
      .selectFrom('productSubCategories')
      .innerJoin('subCategories', 'subCategories.id', 'subCategoryId')
      .select('name')
      .where('productId', '=', id)
      .execute();
    const names = (known: { name: string }[]) => known.map(({ name }) => name).toSorted();
    return [...names(categories), ...names(subCategories)].join(' > ');
  }

  return {
    getImport,
    mapColumns,
    addShelves,
    sendMapped,
    importTable,
    problemsOf,
    findProduct,
    shelvesOf,
  };
}
