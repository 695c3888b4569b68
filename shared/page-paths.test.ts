import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  inLanguage,
  languageOfPath,
  listingPath,
  parseSegment,
  productPath,
  segmentOf,
  slugOf,
} from './page-paths.ts';

const id = 'k3f9a0z1b2c4';
const anyId = fc.stringMatching(/^[0-9a-z]{12}$/);

describe('a slug', () => {
  test.each([
    ['Lipstick', 'Lipstick'],
    ['Face Primer', 'Face-Primer'],
    ['Skin, Body & Hair', 'Skin-Body-Hair'],
    ['  Nails  ', 'Nails'],
    ['HD Makeup 24h', 'HD-Makeup-24h'],
    ['Rouge à lèvres', 'Rouge-à-lèvres'],
    ['Shea/Karité (50 %)', 'Shea-Karité-50'],
    ['a - b', 'a-b'],
    ['&&&', ''],
    ['Cre\u0301me', 'Cr\u00e9me'],
  ])('of "%s" is "%s"', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

describe('a segment', () => {
  test('carries the id as its last dash-separated piece', () => {
    expect(segmentOf({ _id: id, name: 'Matte Lipstick' })).toBe(`Matte-Lipstick-${id}`);
    expect(parseSegment(`Matte-Lipstick-${id}`)).toEqual({ slug: 'Matte-Lipstick', id });
  });

  test('is read back for every name and id, also after the browser decomposed its accents', () => {
    fc.assert(
      fc.property(fc.string(), anyId, (name, productId) => {
        const segment = segmentOf({ _id: productId, name });
        const read = { slug: slugOf(name), id: productId };
        expect(parseSegment(segment)).toEqual(read);
        expect(parseSegment(segment.normalize('NFD'))).toEqual(read);
      }),
    );
  });

  test.each([
    'dashboard',
    'fr',
    id,
    'Lipstick',
    'Lipstick-',
    'Lipstick-K3F9A0Z1B2C4',
    'Lipstick-k3f9a0z1b2',
    '',
  ])('"%s" is none', (segment) => {
    expect(parseSegment(segment)).toBeUndefined();
  });
});

describe('an address', () => {
  test('of a product is its canonical one', () => {
    expect(productPath({ _id: id, name: 'Matte Lipstick' })).toBe(`/product/Matte-Lipstick-${id}`);
  });

  test('of a listing is category, then sub-category, encoded for the address bar', () => {
    expect(listingPath({ _id: id, name: 'Visage' }, { _id: 'a'.repeat(12), name: 'Crèmes' })).toBe(
      `/Visage-${id}/Cr%C3%A8mes-${'a'.repeat(12)}`,
    );
  });

  test.each([
    ['/', '/fr'],
    ['/cart', '/fr/cart'],
    ['/search?q=lipstick', '/fr/search?q=lipstick'],
    [`/product/Lip-${id}`, `/fr/product/Lip-${id}`],
    ['/fragrance', '/fr/fragrance'],
    ['/?page=2', '/fr?page=2'],
  ])('%s is %s in French, and the way back', (english, french) => {
    expect(inLanguage(english, 'fr')).toBe(french);
    expect(inLanguage(french, 'en')).toBe(english);
    expect(inLanguage(french, 'fr')).toBe(french);
    expect(inLanguage(english, 'en')).toBe(english);
  });

  test.each([
    ['/', 'en'],
    ['/fr', 'fr'],
    ['/fr?page=2', 'fr'],
    ['/fr.data', 'fr'],
    ['/fr/cart', 'fr'],
    ['/fragrance', 'en'],
    ['/fr-CM', 'en'],
  ])('%s is %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });
});
