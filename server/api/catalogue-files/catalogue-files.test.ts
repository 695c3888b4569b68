import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { importSteps } from '#core/catalogue-files/import-steps.ts';
import { tidyImports } from '#core/catalogue-files/tidy-imports.ts';
import { workOff, workOnce } from '#core/jobs/work-off.ts';
import { findUnusedPictures } from '#core/media/picture-uses.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { applyTable, sendTable } from '#tests/support/import-table.ts';
import {
  makeAdmin,
  makeCategory,
  makeProduct,
  makeSubCategory,
  makeUser,
  TEST_IMAGE,
} from '#tests/support/make.ts';
import { makePicture } from '#tests/support/make-picture.ts';
import { makeZip } from '#tests/support/make-zip.ts';

const shop = await testShop();
const { app, call, store, logInAs, clock } = shop;
const { db } = store;

let token: string;
let shopper: string;
beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
  shopper = await logInAs(await makeUser(store));
  await makePicture(store, TEST_IMAGE);
});

async function exported(query = '', language = 'en'): Promise<{ headers: object; bytes: Buffer }> {
  const { headers, rawPayload, statusCode } = await app.inject({
    url: `/api/exchange/export${query}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  expect(statusCode).toBe(200);
  return { headers, bytes: rawPayload };
}

async function getImport(id: string, language: 'en' | 'fr' = 'en') {
  const { body } = await call(endpoints.catalogueFiles.getImport, { id, limit: 100 }, { token, language });
  return body;
}

function problemsOf({ problems }: Awaited<ReturnType<typeof getImport>>) {
  return problems.map(({ row, column, message }) => `${row} ${column}: ${message}`);
}

/** Everything that an import may write. */
async function catalogue() {
  const [products, categories, subCategories, movements, state] = await Promise.all([
    db.selectFrom('products').selectAll().orderBy('id').execute(),
    db.selectFrom('productCategories').selectAll().orderBy('productId').orderBy('categoryId').execute(),
    db.selectFrom('productSubCategories').selectAll().orderBy('productId').orderBy('subCategoryId').execute(),
    db.selectFrom('stockMovements').selectAll().orderBy('id').execute(),
    db.selectFrom('catalogueState').selectAll().execute(),
  ]);
  return { products, categories, subCategories, movements, state };
}

let wordCount = 0;
/** A new reference for each test. */
function newReference(): string {
  wordCount += 1;
  return `LIP-${wordCount}`;
}

function findProduct(reference: string) {
  return db.selectFrom('products').selectAll().where('reference', '=', reference).executeTakeFirst();
}

const titles = 'Reference,Name (English),Description (English),Unit,Price FCFA,Quantity in stock';

describe('an export', () => {
  beforeAll(async () => {
    const category = await makeCategory(store, { name: 'Eyes | Brows & more' });
    const subCategory = await makeSubCategory(store, { name: 'Kohl, pencils', categoryIds: [category.id] });
    await makeProduct(store, {
      name: '=HYPERLINK("http://example.com")',
      nameFr: "'-20 %, vraiment",
      description: 'Two lines;\n"quoted", with a tab\tand  spaces',
      details: [
        ['Finish: kind', 'matte\nand \\n soft'],
        ['+Plus', '@home'],
      ],
      shadeName: 'Ebony',
      shadeNameFr: 'Ébène',
      shadeHex: '#1A0B05',
      family: 'kohl',
      bulkPrice: 4_000,
      discount: 15,
      stock: 7,
      categoryIds: [category.id],
      subCategoryIds: [subCategory.id],
    });
    await makeProduct(store, { name: 'Draft gloss', isPublished: false });
    await makeProduct(store, { name: 'Deleted gloss', isListed: false });
  });

  test.each([
    ['csv', 'en'],
    ['csv', 'fr'],
    ['xlsx', 'en'],
    ['xlsx', 'fr'],
  ] as const)('that comes back as it is changes nothing (%s, %s)', async (format, language) => {
    const { bytes } = await exported(`?format=${format}`, language);
    const before = await catalogue();
    const { id } = await sendTable(shop, token, bytes);
    const listed = before.products.filter(({ deletedAt }) => deletedAt === null).length;
    expect((await getImport(id)).data).toMatchObject({
      state: 'checked',
      ...{ rowCount: listed, unchangedCount: listed, createdCount: 0, updatedCount: 0, faultyCount: 0 },
    });
    await applyTable(shop, token, id);
    expect((await getImport(id)).data).toMatchObject({ state: 'done', unchangedCount: listed });
    expect(await catalogue()).toEqual(before);
  });

  test('opens in a spreadsheet program as a table of text: no cell is a formula, French has its semicolons', async () => {
    const { bytes, headers } = await exported('', 'fr');
    const text = bytes.toString('utf8');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="produits-\d{4}-\d\d-\d\d\.csv"$/),
    });
    expect(text.startsWith('\ufeffRéférence;Nom (anglais);Nom (français);')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://example.com"")"`);
    expect(text).toContain(";''-20 %, vraiment;");
    expect(text).not.toContain('Deleted gloss');
  });

  test('has the shades of a family in their own order, and each product once', async () => {
    const names = ['Ébène', 'Acajou', 'Miel'];
    for (const [index, shadeName] of names.entries()) {
      const { id } = await makeProduct(store, {
        ...{ name: `Kohl pencil ${shadeName}`, family: 'pencil', shadeName, shadeHex: '#1A0B05' },
      });
      await db
        .updateTable('products')
        .set({ shadeOrder: 2 - index })
        .where('id', '=', id)
        .execute();
    }
    const { bytes } = await exported('?format=csv');
    const lines = bytes.toString('utf8').split('\n');
    const pencils = lines.flatMap((line) => /Kohl pencil ([^,]+),/.exec(line)?.[1] ?? []);
    expect(pencils).toEqual(['Miel', 'Acajou', 'Ébène']);
  });

  test('leaves drafts out where they are not wanted', async () => {
    expect((await exported('?drafts=true')).bytes.toString()).toContain('Draft gloss');
    expect((await exported('?drafts=false')).bytes.toString()).not.toContain('Draft gloss');
  });

  test('is for admins, and in a format there is', async () => {
    expect((await call(endpoints.catalogueFiles.export, {})).body.code).toBe('NOT_LOGGED_IN');
    expect((await call(endpoints.catalogueFiles.export, {}, { token: shopper })).body.code).toBe(
      'NO_PERMISSION',
    );
    const { status, body } = await call(endpoints.catalogueFiles.export, { format: 'pdf' }, { token });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['format']]);
  });
});

