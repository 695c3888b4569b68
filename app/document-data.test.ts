import { expect, test } from 'vitest';
import { defaultSettings } from '#core/settings.ts';
import type { Language } from '#shared/language.ts';
import { isPlain, toDocumentData } from './document-data.ts';
import { menuOf } from './shell-data/menu.ts';
import { factsInLanguage } from './shell-data/shell-data.ts';

const lips = { _id: 'lips00000001', name: 'Lips', nameFr: 'Lèvres' };
const eyes = { _id: 'eyes00000001', name: 'Eyes', nameFr: 'Yeux' };
const gloss = { _id: 'gloss0000001', name: 'Gloss', nameFr: null, category: [lips] };
const categories = menuOf([eyes, lips], [gloss], 'en');
const shell = { facts: factsInLanguage(defaultSettings, 'en'), categories };
const tiles = categories.map((link) => ({ link, image: '/x.webp', isFilled: true }));

type Options = { language?: Language; isOfAdmin?: boolean };

function written(page: unknown, { language = 'en', isOfAdmin = false }: Options = {}) {
  const loaderData = { root: shell, page };
  const { state } = JSON.parse(toDocumentData('{"ssr":true}', { loaderData, language, isOfAdmin }));
  return state.loaderData;
}

test('a document that shows the menu does not carry it in its data, one of the office does', () => {
  expect(written(null).root).toEqual({ facts: JSON.parse(JSON.stringify(shell.facts)) });
  expect(written(null, { isOfAdmin: true }).root.categories).toEqual(categories);
});

test('the tiles of home are linked as the menu is, but for those that the menu does not know yet', () => {
  expect(written({ home: { categories: tiles } }).page.home.categories[1]).toEqual({
    image: '/x.webp',
    isFilled: true,
  });
  const younger = [...tiles].reverse();
  expect(written({ home: { categories: younger } }).page.home.categories).toEqual(younger);
});

test('the shades of a family are said by their swatches; one alone has none', () => {
  const shade = { _id: 'a', name: 'Gloss', shadeName: 'Nude', hex: '#b0705a', isSoldOut: false };
  expect(written({ product: { familyShades: [shade, shade] } }).page.product).toEqual({});
  expect(written({ product: { familyShades: [shade] } }).page.product.familyShades).toEqual([shade]);
});

test('the card of a family has its name in the language of the page', () => {
  const page = { products: [{ card: { name: 'Lipstick', nameFr: 'Rouge', colours: [] } }] };
  const nameIn = (language: Language) => written(page, { language }).page.products[0].card;
  expect(nameIn('en')).toEqual({ name: 'Lipstick', nameFr: null, colours: [] });
  expect(nameIn('fr')).toEqual({ name: 'Rouge', nameFr: null, colours: [] });
});

test('no name ends the script that carries it', () => {
  const loaderData = { page: { name: '</script><!--<script>' } };
  const json = toDocumentData('{}', { loaderData, language: 'en', isOfAdmin: false });
  expect(json).not.toContain('<');
  expect(JSON.parse(json).state.loaderData).toEqual(loaderData);
});

test.each([
  ['a failure', { error: new Error('gone') }],
  ['a time', [new Date(0)]],
  ['no number', { price: Number.NaN }],
  ['a promise', { later: Promise.resolve() }],
])('JSON does not say %s', (_what, data) => {
  expect(isPlain(data)).toBe(false);
  expect(isPlain({ name: 'Gloss', price: 1, stock: undefined, shades: [null, 'Nude', true] })).toBe(true);
});
