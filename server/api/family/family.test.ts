import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { shopMigrations } from '#db/read-migrations.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeSubCategory, TEST_IMAGE } from '#tests/support/make.ts';
import { makePicture } from '#tests/support/make-picture.ts';

const { call, store, logInAs } = await testShop();
const admin = { token: await logInAs(await makeAdmin(store)) };
await makePicture(store, TEST_IMAGE);
const shelf = await makeSubCategory(store);

const common = {
  image: [TEST_IMAGE],
  category: [...shelf.categoryIds],
  subCategory: [shelf.id],
  unit: '4 g',
  price: 4500,
  discount: 0,
  description: 'Soft and matte.',
  more_details: { Brand: 'Ndolo' },
};
const shade = (name: string, hex: string, stock = 5) => ({
  ...common,
  name: `Velvet – ${name}`,
  shade: { name, hex },
  stock,
});

let families = 0;

/** Three shades, as the owner's editor sends a new family. */
async function addFamily() {
  families += 1;
  const { body, status } = await call(
    endpoints.family.save,
    {
      name: `Velvet ${families}`,
      nameFr: 'Velours',
      shades: [shade('Mboa', '#8a1c3b'), shade('Kribi', '#aa4466'), shade('Bafoussam', '#55222f')],
    },
    admin,
  );
  expect(status).toBe(200);
  return body.data;
}

type Family = Awaited<ReturnType<typeof addFamily>>;

/** All rows of the family, as the editor holds them. */
function rowsOf({ shades }: Family) {
  return shades.map((product) => ({ ...product, stockSeen: product.stock }));
}

const formOf = (family: Family) => ({ ...family, shades: rowsOf(family) });

test('one saved form makes a family: each shade is a product with its own address, in the order of the rows', async () => {
  const family = await addFamily();
  expect(family).toMatchObject({ nameFr: 'Velours', version: 2 });
  const [first] = family.shades;
  const page = await call(endpoints.product.getDetails, { productId: first?._id });
  expect(page.body.data.familyShades.map((one: { shade: { name: string } }) => one.shade.name)).toEqual([
    'Mboa',
    'Kribi',
    'Bafoussam',
  ]);
  expect(new Set(family.shades.map(({ reference }) => reference)).size).toBe(3);
});

test('a second family of the same name is another family', async () => {
  const save = () =>
    call(endpoints.family.save, { name: 'Satin', shades: [shade('Mboa', '#8a1c3b')] }, admin);
  expect([(await save()).body.data._id, (await save()).body.data._id]).toEqual(['satin', 'satin-2']);
});

test('price, order, a new shade and one that leaves are one step, and one more is the version of each', async () => {
  const family = await addFamily();
  const [mboa, kribi, bafoussam] = rowsOf(family);
  const { body } = await call(
    endpoints.family.save,
    {
      ...family,
      shades: [{ ...bafoussam, price: 5000 }, { ...mboa, price: 5000, stock: 9 }, shade('Edea', '#c98b5f')],
      removed: [kribi?._id],
    },
    admin,
  );
  expect(
    body.data.shades.map((one: (typeof family.shades)[number]) => [one.shade?.name, one.price, one.stock]),
  ).toEqual([
    ['Bafoussam', 5000, 5],
    ['Mboa', 5000, 9],
    ['Edea', 4500, 5],
  ]);
  expect(await call(endpoints.product.getDetails, { productId: kribi?._id })).toMatchObject({ status: 404 });
  expect((await call(endpoints.product.restore, { _id: kribi?._id }, admin)).status).toBe(200);
});

test('what is sold while the editor is open stays sold', async () => {
  const family = await addFamily();
  const rows = rowsOf(family);
  const [mboa] = rows;
  await call(endpoints.stock.adjust, { productId: mboa?._id, change: -2, cause: 'damaged' }, admin);
  const { body } = await call(
    endpoints.family.save,
    { ...family, shades: rows.map((row) => ({ ...row, stock: 15 })) },
    admin,
  );
  expect(body.data.shades.map(({ stock }: { stock: number }) => stock)).toEqual([13, 15, 15]);
});

test('of two editors the second is answered the family as it is, and nothing of it is written', async () => {
  const family = await addFamily();
  const [mboa] = rowsOf(family);
  await call(endpoints.product.updateDetails, { ...mboa, price: 6000 }, admin);
  const late = await call(
    endpoints.family.save,
    { ...formOf(family), name: 'Other', shades: rowsOf(family).map((row) => ({ ...row, price: 100 })) },
    admin,
  );
  expect(late).toMatchObject({ status: 409, body: { data: { name: family.name } } });
  expect(late.body.data.shades.map(({ price }: { price: number }) => price)).toEqual([6000, 4500, 4500]);
});

test('a shade that another admin added is not lost from the order, and not overlooked', async () => {
  const family = await addFamily();
  await call(endpoints.product.create, { ...shade('Limbe', '#111111'), family: family._id }, admin);
  const late = await call(endpoints.family.save, formOf(family), admin);
  expect(late.status).toBe(409);
  expect(late.body.data.shades.at(-1)).toMatchObject({ shade: { name: 'Limbe' } });
});

