import { findPublicPages } from './browser/find-public-pages.ts';
import { openChromium } from './browser/open-chromium.ts';
import { openDemoShop } from './browser/open-demo-shop.ts';
import { weighPage } from './browser/weigh-page.ts';

// `node bench/weigh.ts`: what a first visit on a phone of 360 px downloads, page by page.
const shop = await openDemoShop();
try {
  const browser = await openChromium();
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, path] of Object.entries(await findPublicPages())) {
    const context = await browser.newContext({
      baseURL: shop.url,
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'block',
    });
    const { scripts, styles, ...weight } = await weighPage(await context.newPage(), path);
    rows[name] = {
      scriptFiles: scripts.files,
      scriptBytes: scripts.bytes,
      styleFiles: styles.files,
      styleBytes: styles.bytes,
      ...weight,
    };
    await context.close();
  }
  console.table(rows);
  await browser.close();
} finally {
  await shop.close();
}
process.exit();
