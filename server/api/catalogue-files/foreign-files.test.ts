import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWebPictureSource } from '#adapters/web-pictures/web-picture-source.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { foreignTables } from '#tests/support/foreign-tables.ts';
import { applyTable, sendTable } from '#tests/support/import-table.ts';
import { makeAdmin, makeCategory, makeSubCategory } from '#tests/support/make.ts';
import { startPictureServer } from '#tests/support/picture-server.ts';

/** One picture is missing. */
const server = await startPictureServer((url, response) => {
  const isGone = url.endsWith('coffret.jpg');
  if (isGone) response.writeHead(404).end();
  return isGone;
});
afterAll(() => server.close());
const { asked, at: picturesAt } = server;

const pictureSource = createWebPictureSource({
  isAnyPort: true,
  isAllowed: (address) => address === '127.0.0.1',
});
const shop = await testShop({ overrides: { pictureSource } });
const { call, store, logInAs } = shop;
const { db } = store;

let token: string;
const { getImport, mapColumns, sendMapped, addShelves, problemsOf, findProduct, shelvesOf } = foreignTables(
  shop,
  () => token,
);
beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
});

async function fixture(name: string): Promise<string> {
  const text = await readFile(new URL(`../../../tests/fixtures/${name}`, import.meta.url), 'utf8');
  return text.replaceAll(/https:\/\/(cdn\.shopify\.com|boutique-exemple\.cm)\//g, picturesAt);
}

type Mapping = NonNullable<Awaited<ReturnType<typeof getImport>>['mapping']>;

function meaningsOf(mapping: Mapping | null): Record<string, string> {
  return Object.fromEntries((mapping?.columns ?? []).map(({ title, meaning }) => [title, meaning]));
}

describe('an export of Shopify', () => {
  let id: string;
  beforeAll(async () => {
    await makeCategory(store, { name: 'Care', nameFr: 'Soins' });
    ({ id } = await sendTable(shop, token, await fixture('shopify-products-export.csv')));
  });

  test('is recognised, and waits with three values of each column until the owner has said yes', async () => {
    const { data, mapping } = await getImport(id);
    expect(data).toMatchObject({ state: 'mapping', isMapped: false });
    expect(mapping?.source).toBe('shopify');
    expect(meaningsOf(mapping)).toMatchObject({
      ...{
        Handle: 'group',
        Title: 'name',
        'Body (HTML)': 'description',
        Vendor: 'brand',
        Type: 'categories',
      },
      ...{
        'Variant Price': 'price',
        'Variant Compare At Price': 'priceBefore',
        'Image Src': 'images',
        Tags: 'skip',
      },
    });
    expect(mapping?.columns.find(({ title }) => title === 'Variant Price')?.samples).toEqual([
      ...['5500.00', '4400.00', '7000.00'],
    ]);
  });

  test('names the categories that the shop does not have, and makes them only after a yes', async () => {
    const before = await db.selectFrom('categories').select('id').execute();
    await mapColumns(id);
    const { data } = await getImport(id);
    expect(data.state).toBe('checked');
    expect(data.newShelves).toEqual([
      { category: 'Rouge à lèvres', subCategory: null },
      { category: 'Face Makeup', subCategory: 'Foundation & Concealer' },
      { category: 'Yeux', subCategory: null },
      { category: 'Cheveux', subCategory: null },
      { category: 'Coffrets', subCategory: null },
    ]);
    expect(await db.selectFrom('categories').select('id').execute()).toHaveLength(before.length);
    expect((await addShelves(id)).status).toBe(200);
    const { data: after } = await getImport(id);
    expect(after).toMatchObject({ state: 'checked', newShelves: [], faultyCount: 1, createdCount: 13 });
  });

  test('refuses in words only what is no amount in francs', async () => {
    const problems = await problemsOf(id);
    expect(problems.filter((text) => text.includes('Price'))).toEqual([
      '13 Variant Price: “3500.50” is not a whole number. Write digits only, such as 12500.',
    ]);
    expect(problems.filter((text) => text.includes('could not be fetched'))).toEqual([
      `15 Image Src / Variant Image: The picture could not be fetched and is left out: ${picturesAt}s/files/1/0712/3344/files/coffret.jpg`,
    ]);
    expect(problems.some((text) => text.includes('no colour for the shade “Zoé”'))).toBe(true);
  });

  test('becomes products: shades of a family, sizes, prices as they are paid, plain words', async () => {
    await applyTable(shop, token, id, true);
    const bordeaux = await findProduct('RV-01');
    expect(bordeaux).toMatchObject({
      ...{ name: 'Rouge Velours Mat – Bordeaux', shadeName: 'Bordeaux', family: 'rouge-velours' },
      ...{
        price: 5500,
        discount: 0,
        stock: 12,
        weightGrams: 24,
        purchaseCost: 2100,
        barcode: '3760001000017',
      },
      ...{
        description: 'Un rouge mat qui tient\u00a08\u00a0h.\n\n• Sans parabène\n• Ne file pas',
        unit: '1 pièce',
      },
      details: [['Brand', 'Maison Sawa']],
    });
    expect(await findProduct('RV-02')).toMatchObject({
      stock: 0,
      shadeName: 'Nude Sahel',
      shadeHex: '#C99B76',
    });
    expect(await findProduct('ROUGE-VELOURS-ZOE')).toMatchObject({ price: 5500, discount: 20, stock: 4 });
    expect(await findProduct('FT-15')).toMatchObject({
      ...{ name: 'Fond de teint Éclat 15 ml', unit: '15 ml', family: null, price: 7000, discount: 0 },
      description: 'Fond de teint Éclat 15 ml',
    });
    expect(await findProduct('FT-30')).toMatchObject({ unit: '30 ml', price: 12000 });
    expect(await findProduct('SER-C')).toMatchObject({ unit: '30 ml', weightGrams: null });
    expect(await findProduct('SAV-1')).toMatchObject({
      name: 'Savon noir & miel',
      price: 2000,
      discount: 25,
    });
    expect(await findProduct('BEURRE-DE-KARITE')).toMatchObject({ price: 3000, weightGrams: 200 });
    expect(bordeaux.images).toHaveLength(4);
    expect((await findProduct('RV-02')).images).toHaveLength(3);
    expect(await findProduct('MAS-1')).toMatchObject({ isListed: false });
    expect(await findProduct('KHO-1')).toMatchObject({ isListed: false });
    expect(await findProduct('COF-1')).toMatchObject({ isListed: false, images: [] });
    expect(await shelvesOf('SER-C')).toBe('Care');
    expect(await shelvesOf('FT-15')).toBe('Face Makeup > Foundation & Concealer');
  });

  test('is in the shop: a family of shades is one card, and its category has the picture of its first product', async () => {
    const { body } = await call(endpoints.product.search, { search: 'velours', families: true });
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ price: 5500, card: { name: 'Rouge Velours Mat' } });
    const lips = await db
      .selectFrom('categories')
      .selectAll()
      .where('name', '=', 'Rouge à lèvres')
      .executeTakeFirstOrThrow();
    expect((await findProduct('RV-01')).images).toContain(lips.image);
  });

  test('has each picture fetched once', () => {
    const ofShopify = asked.filter((url) => url.startsWith('/s/files/'));
    expect(ofShopify).toHaveLength(new Set(ofShopify).size);
    expect(ofShopify).toHaveLength(13);
  });

  test('changes nothing when the same file comes again, whose columns are remembered', async () => {
    const { id: again } = await sendTable(shop, token, await fixture('shopify-products-export.csv'));
    expect((await getImport(again)).mapping?.unit).toBe('1 pièce');
    await mapColumns(again);
    expect((await getImport(again)).data).toMatchObject({ createdCount: 0, updatedCount: 0, faultyCount: 1 });
  });
});

