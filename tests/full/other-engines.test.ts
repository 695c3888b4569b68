import { expect, onTestFinished, test } from 'vitest';
import { productPath } from '#shared/page-paths.ts';
import { otherBrowsers } from '#tests/support/other-browsers/other-browsers.ts';
import { startOwnShop } from '#tests/support/own-shop.ts';

const firefox = otherBrowsers().find(({ name }) => name === 'Firefox');

test.skipIf(!firefox?.open)(
  'Firefox fetches the next page ahead where a page asks for it',
  {
    timeout: 300_000,
  },
  async () => {
    const shop = await startOwnShop();
    onTestFinished(() => shop.close(), 60_000);
    const browser = await firefox?.open?.();
    if (browser === undefined) return;
    onTestFinished(() => browser.quit(), 60_000);
    await browser.open(`${shop.url}/fr/contact`);
    await browser.see('h1');
    // Prefetches as the pages do: one link to data of the shop, and one to another site.
    await browser.run(`
    window.refused = [];
    addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => refused.push([effectiveDirective, blockedURI]));
    for (const href of ['/robots.txt?ahead', 'http://127.0.0.1:9/elsewhere']) {
      const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
      document.head.append(link);
    }
    for (const [tag, src] of [['iframe', '/robots.txt?framed'], ['object', '/robots.txt?object'], ['video', '/robots.txt?media']]) {
      const part = document.createElement(tag);
      part[tag === 'object' ? 'data' : 'src'] = src;
      document.body.append(part);
    }`);
    const refused = () => browser.run('return window.refused.map(([, uri]) => uri).join()');
    await expect.poll(refused, { timeout: 10_000 }).toContain('elsewhere');
    for (const what of ['framed', 'object', 'media']) {
      await expect.poll(refused, { timeout: 10_000 }).toContain(what);
    }
    expect(await refused()).not.toContain('ahead');
  },
);

for (const { name, open } of otherBrowsers()) {
  test.skipIf(!open)(
    `Back to a list shows what was added and marked on the page after it, in ${name}`,
    {
      timeout: 300_000,
    },
    async () => {
      const shop = await startOwnShop();
      onTestFinished(() => shop.close(), 60_000);
      const browser = await open?.();
      if (browser === undefined) return;
      onTestFinished(() => browser.quit(), 60_000);
      const [product] = (await shop.owner.product.get({ page: 1, limit: 1 })).data;
      if (!product) throw new Error('The shop has no product.');
      await browser.open(`${shop.url}/fr/search?q=${encodeURIComponent(product.name)}`);
      await browser.see('.wishlist-button[aria-pressed=false]');
      await browser.run('window.isSameDocument = true');
      // Loads a new document, instead of letting the router show the page in this one.
      await browser.open(`${shop.url}/fr${productPath(product)}`);
      await browser.press('main .wishlist-button');
      await browser.press('main .add-to-cart button', 'au panier');
      await browser.see('.quantity-stepper__quantity', '1');
      await browser.goBack();
      await browser.see('.product-card .quantity-stepper__quantity', '1');
      await browser.see('.product-card .wishlist-button[aria-pressed=true]');
      console.info(`${name} kept the page: ${await browser.run('return window.isSameDocument === true')}`);
    },
  );
}
