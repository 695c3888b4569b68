import { beforeAll, expect, test } from 'vitest';
import { testShop } from '#tests/support/app.ts';
import { foreignTables } from '#tests/support/foreign-tables.ts';
import { sendTable } from '#tests/support/import-table.ts';
import { makeAdmin } from '#tests/support/make.ts';

// Columns that an owner mapped before the shop knew their meaning.

const shop = await testShop();
const { store, logInAs } = shop;

let token: string;
const { getImport, mapColumns, sendMapped } = foreignTables(shop, () => token);
beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
});

const titles = 'Handle,Title,Variant SKU,Variant Price,Gift Card,Variant Inventory Tracker,Tags';

/** The word becomes a title, so that the mapping of these titles is remembered apart from others. */
function table(word: string): string {
  return `${titles},${word}\nsavon-${word},Savon ${word},${word},1500,false,shopify,,`;
}

async function columnsOf(id: string): Promise<Record<string, string>> {
  const { mapping } = await getImport(id);
  const columns = mapping?.columns ?? [];
  return Object.fromEntries(
    columns.map(({ title, meaning, isNew }) => [title, isNew ? `new: ${meaning}` : meaning]),
  );
}

/** Stores the mapping as version 0.3.0 did, which knew neither gift cards nor who counts the stock. */
async function keepAsBefore(id: string): Promise<void> {
  const { mapping } = await store.db
    .selectFrom('imports')
    .select('mapping')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const meanings = mapping?.meanings.map((meaning) =>
    meaning === 'giftCard' || meaning === 'tracker' ? 'skip' : meaning,
  );
  await store.db
    .updateTable('imports')
    .set({ mapping: JSON.stringify({ ...mapping, meanings, offered: undefined }) })
    .where('id', '=', id)
    .execute();
}

test('what the shop knows by now is proposed as new, and nothing else that she did not take', async () => {
  await keepAsBefore(await sendMapped(table('NEW-A'), { 'Variant SKU': 'skip' }));
  const { id } = await sendTable(shop, token, table('NEW-A'));
  expect(await columnsOf(id)).toMatchObject({
    ...{ 'Gift Card': 'new: giftCard', 'Variant Inventory Tracker': 'new: tracker' },
    ...{ 'Variant SKU': 'skip', Tags: 'skip', Title: 'name' },
  });
});

test('what she has said of it since holds for the next file, and is not called new', async () => {
  await keepAsBefore(await sendMapped(table('NEW-B')));
  const { id } = await sendTable(shop, token, table('NEW-B'));
  await mapColumns(id, { 'Gift Card': 'skip' });
  const decided = { 'Gift Card': 'skip', 'Variant Inventory Tracker': 'tracker' };
  expect(await columnsOf(id)).toMatchObject(decided);
  const { id: again } = await sendTable(shop, token, table('NEW-B'));
  expect(await columnsOf(again)).toMatchObject(decided);
});

test('nothing is called new in the first file with its titles, nor in a file that this version has mapped', async () => {
  const { id } = await sendTable(shop, token, table('NEW-C'));
  const guessed = { 'Gift Card': 'giftCard', 'Variant Inventory Tracker': 'tracker' };
  expect(await columnsOf(id)).toMatchObject(guessed);
  await mapColumns(id);
  const { id: again } = await sendTable(shop, token, table('NEW-C'));
  expect(await columnsOf(again)).toMatchObject(guessed);
});