describe('an export of WooCommerce', () => {
  test('becomes products: variations by their parent, reduced prices, several pictures, drafts', async () => {
    const face = await makeCategory(store, { name: 'Makeup', nameFr: 'Maquillage' });
    await makeSubCategory(store, { name: 'Complexion', nameFr: 'Teint', categoryIds: [face.id] });
    const { id } = await sendTable(shop, token, await fixture('woocommerce-products-export.csv'));
    expect((await getImport(id)).mapping?.source).toBe('woocommerce');
    await mapColumns(id);
    expect((await getImport(id)).data.newShelves).toEqual([
      { category: 'Care', subCategory: 'Visage' },
      { category: 'Care', subCategory: 'Corps' },
      { category: 'Ongles', subCategory: null },
      { category: 'Accessoires, pinceaux', subCategory: null },
    ]);
    await addShelves(id);
    const checked = await getImport(id);
    expect(checked.data).toMatchObject({ createdCount: 10, faultyCount: 2, newShelves: [] });
    expect(await problemsOf(id)).toContain(
      '11 Sale price / Regular price: “12.5” is not a whole number. Write digits only, such as 12500.',
    );
    await applyTable(shop, token, id, true);
    expect(await findProduct('POUDRE-CACAO')).toMatchObject({
      ...{ name: 'Poudre compacte Ébène – Cacao', family: 'POUDRE', shadeName: 'Cacao', shadeHex: '#6B4226' },
      ...{ description: 'Une poudre fine.\n\n• Longue tenue', price: 6500, weightGrams: 45, stock: 10 },
      details: [['Brand', 'Sawa Beauty']],
    });
    expect(await findProduct('WC-103')).toMatchObject({ price: 6500, discount: 20, shadeName: 'Miel' });
    expect(await shelvesOf('WC-103')).toBe('Makeup > Complexion');
    expect(await findProduct('CREME-50')).toMatchObject({
      ...{ price: 5500, unit: '50 ml', lowStock: 3, weightGrams: 80, description: 'Crème de jour 50 ml' },
      details: [
        ['Brand', 'Nuru'],
        ['Type de peau', 'Sèche, Normale'],
      ],
    });
    expect(await findProduct('HUILE-AMANDE')).toMatchObject({
      ...{ name: 'Huile d’amande & vitamine E', description: 'Hydrate\nla peau & les cheveux' },
    });
    expect(await findProduct('KIT-PINCEAUX')).toMatchObject({ price: 12500 });
    expect(await findProduct('BEURRE-CACAO')).toMatchObject({ isListed: false });
    expect(await findProduct('RICIN-250')).toMatchObject({
      name: 'Huile capillaire 250 ml',
      unit: '250 ml',
      price: 4000,
    });
    expect((await findProduct('POUDRE-CACAO')).images).toHaveLength(3);
    expect(await findProduct('EAU-ROSE')).toMatchObject({ description: 'Distillée' });
    expect(await shelvesOf('CREME-50')).toBe('Care > Visage');
  });
});

