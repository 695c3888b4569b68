import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { writeXlsx } from '#adapters/table-files/write-xlsx.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { applyTable, sendTable } from '#tests/support/import-table.ts';
import { makeAdmin } from '#tests/support/make.ts';
import { calcProducts } from '#tests/support/spreadsheets/calc-products.ts';

const shop = await testShop();
const { call, store, logInAs } = shop;
const token = await logInAs(await makeAdmin(store));

const fileOfCalc = (name: string) =>
  readFile(new URL(`../../../tests/support/spreadsheets/${name}`, import.meta.url));

/** The table in the form that an export writes. */
async function asExported(): Promise<Buffer> {
  async function* rows() {
    for (const row of calcProducts) yield [...row];
  }
  const chunks: Uint8Array[] = [];
  const table = { format: 'xlsx', sheetName: 'Produits', separator: ';', rows: rows() } as const;
  for await (const chunk of writeXlsx(table)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function seenOf(id: string, language: 'en' | 'fr' = 'fr') {
  const { body } = await call(endpoints.catalogueFiles.getImport, { id, limit: 100 }, { token, language });
  return {
    ...body.data,
    said: body.problems.map(({ row, column, message }) => `${row} ${column}: ${message}`),
  };
}

test('an export that was opened and saved by LibreOffice Calc changes nothing when it comes back', async () => {
  const count = calcProducts.length - 1;
  const { id } = await sendTable(shop, token, await asExported());
  expect(await seenOf(id)).toMatchObject({ state: 'checked', createdCount: count, said: [] });
  await applyTable(shop, token, id);
  const [awkward] = await store.db
    .selectFrom('products')
    .select(['name', 'nameFr', 'unit'])
    .where('reference', '=', 'CALC-3')
    .execute();
  expect(awkward).toEqual({ name: '_x0041_ to the letter', nameFr: 'TRUE', unit: '2026' });
  const saved = await sendTable(shop, token, await fileOfCalc('calc-saved.xlsx'));
  expect(await seenOf(saved.id)).toMatchObject({
    state: 'checked',
    unchangedCount: count,
    updatedCount: 0,
    said: [],
  });
});

test('a table typed in Calc: numbers count in any format, and what Calc has made of others is reported', async () => {
  const { id } = await sendTable(shop, token, await fileOfCalc('calc-by-hand.xlsx'));
  const { said, createdCount } = await seenOf(id, 'en');
  expect(said).toEqual([
    '2 Unit: “2026-02-01” is a date that the spreadsheet made of what was typed. Format this column as text and type it again.',
    '2 Discount %: Write 15: digits only, without spaces, commas or points.',
    '3 Price FCFA: Write 12500: digits only, without spaces, commas or points.',
    '5 Price FCFA: “4166.66666666667” is not a whole number. Write digits only, such as 12500.',
    '5 Discount %: Write 15: digits only, without spaces, commas or points.',
    '5 Published: “#DIV/0!” is an error of the spreadsheet. Correct its formula or type the value.',
  ]);
  // A calculated price, a price in French format, and a text that looks like a formula.
  expect(createdCount).toBe(2);
  await applyTable(shop, token, id, true);
  const products = await store.db
    .selectFrom('products')
    .select(['reference', 'price', 'name', 'isPublished'])
    .where('reference', 'in', ['F-1', '8'])
    .orderBy('reference')
    .execute();
  expect(products).toEqual([
    { reference: '8', price: 1_000_000, name: '=1+1', isPublished: false },
    { reference: 'F-1', price: 13_750, name: 'Prix calculé', isPublished: false },
  ]);
});

test('a CSV that a spreadsheet has saved is refused where it has cut a reference or made a date', async () => {
  const { id } = await sendTable(
    shop,
    token,
    [
      'Reference;Name (English);Description (English);Unit;Price FCFA;Discount %',
      '6,15123E+12;Balm;Soft;3 g;1000;',
      'LIP-1;Balm;Soft;01/02/2026;1000;',
      'LIP-2;#NOM?;Soft;3 g;13750;0,15',
    ].join('\n'),
  );
  const { said } = await seenOf(id);
  expect(said.map((sentence) => sentence.split('\u202f')[1] ?? sentence)).toEqual([
    '6,15123E+12',
    '01/02/2026',
    '#NOM?',
    expect.stringContaining('Écrivez 15'),
  ]);
});
