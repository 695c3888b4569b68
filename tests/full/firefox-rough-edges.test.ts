import { expect, onTestFinished, test } from 'vitest';
import { otherBrowsers } from '#tests/support/other-browsers/other-browsers.ts';
import { startOwnShop } from '#tests/support/own-shop.ts';

const firefox = otherBrowsers().find(({ name }) => name === 'Firefox');

test.skipIf(!firefox?.open)('Firefox fetches the next page ahead where a page asks for it', {
  timeout: 300_000,
}, async () => {
  const shop = await startOwnShop();
  onTestFinished(() => shop.close(), 60_000);
  const browser = await firefox?.open?.();
  if (browser === undefined) return;
  onTestFinished(() => browser.quit(), 60_000);
  await browser.open(`${shop.url}/fr/contact`);
  await browser.see('h1');
  // As the pages do it: a link to data of the shop, and one to a place that is not the shop.
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
});
