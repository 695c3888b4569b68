import { describe, expect, test } from 'vitest';
import type { FamilyView } from '#shared/contract/family.ts';
import { francs } from '#shared/money.ts';
import { familyMessages, shadeColumnMessages } from '../../messages/family-messages.ts';
import { withDetailText } from './common-details.ts';
import { emptyRow, familyInput, formOfFamily, newFamily } from './family-form.ts';
import { mergeFamily } from './merge-family.ts';
import { cellsIn, firstUnnamed, shadesFrom, shadesIn, withPasted } from './paste-shades.ts';
import { colourOf } from './shade-colour.ts';

function shade(_id: string, name: string, own: Partial<FamilyView['shades'][number]> = {}) {
  return {
    ...{ _id, name: `Velvet – ${name}`, nameFr: `Velours – ${name}`, image: ['/media/one.webp'] },
    category: [{ _id: 'c00000000001', name: 'Lips', nameFr: 'Lèvres', image: '' }],
    ...{ subCategory: [], unit: '4 g', weightGrams: null, stock: 5, price: francs(4500), bulkPrice: null },
    ...{ discount: 0, description: 'Soft.', descriptionFr: null, more_details: {}, moreDetailsFr: null },
    ...{ shade: { name, hex: '#8a1c3b' }, family: 'velvet', shadeCount: 3, version: 1, published: true },
    ...own,
  };
}

const family: FamilyView = {
  ...{ _id: 'velvet', name: 'Velvet', nameFr: 'Velours', version: 2 },
  shades: [shade('a', 'Mboa'), shade('b', 'Kribi', { price: francs(5200) }), shade('c', 'Edea')],
};
const base = formOfFamily(family);

