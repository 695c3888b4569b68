import { expect, test } from 'vitest';
import type { StoreFacts } from '#shared/store-facts.ts';
import { pageMeta } from './page-meta.ts';

const facts: Pick<StoreFacts, 'name' | 'publicUrl'> = {
  name: 'Ndolo Beauty',
  publicUrl: 'https://ndolo.example',
};
const matches = [undefined, { loaderData: { facts, categories: [] } }];

test('a page has one canonical address and names its twin in both directions', () => {
  const meta = pageMeta({ matches, location: { pathname: '/fr/brands' }, title: 'Marques' });
  expect(meta).toContainEqual({ title: 'Marques | Ndolo Beauty' });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://ndolo.example/fr/brands' });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'en',
    href: 'https://ndolo.example/brands',
  });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'fr',
    href: 'https://ndolo.example/fr/brands',
  });
});

test('a page that shows what another address shows points to that address', () => {
  const meta = pageMeta({
    matches,
    location: { pathname: '/Lips-c1/Lipstick-s1/Plum-p1' },
    path: '/product/Plum-p1',
    title: 'Plum',
  });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://ndolo.example/product/Plum-p1',
  });
});

test('a page without a preview of its own is shared with the shop’s, in its language', () => {
  const own = pageMeta({ matches, location: { pathname: '/' }, title: 'Gloss', image: '/previews/en/a.jpg' });
  expect(own).toContainEqual({ property: 'og:image', content: 'https://ndolo.example/previews/en/a.jpg' });
  const shared = pageMeta({ matches, location: { pathname: '/fr/brands' }, title: 'Marques' });
  expect(shared).toContainEqual({
    property: 'og:image',
    content: 'https://ndolo.example/previews/fr/shop.jpg',
  });
});

test('a page that must not be found has no canonical address', () => {
  const meta = pageMeta({ matches, location: { pathname: '/checkout' }, title: 'Checkout', noIndex: true });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(meta)).not.toContain('canonical');
});

test('without the shell, as on its error page, nothing is indexed', () => {
  expect(pageMeta({ matches: [], location: { pathname: '/' }, title: 'Error' })).toEqual([
    { title: 'Error' },
    { name: 'robots', content: 'noindex' },
  ]);
});
