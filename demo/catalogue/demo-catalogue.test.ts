import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { searchSuggestions } from '#tests/support/search-suggestions.ts';
import { pictureFile, pictureNameOf } from '../demo-pictures.ts';
import { type Drawing, drawSvg } from '../drawings/drawing.ts';
import { drawnPicture } from '../drawings/drawn-picture.ts';
import { type Kind, kinds } from '../drawings/kind-table.ts';
import { type DemoCatalogue, demoCatalogue, picturesOf } from './demo-catalogue.ts';
import { smallCatalogue } from './small-catalogue.ts';

test('the demo shop has 12 categories, about 45 sub-categories and about 400 products', () => {
  expect(demoCatalogue.categories).toHaveLength(12);
  expect(demoCatalogue.subCategories.length).toBeGreaterThanOrEqual(43);
  expect(demoCatalogue.subCategories.length).toBeLessThanOrEqual(50);
  expect(demoCatalogue.products.length).toBeGreaterThanOrEqual(390);
  expect(demoCatalogue.products.length).toBeLessThanOrEqual(420);
});

test.each(searchSuggestions)('the suggestion "%s" finds at least three products', (suggestion) => {
  const found = demoCatalogue.products.filter((product) => {
    const filedUnder = demoCatalogue.subCategories.filter(({ id }) => product.subCategories.includes(id));
    const text = [product.name, product.description, ...filedUnder.map(({ name }) => name)]
      .join(' ')
      .toLowerCase();
    return suggestion
      .toLowerCase()
      .split(' ')
      .every((word) => text.includes(word));
  });
  expect(found.length).toBeGreaterThanOrEqual(3);
  expect(demoCatalogue.subCategories.map(({ name }) => name.toLowerCase())).toContain(
    suggestion.toLowerCase(),
  );
});

test('a demo shelf looks like a shop: most at full price, some on offer, some sold out, a third with a bulk price', () => {
  const { products } = demoCatalogue;
  const share = (count: number) => count / products.length;
  expect(share(products.filter(({ discount }) => discount === 0).length)).toBeGreaterThan(0.55);
  expect(products.filter(({ discount }) => discount >= 40).length).toBeGreaterThan(8);
  expect(Math.max(...products.map(({ discount }) => discount))).toBeLessThanOrEqual(60);
  expect(products.filter(({ stock }) => stock === 0).length).toBeGreaterThan(5);
  expect(products.filter(({ stock }) => stock >= 1 && stock <= 3).length).toBeGreaterThan(5);
  expect(share(products.filter(({ bulkPrice }) => bulkPrice !== null).length)).toBeGreaterThan(0.25);
});

test('what is worn to match the skin has one price for all skins', () => {
  const { subCategories, products } = demoCatalogue;
  const onSkin = ['Foundation', 'Base Makeup', 'Concealer', 'Contour Powder', 'Setting Powder', 'Bronzer'];
  const shelves = subCategories.filter(({ name }) => onSkin.includes(name)).map(({ id }) => id);
  expect(shelves).toHaveLength(onSkin.length);
  const worn = products.filter((product) => product.subCategories.some((id) => shelves.includes(id)));
  const families = Map.groupBy(worn, ({ family, reference }) => family ?? reference);
  expect(families.size).toBeGreaterThan(9);
  for (const [family, shades] of families) {
    expect(new Set(shades.map(({ price, discount }) => `${price} ${discount}`)).size, family).toBe(1);
  }
});