describe('an import', () => {
  test('shows first what it would do and writes nothing, then adds and changes products by their reference', async () => {
    const [old, fresh] = [newReference(), newReference()];
    const category = await makeCategory(store, { name: 'Lips X', nameFr: 'Lèvres X' });
    const made = await makeProduct(store, { name: 'Old name', stock: 4, price: 900, subCategoryIds: [] });
    await db.updateTable('products').set({ reference: old }).where('id', '=', made.id).execute();
    const before = await catalogue();
    const table = [
      'Référence;Nom (anglais);Nom (français);Description (anglais);Unité;Prix FCFA;Remise %;Quantité en stock;Catégories;Détails (anglais);Publié',
      `${old.toLowerCase()};New name;Nouveau nom;Soft;3 g;1500;10;9;lèvres x;"Finish: matte\nHold: 8 h";oui`,
      `${fresh};Brand new;;Softer;4 g;2500;;3;LIPS X;;non`,
    ].join('\r\n');
    const { status, body, id } = await sendTable(shop, token, table);
    expect([status, body.data.state]).toEqual([200, 'reading']);
    expect((await getImport(id)).data).toMatchObject({
      ...{ state: 'checked', fileName: 'products.csv', actorName: 'Solange', rowCount: 2, position: 2 },
      ...{
        createdCount: 1,
        updatedCount: 1,
        unchangedCount: 0,
        faultyCount: 0,
        problemCount: 0,
        failure: null,
      },
    });
    const changes = await call(endpoints.catalogueFiles.getChanges, { id, limit: 1 }, { token });
    expect(changes.body).toMatchObject({ data: [{ row: 2, isNew: false, name: 'Old name' }], next: 1 });
    expect(changes.body.data[0]?.cells).toContainEqual({
      ...{ column: 'Price FCFA', before: '900', after: '1500', isLarge: true },
    });
    expect(changes.body.data[0]?.cells.map(({ column }) => column)).not.toContain('Published');
    const rest = await call(endpoints.catalogueFiles.getChanges, { id, after: 1 }, { token });
    expect(rest.body).toMatchObject({ data: [{ row: 3, isNew: true, name: 'Brand new' }], next: null });
    expect(await catalogue()).toEqual(before);

    const applied = await applyTable(shop, token, id);
    expect([applied.status, applied.body.message]).toEqual([200, 'The import is under way']);
    expect((await getImport(id)).data).toMatchObject({ state: 'done', createdCount: 1, updatedCount: 1 });
    expect(await findProduct(old)).toMatchObject({
      ...{
        id: made.id,
        name: 'New name',
        nameFr: 'Nouveau nom',
        price: 1_500,
        discount: 10,
        stock: 9,
        version: 2,
      },
      details: [
        ['Finish', 'matte'],
        ['Hold', '8 h'],
      ],
      // Fields whose columns are not in the file stay as they are.
      images: before.products.find((product) => product.id === made.id)?.images,
    });
    const added = await findProduct(fresh);
    expect(added).toMatchObject({ name: 'Brand new', stock: 3, isPublished: false, isListed: false });
    const filed = await db
      .selectFrom('productCategories')
      .select('productId')
      .where('categoryId', '=', category.id)
      .execute();
    expect(filed.map(({ productId }) => productId).toSorted()).toEqual([made.id, added?.id].toSorted());
    const movements = await db
      .selectFrom('stockMovements')
      .select(['productId', 'change', 'reason'])
      .where('reason', '=', 'import')
      .execute();
    expect(movements).toContainEqual({ productId: made.id, change: 5, reason: 'import' });
    expect(movements).toContainEqual({ productId: added?.id, change: 3, reason: 'import' });
    const entries = await db
      .selectFrom('auditEntries')
      .select(['action', 'actorName', 'subjectName', 'changes'])
      .where('subjectId', 'in', [made.id, added?.id ?? ''])
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { action: 'added', actorName: 'Solange', subjectName: 'Brand new' },
      { action: 'changed', actorName: 'Solange', subjectName: 'New name' },
    ]);
    expect(entries[1]?.changes).toContainEqual({ field: 'price', before: 900, after: 1_500 });
  });

  test('is found by search at once, and counted', async () => {
    const reference = newReference();
    const stateBefore = await db.selectFrom('catalogueState').select('listed').executeTakeFirstOrThrow();
    const { name: category } = await makeCategory(store);
    const { id } = await sendTable(
      shop,
      token,
      `${titles},Categories,Pictures\n${reference},Zanzibar quartz,Soft,3 g,1500,5,${category},${TEST_IMAGE}`,
    );
    await applyTable(shop, token, id);
    const { body } = await call(endpoints.product.search, { search: 'zanzibar' });
    expect(body.data.map(({ name }) => name)).toEqual(['Zanzibar quartz']);
    const state = await db.selectFrom('catalogueState').select('listed').executeTakeFirstOrThrow();
    expect(state.listed).toBe(stateBefore.listed + 1);
  });

  test('makes a draft of a product without a photo or a category, says so before, and sent again changes nothing', async () => {
    const [bare, whole] = [newReference(), newReference()];
    const category = await makeCategory(store);
    const made = await makeProduct(store, {
      ...{ images: [TEST_IMAGE], categoryIds: [category.id], subCategoryIds: [] },
    });
    await db.updateTable('products').set({ reference: whole }).where('id', '=', made.id).execute();
    const table = [
      `${titles},Categories,Pictures,Published`,
      `${bare},Balm,Soft,3 g,1000,5,${category.name},,yes`,
      `${whole},Balm,Soft,3 g,1000,5,,${TEST_IMAGE},yes`,
    ].join('\n');
    const { id } = await sendTable(shop, token, table);
    const { body } = await call(endpoints.catalogueFiles.getChanges, { id }, { token });
    expect(body.data).toMatchObject([
      { row: 2, isNew: true, isDraftOnly: true },
      { row: 3, isNew: false, isDraftOnly: true },
    ]);
    expect(body.data[1]?.cells).toContainEqual({
      ...{ column: 'Published', before: 'yes', after: 'no', isLarge: false },
    });
    await applyTable(shop, token, id);
    for (const reference of [bare, whole]) {
      expect(await findProduct(reference)).toMatchObject({ isPublished: false, isListed: false });
    }
    const again = await sendTable(shop, token, table);
    expect((await getImport(again.id)).data).toMatchObject({ updatedCount: 0, unchangedCount: 2 });
  });

  test('spells a brand as the shop does, and sent again changes nothing', async () => {
    await makeProduct(store, { details: [['Brand', 'Sanaga Été']] });
    const [one, other] = [newReference(), newReference()];
    const table = [
      `${titles},Details (English)`,
      `${one},Balm,Soft,3 g,1000,5,Brand: SANAGA ETE`,
      `${other},Balm,Soft,3 g,1000,5,Brand: sanaga-été`,
    ].join('\n');
    const { id } = await sendTable(shop, token, table);
    await applyTable(shop, token, id);
    for (const reference of [one, other]) {
      expect(await findProduct(reference)).toMatchObject({ details: [['Brand', 'Sanaga Été']] });
    }
    const again = await sendTable(shop, token, table);
    expect((await getImport(again.id)).data).toMatchObject({ updatedCount: 0, unchangedCount: 2 });
  });

  test('files a product under the category of its sub-category, and under none that its sub-category is not in', async () => {
    const [face, lips] = [
      await makeCategory(store, { name: 'Shelf Face' }),
      await makeCategory(store, { name: 'Shelf Lips' }),
    ];
    const lipstick = await makeSubCategory(store, { name: 'Shelf Lipstick', categoryIds: [lips.id] });
    const old = await makeProduct(store, { categoryIds: [face.id], subCategoryIds: [lipstick.id] });
    const fitting = await makeProduct(store, { categoryIds: [lips.id], subCategoryIds: [lipstick.id] });
    const [wrong, bare, refiled, kept] = [newReference(), newReference(), newReference(), newReference()];
    await db.updateTable('products').set({ reference: kept }).where('id', '=', old.id).execute();
    await db.updateTable('products').set({ reference: refiled }).where('id', '=', fitting.id).execute();
    const shelved = [
      `${titles},Categories,Sub-categories,Pictures`,
      `${wrong},Balm,Soft,3 g,1000,5,${face.name},${lipstick.name},${TEST_IMAGE}`,
      `${bare},Balm,Soft,3 g,1000,5,,${lipstick.name},${TEST_IMAGE}`,
      // It was filed that way before the rule existed: the row changes its price, not its place.
      `${kept},Balm,Soft,3 g,1200,5,${face.name},${lipstick.name},${TEST_IMAGE}`,
    ].join('\n');
    const { id } = await sendTable(shop, token, shelved);
    expect(problemsOf(await getImport(id))).toEqual([
      '2 Sub-categories: “Shelf Lipstick” belongs to another category. Write its category in this row as well, or another sub-category.',
    ]);
    const french = await getImport(id, 'fr');
    expect(problemsOf(french).join()).toContain('appartient à une autre catégorie');
    await applyTable(shop, token, id, true);
    const added = await findProduct(bare);
    const filed = await db
      .selectFrom('productCategories')
      .select('categoryId')
      .where('productId', '=', added?.id ?? '')
      .execute();
    expect([filed, added?.isListed]).toEqual([[{ categoryId: lips.id }], true]);
    expect(await findProduct(kept)).toMatchObject({ price: 1200 });

    const moved = await sendTable(
      shop,
      token,
      `${titles},Categories\n${refiled},Balm,Soft,3 g,1000,5,${face.name}`,
    );
    expect(problemsOf(await getImport(moved.id))).toEqual([
      expect.stringMatching(/^2 Categories: “Shelf Lipstick” belongs/),
    ]);
  });

  test('says by row and column what is wrong and what to write, in the language of the page', async () => {
    const twice = newReference();
    const { reference: deleted } = await db
      .selectFrom('products')
      .select('reference')
      .where('id', '=', (await makeProduct(store, { isListed: false })).id)
      .executeTakeFirstOrThrow();
    const table = [
      `${titles},Discount %,Bulk price FCFA,Categories,Pictures,Details (English),Shade,Shade colour,Published`,
      `${twice},Balm,Soft,3 g,"12 500",5,,,,,,,,`,
      `${newReference()},Balm,Soft,3 g,"12.500,50",5,,,,,,,,`,
      `${newReference()},,Soft,3 g,1000,-1,120,,Nowhere,face.jpg,matte,Rose,red,perhaps`,
      `${twice.toLowerCase()},Balm,Soft,3 g,1000,5,,,,,,,,`,
      `${deleted},Balm,Soft,3 g,1000,5,,,,,,,,`,
      `,Balm,Soft,3 g,1000,5,100,2000,,,"A: b\nA: c",,,`,
      '',
      `${newReference()},Balm,Soft,3 g,12,500,5,,,,,,,,too,many`,
    ].join('\n');
    const before = await catalogue();
    const { id } = await sendTable(shop, token, table);
    const found = await getImport(id);
    expect(found.data).toMatchObject({
      state: 'checked',
      rowCount: 7,
      faultyCount: 7,
      createdCount: 0,
      updatedCount: 0,
    });
    expect(problemsOf(found)).toEqual([
      '2 Price FCFA: Write 12500: digits only, without spaces, commas or points.',
      '3 Price FCFA: “12.500,50” is not a whole number. Write digits only, such as 12500.',
      '4 Name (English): This cell must not be empty.',
      '4 Discount %: At most 100.',
      '4 Quantity in stock: “-1” is negative, which is not possible here. Write digits only, such as 12500.',
      '4 Categories: There is no category “Nowhere”. Add it first, or correct the name.',
      '4 Pictures: The picture “face.jpg” is neither in the ZIP nor in the shop.',
      '4 Details (English): Write each detail on a line of its own, as in “Finish: matte”.',
      '4 Shade colour: Write a colour such as #A1435C.',
      '4 Published: Write yes or no.',
      '5 Reference: Row 2 has this reference already.',
      '6 Reference: The product with this reference was deleted. Restore it, or use another reference.',
      '7 Reference: This cell must not be empty.',
      '7 Details (English): “A” is in this cell twice.',
      '9 null: This row has more cells than there are columns. A text with a comma or semicolon in it needs quotes around it.',
    ]);
    expect(problemsOf(await getImport(id, 'fr'))[0]).toBe(
      '2 Prix FCFA: Écrivez 12500\u00a0: des chiffres seulement, sans espace, virgule ni point.',
    );
    expect(await catalogue()).toEqual(before);
  });

  test('with problems is applied only when it is said that those rows be left out, and then they are', async () => {
    const [good, bad] = [newReference(), newReference()];
    const table = `${titles}\n${good},Balm,Soft,3 g,1000,5\n${bad},Balm,Soft,3 g,free,5`;
    const { id } = await sendTable(shop, token, table);
    expect(await applyTable(shop, token, id)).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_FAULTY', data: { rows: 1 } },
    });
    expect(await findProduct(good)).toBeUndefined();
    await applyTable(shop, token, id, true);
    const found = await getImport(id);
    expect(found.data).toMatchObject({ state: 'done', createdCount: 1, faultyCount: 1 });
    expect(problemsOf(found)).toHaveLength(1);
    expect(await findProduct(good)).toMatchObject({ stock: 5 });
    expect(await findProduct(bad)).toBeUndefined();
  });

  test('checks each row again when it is written: sales since then count, deletions since then are reported', async () => {
    const [sold, homeless] = [newReference(), newReference()];
    const category = await makeCategory(store, { name: 'Soon gone' });
    const made = await makeProduct(store, { stock: 10 });
    await db.updateTable('products').set({ reference: sold }).where('id', '=', made.id).execute();
    const table = [
      `${titles},Categories`,
      `${sold},Balm,Soft,3 g,1000,8,`,
      `${homeless},Balm,Soft,3 g,1000,5,Soon gone`,
    ].join('\n');
    const { id } = await sendTable(shop, token, table);
    expect((await getImport(id)).data).toMatchObject({ updatedCount: 1, createdCount: 1, faultyCount: 0 });
    await db.updateTable('products').set({ stock: 6 }).where('id', '=', made.id).execute();
    await db
      .insertInto('stockMovements')
      .values({ productId: made.id, change: -4, reason: 'order' })
      .execute();
    await db.deleteFrom('categories').where('id', '=', category.id).execute();
    await applyTable(shop, token, id);
    expect((await getImport(id)).data).toMatchObject({
      state: 'done',
      updatedCount: 1,
      createdCount: 0,
      faultyCount: 1,
    });
    const { total } = await db
      .selectFrom('stockMovements')
      .select((fields) => fields.fn.sum<number>('change').as('total'))
      .where('productId', '=', made.id)
      .executeTakeFirstOrThrow();
    expect([(await findProduct(sold))?.stock, Number(total)]).toEqual([8, 8]);
  });

  test.each([
    ['no rows', titles, 'The file has no rows.'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\0', 'latin1'), 'could not be read'],
    ['a text', 'Bonjour !\n\nRouge 4500\nGloss, mat 3000', 'could not be read'],
    ['a line of text', 'Bonjour', 'could not be read'],
    ['a line of text with commas', 'Bonjour, voici, nos prix', 'could not be read'],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1aaaa', 'hex'), 'Save it as .xlsx'],
    ['a broken ZIP', Buffer.from('504b030400000000', 'hex'), 'could not be read'],
    ['open quotes', `${titles}\n"LIP,Balm\nmore`, 'From row 2 on a text in quotes does not end.'],
    ['a large table', Buffer.alloc(51 * 1024 * 1024, 'a'), 'The table is larger than 50 MB.'],
  ])('that cannot be read says why: %s', async (_name, content, said) => {
    const { id } = await sendTable(shop, token, content);
    const { data } = await getImport(id);
    expect(data).toMatchObject({ state: 'failed', failure: expect.stringContaining(said) });
    expect((await call(endpoints.catalogueFiles.apply, { id }, { token })).body.code).toBe(
      'IMPORT_NOT_READY',
    );
  });

  test('with columns that are not known, missing or there twice waits for what the owner says of them', async () => {
    const { id } = await sendTable(shop, token, 'Name (English),Prix promo,Nom (anglais)\nBalm,5,Balm');
    const found = await getImport(id);
    expect(found.data).toMatchObject({ state: 'mapping', failure: null });
    expect(found.mapping).toMatchObject({
      source: 'table',
      columns: [
        { title: 'Name (English)', meaning: 'name', samples: ['Balm'] },
        { title: 'Prix promo', meaning: 'salePrice', samples: ['5'] },
        { title: 'Nom (anglais)', meaning: 'skip', samples: ['Balm'] },
      ],
    });
  });

  test.each([';', ','])(
    'whose first line tells Excel that “%s” separates its cells is read',
    async (sign) => {
      const reference = newReference();
      const rows = [
        ['Reference', 'Name (English)', 'Description (English)', 'Unit', 'Price FCFA'],
        [reference, 'Balm', sign === ';' ? '"a, b, c; d"' : '"a; b; c, d"', '3 g', '1500'],
        [reference, 'Twice', 'Soft', '3 g', '1500'],
      ];
      const lines = [`\uFEFFsep=${sign}`, ...rows.map((cells) => cells.join(sign))].join('\r\n');
      const { id } = await sendTable(shop, token, lines);
      const { data, problems } = await getImport(id);
      expect(data).toMatchObject({ createdCount: 1, faultyCount: 1 });
      expect(problems).toMatchObject([{ row: 4 }]);
    },
  );

  test('of French Excel is read: semicolons and Windows’ own letters', async () => {
    const reference = newReference();
    const table = `Référence;Nom (anglais);Description (anglais);Unité;Prix FCFA\r\n${reference};Crème épaisse;Très douce;3 g;1500\r\n`;
    const { id } = await sendTable(shop, token, Buffer.from(table, 'latin1'));
    await applyTable(shop, token, id);
    expect(await findProduct(reference)).toMatchObject({ name: 'Crème épaisse', description: 'Très douce' });
  });

  test('cut off in the middle goes on behind the last row that was written', async () => {
    const references = Array.from({ length: 450 }, newReference);
    const rows = references.map((reference) => `${reference},Balm,Soft,3 g,1000,2`);
    const { id } = await sendTable(shop, token, [titles, ...rows].join('\n'));
    await call(endpoints.catalogueFiles.apply, { id }, { token });
    await workOnce(store, importSteps);
    const first = (await getImport(id)).data;
    expect(first).toMatchObject({ state: 'applying', position: 200, createdCount: 200 });
    // A step that is cut off leaves nothing behind, whatever it had written until then.
    await db
      .transaction()
      .execute(async (tx) => {
        await workOnce({ ...store, db: tx }, importSteps).catch(() => undefined);
        throw new Error('killed');
      })
      .catch(() => undefined);
    await workOff(store, importSteps);
    expect((await getImport(id)).data).toMatchObject({
      state: 'done',
      createdCount: 450,
      updatedCount: 0,
      faultyCount: 0,
    });
    const written = await db
      .selectFrom('products')
      .leftJoin('stockMovements', 'stockMovements.productId', 'products.id')
      .select(['reference', 'stock', 'change'])
      .where('reference', 'in', references)
      .execute();
    expect(written).toHaveLength(450);
    expect(written.every(({ stock, change }) => stock === 2 && change === 2)).toBe(true);
  });

  test('applied twice at once is applied once', async () => {
    const reference = newReference();
    const { id } = await sendTable(shop, token, `${titles}\n${reference},Balm,Soft,3 g,1000,2`);
    const both = await Promise.all([1, 2].map(() => call(endpoints.catalogueFiles.apply, { id }, { token })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all([workOnce(store, importSteps), workOnce(store, importSteps)]);
    await workOff(store, importSteps);
    expect((await getImport(id)).data).toMatchObject({ state: 'done', createdCount: 1, unchangedCount: 0 });
    expect((await call(endpoints.catalogueFiles.apply, { id }, { token })).status).toBe(200);
  });

  test('can be discarded until it is applied', async () => {
    const { id } = await sendTable(shop, token, `${titles}\n${newReference()},Balm,Soft,3 g,1000,2`);
    const { status, body } = await call(endpoints.catalogueFiles.discard, { id }, { token });
    expect([status, body.message, body.data.state]).toEqual([200, 'Import discarded', 'discarded']);
    expect((await call(endpoints.catalogueFiles.apply, { id }, { token })).body.code).toBe(
      'IMPORT_NOT_READY',
    );
    const applied = await sendTable(shop, token, `${titles}\n${newReference()},Balm,Soft,3 g,1000,2`);
    await applyTable(shop, token, applied.id);
    expect((await call(endpoints.catalogueFiles.discard, { id: applied.id }, { token })).body.code).toBe(
      'IMPORT_NOT_READY',
    );
  });

  test('is in the list of imports, the last one first', async () => {
    const { id } = await sendTable(shop, token, `${titles}\n${newReference()},Balm,Soft,3 g,1000,2`);
    const { body } = await call(endpoints.catalogueFiles.list, { limit: 1 }, { token });
    expect(body).toMatchObject({ data: [{ id, state: 'checked' }] });
    expect(body.totalCount).toBeGreaterThan(1);
  });

  test.each([
    endpoints.catalogueFiles.list,
    endpoints.catalogueFiles.getImport,
    endpoints.catalogueFiles.apply,
    endpoints.catalogueFiles.discard,
  ])('%s is for admins, and asks for an import there is', async (endpoint) => {
    expect((await call(endpoint, { id: 'none' })).body.code).toBe('NOT_LOGGED_IN');
    expect((await call(endpoint, { id: 'none' }, { token: shopper })).body.code).toBe('NO_PERMISSION');
    if (endpoint === endpoints.catalogueFiles.list) return;
    expect((await call(endpoint, { id: 'none' }, { token })).body.code).toBe('IMPORT_NOT_FOUND');
    expect((await call(endpoint, {}, { token })).body.fields).toHaveProperty('id');
  });

  test('waits a day to be applied, and is history for a season', async () => {
    const { id } = await sendTable(shop, token, `${titles}\n${newReference()},Balm,Soft,3 g,1000,2`);
    clock.advance({ hours: 21 });
    token = await logInAs(await makeAdmin(store));
    expect((await call(endpoints.catalogueFiles.apply, { id }, { token })).body.code).toBe('IMPORT_TOO_OLD');
    clock.advance({ hours: 4 });
    await tidyImports(store);
    token = await logInAs(await makeAdmin(store));
    expect((await getImport(id)).data.state).toBe('discarded');
    expect(await db.selectFrom('importRows').select('importId').execute()).toEqual([]);
    clock.advance({ days: 90 });
    await tidyImports(store);
    token = await logInAs(await makeAdmin(store));
    expect((await call(endpoints.catalogueFiles.getImport, { id }, { token })).body.code).toBe(
      'IMPORT_NOT_FOUND',
    );
    expect(await store.tableFiles.listKept(new Date(Date.now() + 60_000))).toEqual([]);
  });
});

describe('a ZIP', () => {
  const rowOf = (reference: string, pictures: string) => `${reference},Balm,Soft,3 g,1000,2,"${pictures}"`;
  const withPictures = `${titles},Pictures`;

  function drawPicture(width: number) {
    return sharp({ create: { width, height: 200, channels: 3, background: '#a1435c' } })
      .png()
      .toBuffer();
  }

  test('of a table and its pictures gives each product the files it names, and says which cannot be used', async () => {
    const [both, none] = [newReference(), newReference()];
    const zip = makeZip([
      {
        name: 'My products/table.csv',
        bytes: [withPictures, rowOf(both, 'FRONT.png | côté.PNG'), rowOf(none, 'gone.jpg')].join('\n'),
      },
      { name: 'My products/pictures/front.png', bytes: await drawPicture(301) },
      { name: 'My products/Côté.png', bytes: await drawPicture(302) },
      { name: '__MACOSX/._table.csv', bytes: 'a note of her computer' },
    ]);
    const { id } = await sendTable(shop, token, zip);
    expect(problemsOf(await getImport(id))).toEqual([
      '3 Pictures: The picture “gone.jpg” is neither in the ZIP nor in the shop.',
    ]);
    await applyTable(shop, token, id, true);
    const images = (await findProduct(both))?.images ?? [];
    expect(images.map((url) => /-(\d+)x200-/.exec(url)?.[1])).toEqual(['301', '302']);
    expect((await app.inject({ url: images[0] ?? '' })).statusCode).toBe(200);
  });

  test('with a file that is no picture, or claims to be enormous, refuses that row and keeps the others', async () => {
    const [text, huge, fine] = [newReference(), newReference(), newReference()];
    const rows = [rowOf(text, 'note.jpg'), rowOf(huge, 'huge.png'), rowOf(fine, 'fine.png')];
    const zip = makeZip([
      { name: 'table.csv', bytes: [withPictures, ...rows].join('\n') },
      { name: 'note.jpg', bytes: 'no picture' },
      { name: 'huge.png', bytes: await drawPicture(303), says: 3_000_000_000 },
      { name: 'fine.png', bytes: await drawPicture(304) },
    ]);
    const { id } = await sendTable(shop, token, zip);
    const found = await getImport(id);
    expect(found.data).toMatchObject({ state: 'checked', createdCount: 1, faultyCount: 2 });
    expect(problemsOf(found)).toEqual([
      '2 Pictures: “note.jpg” is not a picture that can be used: send a JPEG, PNG or WebP.',
      '3 Pictures: “huge.png” is not a picture that can be used: send a JPEG, PNG or WebP.',
    ]);
  });

  test.each([
    ['without a table', [{ name: 'a.png', bytes: 'x' }], 'holds no CSV or XLSX'],
    ['with two', ['a.csv', 'b.csv'].map((name) => ({ name, bytes: titles })), 'holds several tables'],
    [
      'with a table that claims to be enormous',
      [{ name: 'a.csv', bytes: titles, says: 3_000_000_000 }],
      'larger than 50 MB',
    ],
    ['that climbs out of its folder', [{ name: '../a.csv', bytes: titles }], 'could not be read'],
  ])('%s is refused as a whole', async (_name, files, said) => {
    const { id } = await sendTable(shop, token, makeZip(files));
    const { data } = await getImport(id);
    expect(data).toMatchObject({ state: 'failed', failure: expect.stringContaining(said) });
  });
});

describe('an import that is undone', () => {
  const undo = (id: string) => call(endpoints.catalogueFiles.undo, { id }, { token });

  async function makeNamed(reference: string, given: Parameters<typeof makeProduct>[1] = {}) {
    const product = await makeProduct(store, { images: [TEST_IMAGE], ...given });
    await db.updateTable('products').set({ reference }).where('id', '=', product.id).execute();
    return product;
  }

  test('gives every product back what it had, and takes out what it added; sales since stay sold', async () => {
    const [old, fresh] = [newReference(), newReference()];
    const product = await makeNamed(old, { name: 'Baume', price: 900, stock: 10, discount: 5 });
    const before = await findProduct(old);
    const table = `${titles}\n${old},Other,Hard,9 g,2000,4\n${fresh},New,Soft,3 g,1000,5`;
    const { id } = await sendTable(shop, token, table);
    await applyTable(shop, token, id);
    expect(await findProduct(old)).toMatchObject({ name: 'Other', price: 2_000, stock: 4 });
    expect((await getImport(id)).data.undoableUntil).not.toBeNull();
    await db.updateTable('products').set({ stock: 1 }).where('id', '=', product.id).execute();
    await db
      .insertInto('stockMovements')
      .values({ productId: product.id, change: -3, reason: 'order' })
      .execute();

    expect((await undo(id)).body).toMatchObject({
      message: 'The import is being undone',
      data: { state: 'undoing' },
    });
    expect((await undo(id)).body.data.state).toBe('undoing');
    await workOff(store, importSteps);
    expect((await getImport(id)).data).toMatchObject({
      ...{ state: 'undone', undoneCount: 2, keptCount: 0, undoableUntil: null },
    });
    expect((await undo(id)).body.message).toBe('The import has been undone already');
    const { name, description, unit, price, discount } = before ?? {};
    expect(await findProduct(old)).toMatchObject({ name, description, unit, price, discount, stock: 7 });
    expect(await findProduct(fresh)).toMatchObject({ isListed: false, deletedAt: expect.any(Date) });
    const moved = await db
      .selectFrom('stockMovements')
      .select(({ fn }) => fn.sum<number>('change').as('sum'))
      .where('productId', '=', product.id)
      .executeTakeFirstOrThrow();
    expect(Number(moved.sum)).toBe(7);
  });

  test('keeps what was changed by hand since, and names it', async () => {
    const [old, fresh] = [newReference(), newReference()];
    const product = await makeNamed(old, { name: 'Baume Sanaga', price: 900, stock: 10 });
    const table = `Reference,Name (English),Description (English),Unit,Price FCFA\n${old},Other,Hard,9 g,2000\n${fresh},Kept gloss,Soft,3 g,1000`;
    const { id } = await sendTable(shop, token, table);
    await applyTable(shop, token, id);
    const added = await findProduct(fresh);
    for (const changed of [product.id, added?.id ?? '']) {
      const change = { changes: [{ id: changed, price: 2_500 }] };
      expect((await call(endpoints.productList.change, change, { token })).status).toBe(200);
    }
    await undo(id);
    await workOff(store, importSteps);
    const { data, kept } = await getImport(id);
    expect(data).toMatchObject({ state: 'undone', undoneCount: 0, keptCount: 2 });
    expect(kept).toEqual([
      { name: 'Baume Sanaga', nameFr: null, columns: ['Price FCFA'] },
      { name: 'Kept gloss', nameFr: null, columns: [] },
    ]);
    expect(await findProduct(old)).toMatchObject({ name: 'Baume Sanaga', price: 2_500, stock: 10 });
    expect(await findProduct(fresh)).toMatchObject({ price: 2_500, deletedAt: null });
  });

  test('takes out what it added, though its price was changed and changed back', async () => {
    const [fresh, other] = [newReference(), newReference()];
    const table = `${titles}\n${fresh},Undone balm,Soft,3 g,1000,5\n${other},Undone gloss,Soft,3 g,1000,5`;
    const { id } = await sendTable(shop, token, table);
    await applyTable(shop, token, id);
    const price = async (reference: string, francs: number) => {
      const change = { changes: [{ id: (await findProduct(reference))?.id ?? '', price: francs }] };
      expect((await call(endpoints.productList.change, change, { token })).status).toBe(200);
    };
    await price(fresh, 2_500);
    await price(fresh, 1_000);
    await price(other, 2_500);
    await undo(id);
    await workOff(store, importSteps);
    const { data, kept } = await getImport(id);
    expect(data).toMatchObject({ state: 'undone', undoneCount: 1, keptCount: 1 });
    expect(kept).toMatchObject([{ name: 'Undone gloss' }]);
    expect(await findProduct(fresh)).toMatchObject({ deletedAt: expect.any(Date) });
    expect(await findProduct(other)).toMatchObject({ deletedAt: null, price: 2_500 });
  });

  test('gets back a picture that nothing shows meanwhile', async () => {
    const reference = newReference();
    const picture = '/media/0123456789abcdef-800x800-a1435c/640.webp';
    await makePicture(store, picture);
    await makeNamed(reference, { images: [picture] });
    const { id } = await sendTable(shop, token, `Reference,Pictures\n${reference},${TEST_IMAGE}`);
    await applyTable(shop, token, id);
    expect(await findProduct(reference)).toMatchObject({ images: [TEST_IMAGE] });
    const before = new Date(clock.now().getTime() + 1_000);
    const unused = await findUnusedPictures(db, { before, limit: 100 });
    expect(unused).not.toContain(picture.split('/')[2]);
    await undo(id);
    await workOff(store, importSteps);
    expect(await findProduct(reference)).toMatchObject({ images: [picture] });
  });

  test('is undone for a day only, and not before it was applied', async () => {
    const reference = newReference();
    const { id } = await sendTable(shop, token, `${titles}\n${reference},Balm,Soft,3 g,1000,5`);
    const refused = { status: 409, body: { code: 'IMPORT_NOT_UNDOABLE' } };
    expect(await undo(id)).toMatchObject(refused);
    expect((await undo('nothing')).body.code).toBe('IMPORT_NOT_FOUND');
    await applyTable(shop, token, id);
    const day = 24 * 3_600_000;
    const doneAt = new Date(clock.now().getTime() - day - 1_000);
    await db.updateTable('imports').set({ doneAt }).where('id', '=', id).execute();
    expect((await getImport(id)).data.undoableUntil).toBeNull();
    expect(await undo(id)).toMatchObject(refused);
    expect(await findProduct(reference)).toMatchObject({ deletedAt: null });
  });

  test('is one entry in the audit log, as it was when it was applied; both unfold to their products', async () => {
    const [old, fresh] = [newReference(), newReference()];
    await makeNamed(old, { name: 'Baume Noun' });
    const table = `${titles}\n${old},Baume Mbam,Hard,9 g,2000,4\n${fresh},Baume Lom,Soft,3 g,1000,5`;
    const { id } = await sendTable(shop, token, table);
    await applyTable(shop, token, id);
    await undo(id);
    await workOff(store, importSteps);
    const listed = await call(endpoints.audit.list, { limit: 2 }, { token });
    expect(listed.body.data).toMatchObject([
      { kind: 'import', action: 'undone', subjectId: id, subjectName: 'products.csv', actorName: 'Solange' },
      { kind: 'import', action: 'applied', subjectId: id },
    ]);
    expect(listed.body.data[1]?.changes).toEqual([
      { field: 'addedProducts', before: null, after: 1 },
      { field: 'changedProducts', before: null, after: 1 },
    ]);
    const within = async (partOf: string) => {
      const { body } = await call(endpoints.audit.list, { partOf }, { token });
      return body.data.map(({ action, subjectName }) => `${subjectName} ${action}`).toSorted();
    };
    expect(await within(listed.body.data[1]?.holds ?? '')).toEqual(['Baume Lom added', 'Baume Mbam changed']);
    expect(await within(listed.body.data[0]?.holds ?? '')).toEqual([
      'Baume Lom deleted',
      'Baume Noun changed',
    ]);
    const found = await call(endpoints.audit.list, { search: 'Baume Mbam' }, { token });
    expect(found.body.data.map(({ subjectName }) => subjectName)).toContain('Baume Mbam');
  });
});
