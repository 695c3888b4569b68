import { findPublicPages } from './browser/find-public-pages.ts';
import { openChromium } from './browser/open-chromium.ts';
import { openDemoShop } from './browser/open-demo-shop.ts';
import { weighJourney } from './browser/weigh-journey.ts';
import { type PageWeight, weighPage } from './browser/weigh-page.ts';
import { reportWeight } from './report-weight.ts';

// `node bench/weigh.ts`: what a first visit on a phone of 360 px downloads, page by page, kept in bench/results; `tests/e2e/weight.spec.ts`
// calls it with --json.
const asJson = process.argv.includes('--json');
const shop = await openDemoShop();
try {
  const browser = await openChromium();
  const openPhone = () =>
    browser.newContext({
      baseURL: shop.url,
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
    });
  const paths = await findPublicPages();
  const weigh = async (path: string) => {
    const context = await openPhone();
    const weight = await weighPage(await context.newPage(), path);
    await context.close();
    return weight;
  };
  const weights = {
    home: await weigh(paths.home),
    product: await weigh(paths.product),
    listing: await weigh(paths.listing),
    search: await weigh(paths.search),
  };
  const journey = await weighJourney(await openPhone(), paths);
  await browser.close();
  if (asJson) console.log(JSON.stringify({ ...weights, journey }));
  else {
    console.table(Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, rowOf(weight)])));
    console.table({ journey });
    await reportWeight(weights, journey);
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