/** The words of a text without accents and without endings of number and gender. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/\p{L}+/gu) ?? []).map((word) => word.replace(/e?s?$/, ''));
}

describe('what a product says of itself', () => {
  const said = demoCatalogue.products.map(({ name, nameFr, description, details, unit }) => ({
    ...{ name, nameFr, unit, variant: name.split(' – ').at(-1) ?? name, words: `${name} ${description}` },
    ingredients: details.find(([label]) => label === 'Ingredients')?.[1].toLowerCase(),
    use: details.find(([label]) => label === 'How to use')?.[1] ?? '',
  }));
  const where = (wanted: RegExp) => said.filter(({ words }) => wanted.test(words));

  test('counts as many pans as there are stories in it', () => {
    const palettes = where(/ Stories /);
    expect(palettes).toHaveLength(6);
    const numbers = { Eight: '8', Nine: '9', Twelve: '12' };
    const nombres = { Huit: '8', Neuf: '9', Douze: '12' };
    for (const { name, nameFr, unit } of palettes) {
      const [, number = ''] = /Ndolo (\w+) Stories/.exec(name) ?? [];
      const [, nombre = ''] = /fards (\w+) Histoires/.exec(nameFr ?? '') ?? [];
      const pans = unit.split(' ')[0];
      expect([new Map(Object.entries(numbers)).get(number), name]).toEqual([pans, name]);
      expect([new Map(Object.entries(nombres)).get(nombre), name]).toEqual([pans, name]);
    }
  });

  test('protects from the sun with something that does', () => {
    const protecting = where(/SPF/);
    expect(protecting.length).toBeGreaterThan(2);
    for (const { name, ingredients } of protecting)
      expect(ingredients, name).toMatch(/uv filters|zinc oxide/);
  });

  test('tints with pigments', () => {
    for (const { name, ingredients } of where(/\btint(?:ed)?\b/i)) {
      if (ingredients !== undefined) expect(ingredients, name).toMatch(/iron oxides|mica/);
    }
  });

  test('takes polish off by what dissolves it, and puts oil on to be massaged', () => {
    const workshop = where(/Nail Workshop/);
    expect(workshop.length).toBeGreaterThan(4);
    for (const { variant, ingredients, use } of workshop) {
      const isCoat = /Coat|Base/.test(variant);
      expect(ingredients?.includes('film-forming'), variant).toBe(isCoat);
      expect(use.includes('each coat'), variant).toBe(isCoat);
    }
  });

  test('holds what it is named after, unless that is its colour or its scent', () => {
    const named =
      /oat|honey|coffee|cucumber|aloe|clay|charcoal|moringa|baobab|mango|ginger|lemongrass|rice|tea\b|coconut|shea/i;
    const made = said.filter(({ variant, ingredients = 'perfume' }) => {
      return named.test(variant) && !/iron oxides|perfume|mica|film-forming/.test(ingredients);
    });
    expect(made.length).toBeGreaterThan(25);
    for (const { name, variant, ingredients } of made) {
      for (const [word] of variant.toLowerCase().matchAll(new RegExp(named, 'gi'))) {
        expect(ingredients, name).toContain(word);
      }
    }
  });

  test('says more of a shade than its name', () => {
    const shades = demoCatalogue.products.flatMap(({ details, detailsFr }) =>
      [...details, ...(detailsFr ?? [])].flatMap(([label, text]) =>
        /^(Shade|Teinte)$/.test(label) ? [text.split(/\s?: /)] : [],
      ),
    );
    expect(shades.length).toBeGreaterThan(200);
    // Words that may repeat the name: a green may be called green again. But 'un jaune safran' added nothing to 'Safran'.
    const small = new Set(['d', 'brown', 'green', 'brun', 'vert', 'ros']);
    for (const [name = '', words = ''] of shades) {
      expect(wordsOf(words), name).not.toEqual([]);
      const known = new Set(wordsOf(name).filter((word) => !small.has(word)));
      expect(
        wordsOf(words).filter((word) => known.has(word)),
        `${name}: ${words}`,
      ).toEqual([]);
    }
  });

  test('of minerals names all it is made of', () => {
    for (const { name, ingredients = '', words } of where(/nothing else: no perfume, no talc/)) {
      for (const one of ingredients.split(', ')) expect(words.toLowerCase(), name).toContain(one);
    }
    expect(where(/nothing else: no perfume, no talc/).length).toBeGreaterThan(4);
  });

  test('is not black where it is brown', () => {
    for (const { name, words } of where(/brown/i)) expect(words, name).not.toMatch(/Black that stays/);
  });
});

test('the newest products of a category are not one long row of the same line', () => {
  for (const { id, name } of demoCatalogue.categories) {
    const newest = demoCatalogue.products.filter(({ categories }) => categories.includes(id)).slice(-6);
    const lines = new Set(newest.map(({ family, reference }) => family ?? reference));
    expect(lines.size, name).toBeGreaterThanOrEqual(3);
  }
});

test('the small catalogue has one product sold out, one discounted, one with a bulk price and shades of one family', () => {
  const { categories, subCategories, products } = smallCatalogue;
  expect([categories.length, subCategories.length, products.length]).toEqual([3, 5, 24]);
  expect(products.filter(({ stock }) => stock === 0)).toHaveLength(1);
  expect(products.filter(({ discount }) => discount > 0)).toHaveLength(1);
  expect(products.filter(({ bulkPrice }) => bulkPrice !== null)).toHaveLength(1);
  const families = Map.groupBy(products, ({ family }) => family ?? 'none');
  families.delete('none');
  expect(Math.max(...[...families.values()].map(({ length }) => length))).toBeGreaterThan(2);
});

describe.each<[string, DemoCatalogue]>([
  ['demo', demoCatalogue],
  ['small', smallCatalogue],
])('the %s catalogue', (_, { categories, subCategories, products }) => {
  test('has every text in English and in French', () => {
    for (const product of products) {
      expect(product.descriptionFr, product.reference).not.toBe(product.description);
      expect(product.nameFr, product.reference).not.toBe(product.name);
      expect(product.description.length, product.reference).toBeGreaterThan(80);
      expect(product.descriptionFr?.length, product.reference).toBeGreaterThan(80);
      expect(product.detailsFr, product.reference).toHaveLength(product.details.length);
      expect(product.details.length, product.reference).toBeGreaterThanOrEqual(2);
    }
    for (const { name, nameFr } of [...categories, ...subCategories])
      expect(nameFr.length, name).toBeGreaterThan(2);
  });

  test('sets French as French is set: narrow spaces before ; ! ?, a no-break space before a colon, curly apostrophes', () => {
    const texts = products.flatMap((product) => [
      product.nameFr,
      product.descriptionFr,
      ...(product.detailsFr ?? []).flat(),
    ]);
    for (const text of texts) expect(text).not.toMatch(/ [;!?:»]|'|\w[;!?:](?:\s|$)/);
  });

  test('uses every id and name once', () => {
    for (const list of [categories, subCategories, products]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      expect(new Set(list.map(({ name }) => name.toLowerCase())).size).toBe(list.length);
      expect(new Set(list.map(({ nameFr }) => nameFr?.toLowerCase())).size).toBe(list.length);
    }
  });

  test('prices in whole francs that leave something to pay, and sells cheaper in bulk', () => {
    for (const { reference: key, price, discount, bulkPrice, stock } of products) {
      expect(price % 50, key).toBe(0);
      expect(price - Math.ceil((price * discount) / 100), key).toBeGreaterThanOrEqual(1);
      expect(Number.isInteger(stock) && stock >= 0, key).toBe(true);
      expect(bulkPrice === null || (bulkPrice % 50 === 0 && bulkPrice < price && bulkPrice > 0), key).toBe(
        true,
      );
    }
  });

  test('files every product under sub-categories, and under categories that list them', () => {
    for (const category of categories) {
      expect(subCategories.some((subCategory) => subCategory.categoryIds.includes(category.id))).toBe(true);
    }
    for (const subCategory of subCategories) {
      expect(
        products.some((product) => product.subCategories.includes(subCategory.id)),
        subCategory.name,
      ).toBe(true);
    }
    for (const product of products) {
      const listing = subCategories.filter(({ id }) => product.subCategories.includes(id));
      expect(listing.length, product.reference).toBe(product.subCategories.length);
      expect(new Set(product.categories), product.reference).toEqual(
        new Set(listing.flatMap((one) => one.categoryIds)),
      );
    }
  });

  test('shows each product in a picture of its own', () => {
    expect(new Set(products.map(({ images }) => images[0])).size).toBe(products.length);
    for (const { reference, images } of products) {
      expect(images.length, reference).toBeGreaterThan(0);
      expect(new Set(images).size, reference).toBe(images.length);
    }
  });
});

describe('the pictures', () => {
  const drawings = readFileSync(new URL('../drawings/drawings.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): Drawing => JSON.parse(line));
  const names = picturesOf(demoCatalogue).map(pictureNameOf);

  test('of the catalogue are those of the list of drawings, each once', () => {
    const drawn = drawings.map((drawing) => drawnPicture(drawing).name);
    expect(drawn.toSorted()).toEqual(names.toSorted());
  });

  test('of a product each show something else: never the same thing twice', () => {
    const byName = new Map(drawings.map((drawing) => [drawnPicture(drawing).name, drawing]));
    for (const { reference, images } of demoCatalogue.products) {
      const shown = images.map((url) => whatIsShown(byName.get(pictureNameOf(url))));
      expect(new Set(shown).size, `${reference}: ${shown}`).toBe(images.length);
      expect(shown[0], reference).toBe('hero');
    }
  });

  test('of textures, boxes and hands say so by their slots', () => {
    const byName = new Map(drawings.map((drawing) => [drawnPicture(drawing).name, drawing]));
    const slotOf = {
      ...{ hero: undefined, other: undefined, size: undefined },
      ...{ swatch: 'texture', box: 'box', hand: 'hand' },
    };
    for (const { reference, images, imageSlots } of demoCatalogue.products) {
      const slots = new Map<string, string>(imageSlots ?? []);
      for (const url of images) {
        const drawing = byName.get(pictureNameOf(url));
        const view = drawing !== undefined && 'view' in drawing ? drawing.view : 'hero';
        expect(slots.get(url), reference).toBe(slotOf[view]);
      }
    }
  });

  test('of a set show all that its box holds', () => {
    const sets = drawings.flatMap((drawing) => ('view' in drawing ? drawing : []));
    const held = sets.flatMap(({ kind, contents = [] }) => (kind === 'gift-set' ? contents.length : []));
    expect(held.length).toBeGreaterThan(8);
    expect(Math.min(...held)).toBeGreaterThan(2);
  });

  test('can all be drawn', () => {
    for (const drawing of drawings) {
      const svg = drawSvg(drawing);
      expect(svg.length).toBeGreaterThan(1500);
      expect(svg).not.toMatch(/NaN|undefined|<text|@/);
    }
  });

  test('lie beside the catalogue as files: 12 KB at most for a card, 50 KB at most in full width', async () => {
    for (const name of names) {
      expect((await stat(pictureFile(name, 480))).size, name).toBeLessThan(12 * 1024);
      expect((await stat(pictureFile(name, 960))).size, name).toBeLessThan(50 * 1024);
    }
  });
});

/**
 * The view in a product's drawing; for a kind whose swatch looks like its other view (a palette beside its powder, and the closed palette),
 * that other view.
 */
function whatIsShown(drawing: Drawing | undefined): string | undefined {
  if (drawing === undefined || !('view' in drawing)) return undefined;
  const { flat, other }: Kind = kinds[drawing.kind];
  return drawing.view === 'swatch' && flat !== undefined && flat === other ? 'other' : drawing.view;
}