test('all or nothing: a wrong price of one shade is said by its row', async () => {
  const family = await addFamily();
  const rows = rowsOf(family).map((row, index) => ({
    ...row,
    price: 9000,
    bulkPrice: index === 1 ? 9000 : null,
  }));
  const { status, body } = await call(endpoints.family.save, { ...family, shades: rows }, admin);
  expect(status).toBe(422);
  expect(Object.keys(body.fields ?? {})).toEqual(['shades.1.bulkPrice']);
  const now = await call(endpoints.family.get, { _id: family._id }, admin);
  expect(now.body.data.shades.map(({ price }: { price: number }) => price)).toEqual([4500, 4500, 4500]);
});

test('the same form sent twice, as after a lost answer, makes one family', async () => {
  const form = { name: 'Twice', shades: [shade('Mboa', '#8a1c3b')] };
  const key = { ...admin, idempotencyKey: 'one press' };
  const [first, second] = [
    await call(endpoints.family.save, form, key),
    await call(endpoints.family.save, form, key),
  ];
  expect(second.body.data._id).toBe(first.body.data._id);
  expect(second.body.data.shades).toHaveLength(1);
});

test('a product comes into the family that its form names, however the word is written', async () => {
  const family = await addFamily();
  const written = family._id.replaceAll('-', ' ').toUpperCase();
  const made = await call(endpoints.product.create, { ...shade('Limbe', '#772233'), family: written }, admin);
  expect(made.body.data.family).toBe(family._id);
  const other = { ...shade('Edea', '#661122'), family: 'Brand new', published: false };
  const { body } = await call(endpoints.product.create, other, admin);
  expect(body.data.family).toBe('Brand new');
  const changed = { ...other, _id: body.data._id, family: ` ${written}` };
  await call(endpoints.product.updateDetails, changed, admin);
  const { shades } = (await call(endpoints.family.get, { _id: family._id }, admin)).body.data;
  expect(shades.map(({ shade: own }) => own?.name)).toEqual(['Mboa', 'Kribi', 'Bafoussam', 'Limbe', 'Edea']);
});

test('a family that a product form makes has neither language’s name of the first shade in its name', async () => {
  const nameOfNew = async (family: string, names: object) => {
    const form = { ...shade('Royal Indigo', '#1b2a6b'), family, published: false, ...names };
    expect((await call(endpoints.product.create, form, admin)).status).toBe(201);
    const { name, nameFr } = (await call(endpoints.family.get, { _id: family }, admin)).body.data;
    return [name, nameFr];
  };
  const name = 'Satin – Royal Indigo';
  const shadeIn = (nameFr: string) => ({ shade: { name: 'Royal Indigo', hex: '#1b2a6b', nameFr } });
  const nameFr = 'Rouge satin – Indigo royal';
  expect(await nameOfNew('Satin A', { name, nameFr, ...shadeIn('Indigo royal') })).toEqual([
    'Satin',
    'Rouge satin',
  ]);
  // The French name of the shade is only in the name of the product.
  expect(await nameOfNew('Satin B', { name, nameFr })).toEqual(['Satin', 'Rouge satin']);
  expect(
    await nameOfNew('Satin C', { name: 'Satin, Royal Indigo', nameFr: 'Rouge, satin, Indigo royal' }),
  ).toEqual(['Satin', 'Rouge, satin']);
  // The French name of the product has the English one of the shade.
  const english = { name, nameFr: 'Rouge satin – Royal Indigo', ...shadeIn('Indigo royal') };
  expect(await nameOfNew('Satin D', english)).toEqual(['Satin', 'Rouge satin']);
  // No shade is in these names: they stay whole.
  expect(await nameOfNew('Satin E', { name, nameFr: 'Rouge satin' })).toEqual(['Satin', 'Rouge satin']);
  expect(await nameOfNew('Satin F', { name: 'Satin', nameFr: 'Rouge – satin' })).toEqual([
    'Satin',
    'Rouge – satin',
  ]);
  expect(await nameOfNew('Satin G', { name, nameFr: '' })).toEqual(['Satin', null]);
});

test('a family that had the whole French name of its first shade gets its own, and a name of the owner’s stays', async () => {
  const shadeOf = (family: string) => ({
    ...{ ...shade('Royal Indigo', '#1b2a6b'), family, published: false },
    ...{ name: 'Matte – Royal Indigo', nameFr: 'Mat – Indigo royal' },
  });
  for (const family of ['Matte A', 'Matte B']) await call(endpoints.product.create, shadeOf(family), admin);
  const named = (nameFr: string, id: string) =>
    store.db.updateTable('families').set({ nameFr }).where('id', '=', id).execute();
  await named('Mat – Indigo royal', 'Matte A');
  await named('Mon mat', 'Matte B');
  const file = await readFile(join(shopMigrations, '0158_family_names_in_french.sql'), 'utf8');
  await sql.raw(file.slice(file.indexOf('update families'))).execute(store.db);
  const nameOf = async (_id: string) => (await call(endpoints.family.get, { _id }, admin)).body.data.nameFr;
  expect([await nameOf('Matte A'), await nameOf('Matte B')]).toEqual(['Mat', 'Mon mat']);
});

test('an unknown family is not there', async () => {
  expect((await call(endpoints.family.get, { _id: 'nothing' }, admin)).status).toBe(404);
  const saved = await call(
    endpoints.family.save,
    { _id: 'nothing', name: 'Nothing', shades: [shade('Mboa', '#8a1c3b')] },
    admin,
  );
  expect(saved.status).toBe(404);
});