describe('any other table', () => {
  beforeAll(async () => {
    const { id } = await makeCategory(store, { name: 'Balms', nameFr: 'Baumes' });
    await makeSubCategory(store, { name: 'Rich', nameFr: 'Riches', categoryIds: [id] });
  });

  const table = [
    'Désignation;Prix (FCFA);Qté;MARQUE;Couleur du pot;Rayon',
    'Baume Doux 15 ml;2 500 F CFA;4;Nuru;vert;Baumes',
    'Baume Fort;3.000;2;Nuru;;Baumes > Riches',
  ].join('\n');

  test('is read by titles in French or English, and by what the owner says of the others', async () => {
    const { id } = await sendTable(shop, token, table);
    const { mapping } = await getImport(id);
    expect(meaningsOf(mapping)).toEqual({
      ...{ Désignation: 'nameFr', 'Prix (FCFA)': 'price', Qté: 'stock', MARQUE: 'brand' },
      ...{ 'Couleur du pot': 'skip', Rayon: 'categories' },
    });
    await mapColumns(id, { 'Couleur du pot': 'detail' });
    await applyTable(shop, token, id);
    expect(await findProduct('BAUME-DOUX-15-ML')).toMatchObject({
      ...{ price: 2500, stock: 4, unit: '15 ml', isListed: false },
      details: [
        ['Brand', 'Nuru'],
        ['Couleur du pot', 'vert'],
      ],
    });
    expect(await findProduct('BAUME-FORT')).toMatchObject({ price: 3000, unit: '1 pièce' });
    expect(await shelvesOf('BAUME-FORT')).toBe('Balms > Rich');
  });

  test('asks for a missing name only, not for what is made from it', async () => {
    const id = await sendMapped(`Désignation;Prix (FCFA)\n;2500\nBaume sans prix;`);
    const problems = await problemsOf(id);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^2 Désignation/);
    expect(problems[1]).toMatch(/^3 Prix \(FCFA\)/);
  });

  test('has its own titles named in its problems, and ours where no column of it is meant', async () => {
    const id = await sendMapped('Désignation;Prix public;Prix promo;Poids (kg)\nBaume;-500;;lourd', {
      ...{ 'Prix public': 'price', 'Prix promo': 'salePrice', 'Poids (kg)': 'weightKg' },
    });
    expect(await problemsOf(id)).toEqual([
      '2 Poids (kg): “lourd” is not a whole number. Write digits only, such as 12500.',
      '2 Prix public / Prix promo: “-500” is negative, which is not possible here. Write digits only, such as 12500.',
    ]);
    const withoutPrice = await sendMapped('Désignation;Teneur\nBaume;5', { Teneur: 'skip' });
    expect(await problemsOf(withoutPrice)).toEqual(['2 Price FCFA: This cell must not be empty.']);
  });

  test('has the new categories below ones of the shop named in the language of the page', async () => {
    const { id } = await sendTable(shop, token, 'Désignation;Rayon\nBaume;Baumes > Secs\nHuile;Huiles');
    await mapColumns(id);
    const shelvesIn = async (language: 'en' | 'fr') =>
      (await call(endpoints.catalogueFiles.getImport, { id }, { token, language })).body.data.newShelves;
    expect(await shelvesIn('fr')).toEqual([
      { category: 'Baumes', subCategory: 'Secs' },
      { category: 'Huiles', subCategory: null },
    ]);
    expect(await shelvesIn('en')).toEqual([
      { category: 'Balms', subCategory: 'Secs' },
      { category: 'Huiles', subCategory: null },
    ]);
  });

  test('is not read with two columns of one meaning, without a name, or when it is applied already', async () => {
    const { id } = await sendTable(shop, token, table.replaceAll('Baume ', 'Savon '));
    const refused = { status: 422, body: { code: 'INVALID_FIELDS' } };
    expect(await mapColumns(id, { Qté: 'price' })).toMatchObject(refused);
    expect(await mapColumns(id, { Désignation: 'skip' })).toMatchObject(refused);
    expect(await mapColumns(id)).toMatchObject({ status: 200 });
    expect(await mapColumns(id, { Qté: 'skip' })).toMatchObject({ status: 200 });
    await applyTable(shop, token, id);
    expect(await findProduct('SAVON-FORT')).toMatchObject({ stock: 0 });
    expect(await mapColumns(id)).toMatchObject({ status: 409 });
  });
});
