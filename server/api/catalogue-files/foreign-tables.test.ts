import { beforeAll, describe, expect, test } from 'vitest';
import { importSteps } from '#core/catalogue-files/import-steps.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { foreignTables } from '#tests/support/foreign-tables.ts';
import { applyTable } from '#tests/support/import-table.ts';
import { makeAdmin, makeCategory, makeProduct, makeSubCategory, TEST_IMAGE } from '#tests/support/make.ts';
import { makePicture } from '#tests/support/make-picture.ts';

// Tables as owners write them: messages about products that the shop already has, and cells that cannot be read.

const shop = await testShop();
const { store, logInAs } = shop;

let token: string;
const { getImport, sendMapped, importTable, addShelves, problemsOf, findProduct, shelvesOf } = foreignTables(
  shop,
  () => token,
);
beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
  await makePicture(store, TEST_IMAGE);
});

function lines(...rows: string[]): string {
  return rows.join('\n');
}

describe('the price', () => {
  test('that is reduced already is not reduced once more by a column of discounts', async () => {
    await importTable(
      lines(
        'Réf;Nom;Prix;Prix promo;Prix barré;Remise',
        'P-1;Baume A;9990;7990;;20 %',
        'P-2;Baume B;7990;;9990;20 %',
        'P-3;Baume C;9990;;;20 %',
        'P-4;Baume D;10000;8000;;15 %',
      ),
    );
    expect(await findProduct('P-1')).toMatchObject({ price: 7990, discount: 0 });
    expect(await findProduct('P-2')).toMatchObject({ price: 7990, discount: 0 });
    expect(await findProduct('P-3')).toMatchObject({ price: 9990, discount: 20 });
    expect(await findProduct('P-4')).toMatchObject({ price: 10000, discount: 20 });
  });

  test('and the discount of a known product stay where its row says nothing of them', async () => {
    await importTable(lines('Réf;Nom;Prix;Remise', 'Q-1;Baume E;5000;20'));
    await importTable(lines('Réf;Qté;Prix promo', 'Q-1;7;'));
    expect(await findProduct('Q-1')).toMatchObject({ price: 5000, discount: 20, stock: 7 });
  });

  test('changes without the discount of a known product, unless a column of reduced prices says that there is none', async () => {
    await makeProduct(store, { ...{ reference: 'Q-2' }, price: 5000, discount: 20 });
    await importTable(lines('Réf;Prix;Remise', 'Q-2;7000;'));
    expect(await findProduct('Q-2')).toMatchObject({ price: 7000, discount: 20 });
    await importTable(lines('Réf;Prix;Prix promo', 'Q-2;8000;'));
    expect(await findProduct('Q-2')).toMatchObject({ price: 8000, discount: 0 });
  });
});

