import { describe, expect, test } from 'vitest';
import { newCatalogueId } from '#core/ids.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { applyTable, sendTable } from '#tests/support/import-table.ts';
import { makeAdmin, makeCategory, makeProduct, TEST_IMAGE } from '#tests/support/make.ts';
import { makePicture } from '#tests/support/make-picture.ts';

const shop = await testShop();
const { app, call, store, logInAs } = shop;
const token = await logInAs(await makeAdmin(store));
await makePicture(store, TEST_IMAGE);
const { id: categoryId } = await makeCategory(store);

const gold = { name: 'Gold Dust', nameFr: 'Poussière d’or', hex: '#d4a347' };

const form = (shade: { name: string; nameFr?: string | null; hex: string } | null) => ({
  ...{ name: 'Shimmer Polish', image: [TEST_IMAGE], category: [categoryId], subCategory: [], unit: '10 ml' },
  ...{ stock: 5, price: 2400, discount: 0, description: 'It twinkles.', more_details: {}, shade },
});

const add = async (shade: Parameters<typeof form>[0]) =>
  (await call(endpoints.product.create, form(shade), { token })).body.data;

const change = (_id: string, shade: Parameters<typeof form>[0]) =>
  call(endpoints.product.updateDetails, { _id, ...form(shade) }, { token });

const shadeOf = async (productId: string) =>
  (await call(endpoints.product.getDetails, { productId })).body.data.shade;

describe('a shade', () => {
  test('is answered with its name and the French one beside it', async () => {
    expect(await shadeOf((await add(gold))._id)).toEqual(gold);
  });

  test('has no French name beside it where both are the same, or none was given', async () => {
    for (const nameFr of ['Kribi', '', null, undefined]) {
      const kribi = { name: 'Kribi', hex: '#aa4466', ...(nameFr === undefined ? {} : { nameFr }) };
      expect(await shadeOf((await add(kribi))._id)).toEqual({ name: 'Kribi', hex: '#aa4466' });
    }
  });

  test('keeps its French name in a form that does not know it, and loses it with an empty one or with the shade', async () => {
    const { _id } = await add(gold);
    await change(_id, { name: 'Fine Gold', hex: gold.hex });
    expect(await shadeOf(_id)).toEqual({ ...gold, name: 'Fine Gold' });
    await change(_id, { ...gold, nameFr: '' });
    expect(await shadeOf(_id)).toEqual({ name: gold.name, hex: gold.hex });
    await change(_id, gold);
    await change(_id, null);
    expect(await shadeOf(_id)).toBeNull();
  });

  test('is refused with a French name that is too long, as other names are', async () => {
    const { status, body } = await call(
      endpoints.product.create,
      form({ ...gold, nameFr: 'é'.repeat(121) }),
      { token },
    );
    expect([status, body.fields]).toEqual([422, { shade: 'At most 120 characters.' }]);
  });

  test('is among the shades of its family with both names', async () => {
    const family = newCatalogueId();
    const named = { family, shadeName: gold.name, shadeNameFr: gold.nameFr, shadeHex: gold.hex };
    const { id: productId } = await makeProduct(store, named);
    await makeProduct(store, { family, shadeName: 'Kribi', shadeHex: '#aa4466' });
    const { body } = await call(endpoints.product.getDetails, { productId });
    expect(body.data.familyShades.map(({ shade }) => shade)).toEqual([
      gold,
      { name: 'Kribi', hex: '#aa4466' },
    ]);
  });

  test('is found by either name, and no longer by one that it had', async () => {
    const { id } = await makeProduct(store, {
      ...{ name: 'Stick', shadeName: 'Hazelnut', shadeNameFr: 'Noisette', shadeHex: '#6b4226' },
    });
    const find = async (search: string) =>
      (await call(endpoints.product.search, { search })).body.data.map(({ _id }) => _id);
    const office = async (search: string) =>
      (await call(endpoints.productList.find, { search }, { token })).body.data.map(({ _id }) => _id);
    expect([await find('hazelnut'), await find('noisette'), await office('noisette')]).toEqual([
      [id],
      [id],
      [id],
    ]);
    await store.db.updateTable('products').set({ shadeNameFr: 'Amande' }).where('id', '=', id).execute();
    expect([await find('noisette'), await find('amande')]).toEqual([[], [id]]);
  });
});

describe('a file', () => {
  const titles =
    'Reference,Name (English),Name (French),Description (English),Unit,Price FCFA,Quantity in stock';

  test.each([
    ['en', 'Shade,Shade (French),Shade colour,Family of shades'],
    ['fr', 'Teinte,Teinte (français),Couleur de la teinte,Gamme de teintes'],
  ])(
    'brings both names under its titles (%s), and its family is named without them',
    async (language, shadeTitles) => {
      const [reference, family] = [newCatalogueId(), newCatalogueId()];
      const { id } = await sendTable(
        shop,
        token,
        `${titles},${shadeTitles}\n${reference},Polish – Gold Dust,Vernis – Poussière d’or,Soft,3 g,900,5,Gold Dust,Poussière d’or,#d4a347,${family}`,
      );
      await applyTable(shop, token, id);
      const [{ name, nameFr, shades } = { name: '', nameFr: '', shades: [] }] = [
        (await call(endpoints.family.get, { _id: family }, { token })).body.data,
      ];
      expect([name, nameFr, shades.map(({ shade }) => shade)]).toEqual(['Polish', 'Vernis', [gold]]);
      const { payload } = await app.inject({
        url: '/api/exchange/export',
        headers: { authorization: `Bearer ${token}`, 'accept-language': language },
      });
      expect(payload).toContain(shadeTitles.split(',')[1]);
      expect(payload).toMatch(/Gold Dust[,;]Poussière d’or[,;]#d4a347/);
    },
  );

  test('names the cell that is wrong', async () => {
    const long = 'é'.repeat(121);
    const { id } = await sendTable(
      shop,
      token,
      [
        `${titles},Shade,Shade (French),Shade colour`,
        `${newCatalogueId()},Polish,,Soft,3 g,900,5,Gold,${long},#d4a347`,
        `${newCatalogueId()},Polish,,Soft,3 g,900,5,,Or,`,
      ].join('\n'),
    );
    const { body } = await call(endpoints.catalogueFiles.getImport, { id, limit: 100 }, { token });
    expect(body.problems.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
      '2 Shade (French): At most 120 characters.',
      '3 Shade: A shade needs a name and a colour: fill in both cells or none.',
    ]);
  });
});
