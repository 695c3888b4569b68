import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { makeCategory, makeProduct, makeSubCategory } from '#tests/support/make.ts';
import { searchProducts } from './search-products.ts';

const { db } = await testDatabase();
const store = { db };

const face = await makeCategory(store, { name: 'Face', nameFr: 'Teint' });
const bridal = await makeSubCategory(store, {
  name: 'HD Makeup',
  nameFr: 'Maquillage HD',
  categoryIds: [face.id],
});
const inFace = { categoryIds: [face.id], subCategoryIds: [] };

async function stock(name: string, nameFr: string, description = 'Lovely.', subCategoryIds: string[] = []) {
  const made = await makeProduct(store, { name, nameFr, description, ...inFace, subCategoryIds });
  return made.id;
}

const lipstick = await stock('Velvet Lipstick Mboa', 'Rouge à lèvres velours Mboa');
const gloss = await stock('Crystal Lip Gloss', 'Gloss à lèvres cristal', 'Wear it over any lipstick.');
const foundation = await stock('Silk Foundation 30', 'Fond de teint soie 30', 'Covers well.', [bridal.id]);
const concealer = await stock('Bright Concealer', 'Anti-cernes éclat');
const eyeshadow = await stock('Sunset Eyeshadow', 'Fard à paupières couchant');
const polish = await stock('Nail Polish Hibiscus', 'Vernis à ongles Hibiscus');
const perfume = await stock('Œillet Perfume', 'Parfum Œillet d’Été');
const shampoo = await stock('Gentle Shampoo', 'Shampoing doux', 'For curly hair.');
const butter = await stock('Butter 100% shea', 'Beurre 100 % karité', 'Rich.');
const wear = await stock('Estée Lauder Double Wear', 'Estée Lauder Double Wear');
const love = await stock('Love Cologne', 'Cologne Love');
const quoted = await stock('The "Grand Soir" Mascara', 'Mascara « Grand Soir »');

async function find(search: string, page = 1, limit = 12) {
  const { products } = await searchProducts(db, { search, page, limit });
  return products.map((product) => product.id);
}

describe('finds by the beginning of a word', () => {
  test.each([
    ['lipst', [lipstick, gloss]],
    ['concea', [concealer]],
    ['velvet lip', [lipstick]],
    ['foundat', [foundation]],
  ])('%s', async (search, expected) => expect(await find(search)).toEqual(expected));
});

describe('ignores case and accents, and reads œ as oe', () => {
  test.each([
    ['LIPSTICK', lipstick],
    ['rouge a levres', lipstick],
    ['ROUGE À LÈVRES', lipstick],
    ['oeillet', perfume],
    ['ŒILLET', perfume],
    ['d’ete', perfume],
    ["d'été", perfume],
    ['E\u0301te\u0301', perfume],
    ['anti cernes', concealer],
    ['paupieres', eyeshadow],
  ])('%s', async (search, expected) => expect((await find(search))[0]).toBe(expected));
});

describe('forgives a typo', () => {
  test.each([
    ['lipstik', lipstick],
    ['lispstick', lipstick],
    ['fondation', foundation],
    ['foundtaion', foundation],
    ['maskara', quoted],
    ['conceeler', concealer],
    ['shampo', shampoo],
    ['shampooo', shampoo],
    ['eyeshdow', eyeshadow],
    ['velvet lipstik', lipstick],
  ])('%s', async (search, expected) => expect(await find(search)).toContain(expected));

  test('and two names that were typed as one', async () => {
    expect(await find('esteelauder')).toEqual([wear]);
    expect(await find('esteelauder double')).toEqual([wear]);
  });

  test('but a short word that begins with another letter is another word', async () => {
    expect(await find('dove')).toEqual([]);
    expect(await find('lova')).toContain(love);
  });

  test('but does not make something up for a word that is like none', async () => {
    expect(await find('zzyzx')).toEqual([]);
    expect(await find('lipstick zzyzx')).toEqual([]);
  });
});

describe('knows French and English words for the same thing', () => {
  test('a product without a French name is found by the French word, and the other way round', async () => {
    const english = await makeProduct(store, { name: 'Ruby Lipstick', nameFr: null, ...inFace });
    const french = await makeProduct(store, { name: 'Rouge à lèvres rubis', nameFr: null, ...inFace });
    expect(await find('rouge à lèvres ruby')).toEqual([english.id]);
    expect(await find('lipstick rubis')).toEqual([french.id]);
  });

  test.each([
    ['rouge à lèvres', lipstick],
    ['fond de teint', foundation],
    ['correcteur', concealer],
    ['anticernes', concealer],
    ['eye shadow', eyeshadow],
    ['fard à paupières', eyeshadow],
    ['lipgloss', gloss],
    ['brillant à lèvres', gloss],
    ['vernis', polish],
    ['nail varnish', polish],
    ['fragrance', perfume],
    ['cheveux', shampoo],
    ['shea butter', butter],
    ['rimmel', quoted],
  ])('%s', async (search, expected) => expect(await find(search)).toContain(expected));
});

