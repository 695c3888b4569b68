import { beforeAll, describe, expect, test } from 'vitest';
import { testShop } from '#tests/support/app.ts';
import { foreignTables } from '#tests/support/foreign-tables.ts';
import { makeAdmin } from '#tests/support/make.ts';

// Rows of other programs that are not goods for a shop that delivers, and figures in other measures.

const shop = await testShop();
const { store, logInAs } = shop;

let token: string;
const { getImport, sendMapped, importTable, problemsOf, findProduct } = foreignTables(shop, () => token);
beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
});

describe('what another shop lists without selling it itself', () => {
  const titles = 'ID,Type,SKU,Name,Published,Regular price,Categories,Images,Parent,External URL';

  test('is left out in words, and asks neither for a category nor for a picture', async () => {
    const id = await sendMapped(
      [
        titles,
        '11,simple,KINDS-1,Savon Mbala,1,1500,,,,',
        '12,grouped,KINDS-2,Trio Mbala,1,,Ensembles,http://127.0.0.1:9/trio.jpg,,',
        '13,external,KINDS-3,Brosse Mbala,1,2500,Partenaires,,,https://ailleurs.example/brosse',
        '14,grouped,,Duo Mbala,1,,,,,',
      ].join('\n'),
    );
    expect(await problemsOf(id)).toEqual([
      '3 null: This row only groups products that have rows of their own: it is left out, and they come in one by one.',
      '4 null: This product is sold on another site, to which the row links: it is left out.',
      '5 null: This row only groups products that have rows of their own: it is left out, and they come in one by one.',
    ]);
    const { data } = await getImport(id);
    expect(data).toMatchObject({ createdCount: 1, faultyCount: 3, newShelves: [] });
  });
});

describe('what no one can deliver is left out in words:', () => {
  test('a gift card of Shopify with all its amounts, and not the product after it', async () => {
    const id = await sendMapped(
      [
        'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Gift Card',
        'carte-mbala,Carte Mbala,Montant,5000,,5000,true',
        'carte-mbala,,Montant,10000,,10000,',
        'savon-mbala,Savon Ndoko,Taille,100 g,KINDS-4,1500,false',
        'savon-mbala,,Taille,200 g,KINDS-5,2500,',
      ].join('\n'),
    );
    expect(await problemsOf(id)).toEqual([
      '2 null: This is a gift card, which the shop cannot deliver: it is left out.',
      '3 null: This is a gift card, which the shop cannot deliver: it is left out.',
    ]);
    expect((await getImport(id)).data).toMatchObject({ createdCount: 2, faultyCount: 2 });
  });

  test('virtual products and gift cards of WooCommerce, and no goods that have a download as well', async () => {
    const id = await sendMapped(
      [
        'ID,Type,SKU,Name,Published,Regular price,Parent',
        '21,"simple, virtual",KINDS-6,Conseil Mbala,1,5000,',
        '22,"simple, downloadable, virtual",KINDS-7,Guide Mbala,1,3000,',
        '23,gift-card,KINDS-8,Carte Mbala,1,10000,',
        '24,variable,KINDS-9,Atelier Mbala,1,,',
        '25,"variation, virtual",KINDS-10,Atelier Mbala,1,9000,KINDS-9',
        '26,simple,KINDS-11,Huile Mbala,1,4000,',
        '27,"simple, downloadable",KINDS-12,Kit Mbala et son guide,1,6000,',
      ].join('\n'),
    );
    const notDelivered = 'null: This product is virtual, which the shop cannot deliver: it is left out.';
    expect(await problemsOf(id)).toEqual([
      `2 ${notDelivered}`,
      `3 ${notDelivered}`,
      '4 null: This is a gift card, which the shop cannot deliver: it is left out.',
      `6 ${notDelivered}`,
    ]);
    expect((await getImport(id)).data).toMatchObject({ createdCount: 2, faultyCount: 4 });
  });
});

describe('what Shopify says needs no shipping', () => {
  const table = (word: string) =>
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Requires Shipping',
      `cours-${word},Cours ${word},Format,En ligne,${word}-1,9000,false`,
      `cours-${word},,Format,Coffret,${word}-2,12000,true`,
      `livre-${word},Livre ${word},,,${word}-3,3000,`,
    ].join('\n');

  test('is left out in words, variant by variant', async () => {
    const id = await sendMapped(table('KINDS-30'));
    expect(await problemsOf(id)).toEqual([
      '2 null: The file says that this product needs no shipping: it is left out. If it does, do not take that column.',
    ]);
    expect((await getImport(id)).data).toMatchObject({ createdCount: 2, faultyCount: 1 });
  });

  test('comes in where the owner does not take that column', async () => {
    const id = await sendMapped(table('KINDS-31'), { 'Variant Requires Shipping': 'skip' });
    expect((await getImport(id)).data).toMatchObject({ createdCount: 3, faultyCount: 0 });
  });
});

