import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../drawings/canonical-json.ts';
import { type Drawing, drawSvg } from '../drawings/drawing.ts';
import { demoCatalogue } from './catalogue.ts';
import type { SeedCatalogue } from './seed-types.ts';
import { smallCatalogue } from './small-catalogue.ts';

const suggestions = [
  'bronzer',
  'face primer',
  'foundation',
  'mineral makeup',
  'airbrush makeup',
  'concealer',
  'HD makeup',
  'highlighter',
  'mascara',
  'eyeshadow',
  'lipgloss',
  'base makeup',
  'blush',
  'bridal makeup',
  'contour powder',
  'eye primer',
  'eyeliner',
  'lipstick',
  'natural makeup',
  'setting powder',
  'setting spray',
  'shimmery makeup',
];

test('the demo shop has 12 categories, about 45 sub-categories and about 400 products', () => {
  expect(demoCatalogue.categories).toHaveLength(12);
  expect(demoCatalogue.subCategories.length).toBeGreaterThanOrEqual(43);
  expect(demoCatalogue.subCategories.length).toBeLessThanOrEqual(50);
  expect(demoCatalogue.products.length).toBeGreaterThanOrEqual(390);
  expect(demoCatalogue.products.length).toBeLessThanOrEqual(420);
});

test.each(suggestions)('whoever types the suggestion "%s" finds at least three products', (suggestion) => {
  const found = demoCatalogue.products.filter((product) => {
    const filedUnder = demoCatalogue.subCategories.filter(({ key }) => product.subCategories.includes(key));
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

test('the newest products of a category are not one long row of the same line', () => {
  for (const { key, name } of demoCatalogue.categories) {
    const newest = demoCatalogue.products.filter(({ categories }) => categories.includes(key)).slice(-6);
    const lines = new Set(newest.map(({ family, key: own }) => family ?? own));
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

describe.each<[string, SeedCatalogue]>([
  ['demo', demoCatalogue],
  ['small', smallCatalogue],
])('the %s catalogue', (_, { categories, subCategories, products }) => {
  test('tells everything in English and in French', () => {
    for (const product of products) {
      expect(product.descriptionFr, product.key).not.toBe(product.description);
      expect(product.nameFr, product.key).not.toBe(product.name);
      expect(product.description.length, product.key).toBeGreaterThan(80);
      expect(product.descriptionFr.length, product.key).toBeGreaterThan(80);
      expect(product.detailsFr, product.key).toHaveLength(product.details.length);
      expect(product.details.length, product.key).toBeGreaterThanOrEqual(2);
    }
    for (const { key, nameFr } of [...categories, ...subCategories])
      expect(nameFr.length, key).toBeGreaterThan(2);
  });

  test('sets French as French is set: narrow spaces before ; ! ?, a no-break space before a colon, curly apostrophes', () => {
    const texts = products.flatMap((product) => [
      product.nameFr,
      product.descriptionFr,
      ...product.detailsFr.flat(),
    ]);
    for (const text of texts) expect(text).not.toMatch(/ [;!?:»]|'|\w[;!?:](?:\s|$)/);
  });

  test('uses every key and name once', () => {
    for (const list of [categories, subCategories, products]) {
      expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
      expect(new Set(list.map(({ name }) => name.toLowerCase())).size).toBe(list.length);
      expect(new Set(list.map(({ nameFr }) => nameFr.toLowerCase())).size).toBe(list.length);
    }
  });

  test('prices in whole francs that leave something to pay, and sells cheaper in bulk', () => {
    for (const { key, price, discount, bulkPrice, stock } of products) {
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
      expect(subCategories.some((subCategory) => subCategory.categories.includes(category.key))).toBe(true);
    }
    for (const subCategory of subCategories) {
      expect(
        products.some((product) => product.subCategories.includes(subCategory.key)),
        subCategory.key,
      ).toBe(true);
    }
    for (const product of products) {
      const listing = subCategories.filter(({ key }) => product.subCategories.includes(key));
      expect(listing.length, product.key).toBe(product.subCategories.length);
      expect(new Set(product.categories), product.key).toEqual(
        new Set(listing.flatMap((one) => one.categories)),
      );
    }
  });

  test('shows each product in a picture of its own', () => {
    const firsts = products.map(({ drawings }) => canonicalJson(drawings[0]));
    expect(new Set(firsts).size).toBe(products.length);
    for (const { key, drawings } of products) {
      expect(new Set(drawings.map(canonicalJson)).size, key).toBe(drawings.length);
    }
  });

  test('has only pictures that can be drawn', () => {
    const drawings: Drawing[] = [
      ...[...categories, ...subCategories].map(({ drawing }) => drawing),
      ...products.flatMap((product) => product.drawings),
    ];
    for (const drawing of drawings) {
      const svg = drawSvg(drawing);
      expect(svg.length).toBeGreaterThan(1500);
      expect(svg).not.toMatch(/NaN|undefined|<text|@/);
    }
  });
});

test('a drawing read back from the database, its keys in another order, is the same picture', () => {
  const drawing = demoCatalogue.products[0]?.drawings[0];
  if (drawing === undefined) throw new Error('the first product has a picture');
  const reordered: typeof drawing = Object.assign(
    {},
    ...Object.entries(drawing)
      .reverse()
      .map(([key, value]) => ({ [key]: value })),
  );
  expect(drawSvg(reordered)).toBe(drawSvg(drawing));
});

test('a card picture weighs less than 12 KB at 480 pixels', async () => {
  const kinds = Map.groupBy(demoCatalogue.products, ({ drawings }) => drawings[0]?.kind);
  for (const [kind, [product]] of kinds) {
    const drawing = product?.drawings[0];
    if (drawing === undefined) continue;
    const webp = await sharp(Buffer.from(drawSvg(drawing)))
      .resize({ width: 480 })
      .webp({ quality: 80, effort: 4 })
      .toBuffer();
    expect(webp.length, kind).toBeLessThan(12 * 1024);
  }
});
