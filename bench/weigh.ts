import { findPublicPages } from './browser/find-public-pages.ts';
import { openChromium } from './browser/open-chromium.ts';
import { openDemoShop } from './browser/open-demo-shop.ts';
import { weighJourney } from './browser/weigh-journey.ts';
import { type PageWeight, weighPage } from './browser/weigh-page.ts';

// `node bench/weigh.ts`: what a first visit on a phone of 360 px downloads, page by page; with --json for `tests/e2e/weight.spec.ts`.
const asJson = process.argv.includes('--json');
const shop = await openDemoShop();
try {
  const browser = await openChromium();
  const openPhone = () =>
    browser.newContext({
      baseURL: shop.url,
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      serviceWorkers: 'block',
    });
  const weights: Record<string, PageWeight> = {};
  const paths = await findPublicPages();
  for (const [name, path] of Object.entries(paths)) {
    const context = await openPhone();
    weights[name] = await weighPage(await context.newPage(), path);
    await context.close();
  }
  const journey = await weighJourney(await openPhone(), paths);
  await browser.close();
  if (asJson) console.log(JSON.stringify({ ...weights, journey }));
  else {
    console.table(Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, rowOf(weight)])));
    console.table({ journey });
  }
} finally {
  await shop.close();
}
process.exit();

function rowOf({ scripts, styles, headerBytes, ...weight }: PageWeight): Record<string, number> {
  return {
    scriptFiles: scripts.files,
    scriptBytes: scripts.bytes,
    styleFiles: styles.files,
    styleBytes: styles.bytes,
    documentHeaderBytes: headerBytes.document,
    partHeaderBytes: headerBytes.parts,
    pictureHeaderBytes: headerBytes.pictures,
    answerHeaderBytes: headerBytes.answers,
    ...weight,
  };
}
