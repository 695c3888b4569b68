import { chromium } from '@playwright/test';
import { findChromium } from '#tests/support/chromium.ts';
import { findPublicPages } from './browser/find-public-pages.ts';
import { openDemoShop } from './browser/open-demo-shop.ts';
import { weighPage } from './browser/weigh-page.ts';

// `node bench/weigh.ts`: what a first visit on a phone of 360 px downloads, page by page.
const shop = await openDemoShop();
try {
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, path] of Object.entries(await findPublicPages())) {
    const context = await browser.newContext({
      baseURL: shop.url,
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'block',
    });
    const weight = await weighPage(await context.newPage(), path);
    rows[name] = {
      'script files': weight.scripts.files,
      'script bytes': weight.scripts.bytes,
      'style files': weight.styles.files,
      'style bytes': weight.styles.bytes,
      'asset head': weight.assetHeaderBytes,
      document: weight.documentBytes,
      'document brotli': weight.documentBrotliBytes,
      elements: weight.elements,
    };
    await context.close();
  }
  console.table(rows);
  await browser.close();
} finally {
  await shop.close();
}
process.exit();
