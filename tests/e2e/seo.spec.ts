import type { Page } from '@playwright/test';
import type { Language } from '#shared/language.ts';
import { inLanguage, listingPath, productPath } from '#shared/page-paths.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { languagesFor } from '#tests/support/looks.ts';
import { addProduct, addShelf } from '#tests/support/shelf.ts';

// What a search engine or WhatsApp reads: the document as the server sends it.
test.use({ javaScriptEnabled: false });

test.beforeEach(({ trouble }) => {
  // The error of this browser for a script that it must not run.
  trouble.expect(/^failed: GET \S+\.js csp$/);
});

const found = [
  '/',
  '/search',
  '/brands',
  '/new-arrival',
  '/offers',
  '/clearance',
  '/contact',
  '/privacy-policy',
  '/terms',
];

const hidden = [
  '/search?q=gloss',
  '/cart',
  '/checkout',
  '/success',
  '/cancel',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/email-change/confirm',
  '/email-change/undo',
  '/staff-invitation',
  '/login',
  '/register',
  '/forgot-password',
  '/verification-otp',
  '/reset-password',
  '/user',
  '/dashboard/profile',
  '/dashboard/myorders',
  '/dashboard/address',
  '/dashboard/security',
  '/nothing-here',
];

/** Waits for the whole document, not for the pictures it shows. */
const toItsEnd = { waitUntil: 'domcontentloaded' } as const;

for (const language of languagesFor('every page to be found has')) {
  test(`every page to be found has a title, a description, one address, twins and a picture (${language})`, async ({
    page,
  }) => {
    const shelf = await addShelf();
    const gloss = await addProduct({}, shelf);
    const titles = new Set<string>();
    const paths = [...found, listingPath(shelf.category, shelf.subCategory), productPath(gloss)];
    for (const path of paths) {
      await page.goto(inLanguage(path, language), toItsEnd);
      const address = (inThat: Language) => browserShop.url + inLanguage(path, inThat);
      const head = await headOf(page);
      expect(head, path).toMatchObject({
        language,
        robots: null,
        canonical: address(language),
        'og:url': address(language),
        alternates: { en: address('en'), fr: address('fr'), 'x-default': address('en') },
        'og:site_name': 'Ndolo Beauty',
        'og:type': path.startsWith('/product') ? 'product' : 'website',
        'og:title': await page.title(),
        'og:image': expect.stringMatching(new RegExp(`^${browserShop.url}/previews/${language}/.+\\.jpg$`)),
        'twitter:card': 'summary_large_image',
      });
      const { description } = head;
      expect(description?.length, `description of ${path}`).toBeGreaterThan(20);
      expect(description?.length, `description of ${path}`).toBeLessThanOrEqual(300);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(paths.length);
  });

  test(`what is personal or endless is not to be found (${language})`, async ({ page, trouble }) => {
    trouble.expect(/^404 GET \/.*nothing-here/);
    for (const path of hidden) {
      await page.goto(inLanguage(path, language), toItsEnd);
      expect(await headOf(page), path).toMatchObject({ robots: 'noindex', canonical: null, alternates: {} });
    }
  });
}

test('structured data: home has a website with a search, the listing its products, the product its price and stock', async ({
  page,
}) => {
  const shelf = await addShelf();
  const gloss = await addProduct({ price: 5000, discount: 10, stock: 3 }, shelf);
  const address = browserShop.url + productPath(gloss);

  await page.goto('/', toItsEnd);
  const keywords = (await headOf(page)).keywords ?? '';
  expect(keywords).toContain('Lips');
  expect(await page.title()).toContain('Face');
  const home = await structuredData(page);
  expect(home.WebSite).toMatchObject({
    url: `${browserShop.url}/`,
    potentialAction: { target: `${browserShop.url}/search?q={search_term_string}` },
  });
  expect(home.BreadcrumbList).toMatchObject({
    itemListElement: [{ position: 1, item: `${browserShop.url}/` }],
  });

  await page.goto(listingPath(shelf.category, shelf.subCategory), toItsEnd);
  const listing = await structuredData(page);
  expect(listing.ItemList).toMatchObject({ itemListElement: [{ position: 1, url: address }] });
  expect(listing.BreadcrumbList).toMatchObject({
    itemListElement: [
      { position: 1 },
      { position: 2, name: shelf.category.name },
      { position: 3, name: shelf.subCategory.name },
    ],
  });

  await page.goto(productPath(gloss), toItsEnd);
  const product = await structuredData(page);
  expect(product.Product).toMatchObject({
    name: gloss.name,
    sku: gloss._id,
    offers: {
      price: 4500,
      priceCurrency: 'XAF',
      availability: 'https://schema.org/InStock',
      url: address,
    },
  });
  expect(product.BreadcrumbList).toMatchObject({
    itemListElement: [{}, {}, {}, { name: gloss.name, item: address }],
  });
  expect(await headOf(page)).toMatchObject({
    'product:price:amount': '4500',
    'product:price:currency': 'XAF',
  });

  for (const path of ['/brands', '/contact']) {
    await page.goto(path, toItsEnd);
    expect((await structuredData(page)).Store).toMatchObject({
      telephone: '+237677123456',
      currenciesAccepted: 'XAF',
    });
  }
});

test('a product is ordered, asked about and sent on by WhatsApp, in the page’s language, with its picture and price', async ({
  page,
}) => {
  const gloss = await addProduct({ nameFr: 'Brillant du soir', price: 5000 });
  await page.goto(`/fr${productPath(gloss)}`);
  const address = `${browserShop.url}/fr${productPath(gloss)}`;
  const order = await whatsAppText(page, 'Commander sur WhatsApp');
  expect(order.to).toBe('/237677123456');
  expect(order.text).toBe(
    `Bonjour, je voudrais commander Brillant du soir, 5\u202f000\u00a0FCFA\u00a0: ${address}`,
  );
  expect((await whatsAppText(page, 'Poser une question sur WhatsApp')).text).toContain(address);
  expect((await whatsAppText(page, 'Partager (ouvre WhatsApp)')).to).toBe('/');
  const picture = await page.request.get((await headOf(page))['og:image'] ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

async function whatsAppText(page: Page, name: string) {
  const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
  const link = new URL(href ?? '');
  expect(link.host).toBe('wa.me');
  return { to: link.pathname, text: link.searchParams.get('text') };
}

async function headOf(page: Page) {
  return page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      document.querySelector(`head ${selector}`)?.getAttribute(name) ?? null;
    const named = [...document.querySelectorAll('head meta[name], head meta[property]')].map((meta) => [
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
      meta.getAttribute('content'),
    ]);
    const alternates = [...document.querySelectorAll('head link[hreflang]')].map((link) => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ]);
    return {
      robots: null,
      ...Object.fromEntries(named),
      language: document.documentElement.lang,
      canonical: attribute('link[rel="canonical"]', 'href'),
      alternates: Object.fromEntries(alternates),
    };
  });
}

/** By type; each must be JSON and name its vocabulary. */
async function structuredData(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = texts.map((text) => JSON.parse(text));
  for (const thing of things) expect(thing['@context']).toBe('https://schema.org');
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]));
}
