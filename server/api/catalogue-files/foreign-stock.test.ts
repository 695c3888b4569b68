import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { columnTitles } from '#shared/messages/product-field-messages.ts';
import { testShop } from '#tests/support/app.ts';
import { foreignTables } from '#tests/support/foreign-tables.ts';
import { applyTable, sendTable } from '#tests/support/import-table.ts';
import { makeAdmin } from '#tests/support/make.ts';

// Goods that another shop sells without counting them; the owner says how many pieces to count for each.

const shop = await testShop();
const { store, call, logInAs } = shop;

let token: string;
const { getImport, mapColumns, importTable, findProduct } = foreignTables(shop, () => token);
beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
});

async function importWith(table: string, pieces: number | null): Promise<string> {
  const { id } = await sendTable(shop, token, table);
  expect(await mapColumns(id, {}, { pieces })).toMatchObject({ status: 200 });
  await applyTable(shop, token, id, true);
  return id;
}

async function stockOf(...references: string[]): Promise<number[]> {
  const products = await Promise.all(references.map(findProduct));
  return products.map(({ stock }) => stock);
}

const wooTitles = 'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Parent';
/** Goods that are counted, sold without a count, sold out, on backorder, and counted at their product. */
function wooGoods(word: string): string {
  return [
    wooTitles,
    `,simple,${word}-1,Savon ${word},1,1,4,1500,`,
    `,simple,${word}-2,Huile ${word},1,1,,2500,`,
    `,simple,${word}-3,Baume ${word},1,0,,2500,`,
    `,simple,${word}-4,Gel ${word},1,backorder,,2500,`,
    `,variable,${word}-5,Vernis ${word},1,1,9,,`,
    `,variation,${word}-6,Vernis ${word} - Corail,1,1,parent,900,${word}-5`,
  ].join('\n');
}
const wooReferences = (word: string) => [1, 2, 3, 4, 6].map((number) => `${word}-${number}`);

describe('what WooCommerce sells without counting it', () => {
  test('is named before the file is read, and comes in sold out where no number is said', async () => {
    const { id } = await sendTable(shop, token, wooGoods('STOCK-A'));
    expect((await getImport(id)).mapping).toMatchObject({ uncountedCount: 2, pieces: null });
    await mapColumns(id);
    await applyTable(shop, token, id);
    expect(await stockOf(...wooReferences('STOCK-A'))).toEqual([4, 0, 0, 0, 0]);
  });

  test('comes in with the number that the owner says, which the changes show', async () => {
    const { id } = await sendTable(shop, token, wooGoods('STOCK-B'));
    await mapColumns(id, {}, { pieces: 20 });
    const { body } = await call(endpoints.catalogueFiles.getChanges, { id }, { token });
    const stocks = body.data.flatMap(({ cells }: { cells: { column: string; after: string }[] }) =>
      cells.flatMap(({ column, after }) => (column === columnTitles.en.stock ? after : [])),
    );
    expect(stocks).toEqual(['20', '20']);
    await applyTable(shop, token, id);
    expect(await stockOf(...wooReferences('STOCK-B'))).toEqual([4, 20, 0, 0, 20]);
  });

  test('keeps the stock of goods that the shop has and counts itself, and is not counted among the others', async () => {
    await importTable('Réf,Nom,Prix,Quantité\nSTOCK-C-2,Huile STOCK-C,2500,7');
    const id = await importWith(wooGoods('STOCK-C'), 20);
    expect((await getImport(id)).mapping?.uncountedCount).toBe(1);
    expect(await stockOf(...wooReferences('STOCK-C'))).toEqual([4, 7, 0, 0, 20]);
  });

  test('has a French title as well', async () => {
    await importWith(
      'ID;Type;UGS;Nom;Publié;En stock ?;Stock;Tarif régulier\n;simple;STOCK-D;Savon Ndem;1;1;;1500',
      6,
    );
    expect(await stockOf('STOCK-D')).toEqual([6]);
  });
});

describe('what Shopify does not track', () => {
  const shopifyGoods = (word: string) =>
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src',
      `savon-${word},Savon ${word},Taille,100 g,${word}-1,shopify,0,1500,`,
      `savon-${word},,Taille,200 g,${word}-2,,0,2500,`,
      `savon-${word},,Taille,300 g,${word}-3,,,3500,`,
      `savon-${word},,Taille,400 g,${word}-4,,5,4500,`,
      `savon-${word},,,,,,,,https://ailleurs.example/savon.jpg`,
    ].join('\n');

  test('comes in with the number that the owner says; a number of its own stays', async () => {
    const { id } = await sendTable(shop, token, shopifyGoods('STOCK-E').replace(/^.*ailleurs.*$/m, ''));
    expect((await getImport(id)).mapping?.uncountedCount).toBe(2);
    await mapColumns(id, {}, { pieces: 12 });
    await applyTable(shop, token, id);
    expect(await stockOf('STOCK-E-1', 'STOCK-E-2', 'STOCK-E-3', 'STOCK-E-4')).toEqual([0, 12, 12, 5]);
  });
});

test('the number is remembered for the next file with the same titles, and can be taken back', async () => {
  const table = (word: string) => `${wooTitles},Remembered\n,simple,${word},Savon ${word},1,1,,1500,,`;
  const first = await importWith(table('STOCK-F'), 15);
  expect((await getImport(first)).mapping).toMatchObject({ pieces: 15, uncountedCount: 1 });
  const { id } = await sendTable(shop, token, table('STOCK-G'));
  expect((await getImport(id)).mapping).toMatchObject({ pieces: 15, uncountedCount: 1 });
  expect(await mapColumns(id, {}, { pieces: null })).toMatchObject({ status: 200 });
  expect((await getImport(id)).mapping).toMatchObject({ pieces: null, uncountedCount: 1 });
});

test('a file without such columns asks nothing, and a number that is none is refused', async () => {
  const { id } = await sendTable(shop, token, 'Réf,Nom,Prix\nSTOCK-H,Savon,1500');
  expect((await getImport(id)).mapping).toMatchObject({ uncountedCount: null, pieces: null });
  expect(await mapColumns(id, {}, { pieces: -1 })).toMatchObject({ status: 422 });
});

test('a file that breaks off far below its titles is refused before its columns are asked for', async () => {
  const rows = Array.from({ length: 2_500 }, (_each, index) => `,simple,STOCK-I-${index},Savon,1,1,,1500,`);
  const { id } = await sendTable(shop, token, [wooTitles, ...rows, ',simple,"STOCK-J'].join('\n'));
  expect((await getImport(id)).data).toMatchObject({ state: 'failed' });
});
