import { describe, expect, test } from 'vitest';
import { francs } from '#shared/money.ts';
import { eyes, lips, renderInShell } from '#tests/support/render-in-shell.tsx';
import { menuLink } from '../../shell-data/menu.ts';
import { CategoryTiles, CategoryTilesSkeleton } from './category-tiles.tsx';
import { HeroBanner } from './hero-banner.tsx';
import { HomeJsonLd } from './home-json-ld.tsx';
import type { HomeCategory } from './load-home.ts';
import { Promises } from './promises.tsx';
import { CategoryStrips, CategoryStripsSkeleton, ChosenStrip } from './strips.tsx';

const plum = {
  _id: 'plum00000001',
  name: 'Plum',
  nameFr: 'Prune',
  image: ['/plum.webp'],
  unit: '4 g',
  stock: 5,
  price: francs(4000),
  discount: 0,
  shade: null,
  brand: null,
  shadeCount: 1,
};
const categories: HomeCategory[] = [
  { link: menuLink(eyes, 'en'), image: '/eyes.webp', isFilled: true },
  { link: menuLink(lips, 'en'), image: '/lips.webp', isFilled: true },
];
const count = (html: string, piece: string) => html.split(piece).length - 1;

describe('the tiles of home', () => {
  test('lead to the first sub-category that lists their category, and nowhere without one', () => {
    const html = renderInShell(<CategoryTiles categories={categories} />);
    expect(html).toContain('href="/Lips-lips00000001/Gloss-gloss0000001"');
    expect(count(html, '<a ')).toBe(1);
    expect(html).toContain('Eyes');
  });

  test('have 12 places while they load', () => {
    expect(count(renderInShell(<CategoryTilesSkeleton />), '<li')).toBe(12);
  });
});

describe('the strips of home', () => {
  test('See All goes to the whole category, also of one without sub-categories', () => {
    const html = renderInShell(<CategoryStrips categories={categories} />);
    expect(count(html, '<section')).toBe(2);
    expect(html.match(/<a[^>]*see-all[^>]*>See All/g)).toHaveLength(2);
    expect(html).toMatch(/<a[^>]*href="\/Lips-lips00000001"[^>]*>See All/);
  });

  test.each([
    ['/', 'For deep skin'],
    ['/fr', 'Pour les carnations foncées'],
  ])('of one depth, the same for every visitor, names it (%s)', (at, title) => {
    const strip = { id: 'b1', kind: 'strip', rule: 'depth', depth: 'deep' } as const;
    expect(renderInShell(<ChosenStrip block={{ ...strip, products: [plum] }} />, { at })).toContain(title);
  });

  test('of one depth leads on to the others, as a shopper’s own may be another', () => {
    const strip = { id: 'b1', kind: 'strip', rule: 'depth', depth: 'deep' } as const;
    const html = renderInShell(<ChosenStrip block={{ ...strip, products: [plum] }} />, { at: '/fr' });
    expect(html).toMatch(/href="\/fr\/search\?depth=very-deep&amp;sort=popular"[^>]*>Très foncée</);
    expect(html.match(/\?depth=[a-z-]+/g)).toEqual(
      ['deep', 'light', 'medium', 'tan', 'very-deep'].map((depth) => `?depth=${depth}`),
    );
  });

  test('of the newest products does not call them new, as their age is not known', () => {
    const strip = { id: 'b2', kind: 'strip', rule: 'new' } as const;
    const html = renderInShell(<ChosenStrip block={{ ...strip, products: [plum] }} />);
    expect(html).toContain('Latest arrivals');
    expect(html).not.toMatch(/\bnew\b/i);
  });

  test('a category without products has no strip', () => {
    const empty = categories.map((category) => ({ ...category, isFilled: false }));
    expect(renderInShell(<CategoryStrips categories={empty} />)).toBe('');
  });

  test('one of a category comes later: until then it is its heading, See All and a plain link', () => {
    const html = renderInShell(<CategoryStrips categories={categories} />);
    expect(count(html, '<section')).toBe(2);
    expect(html).toMatch(/href="\/Lips-lips00000001"[^>]*>See the products: Lips/);
    expect(html).toMatch(/href="\/Eyes-[0-9a-z]{12}"[^>]*>See the products: Eyes/);
  });

  test('hold 6 cards for each category while they load', () => {
    const html = renderInShell(<CategoryStripsSkeleton />);
    expect(count(html, '<section')).toBe(2);
    expect(count(html, '<li class="scroll-strip__item">')).toBe(12);
  });
});

test('home begins with one promise and one action', () => {
  const html = renderInShell(<HeroBanner />);
  expect(count(html, '<h1')).toBe(1);
  expect(count(html, '<a ')).toBe(1);
});

test('home advertises free delivery, cash on delivery, online payment and support', () => {
  const html = renderInShell(<Promises />);
  for (const promise of [
    'Free delivery nationwide',
    'Cash on delivery',
    'Online payment',
    'Customer support',
  ]) {
    expect(html).toContain(promise);
  }
});

test('home gives search engines its search address and the shop’s address', () => {
  const html = renderInShell(<HomeJsonLd />, { at: '/fr' });
  const data = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json));
  expect(data).toMatchObject([
    {
      '@type': 'WebSite',
      url: 'http://localhost:3000/fr',
      potentialAction: { target: 'http://localhost:3000/fr/search?q={search_term_string}' },
    },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: 'Accueil' }] },
  ]);
});
