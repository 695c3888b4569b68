import { writeXlsxStream } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { testShop } from '#tests/support/app.ts';
import { foreignTables } from '#tests/support/foreign-tables.ts';
import { applyTable, sendTable } from '#tests/support/import-table.ts';
import { makeAdmin, makeCategory } from '#tests/support/make.ts';

// Exports of other programs after a detour through a spreadsheet program, in another language, or with newer titles.

const shop = await testShop();
const { store, logInAs } = shop;

let token: string;
const { getImport, mapColumns, problemsOf, findProduct, shelvesOf } = foreignTables(shop, () => token);
beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
  await makeCategory(store, { name: 'Care', nameFr: 'Soins' });
});

/** The characters for which Windows-1252 differs from Latin-1; other French characters have the same numbers in both. */
const ofWindows: Record<string, number> = { '€': 0x80, '’': 0x92, œ: 0x9c, Œ: 0x8c, '–': 0x96, '…': 0x85 };

function asWindows1252(text: string): Buffer {
  return Buffer.from([...text].map((sign) => ofWindows[sign] ?? sign.charCodeAt(0)));
}

async function asWorkbook(rows: (string | number | boolean | Date | null)[][]): Promise<Buffer> {
  async function* each() {
    yield* rows;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeXlsxStream(each(), { name: 'products_export' })) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function importFile(content: string | Buffer): Promise<{ id: string; left: string[] }> {
  const { id } = await sendTable(shop, token, content);
  const { mapping } = await getImport(id);
  const left = (mapping?.columns ?? []).flatMap(({ title, meaning }) => (meaning === 'skip' ? title : []));
  await mapColumns(id);
  const { data } = await getImport(id);
  expect(data).toMatchObject({ state: 'checked' });
  await applyTable(shop, token, id, true);
  return { id, left };
}

describe('a French WooCommerce export, saved by a French Excel', () => {
  const titles = [
    ...['ID', 'Type', 'UGS', 'GTIN, UPC, EAN ou ISBN', 'Nom', 'Publié', 'Mis en avant ?'],
    ...['Visibilité dans le catalogue', 'Description courte', 'Description', 'Date de début de promo'],
    ...['Date de fin de promo', 'État de la TVA', 'Classe de TVA', 'En stock ?', 'Stock'],
    ...['Montant de stock faible', 'Autoriser les commandes de produits en rupture ?'],
    ...[
      'Vendre individuellement ?',
      'Poids (kg)',
      'Tarif promo',
      'Tarif régulier',
      'Catégories',
      'Étiquettes',
    ],
    ...['Images', 'Parent', 'Nom de l’attribut 1', 'Valeur(s) de l’attribut 1 ', 'Attribut 1 visible'],
  ];

  function row(values: Record<string, string>): string {
    return titles.map((title) => quoted(values[title] ?? '')).join(';');
  }

  function quoted(text: string): string {
    return /[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  }

  const goods = [
    {
      ...{ ID: '501', Type: 'simple', UGS: 'FR-1', Nom: 'Crème « cœur » d’hibiscus', Publié: '1' },
      ...{ 'Visibilité dans le catalogue': 'visible', Description: 'Douce…\\nÀ l’œil : légère' },
      ...{ 'En stock ?': '1', Stock: '7', 'Montant de stock faible': '2', 'Poids (kg)': '0,045' },
      ...{ 'Tarif promo': '4500,00', 'Tarif régulier': '6000,00', Catégories: 'Soins' },
      ...{ 'Date de début de promo': '01/11/2020', 'Date de fin de promo': '30/11/2020' },
    },
    {
      ...{
        ID: '502',
        Type: 'simple',
        UGS: 'FR-2',
        Nom: 'Savon noir',
        Publié: '1',
        'Tarif régulier': '1 500',
      },
      ...{ 'En stock ?': '1', 'Tarif promo': '1 200', Catégories: 'Soins' },
      ...{ 'Date de début de promo': '01/11/2020', 'Date de fin de promo': '31/12/2099' },
      'GTIN, UPC, EAN ou ISBN': '3,76E+12',
    },
    { ID: '503', Type: 'variable', UGS: 'FR-3', Nom: 'Vernis', Publié: '1', 'Nom de l’attribut 1': 'Teinte' },
    {
      ...{ ID: '504', Type: 'variation', UGS: 'FR-4', Nom: 'Vernis - Corail', Publié: '1', Parent: 'FR-3' },
      ...{
        'Nom de l’attribut 1': 'Teinte',
        'Valeur(s) de l’attribut 1 ': 'Corail',
        'Tarif régulier': '2500',
      },
      ...{ 'En stock ?': '0' },
    },
    { ID: '505', Type: 'simple', UGS: 'FR-5', Nom: 'Brouillon', Publié: '-1', 'Tarif régulier': '900' },
  ];

  test('comes in with its accents, decimals, sales by day and drafts', async () => {
    const file = asWindows1252([titles.map(quoted).join(';'), ...goods.map(row)].join('\r\n'));
    const { id, left } = await importFile(file);
    expect(left).toEqual([
      ...['Mis en avant ?', 'État de la TVA', 'Classe de TVA'],
      ...['Autoriser les commandes de produits en rupture ?', 'Vendre individuellement ?', 'Étiquettes'],
      'Attribut 1 visible',
    ]);
    expect(await problemsOf(id)).toEqual([
      '3 GTIN, UPC, EAN ou ISBN: The spreadsheet has shortened the barcode to “3,76E+12”: it is left out. A product that the shop has keeps its barcode.',
    ]);
    expect(await findProduct('FR-1')).toMatchObject({
      ...{ name: 'Crème « cœur » d’hibiscus', description: 'Douce…\nÀ l’œil : légère', weightGrams: 45 },
      ...{ nameFr: 'Crème « cœur » d’hibiscus', descriptionFr: 'Douce…\nÀ l’œil : légère' },
      ...{ price: 6000, discount: 0, stock: 7, lowStock: 2 },
    });
    expect(await findProduct('FR-2')).toMatchObject({ price: 1500, discount: 20, stock: 0, barcode: null });
    expect(await findProduct('FR-4')).toMatchObject({
      name: 'Vernis – Corail',
      nameFr: 'Vernis – Corail',
      shadeName: 'Corail',
      stock: 0,
    });
    expect(await findProduct('FR-5')).toMatchObject({ isPublished: false });
    expect(await shelvesOf('FR-1')).toBe('Care');
  });
});

describe('a Shopify export that was saved as a workbook by Excel', () => {
  test('has numbers, yes and no, and barcodes as cells of their own kinds', async () => {
    const { id } = await importFile(
      await asWorkbook([
        [
          ...[
            'Handle',
            'Title',
            'Body (HTML)',
            'Vendor',
            'Type',
            'Published',
            'Option1 Name',
            'Option1 Value',
          ],
          ...['Variant SKU', 'Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty'],
          ...['Variant Price', 'Variant Compare At Price', 'Variant Requires Shipping', 'Variant Barcode'],
          ...['Gift Card', 'Cost per item', 'Status'],
        ],
        [
          ...['gloss', 'Gloss', '<p>Brillant &amp; doux</p>', 'Sawa', 'Soins', true, 'Teinte', 'Rose'],
          ...[10042, 24, 'shopify', 12, 4400, 5500, true, 3760001000017, false, 2100.5, 'active'],
        ],
        [
          ...['gloss', null, null, null, null, null, null, 'Corail'],
          ...[10043, 24.0, 'shopify', -1, 5500.0, null, true, null, null, 2100, null],
        ],
        [
          ...['baume', 'Baume', null, 'Sawa', 'Soins', true, 'Format', 30],
          ...['B-30', 35.5, null, 0, 3000, null, true, null, false, null, 'draft'],
        ],
      ]),
    );
    expect(await problemsOf(id)).toEqual([expect.stringContaining('The cost “2100.5” has cents')]);
    expect(await findProduct('10042')).toMatchObject({
      ...{ name: 'Gloss – Rose', price: 5500, discount: 20, stock: 12, weightGrams: 24 },
      ...{ barcode: '3760001000017', description: 'Brillant & doux', purchaseCost: null },
    });
    expect(await findProduct('10043')).toMatchObject({ price: 5500, stock: 0, purchaseCost: 2100 });
    expect(await findProduct('B-30')).toMatchObject({ unit: '30', weightGrams: 36, isPublished: false });
  });

  test('keeps days of reduced prices that Excel has as dates', async () => {
    const day = (text: string) => new Date(`${text}T00:00:00Z`);
    await importFile(
      await asWorkbook([
        [
          ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Regular price', 'Sale price'],
          ...['Date sale price starts', 'Date sale price ends'],
        ],
        [1, 'simple', 'DAY-1', 'Huile', 1, 2000, 1500, day('2020-11-01'), day('2020-11-30')],
        [2, 'simple', 'DAY-2', 'Argile', 1, 2000, 1500, day('2020-11-01'), day('2099-11-30')],
      ]),
    );
    expect(await findProduct('DAY-1')).toMatchObject({ price: 2000, discount: 0 });
    expect(await findProduct('DAY-2')).toMatchObject({ price: 2000, discount: 25 });
  });
});

test('Shopify’s titles of 2024 are all known', async () => {
  const { id, left } = await importFile(
    [
      [
        'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode',
        'Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code',
        'Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams)',
        'Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position',
        'Image alt text,Variant image URL,Gift card,SEO title,SEO description',
      ].join(','),
      'Sérum Nila,serum-nila,<p>Léger</p>,Sawa,,Soins,,TRUE,active,S24-1,,Taille,30 ml,,8000,10000,3000,FALSE,,shopify,5,DENY,60,g,TRUE,manual,,,,,FALSE,,',
      ',serum-nila,,,,,,,,S24-2,,,50 ml,,12000,,,FALSE,,,0,DENY,90,g,TRUE,manual,,,,,,,',
      'Atelier Nila,atelier-nila,,Sawa,,Soins,,TRUE,active,S24-3,,Title,Default Title,,5000,,,FALSE,,,0,DENY,0,g,FALSE,manual,,,,,FALSE,,',
    ].join('\n'),
  );
  expect(left).toEqual([
    ...['Tags', 'Option1 Linked To', 'Charge tax', 'Tax code', 'Continue selling when out of stock'],
    ...['Weight unit for display', 'Fulfillment service', 'Image position', 'Image alt text'],
    ...['SEO title', 'SEO description'],
  ]);
  expect((await getImport(id)).data).toMatchObject({ createdCount: 2, faultyCount: 1 });
  expect(await findProduct('S24-1')).toMatchObject({
    ...{ name: 'Sérum Nila 30 ml', price: 10000, discount: 20, stock: 5, weightGrams: 60, unit: '30 ml' },
  });
  expect(await findProduct('S24-2')).toMatchObject({ price: 12000, stock: 0, weightGrams: 90 });
});