describe('the categories', () => {
  beforeAll(async () => {
    const [hands, feet, bath] = await Promise.all([
      makeCategory(store, { name: 'Hands', nameFr: 'Mains' }),
      makeCategory(store, { name: 'Feet', nameFr: 'Pieds' }),
      makeCategory(store, { name: 'Bath, shower', nameFr: 'Bain, douche' }),
    ]);
    await makeSubCategory(store, { name: 'Creams', nameFr: 'Crèmes', categoryIds: [hands.id] });
    await makeSubCategory(store, { name: 'Scrubs', nameFr: 'Gommages', categoryIds: [feet.id, bath.id] });
  });

  test('are all kept, whether they are parted as in an export or by commas', async () => {
    const id = await sendMapped(
      lines(
        'Réf;Nom;Prix;Rayon;Sous-rayon',
        'C-1;Un;1000;Mains | Bain, douche;',
        'C-2;Deux;1000;Mains, Pieds;',
        'C-3;Trois;1000;Bath, shower;',
        'C-4;Quatre;1000;Hands | Feet | Bath, shower;Creams | Scrubs',
        'C-5;Cinq;1000;Mains > Crèmes, Pieds > Gommages;',
        'C-6;Six;1000;Mains, Mains > Crèmes, Pieds;',
        'C-7;Sept;1000;Mains;Crèmes',
      ),
    );
    expect((await getImport(id)).data).toMatchObject({ newShelves: [], faultyCount: 0 });
    await applyTable(shop, token, id);
    expect(await shelvesOf('C-1')).toBe('Bath, shower > Hands');
    expect(await shelvesOf('C-2')).toBe('Feet > Hands');
    expect(await shelvesOf('C-3')).toBe('Bath, shower');
    expect(await shelvesOf('C-4')).toBe('Bath, shower > Feet > Hands > Creams > Scrubs');
    expect(await shelvesOf('C-5')).toBe('Feet > Hands > Creams > Scrubs');
    expect(await shelvesOf('C-6')).toBe('Feet > Hands > Creams');
    expect(await shelvesOf('C-7')).toBe('Hands > Creams');
  });

  test('of an export with one column more stay as they are', async () => {
    await makeProduct(store, {
      ...{ reference: 'C-8', name: 'Huit' },
      categoryIds: (await namedCategories('Hands', 'Feet')).map(({ id }) => id),
    });
    const id = await sendMapped(lines('Reference;Categories;Remarque', 'C-8;Feet | Hands;neu'));
    expect((await getImport(id)).data).toMatchObject({ unchangedCount: 1, newShelves: [] });
  });

  test('that have a sub-category of another one too are linked to it after a yes', async () => {
    const id = await sendMapped(
      lines(
        'Nom;Prix;Rayon',
        'Eau A;1000;Femme > Parfums',
        'Eau B;1000;Homme > Parfums',
        'Eau C;900;Mains > Gommages',
      ),
    );
    expect((await getImport(id)).data).toMatchObject({
      newShelves: [
        { category: 'Femme', subCategory: 'Parfums' },
        { category: 'Homme', subCategory: 'Parfums' },
        { category: 'Hands', subCategory: 'Scrubs' },
      ],
      faultyCount: 3,
    });
    await addShelves(id);
    expect((await getImport(id)).data).toMatchObject({ newShelves: [], faultyCount: 0, createdCount: 3 });
    const entries = await store.db
      .selectFrom('auditEntries')
      .select(['action', 'subjectName'])
      .where('kind', '=', 'sub_category')
      .where('action', '=', 'changed')
      .execute();
    expect(entries.map(({ subjectName }) => subjectName).toSorted()).toEqual(['Parfums', 'Scrubs']);
    await applyTable(shop, token, id);
    expect(await shelvesOf('EAU-A')).toBe('Femme > Parfums');
    expect(await shelvesOf('EAU-B')).toBe('Homme > Parfums');
    expect(await shelvesOf('EAU-C')).toBe('Hands > Scrubs');
    const again = await sendMapped(lines('Nom;Prix;Rayon', 'Eau D;1000;Homme > Parfums'));
    expect((await getImport(again)).data).toMatchObject({ newShelves: [], createdCount: 1 });
    // Presses after the file was applied, and for a file that does not exist.
    const press = (of: string) => shop.call(endpoints.catalogueFiles.addShelves, { id: of }, { token });
    expect(await press(id)).toMatchObject({ status: 409, body: { code: 'IMPORT_NOT_READY' } });
    expect(await press('unknown')).toMatchObject({ status: 404, body: { code: 'IMPORT_NOT_FOUND' } });
  });
});

function namedCategories(...names: string[]) {
  return store.db.selectFrom('categories').select('id').where('name', 'in', names).orderBy('name').execute();
}