describe('the editor of a family', () => {
  test('shows a price once, and by the shade only where it has its own', () => {
    expect(base.common.price).toBe('4500');
    expect(base.rows.map(({ price }) => price)).toEqual(['', '5200', '']);
  });

  test('one new price is that of all shades but those with their own', () => {
    const { shades } = familyInput({ ...base, common: { ...base.common, price: '5000' } }, family);
    expect(shades.map(({ price }) => price)).toEqual(['5000', '5200', '5000']);
  });

  test('what one shade has for itself stays, unless it is changed for all', () => {
    const odd = { ...family, shades: [shade('a', 'Mboa'), shade('b', 'Kribi', { unit: '9 g' })] };
    const form = formOfFamily(odd);
    expect(familyInput(form, odd).shades.map(({ unit }) => unit)).toEqual(['4 g', '9 g']);
    const changed = { ...form, common: { ...form.common, unit: '5 g' } };
    expect(familyInput(changed, odd).shades.map(({ unit }) => unit)).toEqual(['5 g', '5 g']);
  });

  test('of the details, only those that were changed are written over what a shade has', () => {
    const details = (own: string) => ({
      more_details: { Brand: 'Ndolo', Shade: own, Finish: 'Matte' },
      moreDetailsFr: { Marque: 'Ndolo', Teinte: `${own} (fr)`, Fini: 'Mat' },
    });
    const shades = ['Mboa', 'Kribi', 'Edea'].map((name) => shade(name, name, details(name)));
    const form = formOfFamily({ ...family, shades });
    expect(form.common.details.map(({ name }) => name)).toEqual(['Brand', 'Finish']);
    const finish = { name: 'Finish', nameFr: 'Fini' };
    const satin = withDetailText(form.common.details, finish, { text: 'Satin' });
    const typed = withDetailText(satin, finish, { textFr: 'Satiné' });
    const rows = [...form.rows, { ...emptyRow('new'), shadeName: 'Limbe' }];
    const changed = { common: { ...form.common, details: typed }, rows };
    const sent = familyInput(changed, { ...family, shades }).shades;
    expect(sent.map(({ more_details }) => more_details)).toEqual([
      { Brand: 'Ndolo', Shade: 'Mboa', Finish: 'Satin' },
      { Brand: 'Ndolo', Shade: 'Kribi', Finish: 'Satin' },
      { Brand: 'Ndolo', Shade: 'Edea', Finish: 'Satin' },
      { Brand: 'Ndolo', Finish: 'Satin' },
    ]);
    expect(sent[1]?.moreDetailsFr).toEqual({ Marque: 'Ndolo', Teinte: 'Kribi (fr)', Fini: 'Satiné' });
  });

  test('a detail that is added or removed for all comes to each shade, or goes from each', () => {
    const shades = ['Mboa', 'Kribi'].map((name) =>
      shade(name, name, { more_details: { Brand: 'Ndolo', Shade: name }, moreDetailsFr: null }),
    );
    const form = formOfFamily({ ...family, shades });
    const added = { name: 'Origin', nameFr: '', text: 'Douala', textFr: '' };
    const changed = { ...form, common: { ...form.common, details: [added] } };
    expect(familyInput(changed, { ...family, shades }).shades.map((one) => one.more_details)).toEqual([
      { Shade: 'Mboa', Origin: 'Douala' },
      { Shade: 'Kribi', Origin: 'Douala' },
    ]);
  });

  test('a brand that is typed anew is the brand in French too, and a finish keeps its own French word', () => {
    const brand = { name: 'Brand', nameFr: 'Marque' };
    const details = [{ ...brand, text: 'Ndolo', textFr: 'Ndolo' }];
    expect(withDetailText(details, brand, { text: 'Toghu' })).toEqual([
      { ...brand, text: 'Toghu', textFr: 'Toghu' },
    ]);
    const finish = { name: 'Finish', nameFr: 'Fini' };
    const inFrench = withDetailText([], finish, { textFr: 'Mat' });
    expect(inFrench).toEqual([{ ...finish, text: 'Mat', textFr: 'Mat' }]);
    const matte = [{ ...finish, text: 'Matte', textFr: 'Mat' }];
    expect(withDetailText(matte, finish, { textFr: 'Satiné' })[0]?.text).toBe('Matte');
    expect(withDetailText(matte, finish, { text: '' })).toEqual([]);
  });

  test('a new shade has what most of the others have', () => {
    const shades = [shade('a', 'Mboa', { discount: 15 }), shade('b', 'Kribi'), shade('c', 'Edea')];
    const form = formOfFamily({ ...family, shades });
    const rows = [...form.rows, { ...emptyRow('new'), shadeName: 'Limbe' }];
    const sent = familyInput({ ...form, rows }, { ...family, shades }).shades;
    expect(sent.map(({ discount }) => discount)).toEqual(['15', '0', '0', '0']);
  });

  test('a new shade is not described as another one is', () => {
    const described = (name: string, description: string) => shade(name, name, { description });
    const shades = [
      described('Mboa', 'Soft and matte. It stays. This one is Mboa: a red.'),
      described('Kribi', 'Soft and matte. It stays. This one is Kribi: a plum.'),
    ];
    const sentFor = (all: FamilyView['shades'], typed = {}) => {
      const form = formOfFamily({ ...family, shades: all });
      const rows = [...form.rows, { ...emptyRow('new'), shadeName: 'Limbe' }];
      const sent = familyInput({ common: { ...form.common, ...typed }, rows }, { ...family, shades: all });
      return sent.shades.at(-1)?.description;
    };
    expect(sentFor(shades)).toBe('Soft and matte. It stays.');
    expect(sentFor([described('Mboa', 'A red.'), described('Kribi', 'A plum.')])).toBe('Velvet');
    expect(sentFor([described('Mboa', 'Soft'), described('Kribi', 'Soft')])).toBe('Soft');
    expect(sentFor(shades, { description: 'New words.' })).toBe('New words.');
  });

  test('a shade that is named in French only has that name in English too, and both change together', () => {
    const rows = [{ ...emptyRow('new'), shadeNameFr: 'Or' }];
    const form = { ...newFamily, common: { ...newFamily.common, name: 'Velvet', nameFr: 'Velours' }, rows };
    const [sent] = familyInput(form, undefined).shades;
    expect(sent).toMatchObject({ name: 'Velvet – Or', nameFr: 'Velours – Or' });
    expect(sent?.shade).toMatchObject({ name: 'Or', nameFr: 'Or' });
    const saved = {
      ...family,
      shades: [shade('a', 'Or', { shade: { name: 'Or', nameFr: 'Or', hex: '#aa4466' } })],
    };
    const again = formOfFamily(saved);
    const renamed = again.rows.map((row) => ({ ...row, shadeNameFr: 'Or rose' }));
    const [changed] = familyInput({ ...again, rows: renamed }, saved).shades;
    expect(changed?.shade).toMatchObject({ name: 'Or rose', nameFr: 'Or rose' });
  });

  test('names a new shade after the family, and leaves names that were not changed', () => {
    const odd = { ...family, shades: [shade('a', 'Mboa', { name: 'Velvet Mboa' })] };
    const form = formOfFamily(odd);
    const rows = [...form.rows, { ...emptyRow('new'), shadeName: 'Limbe', shadeNameFr: 'Limbé' }];
    const { shades, removed } = familyInput({ ...form, rows }, odd);
    expect(shades.map(({ name }) => name)).toEqual(['Velvet Mboa', 'Velvet – Limbe']);
    expect(shades[1]?.nameFr).toBe('Velours – Limbé');
    expect(removed).toEqual([]);
    expect(familyInput({ ...form, rows: rows.slice(1) }, odd).removed).toEqual(['a']);
  });

  test('has the French name of a shade from the shade, or else from the end of its French name', () => {
    const gold = { name: 'Gold', nameFr: 'Or', hex: '#8a1c3b' };
    const shades = [
      shade('a', 'Gold', { shade: gold }),
      shade('b', 'Mboa', { nameFr: 'Velours – Mboa rouge' }),
    ];
    const form = formOfFamily({ ...family, shades });
    expect(form.rows.map(({ shadeNameFr }) => shadeNameFr)).toEqual(['Or', 'Mboa rouge']);
    const sent = familyInput(form, { ...family, shades });
    expect(sent.shades.map((one) => one.shade?.nameFr)).toEqual(['Or', 'Mboa rouge']);
  });

  test('a new shade without a photo is a draft', () => {
    const rows = [{ ...emptyRow('new'), shadeName: 'Limbe' }];
    expect(familyInput({ ...newFamily, rows }, undefined).shades[0]?.published).toBe(false);
  });
});