describe('takes signs as plain characters', () => {
  test.each([
    ['100%', [butter]],
    ['%', [butter]],
    ['_', []],
    ['\\', []],
    ['"', [quoted]],
    ['"Grand Soir"', [quoted]],
    ["'); drop table products; --", []],
    ['!!! ??? …', []],
    ['z & q | !x:* <-> (', []],
  ])('%s', async (search, expected) => expect(await find(search)).toEqual(expected));

  test('an apostrophe alone finds what has one, not everything', async () => {
    expect(await find("'")).toEqual([perfume]);
  });
});

describe('ranks', () => {
  test('names before what a product is filed under, and that before descriptions', async () => {
    const filed = await makeSubCategory(store, { name: 'Kohl', nameFr: 'Khôl', categoryIds: [face.id] });
    const inDescription = await stock('Pencil One', 'Crayon un', 'Like a kohl of old.');
    const inName = await stock('Kohl Two', 'Khôl deux');
    const inLabel = await stock('Pencil Three', 'Crayon trois', 'Soft.', [filed.id]);
    expect(await find('kohl')).toEqual([inName, inLabel, inDescription]);
  });

  test('the very word before words that begin with it, and the newest first among equals', async () => {
    const begins = await stock('Orange Balm', 'Baume');
    const older = await stock('Or Balm', 'Baume');
    const newer = await stock('Or Stick', 'Bâton');
    expect(await find('or')).toEqual([newer, older, begins]);
  });

  test('finds by the name of the sub-category and by the shade', async () => {
    expect(await find('hd makeup')).toContain(foundation);
    const shaded = await makeProduct(store, {
      ...inFace,
      name: 'Tint',
      shadeName: 'Bafoussam',
      shadeHex: '#552211',
    });
    expect(await find('bafoussam')).toEqual([shaded.id]);
  });
});

describe('pages', () => {
  test('one after the other show every match once, whatever the page size, and the count is that of all', async () => {
    for (let number = 1; number <= 23; number += 1) {
      await stock(
        number % 3 === 0 ? `Sponge ${number}` : `Blender ${number}`,
        'Outil',
        number % 2 === 0 ? 'A sponge.' : 'Soft.',
      );
    }
    const { products, totalCount } = await searchProducts(db, { search: 'sponge', page: 1, limit: 100 });
    const all = products.map((product) => product.id);
    expect(totalCount).toBe(all.length);
    for (const limit of [1, 4, 7]) {
      const paged: string[] = [];
      for (let page = 1; page <= Math.ceil(totalCount / limit); page += 1) {
        paged.push(...(await find('sponge', page, limit)));
      }
      expect(paged).toEqual(all);
    }
    expect(await find('sponge', 1000)).toEqual([]);
  });

  test('nothing typed is all products, the newest first', async () => {
    const newest = await stock('Newest', 'Dernier');
    const { products, totalCount } = await searchProducts(db, { search: '  ', page: 1, limit: 5 });
    const { count } = await db
      .selectFrom('products')
      .select((fields) => fields.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(products[0]?.id).toBe(newest);
    expect(totalCount).toBe(count);
  });
});

describe('follows the catalogue', () => {
  test('a renamed product, a renamed category, a deleted product', async () => {
    const shelf = await makeCategory(store, { name: 'Grooming', nameFr: 'Barbier' });
    const { id } = await makeProduct(store, { name: 'Razor', categoryIds: [shelf.id], subCategoryIds: [] });
    expect(await find('grooming')).toEqual([id]);
    await db.updateTable('categories').set({ name: 'Shaving' }).where('id', '=', shelf.id).execute();
    expect([await find('grooming'), await find('shaving')]).toEqual([[], [id]]);
    await db.updateTable('products').set({ name: 'Blade' }).where('id', '=', id).execute();
    expect([await find('razor'), await find('blade')]).toEqual([[], [id]]);
    await db.updateTable('products').set({ isListed: false }).where('id', '=', id).execute();
    expect(await find('blade')).toEqual([]);
    expect((await searchProducts(db, { search: 'blade', page: 1, limit: 5 })).totalCount).toBe(0);
  });

  test('what is built at once after a bulk load is what the triggers had built', async () => {
    const built = () => db.selectFrom('productSearch').selectAll().orderBy('productId').execute();
    const words = () =>
      db.selectFrom('searchWords').selectAll().where('products', '>', 0).orderBy('word').execute();
    const blocks = async () => {
      const rows = await db
        .selectFrom('searchBlocks')
        .selectAll()
        .orderBy('word')
        .orderBy('block')
        .orderBy('place')
        .execute();
      return rows.filter(({ products }) => products.includes('1'));
    };
    const before = [await built(), await words(), await blocks()];
    await db.selectNoFrom((fields) => fields.fn('rebuild_product_search', []).as('done')).execute();
    expect([await built(), await words(), await blocks()]).toEqual(before);
  });

  test('taking stock costs no new version of the catalogue', async () => {
    const version = async () =>
      (await db.selectFrom('catalogueState').select('version').executeTakeFirstOrThrow()).version;
    const before = await version();
    await db.updateTable('products').set({ stock: 3, price: 900 }).where('id', '=', lipstick).execute();
    expect(await version()).toBe(before);
  });
});