describe('categories that were added for a file', () => {
  const table = lines(
    'Nom;Prix;Rayon',
    'Huile U;1000;Huiles',
    'Henné U;1000;Hennés',
    'Argile U;1000;Argiles',
    'Eau U;1000;Enfants > Brumes',
    'Crème U;1000;Bath, shower > Bâtons',
  );
  const added = ['Argiles', 'Brumes', 'Enfants', 'Hennés', 'Huiles'];

  beforeAll(async () => {
    const hands = await namedCategories('Hands');
    await makeSubCategory(store, {
      ...{ name: 'Sticks', nameFr: 'Bâtons' },
      categoryIds: hands.map(({ id }) => id),
    });
  });

  async function sendWithShelves(rows: string) {
    const id = await sendMapped(rows);
    await addShelves(id);
    expect(await leftOf(added)).toEqual(added);
    expect(await parentsOf('Sticks')).toBe('Bath, shower > Hands');
    return id;
  }

  async function leftOf(names: string[]) {
    const categories = await store.db.selectFrom('categories').select('name').execute();
    const subCategories = await store.db.selectFrom('subCategories').select('name').execute();
    return [...categories, ...subCategories]
      .map(({ name }) => name)
      .filter((name) => names.includes(name))
      .toSorted();
  }

  async function parentsOf(name: string) {
    const rows = await store.db
      .selectFrom('subCategoryCategories as link')
      .innerJoin('subCategories as below', 'below.id', 'link.subCategoryId')
      .innerJoin('categories as parent', 'parent.id', 'link.categoryId')
      .select('parent.name')
      .where('below.name', '=', name)
      .execute();
    return rows
      .map((row) => row.name)
      .toSorted()
      .join(' > ');
  }

  test('go with it when it is discarded before it was written', async () => {
    const id = await sendWithShelves(table);
    expect((await shop.call(endpoints.catalogueFiles.discard, { id }, { token })).status).toBe(200);
    expect(await leftOf(added)).toEqual([]);
    expect(await parentsOf('Sticks')).toBe('Hands');
  });

  test('go with it when it is undone, but for what is used or was saved since', async () => {
    const id = await sendWithShelves(table);
    await applyTable(shop, token, id);
    const [saved, used] = await namedCategories('Argiles', 'Hennés');
    await makeProduct(store, { categoryIds: [used?.id ?? ''] });
    const form = { _id: saved?.id ?? '', name: 'Argiles', nameFr: 'Argiles', image: TEST_IMAGE };
    expect((await shop.call(endpoints.category.update, form, { token })).status).toBe(200);
    await shop.call(endpoints.catalogueFiles.undo, { id }, { token });
    await workOff(store, importSteps);
    expect((await getImport(id)).data.state).toBe('undone');
    expect(await leftOf(added)).toEqual(['Argiles', 'Hennés']);
    expect(await parentsOf('Sticks')).toBe('Hands');
  });

  test('stay where the file was written', async () => {
    const id = await sendMapped(lines('Nom;Prix;Rayon', 'Savon V;1000;Savons'));
    await addShelves(id);
    await applyTable(shop, token, id);
    expect(await leftOf(['Savons'])).toEqual(['Savons']);
  });
});

describe('a row', () => {
  test('that is wider than the titles is refused in words, as in a file of our own', async () => {
    const id = await sendMapped(
      lines('Nom,Prix,Stock', 'Rouge à lèvres mat, 12,5500,10', 'Vernis mat,1500,3,,'),
    );
    expect(await problemsOf(id)).toEqual([
      '2 null: This row has more cells than there are columns. A text with a comma or semicolon in it needs quotes around it.',
    ]);
    expect((await getImport(id)).data).toMatchObject({ createdCount: 1, faultyCount: 1 });
  });

  test('with half a sign where it is cut, or a reference without end, does not end the import', async () => {
    const long = `${'a'.repeat(79)}💄${'b'.repeat(40)}`;
    const id = await sendMapped(
      lines(
        'Réf;Nom;Prix;Rayon;Gamme',
        `D-1;Baume;1000;${'c'.repeat(119)}💄;${long}`,
        `${'é'.repeat(9_000)};Huile;1000;;`,
      ),
    );
    expect((await getImport(id)).data).toMatchObject({ state: 'checked' });
    expect(await problemsOf(id)).toContain('3 Réf: A reference has at most 64 characters, on one line.');
  });

  test('whose stock may be twelve or twelve thousand is refused in words', async () => {
    const id = await sendMapped(lines('Nom;Prix;Stock', 'Baume X;5,500;12,000'));
    expect(await problemsOf(id)).toEqual([
      '2 Stock: Write 12000: digits only, without spaces, commas or points.',
    ]);
  });

  test('without a reference is the product that the shop has by its name already', async () => {
    await makeProduct(store, { ...{ reference: 'N-1' }, name: 'Crème Éclat', price: 1000 });
    await makeProduct(store, { ...{ reference: 'N-2' }, name: 'Sérum', unit: '30 ml' });
    await makeProduct(store, { ...{ reference: 'N-3' }, name: 'Sérum', unit: '50 ml' });
    const id = await sendMapped(lines('Nom;Prix', 'CREME eclat;1200', 'Sérum;2000', 'Lotion;3000'));
    expect((await getImport(id)).data).toMatchObject({ createdCount: 1, updatedCount: 1, faultyCount: 1 });
    expect(await problemsOf(id)).toEqual([
      '3 null: The shop has several products with this name. Add a column of references that says which one is meant.',
    ]);
    await applyTable(shop, token, id, true);
    expect(await findProduct('N-1')).toMatchObject({ price: 1200 });
    await importTable(lines('Nom;Prix;Contenance', 'Sérum;2500;50 ml', 'Sérum;3500;100 ml'));
    expect(await findProduct('N-3')).toMatchObject({ price: 2500 });
    expect(await findProduct('SERUM-100-ML')).toMatchObject({ price: 3500 });
  });

  test('that is found by its name, in either language, keeps its names as the shop writes them', async () => {
    await makeProduct(store, {
      ...{ reference: 'K-1' },
      name: 'Velvet gloss',
      nameFr: 'Gloss velours',
      price: 1000,
    });
    await makeProduct(store, {
      ...{ reference: 'LAIT-DOUX' },
      name: 'Soft milk',
      nameFr: 'Lait doux',
      price: 1000,
    });
    await importTable(lines('Désignation;Prix', 'GLOSS VELOURS;1200', 'Lait doux;1300'));
    expect(await findProduct('K-1')).toMatchObject({ name: 'Velvet gloss', price: 1200 });
    expect(await findProduct('LAIT-DOUX')).toMatchObject({ name: 'Soft milk', price: 1300 });
  });
});