describe('two people at one family', () => {
  test('what only one of them has changed is taken in, and pieces sold meanwhile stay sold', () => {
    const typed = {
      common: { ...base.common, price: '5000' },
      rows: base.rows.map((row, index) => (index === 0 ? { ...row, stock: '15' } : row)),
    };
    const current = formOfFamily({
      ...family,
      shades: [shade('a', 'Mboa', { stock: 3 }), shade('b', 'Kribi New'), shade('d', 'Limbe')],
    });
    const { merged, clashes } = mergeFamily(base, typed, current, 'own');
    expect(clashes).toEqual([]);
    expect(merged.common.price).toBe('5000');
    expect(merged.rows.map(({ key, shadeName, stock }) => [key, shadeName, stock])).toEqual([
      ['a', 'Mboa', '13'],
      ['b', 'Kribi New', '5'],
      ['d', 'Limbe', '5'],
    ]);
  });

  test('what both have changed is named, and is one or the other', () => {
    const typed = { ...base, common: { ...base.common, unit: '5 g' } };
    const shades = family.shades.map((one) => ({ ...one, unit: '6 g' }));
    const current = formOfFamily({ ...family, shades });
    const { merged, clashes } = mergeFamily(base, typed, current, 'own');
    expect(clashes).toEqual([{ shade: undefined, field: 'unit', own: '5 g', theirs: '6 g' }]);
    expect(merged.common.unit).toBe('5 g');
    expect(mergeFamily(base, typed, current, 'theirs').merged.common.unit).toBe('6 g');
  });
});

test('the French table says that the names of shades it asks for are the English ones', () => {
  expect(shadeColumnMessages.fr.shadeName).toContain('(anglais)');
  expect(familyMessages.fr.pasteHelp).toContain('nom anglais');
});

describe('a pasted list', () => {
  test('is read by the titles of its first line, in either language', () => {
    expect(shadesIn('Teinte\tPrix\tStock\nMboa\t5 200\t12\nKribi\t\t4')).toEqual([
      { shadeName: 'Mboa', price: '5 200', stock: '12' },
      { shadeName: 'Kribi', stock: '4' },
    ]);
    for (const titles of [
      'Shade\tShade (French)',
      'Teinte\tTeinte (français)',
      'Nom de la teinte\tEn français',
      'Nom de la teinte (anglais)\tEn français',
    ]) {
      expect(shadesIn(`${titles}\nGold\tOr`)).toEqual([{ shadeName: 'Gold', shadeNameFr: 'Or' }]);
    }
  });

  test('without titles, by what its cells look like', () => {
    expect(shadesIn('Mboa\r\nKribi\tKribi doré\t#AA4466\t12\t5 200\n\nLimbe\t7')).toEqual([
      { shadeName: 'Mboa' },
      { shadeName: 'Kribi', shadeNameFr: 'Kribi doré', shadeHex: '#aa4466', stock: '12', price: '5 200' },
      { shadeName: 'Limbe', stock: '7' },
    ]);
  });

  test('fills the rows that photos have made, then adds others', () => {
    const rows = [{ ...emptyRow('one'), images: ['/media/one.webp'] }, emptyRow('two')];
    const filled = withPasted(rows, firstUnnamed(rows), shadesIn('A\nB\nC'), () => 'three');
    expect(filled.map(({ key, shadeName }) => [key, shadeName])).toEqual([
      ['one', 'A'],
      ['two', 'B'],
      ['three', 'C'],
    ]);
    expect(filled[0]?.images).toEqual(['/media/one.webp']);
  });

  test('a new shade has no colour until one is pasted, and a word that is none leaves the colour as it is', () => {
    const rows = [emptyRow('one'), { ...emptyRow('two'), shadeHex: '#aa4466' }];
    const filled = withPasted(rows, 0, shadesFrom('shadeHex', cellsIn('#112233\nred\nred')), () => 'three');
    expect(filled.map(({ shadeHex, isColourChosen }) => [shadeHex, isColourChosen])).toEqual([
      ['#112233', true],
      ['#aa4466', false],
      ['', false],
    ]);
  });

  test('pasted into a field goes to the right and down from there', () => {
    const rows = [emptyRow('one'), emptyRow('two')];
    const filled = withPasted(rows, 1, shadesFrom('stock', cellsIn('4\t5200\n6')), () => 'three');
    expect(filled.map(({ stock, price }) => [stock, price])).toEqual([
      ['1', ''],
      ['4', '5200'],
      ['6', ''],
    ]);
  });
});

test('the colour of a photo is that of the thing in its middle, not of the table it lies on', () => {
  const side = 12;
  const pixels = Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [index % side, Math.floor(index / side)];
    const isThing = x >= 4 && x < 8 && y >= 3 && y < 9;
    return isThing ? [170, 20, 50, 255] : [235, 232, 228, 255];
  }).flat();
  expect(colourOf(pixels, side)).toBe('#aa1432');
});
