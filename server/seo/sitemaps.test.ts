import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { defaultSettings } from '#core/settings.ts';
import { listingPath, productPath } from '#shared/page-paths.ts';
import { testShop } from '#tests/support/app.ts';
import { makeCategory, makeProduct, makeSubCategory } from '#tests/support/make.ts';

const { app, store } = await testShop();
const { publicUrl } = defaultSettings;

test('robots.txt lets pages be read, keeps the API out and names the sitemap of the settings, whatever Host says', async () => {
  const answer = await app.inject({ url: '/robots.txt', headers: { host: 'evil.example' } });
  expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  expect(answer.body).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
});

test('the index names the pages and the products of each language', async () => {
  await makeProduct(store);
  const answer = await app.inject({ url: '/sitemap.xml', headers: { host: 'evil.example' } });
  expect(answer.headers['content-type']).toMatch(/^application\/xml/);
  expect(locationsIn(answer.body)).toEqual([
    `${publicUrl}/sitemaps/en/pages.xml`,
    `${publicUrl}/sitemaps/en/products-0.xml`,
    `${publicUrl}/sitemaps/fr/pages.xml`,
    `${publicUrl}/sitemaps/fr/products-0.xml`,
  ]);
});

test('a sub-category is listed inside its category, with its twin in the other language', async () => {
  const lips = await makeCategory(store, { name: 'Lips & more' });
  const gloss = await makeSubCategory(store, { name: 'Gloss', categoryIds: [lips.id] });
  const path = listingPath({ _id: lips.id, name: lips.name }, { _id: gloss.id, name: gloss.name });
  const { body } = await app.inject('/sitemaps/fr/pages.xml');
  expect(locationsIn(body)).toContain(`${publicUrl}/fr${path}`);
  expect(locationsIn(body)).toContain(`${publicUrl}/fr/Lips-more-${lips.id}`);
  expect(locationsIn(body)).toContain(`${publicUrl}/fr`);
  expect(body).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${publicUrl}${path}"/>`);
  expect(body).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${publicUrl}${path}"/>`);
  expect(locationsIn(body).filter((address) => /checkout|dashboard|login|cart/.test(address))).toEqual([]);
});

test('products are listed at their canonical address with the day of their last change; deleted ones are not', async () => {
  const plum = await makeProduct(store, { name: 'Plum gloss' });
  const gone = await makeProduct(store, { name: 'Gone gloss', isListed: false });
  const changedAt = new Date('2026-03-01T08:00:00.000Z');
  await store.db.updateTable('products').set({ updatedAt: changedAt }).where('id', '=', plum.id).execute();
  const { body } = await app.inject('/sitemaps/en/products-0.xml');
  const address = publicUrl + productPath({ _id: plum.id, name: plum.name });
  expect(body).toContain(`<loc>${address}</loc><lastmod>2026-03-01T08:00:00.000Z</lastmod>`);
  expect(body).not.toContain(gone.id);
});

test('a later product is in a later piece, and more than a batch of products is listed whole', async () => {
  await sql`
    insert into products (id, sequence, name, description, unit, stock, price) overriding system value
    select lpad(n::text, 12, '0'), 20000 + n, 'Bulk ' || n, 'One of many', '1 g', 1, 1000
    from generate_series(1, 2500) as n
  `.execute(store.db);
  const { body } = await app.inject('/sitemaps/en/products-2.xml');
  expect(new Set(locationsIn(body)).size).toBe(2_500);
  expect(locationsIn((await app.inject('/sitemap.xml')).body)).toContain(
    `${publicUrl}/sitemaps/en/products-2.xml`,
  );
});

test.each([
  '/sitemaps/de/pages.xml',
  '/sitemaps/en/products-99.xml',
  '/sitemaps/en/products--1.xml',
  '/sitemaps/en/x.xml',
])('%s is not found', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}