describe('a table in French', () => {
  const withoutFrench = async (search: string) => {
    const narrowed = { search, view: 'no_french' };
    const { body } = await shop.call(endpoints.productList.find, narrowed, { token });
    return body.data.map(({ name }) => name);
  };

  test('fills the French texts of new products, and the English ones that they lack', async () => {
    await importTable(
      lines('Réf;Nom;Prix;Description', 'F-1;Baume Sanaga;1000;Très doux.', 'F-2;Huile Sanaga;900;'),
    );
    expect(await findProduct('F-1')).toMatchObject({
      ...{ name: 'Baume Sanaga', nameFr: 'Baume Sanaga' },
      ...{ description: 'Très doux.', descriptionFr: 'Très doux.' },
    });
    const text = { description: 'Huile Sanaga', descriptionFr: null };
    expect(await findProduct('F-2')).toMatchObject({ name: 'Huile Sanaga', nameFr: 'Huile Sanaga', ...text });
    expect(await withoutFrench('sanaga')).toEqual([]);
  });

  test('leaves English words alone, and changes texts that were taken over together', async () => {
    const english = { name: 'Velvet lipstick', description: 'Soft.' };
    await makeProduct(store, { ...{ reference: 'F-3' }, ...english });
    await importTable(lines('Réf;Désignation;Prix;Description', 'F-4;Rouge Noun;1000;Mat.'));
    const id = await sendMapped(
      lines('Réf;Désignation;Descriptif', 'F-3;Rouge velours;Doux.', 'F-4;Rouge mat Noun;Très mat.'),
    );
    const { body } = await shop.call(endpoints.catalogueFiles.getChanges, { id }, { token });
    expect(body.data.map(({ cells }) => cells.map(({ column, after }) => `${column}: ${after}`))).toEqual([
      ['Name (French): Rouge velours', 'Description (French): Doux.'],
      [
        ...['Name (English): Rouge mat Noun', 'Name (French): Rouge mat Noun'],
        ...['Description (English): Très mat.', 'Description (French): Très mat.'],
      ],
    ]);
    await applyTable(shop, token, id);
    expect(await findProduct('F-3')).toMatchObject({
      ...english,
      nameFr: 'Rouge velours',
      descriptionFr: 'Doux.',
    });
    expect(await findProduct('F-4')).toMatchObject({ name: 'Rouge mat Noun', descriptionFr: 'Très mat.' });
  });

  test('is one of English names too where a column is called so', async () => {
    await importTable(
      lines('Réf;Name;Désignation;Description;Prix', 'F-5;Foam;Mousse;Light.;900', 'F-6;;Lotion;;800'),
    );
    const both = { name: 'Foam', nameFr: 'Mousse', description: 'Light.', descriptionFr: null };
    expect(await findProduct('F-5')).toMatchObject(both);
    expect(await findProduct('F-6')).toMatchObject({ name: 'Lotion', nameFr: 'Lotion' });
    await importTable(lines('Réf;Nom;Nom français;Prix', 'F-7;Wipes;Lingettes;700'));
    expect(await findProduct('F-7')).toMatchObject({ name: 'Wipes', nameFr: 'Lingettes' });
  });

  test('makes categories with a French name', async () => {
    const id = await sendMapped(lines('Nom;Prix;Rayon', 'Talc Noun;1000;Bébés > Talcs'));
    await addShelves(id);
    const made = await store.db
      .selectFrom('categories')
      .select(['name', 'nameFr'])
      .where('name', '=', 'Bébés')
      .unionAll(store.db.selectFrom('subCategories').select(['name', 'nameFr']).where('name', '=', 'Talcs'))
      .execute();
    expect(made).toEqual([
      { name: 'Bébés', nameFr: 'Bébés' },
      { name: 'Talcs', nameFr: 'Talcs' },
    ]);
  });
});