describe('a weight in other measures than grams is taken over in whole grams:', () => {
  test.each([
    ['Weight (lbs)', 'LBS', '0.75', 340],
    ['Poids (lbs)', 'LIVRES', '1,5', 680],
    ['Weight (oz)', 'OZ', '3.4', 96],
    ['Poids (oz)', 'ONCES', '.5', 14],
  ])('of WooCommerce under %s', async (title, reference, written, grams) => {
    await importTable(
      [
        `ID;Type;SKU;Name;Published;Regular price;${title}`,
        `;simple;${reference};Baume ${reference};0;2500;${written}`,
      ].join('\n'),
    );
    expect(await findProduct(reference)).toMatchObject({ weightGrams: grams });
  });

  test('of a table of the owner’s own', async () => {
    await importTable(['Réf,Nom,Prix,Poids lb', 'KINDS-12,Argile Mbala,2500,2'].join('\n'));
    expect(await findProduct('KINDS-12')).toMatchObject({ weightGrams: 907 });
  });

  test('and grams of Shopify stay grams, whatever unit it shows its owner', async () => {
    await importTable(
      [
        'Handle,Title,Variant SKU,Variant Grams,Variant Price,Variant Weight Unit',
        'gel-mbala,Gel Mbala,KINDS-13,227,1500,lb',
      ].join('\n'),
    );
    expect(await findProduct('KINDS-13')).toMatchObject({ weightGrams: 227 });
  });
});

describe('a cost with cents', () => {
  test('does not refuse its row, which comes in without a cost and says so', async () => {
    const id = await importTable(
      [
        'Handle,Title,Variant SKU,Variant Price,Cost per item',
        'miel-mbala,Miel Mbala,KINDS-14,2500,12.50',
        'lait-mbala,Lait Mbala,KINDS-15,2500,"1,250.75"',
        'sel-mbala,Sel Mbala,KINDS-16,2500,1250.00',
        'bain-mbala,Bain Mbala,KINDS-17,2500,cher',
      ].join('\n'),
    );
    const noteOf = (cost: string) =>
      `Cost per item: The cost “${cost}” has cents, which francs do not have: it is left out. A product that the shop has keeps its cost.`;
    const problems = await problemsOf(id);
    expect(problems.toSorted()).toEqual([
      `2 ${noteOf('12.50')}`,
      `3 ${noteOf('1,250.75')}`,
      '5 Cost per item: “cher” is not a whole number. Write digits only, such as 12500.',
    ]);
    expect(await findProduct('KINDS-14')).toMatchObject({ price: 2500, purchaseCost: null });
    expect(await findProduct('KINDS-15')).toMatchObject({ price: 2500, purchaseCost: null });
    expect(await findProduct('KINDS-16')).toMatchObject({ price: 2500, purchaseCost: 1250 });
  });

  test('or in another money does neither, and a cost in whole francs is taken', async () => {
    const id = await importTable(
      [
        'Réf;Nom;Prix;Coût',
        'KINDS-40;Cire Mbala;2500;12.50 FCFA',
        'KINDS-41;Talc Mbala;2500;$12.50',
        'KINDS-42;Ambre Mbala;2500;€ 12',
        'KINDS-43;Rhassoul Mbala;2500;1,250.75 USD',
        'KINDS-44;Henné Mbala;2500;12 FCFA',
        'KINDS-45;Musc Mbala;2500;CA$9',
        'KINDS-46;Nila Mbala;2500;12 pièces',
      ].join('\n'),
    );
    const kept = 'it is left out. A product that the shop has keeps its cost.';
    const cents = (cost: string) => `The cost “${cost}” has cents, which francs do not have: ${kept}`;
    const money = (cost: string) => `The cost “${cost}” is not in francs: ${kept}`;
    expect((await problemsOf(id)).map((text) => text.replace('Coût: ', '')).toSorted()).toEqual([
      `2 ${cents('12.50 FCFA')}`,
      `3 ${money('$12.50')}`,
      `4 ${money('€ 12')}`,
      `5 ${money('1,250.75 USD')}`,
      `7 ${money('CA$9')}`,
      '8 “12 pièces” is not a whole number. Write digits only, such as 12500.',
    ]);
    expect(await findProduct('KINDS-40')).toMatchObject({ price: 2500, purchaseCost: null });
    expect(await findProduct('KINDS-42')).toMatchObject({ price: 2500, purchaseCost: null });
    expect(await findProduct('KINDS-44')).toMatchObject({ price: 2500, purchaseCost: 12 });
  });

  test('leaves the cost that the shop knows', async () => {
    await importTable('Réf,Nom,Prix,Coût\nKINDS-18,Eau Mbala,2500,900');
    await importTable('Réf,Nom,Prix,Coût\nKINDS-18,Eau Mbala,2800,"12,50"');
    expect(await findProduct('KINDS-18')).toMatchObject({ price: 2800, purchaseCost: 900 });
  });
});