describe('the products of a handle', () => {
  test('have the same reference with one variant as with two', async () => {
    const head = 'Handle,Title,Option1 Name,Option1 Value,Variant Price';
    await importTable(lines(head, 'creme,Crème de nuit,Size,50 ml,4000'));
    expect(await findProduct('CREME-50-ML')).toMatchObject({ name: 'Crème de nuit 50 ml', unit: '50 ml' });
    const id = await sendMapped(
      lines(
        head,
        'creme,Crème de nuit,Size,50 ml,4000',
        'creme,,,100 ml,7000',
        'savon,Savon,Title,Default Title,900',
      ),
    );
    expect((await getImport(id)).data).toMatchObject({ createdCount: 2, unchangedCount: 1 });
    await applyTable(shop, token, id);
    expect(await findProduct('SAVON')).toMatchObject({ name: 'Savon' });
  });

  test('are not more than a program allows; a longer one is refused in words, and the shop answers meanwhile', async () => {
    const rows = Array.from({ length: 3_000 }, (_each, index) => `tous,Tout,Size,${index} ml,100,<p>x</p>`);
    let ticks = 0;
    const clock = setInterval(() => {
      ticks += 1;
    }, 5);
    const id = await sendMapped(
      lines('Handle,Title,Option1 Name,Option1 Value,Variant Price,Body (HTML)', ...rows, 'seul,Seul,,,200,'),
    );
    clearInterval(clock);
    expect(ticks).toBeGreaterThan(10);
    expect((await getImport(id)).data).toMatchObject({ rowCount: 2, createdCount: 1, faultyCount: 1 });
    expect(await problemsOf(id)).toContain(
      '2 null: More than 2,500 rows are said to be this product. Check which column names the product of a row.',
    );
  });
});

test('of a file of WooCommerce, hidden products are drafts and a reduced price counts on its days only', async () => {
  const day = (days: number) => new Date(store.clock.now().getTime() + days * 86_400_000).toISOString();
  await importTable(
    lines(
      'ID,Type,UGS,Nom,Publié,Visibilité dans le catalogue,Date de début de promo,Date de fin de promo,Stock,Tarif promo,Tarif régulier',
      `1,simple,W-1,Un,1,hidden,,,4,,1000`,
      `2,simple,W-2,Deux,1,visible,${day(3)},,4,800,1000`,
      `3,simple,W-3,Trois,1,visible,,${day(-3).slice(0, 10)},parent,800,1000`,
      `4,simple,W-4,Quatre,1,visible,${day(-3)},${day(3)},4,800,1000`,
    ),
  );
  expect(await findProduct('W-1')).toMatchObject({ isPublished: false });
  expect(await findProduct('W-2')).toMatchObject({ price: 1000, discount: 0 });
  expect(await findProduct('W-3')).toMatchObject({ price: 1000, discount: 0, stock: 0 });
  expect(await findProduct('W-4')).toMatchObject({ price: 1000, discount: 20 });
});

test('a row that is refused is named, however many rows before it have notes', async () => {
  const noted = Array.from({ length: 1_005 }, (_each, index) => `Baume ${index};1000;Xyz`);
  const id = await sendMapped(lines('Nom;Prix;Teinte', ...noted, 'Baume faux;douze;Xyz'));
  const { data } = await getImport(id);
  expect(data).toMatchObject({ problemCount: 1_007, faultyCount: 1 });
  const kept = await store.db
    .selectFrom('importProblems')
    .select(['rowNumber', 'code'])
    .where('importId', '=', id)
    .orderBy('rowNumber', 'desc')
    .execute();
  expect(kept).toHaveLength(1_000);
  expect(kept[0]).toEqual({ rowNumber: 1_007, code: 'notWhole' });
});
